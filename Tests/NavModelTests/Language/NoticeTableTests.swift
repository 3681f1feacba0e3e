import Foundation
import Testing

@testable import NavModel

/// The table of the reference about notices, asked of the machine: who hears each, with which value, in which step.
@Suite struct `Notices in the reference` {
  /// How a notice comes about.
  private struct Situation {
    let notice: NavNotice.Kind
    /// What is played to rest first.
    var before: [String] = ["tap flow"]
    /// What is played then, step by step.
    let steps: [(event: String, phrase: String)]
    var platform = "uikit"
    var shape = Shape.stack

    /// Whether the notice is about the app or a window, and goes to all coordinators.
    var isToldToAll: Bool { [.collapsed, .expanded, .background, .foreground].contains(notice) }
  }

  private enum Shape { case stack, tabs, split }

  private static let situations: [Situation] = [
    Situation(
      notice: .start, steps: [("tap deep", "the launch, or the command that creates and shows it, ends")]),
    Situation(
      notice: .willAppear,
      steps: [("tap deep", "a transition begins, as a rule"), ("transition ends", "a transition ends")]),
    Situation(
      notice: .didAppear,
      steps: [("tap deep", "a transition begins"), ("transition ends", "a transition ends, as a rule")]),
    Situation(
      notice: .willDisappear, before: ["tap flow", "tap deep"],
      steps: [("back", "a transition begins, as a rule"), ("transition ends", "a transition ends")]),
    Situation(
      notice: .didDisappear, before: ["tap flow", "tap deep"],
      steps: [("back", "a transition begins"), ("transition ends", "a transition ends, as a rule")]),
    Situation(
      notice: .removed, before: ["tap flow", "tap deep"],
      steps: [("back", "a transition begins"), ("transition ends", "a transition ends, as a rule")]),
    Situation(
      notice: .exit, before: ["tap flow", "tap deep"],
      steps: [("back", "a transition begins"), ("transition ends", "a transition ends, as a rule")],
      platform: "swiftui\n  dialect coordinator"),
    Situation(
      notice: .willShow,
      steps: [("tap deep", "a transition begins, as a rule"), ("transition ends", "a transition ends")]),
    Situation(
      notice: .didShow,
      steps: [("tap deep", "a transition begins"), ("transition ends", "a transition ends, as a rule")]),
    Situation(
      notice: .pathWritten, before: ["tap flow", "tap deep"],
      steps: [("back", "the user's pop begins, as a rule"), ("transition ends", "a transition ends")],
      platform: "swiftui"),
    Situation(
      notice: .willDismiss, before: ["tap flow", "tap sheet"],
      steps: [
        ("swipe down begins", "the drag begins, or the user taps outside"), ("swipe down is finished", "x"),
        ("transition ends", "a transition ends"),
      ]),
    Situation(
      notice: .didDismiss, before: ["tap flow", "tap sheet"],
      steps: [
        ("swipe down begins", "the drag begins"), ("swipe down is finished", "x"),
        ("transition ends", "a transition ends, as a rule"),
      ]),
    Situation(
      notice: .dismissRefused, before: ["tap flow", "tap sheet"],
      steps: [("swipe down", "the drag or the tap outside is refused")]),
    Situation(
      notice: .swipeBegan, before: ["tap flow", "tap deep"],
      steps: [
        ("swipe back begins", "the swipe begins"),
        ("swipe back is finished", "the finger is lifted"),
        ("transition ends", "a transition ends"),
      ]),
    Situation(
      notice: .swipeCancelled, before: ["tap flow", "tap deep"],
      steps: [
        ("swipe back begins", "the swipe begins"),
        ("swipe back is let go", "the finger is lifted too early, or the swipe is interrupted"),
        ("transition ends", "a transition ends"),
      ]),
    Situation(
      notice: .swipeFinished, before: ["tap flow", "tap deep"],
      steps: [
        ("swipe back begins", "the swipe begins"),
        ("swipe back is finished", "the finger is lifted"),
        ("transition ends", "a transition ends"),
      ]),
    Situation(
      notice: .transitionEnded,
      steps: [("tap deep", "a transition begins"), ("transition ends", "a transition ends, as a rule")]),
    Situation(
      notice: .tabSelected, before: [], steps: [("select", "the tab is tapped, or the page has turned")],
      shape: .tabs),
    Situation(notice: .tabReselected, before: [], steps: [("reselect", "the tab is tapped")], shape: .tabs),
    Situation(
      notice: .collapsed, before: [],
      steps: [
        ("the window becomes narrow", "the window changes, or on uikit the app goes to the background")
      ],
      shape: .split),
    Situation(
      notice: .expanded, before: ["the window becomes narrow"],
      steps: [("the window becomes wide", "the window changes, or on uikit the app goes to the background")],
      shape: .split),
    Situation(
      notice: .background, before: ["tap flow", "tap deep"],
      steps: [("the app goes to the background", "the app leaves the foreground")]),
    Situation(
      notice: .foreground, before: ["tap flow", "tap deep", "the app goes to the background"],
      steps: [("the app comes back", "the app comes back")]),
  ]

