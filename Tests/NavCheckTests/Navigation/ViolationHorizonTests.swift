import Testing

@testable import NavCheck
@testable import NavModel

/// A bug does not make the checker slow: a settled world that violates a structural property is not explored.
@Suite("The search ends after a violation") struct ViolationHorizonTests {
  /// A flow that the user leaves by going back stays alive, and so does the next one, without end.
  private static let leak = """
    system Leak
      platform uikit

    coordinator App {
      start home
      screen home { on tap open { push child } }
      branch child: Child {
        on finished {
          pop
          drop child
        }
      }
    }
    coordinator Child {
      start form
      screen form { on tap done { finish } }
    }
    """

  private static func check(_ text: String, anyway count: Int = 0) throws -> NavigationCheck {
    var check = NavigationCheck(try program(text))
    check.worldsFollowedAnyway = count
    return check
  }

  @Test func `a leak is complete after few worlds, and the report says what was not followed`() throws {
    let limited = try Self.check(Self.leak).run(within: .states(3_000))
    #expect(limited.isComplete)
    #expect(limited.worldsNotFollowed == 2)
    #expect(limited.worlds == 17)
    #expect(limited.scope.hasSuffix(", up to the first violation (2 worlds not followed)"))
    let all = try Self.check(Self.leak).run(within: .states(300), beyondViolations: true)
    #expect(!all.isComplete)
    #expect(all.worldsNotFollowed == 0)
    #expect(all.scope.hasSuffix("without doubleTap"))
  }

  @Test func `a spec is judged in the same worlds, whichever properties are asked for`() throws {
    let all = try Self.check(Self.leak).run()
    let one = try Self.check(Self.leak).run(only: ["no-fatal"])
    #expect(one.worlds == all.worlds)
    #expect(one.worldsNotFollowed == all.worldsNotFollowed)
    #expect(one.findings.map(\.name) == ["no-fatal"])
    #expect(one["no-fatal"] == all["no-fatal"])
  }

  @Test func `a fault that an opt-out excuses draws no line`() throws {
    let excused =
      Self.leak + """

        allow child-ends-with-branch "kept for the next visit"
        allow child-has-screen at Child "kept for the next visit"
        """
    let report = try Self.check(excused).run(within: .states(200))
    #expect(report.worldsNotFollowed == 0)
    #expect(!report.isComplete)
  }

  @Test func `a small app is followed to the end, whatever is broken`() throws {
    let few = try Self.check(Self.leak, anyway: 200).run(within: .depth(2))
    let all = try Self.check(Self.leak).run(within: .depth(2), beyondViolations: true)
    #expect(few.worlds < 200)
    #expect(few.report == all.report)
  }

  /// Each visit leaves a flow behind, and the third ends the app.
  private static let visits = """
    system Visits
      platform uikit
      overtake 0
      without backMenu, swipe

    coordinator App {
      var visits: 0...2 = 0
      start home
      screen home {
        on tap open {
          visits = visits + 1
          push child
        }
        on tap read { push page }
      }
      screen page { on tap more { push page } }
      branch child: Child
    }
    coordinator Child {
      start form
      screen form
    }
    """

  @Test func `what follows the first violation within one more input is found`() throws {
    let two = Self.visits.replacing("0...2", with: "0...1")
    // 10 worlds are within the two inputs to the violation.
    let report = try Self.check(two, anyway: 6).run()
    #expect((report.worlds, report.worldsNotFollowed) == (14, 1))
    #expect(report["child-ends-with-branch"]?.trace?.length == 2)
    #expect(report["no-fatal"]?.trace?.length == 3)
    #expect(report.report.hasShortestTraces)
    // Twice as many as are explored anyway are enough.
    #expect(try Self.check(two, anyway: 5).run()["no-fatal"]?.verdict == .holds)
    // The third visit is behind two violations.
    #expect(try Self.check(Self.visits, anyway: 6).run()["no-fatal"]?.verdict == .holds)
    #expect(try Self.check(Self.visits, anyway: 40).run()["no-fatal"]?.trace?.length == 5)
  }

