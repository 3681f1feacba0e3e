import NavModel
import Testing

@testable import NavCheck

@Suite("A check of runs of at most so many inputs") struct BoundInputsTests {
  private static func check(_ inputs: Int?) throws -> NavigationCheck {
    let bound = inputs.map { "bound inputs \($0)" } ?? ""
    return NavigationCheck(
      try program(
        """
        system Stairs
          platform ideal
          \(bound)
        coordinator App {
          var count: 0...5 = 0
          start home
          screen home {
            on tap count when count < 5 { count = count + 1 }
            on tap open when count == 3 { push cellar }
          }
          screen cellar
        }
        never five: App.count == 5
        """))
  }

  @Test func `verdicts are about runs of so many inputs, as the scope states`() throws {
    let report = try Self.check(4).run()
    #expect(report.scope.hasSuffix("without doubleTap, inputs 4 (3 worlds not followed)"))
    #expect(report.isComplete && report.worldsNotFollowed == 3 && report.completeInputs == 4)
    #expect(report["five"]?.verdict == .holds && report.completeRuns == nil && report.deadCode == nil)
    #expect(report.judged() == .asExpected)
    let longer = try Self.check(5).run()
    #expect(longer["five"]?.trace?.length == 5)
    let whole = try Self.check(nil).run()
    #expect(whole["five"]?.trace == longer["five"]?.trace)
  }

  @Test func `a screen behind more inputs is not missing, but not reached either`() throws {
    let report = try Self.check(3).run()
    let reachable = try #require(report[.everythingReachable])
    #expect(reachable.verdict == .incomplete("bound inputs 3 (2 states not explored)"))
    #expect(report.isBeyondScope(reachable) && report.whyUndecided(reachable) == nil)
    #expect(report.judged() == .asExpected && report.judgedOnOtherVersion() == .asExpected)
    let cut = try Self.check(nil).run(within: .depth(3))
    let open = try #require(cut[.everythingReachable])
    #expect(!cut.isBeyondScope(open) && cut.whyUndecided(open) != nil)
  }

  @Test func `a scope that the app does not exceed changes no verdict`() throws {
    let (bound, whole) = (try Self.check(9).run(), try Self.check(nil).run())
    #expect(bound.findings == whole.findings && bound.worldsNotFollowed == 0)
    #expect(bound.deadCode == whole.deadCode)
  }

  @Test func `a trap from which no longer run leads is violated, but a nearer one may be unknown`() throws {
    func report(_ bound: String) throws -> NavigationReport {
      NavigationCheck(
        try program(
          """
          system Traps
            platform ideal
            \(bound)
          coordinator App {
            var count: 0...5 = 0
            var isStuck: Bool = false
            start home
            screen home {
              on tap count when count < 5 and isStuck == false { count = count + 1 }
              on tap stick when isStuck == false { isStuck = true }
            }
          }
          possible free: App.isStuck == false
          possible zero: App.count == 0
          """)
      ).run()
    }
    let (bounded, whole) = (try report("bound inputs 2"), try report(""))
    let free = try #require(bounded["free"])
    #expect(free.trace?.length == 1 && whole["free"]?.trace == free.trace)
    #expect(!bounded.hasShortestTrace(free) && whole.hasShortestTrace(free))
    #expect(bounded["zero"]?.trace?.length == 2 && whole["zero"]?.trace?.length == 1)
  }

  @Test func `pairs of root and tab are not explored, and no depth is closed`() throws {
    let tabs = try program(
      """
      system Tabs
        platform uikit
        bound inputs 2
      coordinator App {
        start main
        tabs main {
          tab one: Page
          tab two: Page
        }
      }
      coordinator Page {
        start list
        screen list { on tap open { push detail } }
        screen detail
      }
      """)
    let check = NavigationCheck(tabs)
    let report = check.run(modular: .always)
    #expect(report.modular == nil && report.worldsNotFollowed > 0)
    guard case .open(let reason) = check.closure(of: report).outcome else {
      Issue.record("the depth is not open")
      return
    }
    #expect(reason.hasPrefix("'bound inputs 2' limits"))
  }

  @Test func `on random specs, a check finds what needs at most so many inputs, and nothing else`() throws {
    var (found, absent) = (0, 0)
    for seed in 0..<UInt64(Twins.count(40)) {
      guard
        let program = NavSpec.parse(RandomSpec(seed: seed).text).spec.flatMap({
          NavProgram.resolve($0).program
        })
      else { continue }
      let whole = NavigationCheck(program).run(within: .states(3_000), beyondViolations: true)
      guard whole.isComplete else { continue }
      for inputs in 1...4 {
        var bounded = program
        bounded.scope.inputs = inputs
        let report = NavigationCheck(bounded).run(beyondViolations: true)
        #expect(report.cuts.isEmpty)
        for (finding, other) in zip(report.findings, whole.findings) where !finding.isAboutLog {
          let context: Comment = "\(finding.name) within \(inputs) inputs, \(RandomSpec(seed: seed))"
          let isShortest = ![.possible, .eventually, .leadsTo].contains(finding.kind)
          switch (finding.verdict, other.trace?.length) {
          case (.violated, let length?) where isShortest:
            #expect(finding.trace?.length == length && length <= inputs + 1, context)
          // A nearer trap may be unknown, and the loop of a lasso may have any number of inputs.
          case (.violated, _): #expect(other.verdict.isViolated, context)
          case (_, let length?) where isShortest:
            absent += 1
            #expect(length > inputs, context)
          default: #expect(report.whyUndecided(finding) == nil, context)
          }
          if finding.verdict.isViolated { found += 1 }
        }
      }
    }
    #expect(found > 20 && absent > 8)
  }
}
