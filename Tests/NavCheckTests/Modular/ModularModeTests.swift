import Testing

@testable import NavCheck
@testable import NavModel

@Suite("When pairs are explored") struct ModularModeTests {
  /// Two tabs, and a control that crashes the app only after a visit to the other tab.
  private static let crashing = """
    system Shop
      platform uikit
    var visited: Bool = false
    coordinator App { start main; tabs main { tab list: List; tab cart: Cart } }
    coordinator List {
      start all
      screen all { on tap open { push item } }
      screen item { on tap more { push more } }
      screen more { on tap crash when visited { fail "crash" } }
    }
    coordinator Cart { start goods; screen goods { on tap pay { visited = true; push paid } }; screen paid }
    never all-visited: visited and List.more is onScreen and Cart.paid is onScreen

    """

  private func check(_ text: String, worldsBeforePairs: Int = 20) throws -> NavigationCheck {
    var check = NavigationCheck(try program(text))
    check.worldsBeforePairs = worldsBeforePairs
    return check
  }

  @Test func `pairs decide what the first worlds leave open, and findings have traces`() throws {
    let check = try check(Self.crashing)
    let exact = check.run(modular: .never)
    let report = check.run()
    let modular = try #require(report.modular)
    #expect(modular.cut == nil)
    #expect(modular.judged.contains("no-fatal") && modular.judged.contains("all-visited"))
    #expect(report.worlds < exact.worlds)
    #expect(!report.hasShortestTraces)
    #expect(report.cuts.map(\.reason) == ["pairs were explored instead"])
    for (one, other) in zip(exact.findings, report.findings) {
      #expect(one.verdict.word == other.verdict.word, "\(one.name)")
      #expect((other.trace?.length ?? 0) >= (one.trace?.length ?? 0), "\(one.name)")
      #expect(other.trace?.replays(on: NavStateMachine(check.machine)) ?? true, "\(one.name)")
    }
  }

  /// Two tabs, one with a flow that outlives its screens.
  private static let leaking = """
    system Leaking
      platform uikit
    coordinator App { start main; tabs main { tab list: List; tab cart: Cart } }
    coordinator List {
      start all
      branch child: Child { on finished { pop; drop child } }
      screen all { on tap open { push child } }
    }
    coordinator Child { start form; screen form { on tap done { finish } } }
    coordinator Cart {
      start goods
      screen goods { on tap pay { push paid } }
      screen paid { on tap more { push more } }
      screen more { on tap crash { fail "crash" } }
    }
    """

  @Test func `pairs are explored at the first violation of the horizon`() throws {
    var check = try check(Self.leaking, worldsBeforePairs: 10_000)
    check.worldsFollowedAnyway = 40
    let exact = check.run(modular: .never)
    #expect(exact.worldsNotFollowed > 0)
    let report = check.run()
    let modular = try #require(report.modular)
    #expect(modular.cut == nil)
    #expect(report.worlds < exact.worlds)
    #expect(report.cuts.map(\.reason) == ["pairs were explored instead"])
    for (one, other) in zip(exact.findings, report.findings) {
      #expect(one.verdict.word == other.verdict.word, "\(one.name)")
      #expect(other.trace?.replays(on: NavStateMachine(check.machine)) ?? true, "\(one.name)")
    }
    #expect(report["child-ends-with-branch"]?.trace?.length == exact["child-ends-with-branch"]?.trace?.length)
    // All worlds are explored if pairs decide nothing, with a horizon.
    check.modularLimits.evaluations = 1
    #expect(check.run().worlds == exact.worlds)
  }

