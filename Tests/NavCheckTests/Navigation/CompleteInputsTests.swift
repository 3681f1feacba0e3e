import NavModel
import Testing

@testable import NavCheck

@Suite("What a search that was cut says about runs of few inputs") struct CompleteInputsTests {
  /// Each visit leaves a flow behind, and a second one counts to 9.
  private static let leak = """
    system Leak
      platform uikit
      overtake 0

    var count: 0...9 = 0

    coordinator App {
      start home
      screen home {
        on tap open { push child }
        on tap count when count < 9 { count = count + 1 }
      }
      branch child: Child
    }
    coordinator Child {
      start form
      screen form
    }

    never few: count == 9
    """

  private static func report(
    _ text: String, within budget: CheckBudget, anyway: Int = 5_000
  ) throws -> NavigationReport {
    var check = NavigationCheck(try program(text))
    check.worldsFollowedAnyway = anyway
    return check.run(within: budget)
  }

  @Test func `a report names the inputs up to which all runs were explored`() throws {
    let report = try Self.report(Self.leak, within: .depth(1))
    #expect(report.completeInputs == 1)
    #expect(
      report.completeRuns
        == "all runs of up to 1 input are explored, and show no violation of a property of worlds or steps")
  }

  @Test func `it says so of the other properties if one is violated`() throws {
    let report = try Self.report(Self.leak, within: .depth(4))
    #expect(report["child-ends-with-branch"]?.isViolated == true)
    #expect(
      report.completeRuns
        == "all runs of up to 4 inputs are explored, and show no violation of another property of worlds or "
        + "steps")
  }

  @Test func `it names capacities, and that runs end at the first violation`() throws {
    let narrow = Self.leak.replacing("overtake 0", with: "overtake 0\n  bound coordinators 2")
    let report = try Self.report(narrow, within: .depth(6))
    #expect(
      report.completeRuns
        == "all runs of up to 6 inputs within bound coordinators 2 are explored, and show no violation of "
        + "another property of worlds or steps")
    let limited = try Self.report(Self.leak, within: .depth(5), anyway: 0)
    #expect(limited.worldsNotFollowed > 0)
    #expect(
      limited.completeRuns
        == "all runs of up to 5 inputs and up to the first violation are explored, and show no violation of "
        + "another property of worlds or steps")
  }

  @Test
  func `it says nothing after a search that reached its end, before the first input, or in another order`()
    throws
  {
    let mended = Self.leak.replacing(
      "branch child: Child", with: "branch child: Child { on removed { drop child } }")
    let whole = try Self.report(mended, within: .unlimited)
    #expect(whole.isComplete && whole.completeInputs == nil && whole.completeRuns == nil)
    let launch = try Self.report(mended, within: .depth(0))
    #expect(launch.completeInputs == 0 && launch.completeRuns == nil)
    let deep = NavigationCheck(try program(mended)).run(.depthFirst, within: .states(8))
    #expect(!deep.isComplete && deep.completeInputs == nil && deep.completeRuns == nil)
    let traps = NavigationCheck(try program(mended)).run(within: .depth(2), only: ["no-trap"])
    #expect(traps.completeInputs == 2 && traps.completeRuns == nil)
  }

  @Test func `on random specs, no open property is violated within these inputs`() throws {
    var claims = 0
    for seed in 0..<UInt64(Twins.count(40)) {
      guard
        let program = NavSpec.parse(RandomSpec(seed: seed).text).spec.flatMap({
          NavProgram.resolve($0).program
        })
      else { continue }
      let check = NavigationCheck(program)
      let whole = check.run(within: .states(3_000), beyondViolations: true)
      for states in [10, 40, 160, 640] {
        let cut = check.run(within: .states(states), beyondViolations: true)
        guard cut.completeRuns != nil, let inputs = cut.completeInputs else { continue }
        for finding in cut.findings {
          guard case .incomplete = finding.verdict,
            ![.possible, .sometimes, .eventually, .leadsTo].contains(finding.kind)
          else { continue }
          claims += 1
          let found = whole[finding.name]?.trace?.length ?? .max
          #expect(found > inputs, "\(finding.name) within \(states) worlds, \(RandomSpec(seed: seed))")
        }
      }
    }
    #expect(claims > 200)
  }
}
