import Testing

@testable import NavModel

@Suite("A variable that is bound to a container of another coordinator")
struct ForeignBindingTests {
  /// A coordinator with two tabs assigns the variables of the tabs.
  private static func text(_ assignments: String) -> String {
    """
    system S
      platform swiftui { ios = 18 }
    event reset
    coordinator App {
      start main
      tabs main { tab news: News; tab more: More }
      on reset { \(assignments) }
    }
    coordinator News {
      var path: [route] = [front] binds stack
      var sheet: route? binds sheet
      start front
      screen front { on tap read { path.append(article) } }
      screen article { on tap share { sheet = form } }
      screen form
    }
    coordinator More { start list; screen list }
    """
  }

  @Test(
    arguments: [
      ("News.path = [News.front]", ["tap read"], ["News.front"], []),
      ("News.path = [News.front, News.article]", [], ["News.front", "News.article"], []),
      ("News.sheet = none", ["tap read", "tap share"], ["News.front", "News.article"], []),
      ("News.sheet = News.form", [], ["News.front"], ["News.form"]),
      ("News.path.removeLast()", ["tap read"], ["News.front"], []),
    ] as [(String, [String], [String], [String])])
  func `changes that container`(
    assignments: String, inputs: [String], path: [String], sheet: [String]
  ) throws {
    var walk = try Walk(Self.text(assignments))
    for input in inputs { try walk.rest(input) }
    try walk.rest("event reset")
    #expect(walk.screens.first == ["App.main"], "\(walk.screens)")
    #expect(walk.screens.dropFirst().flatMap(\.self) == sheet)
    let stacks = walk.world.containers.map {
      walk.world[$0].screens.map { walk.machine.text(of: walk.world[$0].route) }
    }
    #expect(stacks.contains(path), "\(stacks)")
  }
}