  @Test func `pairs that are stopped leave the time to worlds`() throws {
    let check = try check(Self.crashing)
    let exact = check.run(modular: .never)
    let report = check.run(shouldStopPairs: { "time budget for pairs, half of 2 s" })
    #expect(report.worlds == exact.worlds && report.cuts.isEmpty)
    for (one, other) in zip(exact.findings, report.findings) { #expect(one.verdict == other.verdict) }
    // If a budget ends worlds as well, the report names both.
    let cut = check.run(within: .states(60), shouldStopPairs: { "time budget for pairs, half of 2 s" })
    #expect(cut.modular?.cut?.hasPrefix("time budget for pairs") == true)
    #expect(cut.cuts.map(\.reason) == ["state budget of 60"] && cut.worlds >= 60)
    // With `--modular`, pairs come first and have all of the time.
    let modular = check.run(modular: .always, shouldStopPairs: { "time budget for pairs, half of 2 s" })
    #expect(modular.modular?.cut == nil)
  }

  /// Each of these needs all worlds.
  @Test(arguments: [
    ("", CheckBudget.until(.first), ModularMode.automatic),
    ("", .unlimited, .afterBudget),
    ("expect violated no-fatal, all-visited, 1 world\n", .unlimited, .automatic),
  ])
  func `worlds alone are explored`(_ tail: String, _ budget: CheckBudget, _ mode: ModularMode) throws {
    let report = try check(Self.crashing + tail).run(within: budget, modular: mode)
    #expect(report.modular == nil)
    #expect(report.hasShortestTraces)
  }

  /// Two tabs, of which the other one varies too or not.
  @Test(arguments: [("screen goods", false), ("screen goods { on tap pay { push goods } }", true)])
  func `pairs are explored only if several parts vary`(_ cart: String, _ isExpected: Bool) throws {
    let check = try check(
      """
      system Shop
        platform uikit
        timing atomic
      coordinator App { start main; tabs main { tab list: List; tab cart: Cart } }
      coordinator List {
        var first: 0...10 = 0
        var second: 0...9 = 0
        var third: 0...9 = 0
        start all
        screen all {
          on tap a when first < 10 { first = first + 1 }
          on tap b when second < 9 { second = second + 1 }
          on tap c when third < 9 { third = third + 1 }
        }
      }
      coordinator Cart { start goods; \(cart) }

      """
    )
    var (worlds, begins) = (0, 0)
    let report = check.run(progress: {
      if !$0.countsPairs, $0.distinctStates < worlds { begins += 1 }
      worlds = $0.distinctStates
    })
    #expect((report.modular != nil) == isExpected)
    // The search goes on where pairs are of no use.
    if !isExpected { #expect(begins == 0 && worlds > 1_000, "\(begins) \(worlds)") }
    #expect(check.doSeveralPartsVary(unless: nil) == isExpected)
    #expect(!check.doSeveralPartsVary(unless: { "interrupted" }))
  }

  @Test func `an expected violation has the shortest trace`() throws {
    let check = try check(Self.crashing + "expect violated no-fatal, all-visited\n")
    let exact = check.run(modular: .never)
    let report = check.run()
    #expect(report["no-fatal"]?.trace?.length == exact["no-fatal"]?.trace?.length)
    #expect(report.worlds == exact.worlds && report.hasShortestTraces)
    #expect(report.judged() == .asExpected)
  }

  @Test func `a search of pairs that is given up leaves the report of all worlds`() throws {
    var check = try check(Self.crashing)
    check.modularLimits.evaluations = 10
    let report = check.run()
    #expect(report.modular == nil)
    #expect(report.worlds == check.run(modular: .never).worlds)
    #expect(report.findings.map(\.verdict) == check.run(modular: .never).findings.map(\.verdict))
  }

  @Test func `a limit on the time is one for worlds and pairs together`() throws {
    let check = try check(Self.crashing)
    var calls = 0
    _ = check.run(
      within: .states(10), modular: .never,
      shouldStop: {
        calls += 1; return nil
      })
    let callsForWorlds = calls
    calls = 0
    let report = check.run(
      within: .states(10),
      shouldStop: {
        calls += 1
        return calls > callsForWorlds ? "time budget of 1 s" : nil
      })
    #expect(calls > callsForWorlds)
    #expect(report.modular == nil)
    #expect(check.run(within: .states(10)).modular != nil)
    #expect(check.run(shouldStop: { "time budget of 1 s" }).modular == nil)
  }

  @Test func `a search of pairs that is stopped names the reason once, without worlds`() throws {
    let report = try check(Self.crashing).run(modular: .always, shouldStop: { "interrupted" })
    #expect(report.cuts.map(\.description) == ["interrupted"])
    let open = report.findings.filter(\.verdict.isIncomplete)
    #expect(open.count > 10)
    for finding in open { #expect(finding.verdict == .incomplete("interrupted"), "\(finding.name)") }
  }

  @Test func `findings before a search of pairs that is stopped are reported`() throws {
    let check = try check(Self.crashing + "never near: List.item is onScreen\n")
    var calls = 0
    _ = check.run(shouldStop: {
      calls += 1
      return nil
    })
    let callsInAll = calls
    var stopped = 0
    for limit in 1..<callsInAll {
      var (calls, found) = (0, Set<String>())
      let report = check.run(
        progress: { found.formUnion($0.violations.map(\.property)) },
        shouldStop: {
          calls += 1
          return calls > limit ? "time budget of 1 s" : nil
        })
      guard found.contains("near") else { continue }
      #expect(report["near"]?.trace?.length == 1, "after \(limit) of \(callsInAll) calls")
      if report.modular == nil, report["no-fatal"]?.verdict.isIncomplete ?? false { stopped += 1 }
    }
    #expect(stopped > 0)
  }

  @Test(arguments: [ModularMode.always, .automatic])
  func `a stopped search of pairs reports what it has confirmed`(_ mode: ModularMode) throws {
    var check = try check(Self.crashing + "never near: List.item is onScreen\n")
    // Without worlds before them, only pairs find something before a search of all worlds begins.
    check.worldsBeforePairs = 1
    var calls = 0
    _ = check.run(
      modular: mode,
      shouldStop: {
        calls += 1
        return nil
      })
    let callsInAll = calls
    var (stopped, open) = (0, 0)
    for limit in stride(from: 1, to: callsInAll, by: max(1, callsInAll / 60)) {
      var (calls, found) = (0, Set<String>())
      let report = check.run(
        modular: mode,
        progress: {
          if $0.countsPairs { found.formUnion($0.violations.map(\.property)) }
        },
        shouldStop: {
          calls += 1
          return calls > limit ? "time budget of 1 s" : nil
        })
      guard found.contains("near") else { continue }
      #expect(report["near"]?.verdict.isViolated == true, "after \(limit) of \(callsInAll) calls")
      if report.modular?.cut != nil {
        stopped += 1
        #expect(report.modular?.judged.contains("near") == true)
        if report.findings.contains(where: \.verdict.isIncomplete) { open += 1 }
      }
    }
    #expect(stopped > 0 && open > 0)
  }

  @Test(arguments: [1, 3])
  func `events keep their limits if pairs would reach a capacity without them`(_ limit: Int) throws {
    let check = try check(
      """
      system Leaking
        platform uikit
        timing atomic
        bound coordinators 6
      event ring at most \(limit)
      coordinator App {
        start main
        tabs main { tab list: List; tab cart: Cart }
        branch call: Call
        on ring { present call as sheet }
      }
      coordinator Call { start talk; screen talk }
      coordinator List { start all; screen all { on tap open { push item } }; screen item }
      coordinator Cart { start goods; screen goods { on tap pay { push paid } }; screen paid }

      """)
    let search = ModularSearch(
      check.modularChecker(judging: check.properties), limitedEvents: check.limitedEvents)
    search.run()
    #expect(search.reachedCapacity)
    let report = check.run(modular: .always)
    let modular = try #require(report.modular)
    #expect(modular.cut == nil)
    #expect(modular.judged.contains("no-fatal"))
  }

  /// A search of worlds before pairs ends at a number of worlds, or if there are flows, at the first violation.
  @Test(arguments: [5_000, 20])
  func `on random specs every verdict is that of all worlds`(_ followed: Int) {
    let isBroken = followed == 20
    var (byPairs, specs) = (0, 0)
    // Of the specs with flows, the first six give pairs nothing to decide.
    for seed in (isBroken ? 6..<6 + UInt64(Twins.count(6)) : 0..<UInt64(Twins.count(6))) {
      for isClosing in isBroken ? [false] : [false, true] {
        let spec = TabbedSpec(seed: seed, isClosing: isClosing, hasFlows: isBroken)
        guard let program = spec.program else { continue }
        var check = NavigationCheck(program)
        check.worldsBeforePairs = isBroken ? 5_000 : 40
        check.worldsFollowedAnyway = followed
        let exact = check.run(within: .states(4_000), modular: .never)
        if exact.cuts.contains(where: { $0.reason.hasPrefix("state budget") }) { continue }
        let report = check.run()
        specs += 1
        byPairs += report.modular?.judged.count ?? 0
        for (one, other) in zip(exact.findings, report.findings) where one.verdict.word != other.verdict.word
        {
          // Pairs contain more than worlds, so a property may apply to a pair only.
          if (one.verdict.word, other.verdict.word) == ("vacuous", "holds") { continue }
          // Pairs may be so few that the search follows every violation.
          if one.verdict.isIncomplete {
            let all = check.run(only: [one.name], beyondViolations: true, modular: .never)
            if all[one.name]?.verdict.word == other.verdict.word { continue }
          }
          Issue.record("\(one.name): \(one.verdict) on worlds, \(other.verdict)\n\(spec)")
        }
      }
    }
    #expect(byPairs > (isBroken ? 0 : 10 * specs), "\(byPairs) of \(specs)")
  }
}

extension CheckVerdict {
  fileprivate var word: String {
    switch self {
    case .holds: "holds"
    case .violated: "violated"
    case .vacuous: "vacuous"
    case .incomplete: "incomplete"
    case .notApplicable: "not applicable"
    }
  }
}
