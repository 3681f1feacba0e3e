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
      dead: ["on tap go never runs: the handler in line 7 always runs instead"]),
    Case(
      name: "a step that nothing emits", home: "on tap go { push detail }",
      rest: "on step wish { note seen }",
      dead: ["on step wish never runs: step wish is never sent here"]),
    Case(
      name: "a reselection that goes elsewhere", home: "on tap go { push detail }",
      rest: "on tabReselected(t) { popToRoot }",
      dead: ["on tabReselected(t) never runs: the notice tabReselected is never delivered here"]),
  ]

  private func text(_ one: Case) -> String {
    """
    system S
      platform uikit
    \(one.rest.contains("wish") ? "step wish" : "")
    coordinator App {
      var n: 0...3 = 0
      start home
      screen home { \(one.home) }
      screen detail
      \(one.rest)
    }
    """
  }

  @Test func `What never fires is found, unless its handler is`() throws {
    func dead(_ rest: String, _ home: String = "") throws -> [String]? {
      let text =
        "system S\nplatform uikit\nwithout deepLink\nlink away to App.detail\nevent flood when App.n > 2\nstep wish\n"
        + "coordinator App {\n var n: 0...3 = 0\n start home\n screen home { on tap go { push detail }\n\(home) }\n"
        + " screen detail\n \(rest)\n}\n"
      return try check(text).deadCode?.items.map(\.sentence)
    }
    #expect(
      try dead("") == [
        "link away never fires: the adversary 'deepLink' is off", "event flood never fires",
        "step wish never fires",
      ])
    #expect(
      try dead("on link away { push detail }\n on flood { n = 0 }\n on step wish { note seen }") == [
        "on link away never runs: the adversary 'deepLink' is off",
        "on flood never runs: event flood never reaches it",
        "on step wish never runs: step wish is never sent here",
      ])
    // Where a screen is missing, that may be why a step is.
    #expect(
      try dead("screen lost", "on tap n { n = 3 }") == [
        "link away never fires: the adversary 'deepLink' is off", "App.lost is never on screen",
      ])
  }

  @Test func `A dead handler or block may state why it is dead`() throws {
    func report(_ home: String) throws -> DeadCode {
      try #require(
        try check(text(Case(name: "", home: home, dead: []))).deadCode)
    }
    let dead = try report(
      """
      on tap go { push detail; if n > 1 { allow no-dead "later"; note many } else { note few } }
        on tap stop when n > 1 { allow no-dead "not yet"; n = 0 }
      """)
    #expect(dead.items.isEmpty && dead.idleAllowances.isEmpty)
    #expect(
      dead.allowed.map(\.sentence) == [
        "on tap stop when n > 1 never runs: not yet", "the block of 'if n > 1' never runs: later",
      ])
    let alive = try report(
      "on tap go { allow no-dead \"once\"; push detail }\n on tap stop when n > 1 { n = 0 }")
    #expect(alive.items.count == 1 && alive.allowed.isEmpty)
    #expect(alive.idleAllowances.map(\.reason) == ["once"])
  }

  @Test(arguments: [
    ("push detail; allow no-dead \"late\"", "'allow' begins a handler or a block of an 'if'"),
    ("allow no-trap \"other\"", "there is no property 'no-trap' here"),
    (
      "allow no-dead at home \"where\"",
      "'allow no-dead' is about the block that it begins, and takes no 'at'"
    ),
  ]) func `An opt-out of dead code begins its block`(_ body: String, _ message: String) throws {
    let (spec, _) = NavSpec.parse(text(Case(name: "", home: "on tap go { \(body) }", dead: [])))
    let (_, problems) = NavProgram.resolve(try #require(spec))
    #expect(problems.map(\.message).contains(message))
    #expect(NavSpec.parse(try #require(spec).printed()).spec == spec)
  }

  @Test func `How often each event fires is the same in all engines, at any number of jobs`() throws {
    let check = NavigationCheck(
      try program(
        """
        system S
          platform ideal
        step wish
        link away to App.detail
        event flood at most 1
        coordinator App {
          start home
          screen home {
            on tap go { push detail; emit wish }
            on tap stop when false { pop }
          }
          screen detail
          on link away { popToRoot; push detail }
          on step wish { note seen }
        }
        """))
    let events = try #require(check.run(modular: .never).events)
    #expect(
      events.map { "\($0.text): \($0.fired)" } == [
        "tap go @ App.home: 2", "tap stop @ App.home: 0", "link away: 22", "event flood: 11", "step wish: 22",
        "back: 4", "swipe back: 4",
      ])
    for strategy in [.exhaustive(jobs: 2), .exhaustive(jobs: 3), .depthFirst] as [CheckStrategy] {
      #expect(check.run(strategy, modular: .never).events == events)
    }
    #expect(check.run(only: ["no-fatal"]).events == nil)
  }

  @Test func `Pairs of root and tab count no events`() throws {
    let tabs = "coordinator App { start main; tabs main { tab a: A; tab b: A } }\n"
    let check = NavigationCheck(
      try program("system S\nplatform ideal\n\(tabs)coordinator A { start list; screen list }\n"))
    let pairs = check.run(modular: .always)
    #expect(pairs.modular != nil && pairs.events == nil)
    #expect(check.run(modular: .never).events?.isEmpty == false)
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
