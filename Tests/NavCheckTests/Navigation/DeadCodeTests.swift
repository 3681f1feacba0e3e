import NavCheck
import NavModel
import Testing

@Suite struct DeadCodeTests {
  /// A spec and the parts of it that are dead.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let home: String
    var rest = ""
    let dead: [String]
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "nothing", home: "on tap go { push detail }", dead: []),
    Case(
      name: "a control that is always disabled",
      home: "on tap go { push detail }\n  on tap stop when n > 1 { n = 0 }",
      dead: ["on tap stop when n > 1 never runs: its condition is false wherever the control is on screen"]),
    Case(
      name: "a block that is never taken",
      home: "on tap go { push detail; if n > 1 { note many } else { note few } }",
      dead: ["the block of 'if n > 1' never runs: its condition is never true"]),
    Case(
      name: "an else that is never taken",
      home: "on tap go { push detail; if n == 0 { note few } else { note many } }",
      dead: ["the 'else' of 'if n == 0' never runs: its condition is always true"]),
    Case(
      name: "an if without else", home: "on tap go { push detail; if n > 1 { if n > 2 { note many } } }",
      dead: ["the block of 'if n > 1' never runs: its condition is never true"]),
    Case(
      name: "a screen that is never shown", home: "on tap go { note gone }",
      dead: ["App.detail is never on screen"]),
    Case(
      name: "a second handler", home: "on tap go { push detail }\n  on tap go { pop }",
      dead: ["on tap go never runs: the handler in line 7 goes before it"]),
    Case(
      name: "a step that nothing emits", home: "on tap go { push detail }",
      rest: "on step wish { note seen }",
      dead: ["on step wish never runs: step wish never comes here"]),
    Case(
      name: "a reselection that goes elsewhere", home: "on tap go { push detail }",
      rest: "on tabReselected(t) { popToRoot }",
      dead: ["on tabReselected(t) never runs: tabReselected never comes here"]),
  ]

  private func text(_ one: Case) -> String {
    """
    system S
      platform uikit
    step wish
    coordinator App {
      var n: 0...3 = 0
      start home
      screen home { \(one.home) }
      screen detail
      \(one.rest)
    }
    """
  }

  @Test(arguments: cases) func `What never runs is found, with the reason`(_ one: Case) throws {
    let check = NavigationCheck(try program(text(one)))
    let dead = try #require(check.run(within: .states(20_000)).deadCode)
    #expect(dead.items.map(\.sentence) == one.dead)
    for jobs in [2, 3] { #expect(check.run(.exhaustive(jobs: jobs)).deadCode == dead) }
  }

  @Test func `A search that is cut off tells of nothing`() throws {
    let check = NavigationCheck(try program(text(Self.cases[1])))
    #expect(check.run(within: .states(1)).deadCode == nil)
    #expect(check.run(only: ["no-fatal"]).deadCode == nil)
  }

  @Test func `A handler of tabs that a child declares is sent to the coordinator that has them`() throws {
    let report = try check(
      """
      system S
        platform uikit
      coordinator App {
        start main
        tabs main { tab a: A; tab b: A }
      }
      coordinator A {
        start list
        screen list
        on tabReselected(t) { popToRoot }
      }
      """)
    #expect(
      report.deadCode?.items.map(\.sentence) == [
        "on tabReselected(t) never runs: tabReselected goes to App, which has the tabs"
      ])
  }
}
