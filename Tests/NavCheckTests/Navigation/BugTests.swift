import Foundation
import NavModel
import Testing

@testable import NavCheck

/// The bugs of `specs/bugs`, with what a model needs to show each.
@Suite struct `Bugs from public trackers` {
  /// What a model of navigation must contain; every feature has a bug that needs it.
  enum Feature: String, CaseIterable {
    case twoLayers, modals, lifetimes, systemPops, queues, transitions, lateNotices, identity, batches,
      effects
    case gestures, guards, environment, tabs, deepLinks, results, repeatedTaps, sharedStacks, splitViews
  }

  struct Bug: Sendable, CustomTestStringConvertible {
    var file: String
    /// The property that shows it, and within how many inputs.
    var property: String
    var inputs: Int
    var needs: [Feature]
    /// The properties that need no text and must show it as well.
    var compared: [String] = []

    var testDescription: String { file }
  }

  static let bugs: [Bug] = [
    Bug(
      file: "alert-read-as-dismissal", property: "screen-has-owner", inputs: 3,
      needs: [.modals, .twoLayers, .lifetimes]),
    Bug(
      file: "awaited-result", property: "locks-released", inputs: 2,
      needs: [.modals, .results, .guards], compared: ["exit-equivalence"]),
    Bug(
      file: "path-lost-with-the-tab", property: "belief-matches-screen", inputs: 2,
      needs: [.tabs, .transitions, .twoLayers]),
    Bug(
      file: "two-taps-before-the-push", property: "one-intent-one-push", inputs: 2,
      needs: [.repeatedTaps, .transitions]),
    Bug(
      file: "dismiss-and-ask", property: "asked", inputs: 4, needs: [.modals, .transitions, .batches]),
    Bug(
      file: "link-forgets-the-child", property: "child-has-screen", inputs: 2,
      needs: [.deepLinks, .modals, .guards, .lifetimes]),
    Bug(
      file: "link-on-the-same-tab", property: "link-reaches-target", inputs: 2, needs: [.deepLinks, .tabs]),
    Bug(
      file: "column-out-of-sight", property: "the-form-comes", inputs: 2, needs: [.splitViews, .environment]),
    Bug(
      file: "double-rotation", property: "default-detail-alone", inputs: 2,
      needs: [.splitViews, .environment]),
    Bug(
      file: "back-keeps-the-child", property: "child-has-screen", inputs: 2,
      needs: [.twoLayers, .systemPops, .lifetimes, .sharedStacks], compared: ["exit-equivalence"]),
    Bug(
      file: "cancelled-swipe-finishes", property: "screen-has-owner", inputs: 3,
      needs: [.gestures, .twoLayers, .lifetimes, .systemPops], compared: ["cancelled-gesture"]),
    Bug(
      file: "pop-to-root-drops-one", property: "belief-matches-screen", inputs: 3,
      needs: [.twoLayers, .systemPops, .batches, .gestures], compared: ["exit-equivalence"]),
    Bug(
      file: "reselected-tab", property: "belief-matches-screen", inputs: 4,
      needs: [.tabs, .systemPops, .twoLayers, .batches], compared: ["exit-equivalence"]),
    Bug(
      file: "swiped-sheet-keeps-the-child", property: "child-has-screen", inputs: 2,
      needs: [.modals, .systemPops, .twoLayers, .lifetimes], compared: ["exit-equivalence"]),
    Bug(
      file: "done-keeps-the-child", property: "child-has-screen", inputs: 2,
      needs: [.modals, .systemPops, .lifetimes, .results], compared: ["exit-equivalence"]),
    Bug(
      file: "present-from-a-ghost", property: "no-silent-drop", inputs: 3,
      needs: [.modals, .twoLayers, .systemPops]),
    Bug(
      file: "swap-while-dismissing", property: "dismissal-is-exact", inputs: 4,
      needs: [.modals, .transitions, .identity]),
    Bug(
      file: "link-behind-a-sheet", property: "link-reaches-target", inputs: 2,
      needs: [.deepLinks, .modals, .twoLayers]),
    Bug(
      file: "link-at-launch", property: "link-reaches-target", inputs: 1,
      needs: [.deepLinks, .modals, .environment]),
    Bug(
      file: "link-before-ready", property: "no-silent-drop", inputs: 2,
      needs: [.deepLinks, .queues, .environment]),
    Bug(
      file: "dead-page", property: "visible-page-is-heard", inputs: 3,
      needs: [.systemPops, .queues, .lifetimes, .twoLayers], compared: ["re-entry"]),
    Bug(
      file: "reused-coordinator", property: "no-fatal", inputs: 3, needs: [.lifetimes, .modals],
      compared: ["re-entry"]),
    Bug(
      file: "answers-for-replaced-screens", property: "owner-gone-effects-gone", inputs: 4,
      needs: [.effects, .identity, .batches]),
    Bug(
      file: "late-truncation", property: "late-notice-is-exact", inputs: 2,
      needs: [.batches, .lateNotices, .identity, .modals]),
    Bug(
      file: "path-keeps-what-is-popped", property: "one-tap-one-screen", inputs: 3,
      needs: [.twoLayers, .systemPops], compared: ["re-entry"]),
    Bug(
      file: "double-tap", property: "one-intent-one-push", inputs: 2, needs: [.repeatedTaps, .transitions]),
    Bug(
      file: "forgotten-completion", property: "rooms-open-again", inputs: 3,
      needs: [.guards, .results, .modals, .twoLayers], compared: ["re-entry"]),
    Bug(
      file: "pops-whatever-is-on-top", property: "saving-keeps-the-form", inputs: 3,
      needs: [.effects, .identity, .modals]),
    Bug(
      file: "modal-survives-logout", property: "private-after-logout", inputs: 3,
      needs: [.modals, .environment, .lifetimes, .twoLayers]),
    Bug(
      file: "logout-over-a-sheet", property: "child-ends-with-branch", inputs: 2,
      needs: [.modals, .environment, .lifetimes]),
    Bug(file: "same-route-twice", property: "back-to-nearest", inputs: 4, needs: [.identity, .twoLayers]),
    Bug(
      file: "collapse-on-background", property: "background-changes-nothing", inputs: 3,
      needs: [.environment, .twoLayers]),
    Bug(
      file: "alert-comes-back", property: "belief-matches-screen", inputs: 2, needs: [.modals],
      compared: ["exit-equivalence"]),
    Bug(
      file: "permalink-drops-the-stack", property: "permalink-goes-further", inputs: 2, needs: [.deepLinks]),
    Bug(
      file: "logout-keeps-the-other-tab", property: "child-ends-with-branch", inputs: 2,
      needs: [.tabs, .lifetimes]),
  ]

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "specs/bugs")

  private func program(_ file: String, _ variant: String?) throws -> NavProgram {
    let text = try String(contentsOf: Self.folder.appending(path: "\(file).nav"), encoding: .utf8)
    let spec = try #require(NavSpec.parse(text).spec)
    return try #require(NavProgram.resolve(spec, variant: variant).program)
  }

  @Test("Each is found within the inputs of its report, by the property that it is about", arguments: bugs)
  func found(bug: Bug) throws {
    let report = NavigationCheck(try program(bug.file, nil)).run(
      within: .depth(bug.inputs), only: Set([bug.property] + bug.compared))
    #expect(report.findings.count == 1 + bug.compared.count)
    for finding in report.findings {
      #expect(finding.isViolated, "\(finding.name)")
      #expect((finding.trace?.length ?? .max) <= bug.inputs)
    }
  }

  @Test("Each is gone in the fixed variant", arguments: bugs)
  func fixed(bug: Bug) throws {
    let report = NavigationCheck(try program(bug.file, "fixed")).run(
      within: .states(20_000), only: Set([bug.property] + bug.compared))
    for finding in report.findings {
      let isJudged = finding.verdict == .holds || finding.name != bug.property && finding.verdict == .vacuous
      #expect(isJudged, "\(finding.name): \(finding.verdict)")
    }
  }

  @Test func `every feature has a bug that needs it, and every file is in the table`() throws {
    #expect(Set(Self.bugs.flatMap(\.needs)) == Set(Feature.allCases))
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(files == Self.bugs.map { "\($0.file).nav" }.sorted())
  }
}