  @Test func `what was never met before the line may lie behind it`() throws {
    let late =
      Self.leak + """

        sometimes two-forms: Child.form is visible
        sometimes nowhere: false
        """
    let report = try Self.check(late).run()
    #expect(report["two-forms"]?.verdict == .holds)
    #expect(
      report["nowhere"]?.verdict == .incomplete("after a violation (2 states not explored)"))
  }

  @Test func `worlds of traces have no marks, and the trace is one of the machine`() throws {
    let check = try Self.check(Self.leak)
    let report = check.run()
    for finding in report.findings {
      guard let trace = finding.trace else { continue }
      #expect(trace.states.allSatisfy { $0.searchMark == .none })
      #expect(trace.replays(on: NavStateMachine(check.machine)))
    }
    #expect(report["child-has-screen"]?.trace?.length == 2)
  }

  /// Two tabs and a sheet that each leave a flow behind.
  private static let leaks = """
    system Leaks
      platform uikit
      timing atomic
      bound stack 2
      without backMenu, reselect, swipe

    coordinator App {
      start main
      tabs main {
        tab shop: Shop
        tab cart: Cart
      }
    }
    coordinator Shop {
      var isOpen: Bool = false
      start list
      screen list {
        on tap open { push child }
        on tap flip { isOpen = not isOpen }
      }
      branch child: Child
    }
    coordinator Cart {
      var shown: route? believes sheet
      start goods
      screen goods {
        on tap pay when presented is none { present pay as sheet }
        on tap more { push more }
      }
      screen more { on tap back { pop } }
      branch pay: Child
    }
    coordinator Child {
      start form
      screen form { on tap done { dismiss } }
    }
    """

  @Test func `an app whose tabs break rules is judged in parts, as it is on whole worlds`() throws {
    let check = try Self.check(Self.leaks)
    let violations = try #require(ViolationHorizon(check.rules))
    let checker = check.checker(judging: check.properties, and: violations, endsThere: true)
    #expect(checker.machine.partCount == check.machine.partScheme.count)
    let plain = checker.referenceReport(within: .unlimited)
    #expect(plain.statesBeyondHorizon > 0)
    let memory = AnswerMemo(of: checker.machine, checker.properties)
    let source = try #require(MemoizedSuccessors<NavStateMachine, UInt64>(remembering: memory, jobs: 2))
    let parts = try #require(
      ExplorationResults.report(source, SearchOptions(jobs: 2, budget: .unlimited)), "gave up")
    #expect(parts == plain)
    var unsound = 0
    for values in memory.coding.parts[0].values {
      if case .rest(_, let hollow, _) = values, hollow.contains(where: { $0?.isSound == false }) {
        unsound += 1
      }
    }
    #expect(unsound > 0 && unsound < memory.coding.parts[0].values.count)
  }

  @Test func `pairs end behind violations too, and say so`() throws {
    let check = try Self.check(Self.leaks)
    let report = check.run(modular: .always)
    let modular = try #require(report.modular)
    #expect(modular.cut == nil)
    #expect(modular.rootsNotFollowed > 0)
    let exact = check.run(modular: .never)
    for (finding, other) in zip(report.findings, exact.findings) {
      #expect(finding.verdict.isViolated == other.verdict.isViolated, "\(finding.name)")
    }
  }

  /// On random specs the search that ends behind violations finds what the one finds that follows everything, and at
  /// the same length, but for what needs a violating settled world on the way and for what stays possible.
  @Test func `no violation is lost but those that the rule names`() throws {
    var limitedSpecs = 0
    var exact = 0
    for seed in Self.seeds.prefix(Twins.count(Self.seeds.count)) {
      let spec = RandomSpec(seed: seed)
      guard let program = spec.resolved.program else { continue }
      var check = NavigationCheck(program)
      check.worldsFollowedAnyway = 0
      let all = check.run(within: .states(200), beyondViolations: true)
      let limited = check.run(within: .states(200))
      if limited.worldsNotFollowed > 0 { limitedSpecs += 1 }
      guard all.isComplete || limited.isComplete else { continue }
      for (finding, other) in zip(limited.findings, all.findings) {
        if limited.worldsNotFollowed == 0, all.isComplete {
          #expect(finding.verdict == other.verdict, "\(finding.name), \(spec)")
        }
        if let trace = finding.trace, all.isComplete {
          let best = try #require(other.trace, "\(finding.name) is violated, \(spec)")
          #expect(best.length <= trace.length, "\(finding.name), \(spec)")
        }
        guard limited.isComplete, let best = other.trace, finding.kind != .possible,
          !Self.leadsThroughViolation(best, check)
        else { continue }
        exact += 1
        #expect(finding.trace?.length == best.length, "\(finding.name), \(spec)")
      }
    }
    #expect(limitedSpecs >= 2)
    #expect(exact >= 10)
  }

  private static let seeds: [UInt64] = [2, 5, 11, 17, 23, 29]

  /// Whether a trace goes on from a settled world that violates a structural property.
  private static func leadsThroughViolation(_ trace: NavigationReport.Trace, _ check: NavigationCheck) -> Bool
  {
    guard let violations = ViolationHorizon(check.rules) else { return false }
    return trace.states.dropLast().contains(where: violations.isViolated)
  }
}
