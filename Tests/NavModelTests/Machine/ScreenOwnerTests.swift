import Testing

@testable import NavModel

@Suite("The coordinator of a screen that another coordinator's handler pushes")
struct ScreenOwnerTests {
  /// Two coordinators of one declaration, and a push by the handler of a third.
  private func text(_ command: String) -> String {
    """
    system S
      platform uikit
    event show at most 1 when settled
    coordinator App {
      start main
      tabs main {
        tab left: Feed(1)
        tab right: Feed(2)
      }
      on show { \(command) }
    }
    coordinator Feed(number: 1...2) {
      start list
      screen list { on tap open when number == 1 { push page in Feed.instances.last } }
      screen page
    }
    """
  }

  @Test(
    arguments: [
      ("push Feed.page in Feed.instances.last", 2), ("push Feed.page in Feed.instances.first", 1),
      ("push Feed.page in left", 1), ("push Feed.page in right", 2),
      ("setStack [Feed.list, Feed.page] in right", 2), ("replaceTop Feed.page in right", 2),
      // The left tab is in front.
      ("push Feed.page in front", 1),
      ("select right; push Feed.page in front", 2),
    ] as [(String, Int)])
  func `belongs to the coordinator that the command names`(command: String, number: Int) throws {
    var walk = try Walk(text(command))
    try walk.rest("event show")
    #expect(numbers(of: "Feed.page", walk) == [number])
  }

  @Test func `belongs to the first one if the command names none of its kind`() throws {
    var walk = try Walk(text("select right; present Feed.page as sheet"))
    try walk.rest("event show")
    #expect(numbers(of: "Feed.page", walk) == [1])
  }

  @Test func `belongs to the coordinator of the handler if that is of its kind`() throws {
    var walk = try Walk(text("note nothing"))
    try walk.rest("tap open")
    #expect(numbers(of: "Feed.page", walk) == [1])
  }

  /// The numbers of the coordinators of the screens of a route in containers.
  private func numbers(of route: String, _ walk: Walk) -> [Int] {
    walk.world.screens.indices.map(ScreenID.init).compactMap { screen in
      guard walk.machine.text(of: walk.world[screen].route) == route,
        walk.world.stacks.contains(where: { $0.screens.contains(screen) }),
        let owner = walk.world[screen].owner,
        case .int(let number)? = walk.world[owner].arguments.first
      else { return nil }
      return number
    }
  }
}
