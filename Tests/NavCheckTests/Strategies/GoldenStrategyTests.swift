import NavCheck
import Testing

/// Published counts by every strategy that promises them.
@Suite struct GoldenStrategyTests {
  typealias Counts = GoldenCountTests.Counts

  static let strategies: [CheckStrategy] = [
    .depthFirst, .iterativeDeepening(), .iterativeDeepening(by: 4), .hashCompaction(),
    .bitstate(bytes: 1 << 24, hashes: 4),
  ]

  @Test(arguments: strategies) func `counts are those that are published`(strategy: CheckStrategy) {
    #expect(
      counts(TwoPhaseCommit.machine(managers: 4), strategy)
        == Counts(distinct: 1_568, generated: 8_258, depth: 14))
    #expect(counts(Puzzles.dieHard, strategy) == Counts(distinct: 16, generated: 97, depth: 8))
    #expect(counts(Puzzles.movingCat(boxes: 6), strategy) == Counts(distinct: 48, generated: 128, depth: 1))
    #expect(counts(Threads.peterson(busy: true), strategy) == Counts(distinct: 42, generated: 85, depth: 11))
    #expect(
      counts(Distributed.ewd840(nodes: 3), strategy) == Counts(distinct: 302, generated: 2_001, depth: 9))
    #expect(counts(Puzzles.hanoi(disks: 5), strategy) == Counts(distinct: 243, generated: 727, depth: 32))
    #expect(counts(Puzzles.ticTacToe, strategy) == Counts(distinct: 5_478, generated: 16_168, depth: 10))
  }

  @Test(arguments: strategies) func `the shortest way has the known length`(strategy: CheckStrategy) {
    #expect(length(Puzzles.dieHard, strategy) { $0.big == 4 } == 6)
    #expect(length(Puzzles.missionaries, strategy) { $0.missionaries == 0 && $0.cannibals == 0 } == 11)
    #expect(length(Puzzles.wolfGoatCabbage, strategy) { !$0.contains(false) } == 7)
    #expect(length(Puzzles.hanoi(disks: 5), strategy) { $0[2].count == 5 } == 31)
    #expect(length(Distributed.clock, strategy) { $0 == 7 } == 0)
  }

  /// The length of the trace to a state, which is looked for as a violation and as a witness.
  private func length<State: Hashable & Sendable>(
    _ machine: ClosureMachine<State>, _ strategy: CheckStrategy, to goal: @escaping @Sendable (State) -> Bool
  ) -> Int? {
    let report = Checker(machine).never("broken", holds: goal).sometimes("met", hit: goal).run(strategy)
    guard let trace = report["broken"].trace, trace == report.result(named: "met")?.witness,
      trace.replays(on: machine), goal(trace.final)
    else { return nil }
    return trace.length
  }

  private func counts<Machine: StateMachine>(_ machine: Machine, _ strategy: CheckStrategy) -> Counts {
    let report = Checker(machine).run(strategy)
    return Counts(distinct: report.distinctStates, generated: report.generatedStates, depth: report.depth)
  }
}
