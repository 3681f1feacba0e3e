import Foundation
import NavModel
import Testing

@testable import NavCheck

/// The five systems: each does what its code does, and its known problems come out by themselves.
@Suite struct `The five systems` {
  /// What a property of a spec, or of a variant of it, must come to.
  struct Verdict: Sendable {
    var system: String
    var variant: String?
    var property: String
    /// The inputs of the shortest trace; nil where it holds.
    var inputs: Int?
  }

  /// A variant, which is explored once for all verdicts about it.
  struct Variant: Sendable, Hashable, CustomTestStringConvertible {
    var system: String
    var variant: String?
    var testDescription: String { "\(system) \(variant ?? "base")" }
  }

  static let variants: [Variant] = verdicts.map { Variant(system: $0.system, variant: $0.variant) }
    .reduce(into: []) { known, variant in if !known.contains(variant) { known.append(variant) } }

  static let verdicts: [Verdict] = [
    // As intended, an exit fires once and nobody leaks; as released, neither.
    Verdict(system: "demo", property: "exit-once"),
    Verdict(system: "demo", property: "child-ends-with-branch"),
    Verdict(system: "coordinator-1", variant: "dismissed-by-program", property: "exit-once", inputs: 2),
    Verdict(system: "coordinator-1", variant: "second-screen", property: "child-ends-with-branch", inputs: 3),
    Verdict(system: "coordinator-1", variant: "popped-by-program", property: "removal-is-exact", inputs: 4),
    Verdict(system: "coordinator-1", variant: "made-again", property: "ends-once", inputs: 4),
    // Owned dismissal holds; without it one of two holds, never both.
    Verdict(system: "feedback", property: "dismisses-own"),
    Verdict(system: "feedback", property: "effect-has-screen"),
    Verdict(system: "feedback", variant: "swipe-ends-the-effect", property: "dismisses-own", inputs: 3),
    Verdict(system: "feedback", variant: "swipe-ends-the-effect", property: "effect-has-screen"),
    Verdict(system: "feedback", variant: "swipe-is-forgotten", property: "dismisses-own"),
    Verdict(system: "feedback", variant: "swipe-is-forgotten", property: "effect-has-screen", inputs: 3),
    Verdict(system: "feedback", property: "unrelated-leaves-the-map"),
    Verdict(system: "feedback", variant: "latest", property: "unrelated-leaves-the-map", inputs: 3),
    // One update after the other, or one within the other.
    Verdict(system: "feedback-loop", property: "reducer-not-nested"),
    Verdict(system: "feedback-loop", property: "withdrawn"),
    Verdict(system: "feedback-loop", property: "kept"),
    Verdict(system: "feedback-loop", variant: "without-tokens", property: "withdrawn"),
    Verdict(system: "feedback-loop", variant: "cycler", property: "reducer-not-nested", inputs: 1),
    // Readiness, removal by position, the log of the article.
    Verdict(system: "rxflow-2018", property: "seed-log"),
    Verdict(system: "rxflow-2018", property: "watched-first"),
    Verdict(system: "rxflow-2018", property: "child-before-parent"),
    Verdict(system: "rxflow-2018", property: "flows-become-ready"),
    Verdict(system: "rxflow-2018", variant: "empty-first-step", property: "flows-become-ready", inputs: 1),
    Verdict(system: "rxflow-2018", variant: "own-modal", property: "no-fatal", inputs: 6),
    // In what order: by recursion, by a trampoline, by turns.
    Verdict(system: "rxflow-order", property: "by-recursion"),
    Verdict(system: "rxflow-order", property: "one-after-the-other"),
    Verdict(system: "rxflow-order", variant: "version-1", property: "by-recursion"),
    Verdict(system: "rxflow-order", variant: "version-1", property: "one-after-the-other"),
    Verdict(system: "rxflow-order", variant: "version-2", property: "by-recursion"),
    Verdict(system: "rxflow-order", variant: "version-2", property: "current"),
    // What a screen emits is gated, what a flow emits is not; a shared stack leaks.
    Verdict(system: "rxflow-2", property: "no-silent-drop"),
    Verdict(system: "rxflow-2", variant: "step-during-push", property: "no-silent-drop", inputs: 2),
    Verdict(
      system: "rxflow-2", variant: "hidden-flow-is-heard", property: "hidden-flows-are-quiet", inputs: 2),
    Verdict(system: "rxflow-2", variant: "shared-stack", property: "child-has-screen", inputs: 3),
    // A step that waits to be adapted is overtaken, or was cancelled before version 2.13.
    Verdict(system: "rxflow-adapt", property: "in-order"),
    Verdict(system: "rxflow-adapt", variant: "overtaken", property: "in-order", inputs: 2),
    Verdict(system: "rxflow-adapt", variant: "cancelled", property: "no-silent-drop", inputs: 2),
    // A tree, and a screen with two parents.
    Verdict(system: "screen-tree", property: "stack-is-tree-path"),
    Verdict(system: "screen-tree", variant: "two-parents", property: "stack-is-tree-path", inputs: 3),
    Verdict(system: "screen-tree", variant: "climb-by-the-stack", property: "stack-is-tree-path"),
  ]

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("Each verdict is as its code's, in so many inputs", arguments: variants)
  func verdict(_ variant: Variant) throws {
    let expected = Self.verdicts.filter { $0.system == variant.system && $0.variant == variant.variant }
    let file = Self.root.appending(path: "specs/systems/\(variant.system).nav")
    let source = NavSource(path: file.path, bytes: try Data(contentsOf: file)) { _ in
      .failure(NavSource.Unreadable("is not needed"))
    }
    let program = try #require(source.resolve(variant: variant.variant).program)
    let report = NavigationCheck(program).run(only: Set(expected.map(\.property)))
    for verdict in expected {
      let finding = try #require(report[verdict.property])
      if let inputs = verdict.inputs {
        #expect(finding.trace?.length == inputs, "\(finding.name): \(finding.verdict)")
      } else {
        #expect(finding.verdict == .holds, "\(finding.name): \(finding.verdict)")
      }
    }
  }

  @Test("Every known problem of a system stands in the article, as a variant that is there or with a reason")
  func article() throws {
    let article = try String(
      contentsOf: Self.root.appending(path: "Sources/NavModel/NavModel.docc/Systems.md"), encoding: .utf8)
    var rows: [String: Int] = [:]
    var system = ""
    for line in article.split(separator: "\n") {
      if line.hasPrefix("## ") { system = String(line.dropFirst(3)) }
      guard line.hasPrefix("| "), !line.hasPrefix("| known"), !line.hasPrefix("| ---") else { continue }
      rows[system, default: 0] += 1
      let place = try #require(line.split(separator: "|").last { !$0.allSatisfy(\.isWhitespace) })
      if place.contains("no variant: ") { continue }
      let name = try #require(place.split(separator: "`").dropFirst().first, "\(line)")
      let parts = name.split(separator: " ")
      let file = Self.root.appending(path: "specs/systems/\(parts[0]).nav")
      let spec = try String(contentsOf: file, encoding: .utf8)
      if parts.count > 1 { #expect(spec.contains("\nvariant \(parts[1]) {"), "\(line)") }
    }
    #expect(
      rows == [
        "The SwiftUI coordinators": 14, "Feedback navigation": 10, "The feedback loop": 10, "RxFlow": 15,
        "The tree of screens": 11,
      ])
  }
}
