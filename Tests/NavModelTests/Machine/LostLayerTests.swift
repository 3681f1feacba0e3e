import Testing

@testable import NavModel

@Suite("A flow whose layer is gone has no stack")
struct LostLayerTests {
  /// An app whose flow waits for an answer while its screens are removed.
  private func text(_ platform: String, _ shows: String, _ does: String) -> String {
    """
    system S
      platform \(platform)
      timing atomic
    event ended at most 0
    coordinator App {
      var made: Flow?
      start home
      screen home {
        on tap show { \(shows) }
        on tap showAgain { present made as sheet }
        on tap pushAgain { push made }
      }
      branch flow: Flow
      branch outer: Outer
    }
    coordinator Outer {
      start flow
      branch flow: Flow
      screen last
      on ended { push last }
    }
    coordinator Flow {
      effect check: done
      start page
      screen page { on tap go { run check } }
      screen error
      on check done { \(does) }
    }
    """
  }

  private static let made = "made = new Flow; present made as sheet"
  private static let swipe = ["swipe down begins", "swipe down is finished"]

  /// How a flow is shown, the inputs that remove its screens, what it does then, and the top screen and the refused command
  /// afterwards.
  struct Row: Sendable, CustomTestStringConvertible {
    let shows: String
    let inputs: [String]
    let does: String
    let screens: [String]
    let refused: String?
    var testDescription: String { "\(shows), \(inputs), \(does)" }

    init(_ shows: String, _ inputs: [String], _ does: String, _ screens: [String], _ refused: String?) {
      (self.shows, self.inputs, self.does, self.screens) = (shows, inputs, does, screens)
      self.refused = refused
    }
  }

  static let rows = [
    Row("present flow as sheet", swipe, "push error", ["App.home"], "push"),
    Row("present flow as sheet", swipe, "replaceRoot error", ["App.home"], "replaceRoot"),
    Row("present flow as sheet", swipe, "present error as sheet", ["App.home"], "present"),
    Row("present flow as popover", ["tap outside"], "push error", ["App.home"], "push"),
    Row("present outer as sheet", swipe, "push error", ["App.home"], "push"),
    Row("present outer as sheet", swipe, "post ended", ["App.home"], "push"),
    Row(made, swipe, "push error", ["App.home"], "push"),
    // The stack below belongs to the flow as well.
    Row("push flow", ["back @"], "push error", ["App.home", "Flow.error"], nil),
  ]

  @Test(arguments: rows, ["uikit", "swiftui"])
  func `a command of the flow is refused when its layer is gone`(row: Row, platform: String) throws {
    var walk = try Walk(text(platform, row.shows, row.does))
    try walk.play("tap show", "tap go")
    for input in row.inputs { try walk.play(input) }
    #expect(walk.screens == [["App.home"]])
    try walk.rest("check answers done")
    #expect(walk.screens == [row.screens])
    let refused = walk.told.compactMap { $0.split(separator: ":").first.map(String.init) }
    #expect(refused == (row.refused.map { ["refused \($0)"] } ?? []))
    // The app asked for a screen that nothing shows.
    #expect(walk.world.refusals.count == refused.count)
  }

  @Test func `a flow that is presented again has a stack`() throws {
    var walk = try Walk(text("uikit", Self.made, "push error"))
    try walk.play("tap show")
    for input in Self.swipe { try walk.play(input) }
    try walk.play("tap showAgain", "tap go")
    try walk.rest("check answers done")
    #expect(walk.screens == [["App.home"], ["Flow.page", "Flow.error"]])
  }

  @Test func `a flow that is pushed later belongs to the stack below`() throws {
    var walk = try Walk(text("uikit", Self.made, "push error"))
    try walk.play("tap show")
    for input in Self.swipe { try walk.play(input) }
    try walk.play("tap pushAgain", "tap go", "back @")
    try walk.rest("check answers done")
    #expect(walk.screens == [["App.home", "Flow.error"]])
  }
}
