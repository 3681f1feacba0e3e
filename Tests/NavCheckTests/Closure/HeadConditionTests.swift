import NavModel
import Testing

@testable import NavCheck

/// Each condition of the search by heads, in an app whose stack grows.
@Suite("The conditions of a search by heads") struct HeadConditionTests {
  /// A part of the spec, and the obstacle that it is.
  struct Case: Sendable, CustomTestStringConvertible {
    /// The beginning of the text of the obstacle.
    let obstacle: String
    var platform = "uikit"
    /// Further lines of the system.
    var system = ""
    /// Further members of the coordinator.
    var app = ""
    /// Further members of the screen that grows.
    var item = ""
    /// Further declarations.
    var rest = ""
    var testDescription: String { obstacle }

    var text: String {
      """
      system Growing
        platform \(platform)
        bound stack 2
        \(system)
      coordinator App {
        start list
        \(app)
        screen list {
          on tap item { push item }
        }
        screen item tagged pages {
          on tap more { push item }
          \(item)
        }
      }
      \(rest)

      """
    }
  }

  static let cases = [
    Case(obstacle: "dialect coordinator", platform: "swiftui", system: "dialect coordinator"),
    Case(obstacle: "timing atomic", system: "timing atomic"),
    Case(
      obstacle: "with linkAtLaunch", system: "with linkAtLaunch",
      rest: "link open to App.item"),
    Case(obstacle: "the rule noticesLag", platform: "uikit { noticesLag = true }"),
    Case(
      obstacle: "a split view", app: "split panes { primary left: Side; secondary right: Side }",
      item: "on tap panes { push panes }", rest: "coordinator Side { start page; screen page }"),
    Case(obstacle: "a variable for the stack", app: "var path: [route] believes stack"),
    Case(obstacle: "'stack'", item: "on tap high when stack.count > 2 { note high }"),
    Case(
      obstacle: "the stack of a coordinator",
      item: "on tap high when App.instances.first.stack.count > 2 { note high }"),
    Case(obstacle: "'screens'", item: "on tap high when screens.count > 2 { note high }"),
    Case(
      obstacle: "a condition about every screen with tag pages",
      item: "on tap many when pages is onScreen { note many }"),
    Case(
      obstacle: "a condition about every App.item",
      item: "on tap many when item is onScreen { note many }"),
    Case(
      obstacle: "popTo a screen that only the run decides", app: "var old: screen? = none",
      item: "on tap old when old is not none { popTo old }"),
    Case(
      obstacle: "a screen that the handler does not create is shown", app: "var old: screen? = none",
      item: "on tap old when old is not none { push old }"),
    Case(obstacle: "pop in a block that runs later", item: "on tap soon { later { pop } }"),
    Case(obstacle: "both pop and popTo", item: "on tap one { pop }\non tap first { popTo list }"),
    Case(
      obstacle: "both pop and forward", item: "on tap one { pop }\non poke { forward to parent }",
      rest: "event poke at most 1"),
    Case(
      obstacle: "pop in a handler that can run several times in one step", app: "var odd: Bool = false",
      item: "on didShow { if odd { pop } }\non tap odd { odd = true }"),
    Case(obstacle: "on pathWritten", platform: "swiftui", app: "on pathWritten(path) { note written }"),
  ]

  @Test(arguments: cases) func `names the construct`(_ row: Case) throws {
    let check = NavigationCheck(try Self.program(row.text))
    let closure = check.closure(of: check.run())
    let obstacle = try #require(closure.heads?.obstacle, "\(closure)")
    #expect(obstacle.text.hasPrefix(row.obstacle), "\(obstacle)")
    #expect(closure.heads?.proved.isEmpty == true)
  }

  @Test func `without them, there is no obstacle`() throws {
    let check = NavigationCheck(try Self.program(Case(obstacle: "").text))
    let closure = check.closure(of: check.run())
    #expect(closure.heads?.obstacle == nil && closure.proved.contains("no-fatal"))
  }

  @Test(arguments: [
    ("var seen: Bool = false\nnever been: seen", "", "been"),
    ("", "eventually ends: App.list is visible", "ends"),
    ("", "", "re-entry"),
  ])
  func `a property that a buried screen concerns is left open`(
    item: String, rest: String, name: String
  ) throws {
    let check = NavigationCheck(
      try Self.program(Case(obstacle: "", item: item, rest: rest).text))
    let closure = check.closure(of: check.run())
    #expect(closure.heads?.obstacle == nil)
    #expect(closure.open.contains(name) && !closure.proved.contains(name))
  }

  private static func program(_ text: String) throws -> NavProgram {
    let (spec, mistakes) = NavSpec.parse(text)
    let resolved = NavProgram.resolve(
      try #require(spec, "\(mistakes.map { $0.rendered(in: text, path: "spec") }.joined())"))
    return try #require(
      resolved.program,
      "\(resolved.diagnostics.map { $0.rendered(in: text, path: "spec") }.joined())")
  }
}
