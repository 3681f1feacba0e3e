import Testing

@testable import NavModel

/// Sources: AdevintaSpain/Sencha pull request 23 for UIKit; pointfreeco/swift-navigation pull request 192 for SwiftUI.
@Suite("The root of the window is replaced at once")
struct WindowRootTests {
  private func text(_ platform: String, _ main: String = "branch main: Main { on removed { drop child } }")
    -> String
  {
    """
    system S
      platform \(platform)
    event logout at most 1
    event deepens
    coordinator App {
      start main
      \(main)
      screen login { on tap signIn { replaceRoot main in window } }
      on logout { replaceRoot login in window }
    }
    coordinator Main {
      effect load: done
      start home
      screen home {
        on tap more { push page }
        on tap ask { present ask as alert }
        on tap compose { present compose as sheet }
        on tap load { run load }
        on tap flow { push compose }
        on tap itself { replaceRoot this in window }
      }
      screen page
      screen ask
      branch compose: Compose { on removed { drop child } }
      on deepens { push page then { note shown } }
      on load done { push page }
    }
    coordinator Compose {
      start edit
      screen edit { on tap done { dismiss } }
    }
    """
  }

  private static let sheet = ["tap compose", "transition ends"]
  /// The steps before the root is replaced, and whether a layer of UIKit stays in memory then.
  static let moments: [(steps: [String], keeps: Bool)] = [
    ([], false),
    (["tap more"], false),
    (["tap more", "transition ends"], false),
    (["tap more", "transition ends", "swipe back begins"], false),
    (["tap more", "transition ends", "back"], false),
    (["tap ask"], true),
    (["tap ask", "transition ends"], true),
    (["tap compose"], true),
    (sheet, true),
    (sheet + ["swipe down begins"], true),
    (sheet + ["swipe down begins", "swipe down is finished"], false),
    (sheet + ["tap done"], false),
  ]

  @Test(arguments: moments, ["uikit", "swiftui"])
  func `nothing that moves delays it, and nothing of the old root takes touches`(
    moment: (steps: [String], keeps: Bool), platform: String
  ) throws {
    var walk = try Walk(text(platform))
    for step in moment.steps { try walk.play(step) }
    try walk.play("event logout")
    #expect(walk.screens.first == ["App.login"])
    #expect(
      !walk.enabled.contains { $0.contains("@ Main.home") || $0.contains("@ Main.page") }, "\(walk.enabled)")
    walk.settle()
    #expect(walk.screens == [["App.login"]])
    let isKept = moment.keeps && platform == "uikit"
    #expect(walk.alive.contains("Main") == isKept)
    #expect(walk.alive.contains("Compose") == (isKept && moment.steps.contains("tap compose")))
    #expect(walk.told == [])
    let losesLayer = walk.outputs.contains { if case .lostLayer = $0 { true } else { false } }
    #expect(losesLayer == isKept)
    try walk.rest("tap signIn", "tap more")
    #expect(walk.screens == [["Main.home", "Main.page"]])
  }

  @Test(arguments: ["uikit", "swiftui"])
  func `a flow of the old root has no stack`(platform: String) throws {
    var walk = try Walk(text(platform, "branch main: Main"))
    try walk.rest("tap load", "event logout")
    #expect(walk.alive == ["App", "Main"])
    try walk.rest("load answers done")
    #expect(walk.told == ["refused push: the presenter or stack is hidden, leaving or gone"])
    #expect(walk.screens == [["App.login"]])
  }

  @Test(arguments: ["uikit", "swiftui"])
  func `a flow that the user is leaving ends as usual`(platform: String) throws {
    var walk = try Walk(text(platform, "branch main: Main"))
    try walk.rest("tap flow")
    #expect(walk.screens == [["Main.home", "Compose.edit"]])
    try walk.play("back @ Compose.edit", "event logout")
    walk.settle()
    #expect(walk.alive == ["App", "Main"])
    #expect(walk.screens == [["App.login"]])
  }

  @Test func `a change that waits goes with the old root, and its block is reported`() throws {
    var walk = try Walk(text("uikit { ios = 18 }\n  overtake 2"))
    try walk.play("tap more", "event deepens", "event logout")
    walk.settle()
    #expect(walk.told == ["dropped the block of 'push then': the window has another root"])
    #expect(walk.screens == [["App.login"]])
  }

  @Test(arguments: ["uikit", "swiftui"])
  func `the root itself is no new root`(platform: String) throws {
    var walk = try Walk(text(platform))
    try walk.rest("tap itself")
    #expect(walk.told == ["refused replaceRoot: the screen is already on a stack"])
    #expect(walk.screens == [["Main.home"]])
  }

  @Test func `a variable can have the name of the window`() throws {
    var walk = try Walk(
      """
      system S
        platform uikit
      coordinator App {
        var window: App?
        start home
        on start { window = self }
        screen home { on tap more { push page in window } }
        screen page
      }
      """)
    try walk.rest("tap more")
    #expect(walk.screens == [["App.home", "App.page"]])
  }
}