  private static func text(_ situation: Situation, valueCount: Int) -> String {
    let name = situation.notice.rawValue + (valueCount > 0 ? "(value)" : "")
    func hears(_ role: String) -> String { "on \(name) { note \(role) }" }
    let asks = situation.notice == .dismissRefused ? "on shouldDismiss { refuse }" : ""
    switch situation.shape {
    case .stack:
      return """
        system Notices
          platform \(situation.platform)
        coordinator App {
          start home
          screen home { on tap flow { push flow } }
          branch flow: Flow
          \(hears("other"))
        }
        coordinator Flow {
          start page
          screen page {
            on tap deep { push deep }
            on tap sheet { present deep as sheet }
          }
          branch deep: Deep { \(hears("branch")) }
          \(hears("parent"))
        }
        coordinator Deep {
          start leaf
          screen leaf {
            \(hears("screen"))
            \(asks)
          }
          \(hears("coordinator"))
        }
        \(hears("system"))
        """
    case .tabs, .split:
      let declared =
        situation.shape == .tabs
        ? "tabs main {\n    tab left: Flow\n    tab right: Deep\n  }"
        : "split main {\n    primary left: Flow\n    secondary right: Deep\n  }"
      return """
        system Notices
          platform \(situation.platform)
        coordinator App {
          start main
          \(declared)
          \(hears("tabs"))
        }
        coordinator Flow {
          start page
          screen page { \(hears("screen")) }
          \(hears("coordinator"))
        }
        coordinator Deep {
          start leaf
          screen leaf { \(hears("hidden")) }
          \(hears("hiddenCoordinator"))
        }
        \(hears("system"))
        """
    }
  }

  /// Those who hear, by what they are: each coordinator and each screen has a name of its own in the spec.
  private static func grouped(_ roles: [String]) -> [String] {
    var seen: Set<String> = []
    return roles.map { role in
      ["tabs", "other", "parent", "coordinator", "hiddenCoordinator"].contains(role)
        ? "coordinators" : ["screen", "hidden"].contains(role) ? "screens" : role
    }.filter { seen.insert($0).inserted }
  }

  @Test func `every row is what the machine does`() throws {
    let rows = try ReferenceTable.rows(of: "Moments", below: "| notice |")
    #expect(Set(rows.map { $0[0] }) == Set(NavNotice.Kind.allCases.map { "`\($0.rawValue)`" }))
    for situation in Self.situations {
      let row = try #require(rows.first { $0[0] == "`\(situation.notice.rawValue)`" })
      let values = row[1] == "–" ? 0 : 1
      var walk = try Walk(Self.text(situation, valueCount: values))
      try walk.rest()
      for step in situation.before { try walk.rest(step) }
      var told = walk.told.count
      var found: [(heard: String, step: String)] = []
      for step in situation.steps {
        try walk.play(step.event)
        let news = walk.told.dropFirst(told).filter { $0.hasPrefix("note ") }.map { String($0.dropFirst(5)) }
        told = walk.told.count
        let heard = situation.isToldToAll ? Self.grouped(news) : news
        if !heard.isEmpty { found.append((heard.joined(separator: ", "), step.phrase)) }
      }
      #expect(found.map(\.heard) == [row[2]], "\(row[0])")
      #expect(found.map(\.step) == [row[3]], "\(row[0])")
    }
  }

  @Test func `every notice of the table is played`() {
    #expect(Set(Self.situations.map(\.notice)) == Set(NavNotice.Kind.allCases))
  }
}
