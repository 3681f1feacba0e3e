import Testing

@testable import NavModel

@Suite("A handler about a presented child works on its own coordinator's stack")
struct OwnStackTests {
  /// An app that presents a flow, or pushes it, and does something when that has finished.
  private func text(_ platform: String, _ shows: String, _ does: String, timing: String = "atomic") -> String
  {
    """
    system S
      platform \(platform)
      \(platform == "swiftui" ? "dialect coordinator" : "dialect plain")
      timing \(timing)

    coordinator App {
      start home
      screen home {
        on tap show { \(shows) }
        on tap note { present hint as sheet }
      }
      screen welcome
      screen hint
      branch auth: Auth { on finished { \(does) } }
    }
    coordinator Auth {
      start login
      screen login {
        on tap next { push register }
        on tap done { finish }
      }
      screen register { on tap done { finish } }
    }
    """
  }

  private static let sheet = "present auth as sheet"
  private static let swipe = ["swipe down begins", "swipe down is finished"]

  @Test(
    "on SwiftUI, however the flow ends",
    arguments: [
      (sheet, "replaceRoot welcome", ["tap done"], [["App.welcome"]]),
      (sheet, "replaceRoot welcome", swipe, [["App.welcome"]]),
      (sheet, "push welcome", ["tap done"], [["App.home", "App.welcome"]]),
      (sheet, "push welcome", ["tap next", "tap done"], [["App.home", "App.welcome"]]),
      (sheet, "later { push welcome }", ["tap done"], [["App.home", "App.welcome"]]),
      (sheet, "later { push welcome }", swipe, [["App.home", "App.welcome"]]),
      (sheet, "present hint as sheet", ["tap done"], [["App.home"], ["App.hint"]]),
      ("present auth as cover", "replaceRoot welcome", ["tap done"], [["App.welcome"]]),
      // A flow on the same stack leaves the parent the stack that both share.
      ("push auth", "push welcome", ["tap done"], [["App.home", "App.welcome"]]),
      ("push auth", "push welcome", ["back @"], [["App.home", "App.welcome"]]),
      ("push auth", "replaceRoot welcome", ["tap next", "tap done"], [["App.welcome"]]),
    ] as [(String, String, [String], [[String]])], ["atomic", "interleaved"])
  func swiftui(row: (String, String, [String], [[String]]), timing: String) throws {
    let (shows, does, inputs, screens) = row
    var walk = try Walk(text("swiftui", shows, does, timing: timing))
    try walk.rest("tap show")
    for input in inputs {
      try walk.play(input)
      if !input.hasSuffix("begins") { walk.settle() }
    }
    #expect(walk.screens == screens)
    #expect(!walk.told.contains { $0.hasPrefix("refused") })
  }

  @Test(
    "on UIKit, where the parent takes the sheet away itself",
    arguments: [
      ("push welcome; dismiss child", [["App.home", "App.welcome"]]),
      ("dismiss child; push welcome", [["App.home", "App.welcome"]]),
      ("setStack [welcome]; dismiss", [["App.welcome"]]), ("dismiss", [["App.home"]]),
      // The child's screen is gone by then, so the parent presents from its own.
      ("dismiss child then { present hint as sheet }", [["App.home"], ["App.hint"]]),
    ] as [(String, [[String]])], ["atomic", "interleaved"])
  func uikit(row: (String, [[String]]), timing: String) throws {
    var walk = try Walk(text("uikit", Self.sheet, row.0, timing: timing))
    try walk.rest("tap show", "tap done")
    #expect(walk.screens == row.1)
  }
}

@Suite("SwiftUI renders once for all writes of one event")
struct RenderingTests {
  private func walk(_ does: String, timing: String, platform: String = "swiftui") throws -> Walk {
    var walk = try Walk(
      """
      system S
        platform \(platform)
        timing \(timing)
      coordinator App {
        start home
        screen home { on didDisappear { note homeGone }; on tap go { \(does) } }
        screen a { on didAppear { note aShown }; on didDisappear { note aGone }; on removed { note aRemoved } }
        screen b { on didAppear { note bShown } }
        screen s { on didAppear { note sShown }; on removed { note sRemoved } }
      }
      """)
    try walk.rest("tap go")
    return walk
  }

  @Test(
    "Only what is left in the end is shown",
    arguments: [
      ("push a; pop", [["App.home"]], []),
      ("push a; push b", [["App.home", "App.a", "App.b"]], ["homeGone", "bShown"]),
      ("present s as sheet; dismiss", [["App.home"]], []),
      ("push a; present s as sheet", [["App.home", "App.a"], ["App.s"]], ["homeGone", "aShown", "sShown"]),
      ("push a; pop; push b", [["App.home", "App.b"]], ["homeGone", "bShown"]),
      (
        "push a; later { push b }", [["App.home", "App.a", "App.b"]],
        ["homeGone", "aShown", "aGone", "bShown"]
      ),
    ] as [(String, [[String]], [String])], ["atomic", "interleaved"])
  func swiftui(row: (String, [[String]], [String]), timing: String) throws {
    let walk = try walk(row.0, timing: timing)
    #expect(walk.screens == row.1)
    #expect(Set(walk.told) == Set(row.2.map { "note \($0)" }))
    #expect(walk.told.count == row.2.count)
  }

  @Test("On the other platforms each command is carried out", arguments: ["ideal", "uikit"])
  func others(platform: String) throws {
    let walk = try walk("push a; pop", timing: "atomic", platform: platform)
    #expect(walk.screens == [["App.home"]] || platform == "uikit")
    #expect(!walk.told.isEmpty)
  }
}
