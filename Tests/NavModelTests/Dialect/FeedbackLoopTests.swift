import Testing

@testable import NavModel

/// What the dialect `feedback-loop` does where a feedback writes a variable, which no library's effect does by itself.
@Suite struct FeedbackLoopTests {
  private func text(_ scheduling: String) -> String {
    """
    system Writing
      platform ideal
      dialect feedback-loop { scheduling = \(scheduling) }
      timing atomic
    event go
    step told
    coordinator Loop {
      var isOn: Bool = false
      var count: 0...2 = 0
      start page
      screen page
      on go { isOn = true }
      on step told when count == 0 { note early }
      on step told when count == 2 { note late }
      feedback writes positiveEdgeTrigger when isOn {
        mutate count = 2
        emit told
      }
    }
    """
  }

  @Test(
    "A write in a publication comes before the step that follows it: behind the publication, or inside of it",
    arguments: [
      ("floodgate", ["true 0", "true 2", "note late", "true 2"]),
      ("cycler", ["true 0", "inside: mutate", "true 2", "inside: step told", "note late", "true 2"]),
    ])
  func writes(scheduling: String, log: [String]) throws {
    var walk = try Walk(text(scheduling))
    try walk.play("event go")
    let told = walk.outputs.compactMap { output in
      switch output {
      case .published(_, let values): values.map(walk.machine.text).joined(separator: " ")
      case .nested(_, let name): "inside: \(name)"
      case .noted(let label, _): "note \(walk.machine.program.labels[label].name)"
      default: nil
      }
    }
    #expect(told == log)
  }
}
