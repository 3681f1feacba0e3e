import NavCheck
import NavModel
import Testing

/// Expectations, opt-outs, the scope line and the point of no return.
@Suite struct ExpectationTests {
  static func app(_ lines: String, home: String = "") -> String {
    """
    system S
    timing atomic
    coordinator App {
      var count: 0...2 = 0
      start home
      screen home {
        on tap more when count < 2 { count = count + 1 }
        on tap less when count > 0 { count = count - 1 }
        \(home)
      }
    }
    always first: App.instances.count == 1
    always second: false
    never third when false: true
    \(lines)
    """
  }

  private func outcome(_ lines: String, only: Set<String>? = ["first", "second", "third"]) throws
    -> NavigationReport.Outcome
  {
    try check(Self.app(lines), only: only).judged(only: only)
  }

  @Test func `Just what is listed must be violated, in the number of inputs that is stated`() throws {
    let paste = "expect violated second in 0 inputs"
    #expect(try outcome("expect violated second in 0 inputs") == .asExpected)
    #expect(try outcome("expect violated second") == .asExpected)
    #expect(
      try outcome("expect holds")
        == .unmet(["second is violated in 0 inputs, which is not expected"], paste: paste))
    #expect(
      try outcome("") == .unmet(["second is violated in 0 inputs, which is not expected"], paste: paste))
    #expect(
      try outcome("expect violated second in 3 inputs")
        == .unmet(["second is violated in 0 inputs, but is expected in 3 inputs"], paste: paste))
    #expect(
      try outcome("expect violated first, second")
        == .unmet(["first is expected to be violated, but is not: holds"], paste: paste))
    #expect(try outcome("expect violated second\nexpect vacuous third") == .asExpected)
    #expect(
      try outcome("expect violated second\nexpect vacuous first")
        == .unmet(["first is expected to be vacuous, but is not: holds"], paste: paste))
  }

  @Test func `A number of worlds is pinned, and another one is told with both numbers and the line`() throws {
    #expect(try outcome("expect violated second in 0 inputs, 3 worlds") == .asExpected)
    let paste = "expect violated second in 0 inputs, 3 worlds"
    #expect(
      try outcome("expect violated second in 0 inputs, 4 worlds")
        == .unmet(["line 15 expects 4 worlds, but the search found 3 worlds"], paste: paste))
    let holds = try check(Self.app("expect holds, 1 world"), only: ["first"])
    #expect(
      holds.judged(only: ["first"])
        == .unmet(["line 15 expects 1 world, but the search found 3 worlds"], paste: "expect holds, 3 worlds")
    )
  }

  @Test func `What a budget or a stop rule has left says nothing of a pinned number`() throws {
    let check = NavigationCheck(try program(Self.app("expect violated second, 3 worlds")))
    for budget in [CheckBudget.depth(0), .until(.first)] {
      let report = check.run(within: budget, only: ["second"])
      #expect(report.pinnableWorlds == nil)
      #expect(
        report.judged(only: ["second"])
          == .incomplete(["line 15 expects 3 worlds, but this search does not establish the number"]))
      #expect(report.paste == "expect violated second in 0 inputs")
    }
    #expect(check.run(only: ["second"], beyondViolations: true).pinnableWorlds == nil)
    #expect(check.run(.depthFirst, only: ["second"]).pinnableWorlds == nil)
  }

  @Test func `A stop rule leaves what it did not decide, and the scope says how much`() throws {
    let check = NavigationCheck(try program(Self.app("expect violated second")))
    let first = check.run(within: .until(.first), only: ["first", "second"])
    #expect(first["second"]?.isViolated == true)
    #expect(
      first["first"]?.verdict == .incomplete("stopped at the first violation (1 state not explored)"))
    #expect(
      first.scope.hasSuffix(", stopped at the first violation (1 world not explored, 1 property open)"))
    #expect(first.judged(only: ["first", "second"]) != .asExpected)
    let decided = check.run(within: .until(.decided), only: ["second"])
    #expect(decided.worlds == 1)
    #expect(decided.judged(only: ["second"]) == .asExpected)
    // What holds is known at the end only.
    #expect(check.run(within: .until(.decided), only: ["first", "second"]).isComplete)
    let allowed = NavigationCheck(try program(Self.app("allow second \"today\"")))
    #expect(allowed.run(within: .until(.first), only: ["first", "second"]).isComplete)
  }

  @Test func `What was not judged on purpose is not missed`() throws {
    #expect(try outcome("expect violated second, no-trap", only: ["second"]) == .asExpected)
  }

  @Test func `What a budget cut off is incomplete, unless that is expected`() throws {
    let program = try program(Self.app(""))
    let report = NavigationCheck(program).run(within: .depth(0), only: ["first"])
    guard case .incomplete(let sentences) = report.judged(only: ["first"]) else {
      Issue.record("\(report.judged(only: ["first"]))")
      return
    }
    #expect(sentences.count == 1)
    #expect(sentences[0].hasPrefix("first is incomplete"))
    var expecting = program
    expecting.expectations = [NavSpec.Expectation(.incomplete("first"))]
    let second = NavigationCheck(expecting).run(within: .depth(0), only: ["first"])
    #expect(second.judged(only: ["first"]) == .asExpected)
  }

  @Test
  func `An opt-out for the whole system excuses its property, and is idle if there is nothing to suppress`()
    throws
  {
    let report = try check(Self.app(#"allow second "so be it""# + "\n" + #"allow first "why not""#))
    #expect(report["second"]?.isAllowed == true)
    #expect(report["second"]?.allowance == "so be it")
    #expect(report["second"]?.isViolated == false)
    #expect(report.idleAllowances.map(\.property) == ["first"])
    #expect(report.paste == "expect holds")
  }

  @Test func `An opt-out on a screen excuses what is about that screen only`() throws {
    func text(_ allowed: String, _ other: String) -> String {
      """
      system S
      timing atomic
      coordinator App {
        start home
        screen home { on tap left { push left }
          on tap right { push right } }
        screen left { \(allowed)
          on tap boom { fail "left" } }
        screen right { \(other) }
      }
      """
    }
    let excused = try check(text(#"allow no-fatal "known""#, ""), only: ["no-fatal"])
    #expect(excused[.noFatal]?.verdict == .holds)
    #expect(excused[.noFatal]?.allowances.map(\.excusesSomething) == [true])
    let both = try check(
      text(#"allow no-fatal "known""#, #"on tap boom { fail "right" }"#), only: ["no-fatal"])
    #expect(both[.noFatal]?.message == "the app crashes: right")
    let idle = try check(text("", #"allow no-fatal "known""#), only: ["no-fatal"])
    #expect(idle[.noFatal]?.message == "the app crashes: left")
    #expect(idle.idleAllowances.map(\.property) == ["no-fatal"])
  }

  @Test func `The scope names timing, depth, limits, and who does not play`() throws {
    #expect(
      NavigationCheck(try program(Self.app(""))).scope
        == "within: timing atomic, depth 4, layers 3, without doubleTap")
    let text = """
      system S
      overtake free
      bound stack 3, layers 2
      with doubleTap
      event ping at most 2
      coordinator App {
        start home
        screen home { without swipe
          on tap go { note gone } }
        on ping { note pinged }
      }
      """
    #expect(
      NavigationCheck(try program(text)).scope
        == "within: overtake free, depth 3, layers 2, event ping at most 2, without swipe at App.home")
  }

  @Test func `The point of no return is the first world that can only settle into the failure`() throws {
    let text = """
      system S
      coordinator App {
        start home
        screen home { on tap go { push detail } }
        screen detail
      }
      never on-detail when quiescent: App.detail is visible
      """
    let finding = try #require(try check(text, only: ["on-detail"])["on-detail"])
    #expect(finding.trace?.states.count == 3)
    #expect(finding.pointOfNoReturn == 1)
  }

  @Test func `One property alone has the verdict that it has among all`() throws {
    let all = try check(BuiltInTests.flows)
    for name in all.findings.map(\.name) {
      let alone = try check(BuiltInTests.flows, only: [name])
      #expect(alone.findings == all.findings.filter { $0.name == name })
    }
  }
}
