import Testing

@testable import NavModel

/// What published logs, Apple's documentation and named projects say of UIKit and SwiftUI, row by row.
@Suite struct PlatformRowTests {
  static let rows =
    PlatformRow.stacks + PlatformRow.swipes + PlatformRow.moving + PlatformRow.layers
    + PlatformRow.tabs + PlatformRow.bindings

  /// What a step tells: notices by screen, refusals by reason, notes.
  private func told(_ outputs: some Sequence<NavOutput>, _ machine: NavMachine) -> String {
    outputs.flatMap { output -> [String] in
      switch output {
      case .delivered(let kind, let routes):
        let names = routes.map { machine.text(of: $0).split(separator: ".").last.map(String.init) ?? "" }
        if kind == .pathWritten { return ["pathWritten " + names.joined(separator: " ")] }
        return names.isEmpty ? [kind.rawValue] : names.map { "\(kind.rawValue) \($0)" }
      case .refused(let command, let why, _): return ["refused \(command): \(why.rawValue)"]
      case .noted(let label, _): return ["note \(machine.program.labels[label].name)"]
      default: return []
      }
    }.joined(separator: ", ")
  }

  @Test(arguments: rows)
  func `The platform does what was published`(_ row: PlatformRow) throws {
    for version in row.versions {
      let settings = ["ios = \(version.rawValue)", row.settings].compactMap(\.self).joined(separator: "; ")
      var walk = try Walk(row.app.text("\(row.pack.rawValue) { \(settings) }"))
      for (words, expected) in row.way {
        let step = words.trimmingSuffix { $0 == " " }
        let count = walk.outputs.count
        let outputs: [NavOutput]
        if step == "launch" {
          outputs = try #require(walk.machine.launches.first).outputs
        } else {
          try walk.play(String(step))
          outputs = Array(walk.outputs[count...])
        }
        if expected != "…" { #expect(told(outputs, walk.machine) == expected, "\(version), \(step)") }
      }
      let enabled = walk.enabled
      for words in row.possible {
        #expect(enabled.contains { $0.hasPrefix(words) }, "\(version): \(enabled)")
      }
      for words in row.impossible {
        #expect(!enabled.contains { $0.hasPrefix(words) }, "\(version): \(enabled)")
      }
      if let screens = row.screens {
        let shown = walk.screens.map { layer in
          layer.map { String($0.drop { $0 != "." }.dropFirst()) }.joined(separator: " ")
        }
        #expect(shown.joined(separator: " / ") == screens, "\(version)")
      }
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    var text = self[...]
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return text
  }
}
