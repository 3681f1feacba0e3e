import Testing

@testable import NavModel

@Suite("A tab bar or split view that moves, moves with its screens")
struct MovingContainerTests {
  private func text(_ ios: Int, _ container: String, _ rule: String = "") -> String {
    """
    system S
      platform uikit { ios = \(ios); whileMoving = now }
    coordinator App {
      start login
      screen login { on tap done { push main } }
      \(container)
    }
    coordinator A {
      start home
      screen home {
        \(rule)
        on tap x { note touched }
        on tap more { push page }
      }
      screen page
    }
    coordinator B {
      start home
      screen home { on tap y { note touched } }
    }
    """
  }

  private static let tabs = "tabs main { tab a: A; tab b: B }"
  private static let split = "split main { primary a: A; secondary b: B }"
  private static let pages = "pages main { page a: A; page b: B }"

  @Test(
    arguments: [
      (tabs, ["tap x @ A.home", "tap more @ A.home", "select b"]),
      (split, ["tap x @ A.home", "tap more @ A.home", "tap y @ B.home"]),
      (pages, ["tap x @ A.home", "tap more @ A.home"]),
    ], [18, 26])
  func `its screens take touches as the screens of the push do`(row: (String, [String]), ios: Int) throws {
    var walk = try Walk(text(ios, row.0))
    try walk.play("tap done")
    for input in row.1 {
      #expect(walk.enabled.contains { $0.hasPrefix(input) } == (ios == 26), "\(input): \(walk.enabled)")
    }
    walk.settle()
    for input in row.1 {
      #expect(walk.enabled.contains { $0.hasPrefix(input) }, "\(input): \(walk.enabled)")
    }
  }

  @Test func `a swipe holds the screens of the tab bar that it drags`() throws {
    var walk = try Walk(text(26, Self.tabs))
    try walk.rest("tap done")
    try walk.play("swipe back begins @ App.main")
    #expect(walk.enabled.allSatisfy { !$0.hasPrefix("tap") && !$0.hasPrefix("select") }, "\(walk.enabled)")
  }
}
