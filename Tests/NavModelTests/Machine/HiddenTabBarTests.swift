import Testing

@testable import NavModel

/// Sources: Apple, `hidesBottomBarWhenPushed` and `toolbar(_:for:)`; deltachat/deltachat-ios, ChatViewController.
@Suite("A screen that hides the tab bar")
struct HiddenTabBarTests {
  private func text(_ platform: String, _ closure: String, inBranch: Bool = false) -> String {
    """
    system S
      platform \(platform)
    coordinator App {
      var isOpen: Bool = false
      start main
      tabs main { tab a: A; tab b: B }
    }
    coordinator A {
      start list
      screen list { on tap open { push chat } }
      \(inBranch ? "branch chat: Chat { \(closure) }" : "screen chat { \(closure); on tap on { push info } }")
      screen info { on tap photo { present photo as sheet } }
      screen photo
    }
    coordinator B { start root; screen root }
    coordinator Chat { start page; screen page { on tap on { push info } }; screen info }
    """
  }

  private func hasBar(_ walk: Walk) -> Bool { walk.enabled.contains { $0.hasPrefix("select b") } }

  /// The platform, the closure, and whether a tab can be tapped at the list, in the chat and above the chat.
  static let rows: [(platform: String, closure: String, at: [Bool])] = [
    ("uikit", "without tabBar", [true, false, false]),
    ("swiftui", "without tabBar", [true, false, true]),
    ("ideal", "without tabBar", [true, false, true]),
    ("uikit", "without tabBar when 1 > 2", [true, true, true]),
    ("uikit", "without back", [true, true, true]),
  ]

  @Test(arguments: rows, [false, true])
  func `closes the way to the other tabs`(
    row: (platform: String, closure: String, at: [Bool]), inBranch: Bool
  ) throws {
    var walk = try Walk(text(row.platform, row.closure, inBranch: inBranch))
    #expect(hasBar(walk) == row.at[0])
    try walk.rest("tap open")
    #expect(hasBar(walk) == row.at[1])
    try walk.rest("tap on")
    #expect(hasBar(walk) == row.at[2])
    try walk.rest("back @")
    #expect(hasBar(walk) == row.at[1])
  }

  @Test func `the bar comes back with the pop`() throws {
    var walk = try Walk(text("uikit", "without tabBar"))
    try walk.rest("tap open", "back @")
    #expect(hasBar(walk))
  }

  @Test(arguments: ["uikit", "swiftui"]) func `the bar stays hidden if a swipe is cancelled`(platform: String)
    throws
  {
    var walk = try Walk(text(platform, "without tabBar"))
    try walk.rest("tap open")
    for step in ["swipe back begins", "swipe back is let go", "transition ends"] {
      try walk.play(step)
      #expect(!hasBar(walk), "\(step)")
    }
  }

  @Test func `pages have no bar`() throws {
    let pages = text("uikit", "without tabBar").replacing(
      "tabs main { tab a: A; tab b: B }", with: "pages main { page a: A; page b: B }")
    var walk = try Walk(pages)
    try walk.rest("tap open")
    #expect(hasBar(walk))
  }
}
