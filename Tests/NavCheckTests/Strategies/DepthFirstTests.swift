import Testing

@testable import NavCheck

/// Searches in depth against the simplest engine.
@Suite struct DepthFirstTests {
  typealias Report = CheckReport<Int, GraphMachine.Letter>

  @Test(arguments: 0..<8)
  func `on random machines a search in depth gives the report of the plain engine, to any depth`(
    batch: UInt64
  ) {
    var generator = SplitMix(seed: batch + 300)
    for _ in 0..<Twins.count(20) {
      let row = StrategyRow.random(using: &generator)
      let plain = row.checker.referenceReport(within: row.budget)
      #expect(row.checker.run(.depthFirst, within: row.budget) == plain, "\(row)")
      for step in [1, 2, 5] {
        let report = row.checker.run(.iterativeDeepening(by: step), within: row.budget)
        #expect(report == plain, "by \(step) \(row)")
      }
      let local = Checker.local(row)
      #expect(
        local.run(.iterativeDeepening(), within: row.budget) == local.referenceReport(within: row.budget),
        "\(row)")
    }
  }

  @Test(arguments: 0..<4)
  func `cut off, a search in depth tells nothing wrong, and the same whatever the order of emission`(
    batch: UInt64
  ) {
    var generator = SplitMix(seed: batch + 400)
    for _ in 0..<Twins.count(20) {
      let row = StrategyRow.random(using: &generator)
      let all = row.checker.referenceReport(within: .unlimited)
      let count = Int.random(in: 0...12, using: &generator)
      let shuffled = row.machine.with { $0.edges.shuffle(using: &generator) }
      for budget in [CheckBudget.states(count), .memory(60 * count), .states(count).and(row.budget)] {
        for strategy in [CheckStrategy.depthFirst, .iterativeDeepening(), .iterativeDeepening(by: 3)] {
          let report = row.checker.run(strategy, within: budget)
          expectTrue(report, as: all, row)
          #expect(row.checker(of: shuffled).run(strategy, within: budget) == report, "\(row)")
          #expect(report.distinctStates <= max(count, budget.states == nil ? .max : 0), "\(row)")
        }
      }
    }
  }

  @Test(arguments: 0..<4)
  func `what the plain engine decides up to a depth, deepening decides alike before it goes deeper`(
    batch: UInt64
  ) {
    var generator = SplitMix(seed: batch + 500)
    for _ in 0..<Twins.count(20) {
      let row = StrategyRow.random(using: &generator)
      let count = Int.random(in: 0...12, using: &generator)
      let report = row.checker.run(.iterativeDeepening(), within: .states(count))
      let all = row.checker.referenceReport(within: .unlimited)
      #expect(report.distinctStates == min(count, all.distinctStates), "\(row)")
      let before = (0...12).map { row.checker.referenceReport(within: .depth($0)) }.last {
        $0.distinctStates <= count
      }
      guard let before else { continue }
      let kinds: [CheckPropertyKind] = [.always, .never, .step, .sometimes, .deadlockFree]
      for (result, other) in zip(report.results, before.results) where kinds.contains(result.kind) {
        if case .incomplete = other.verdict { continue }
        // A step may lead from the last level to the next one, where steps that cost nothing may come nearer.
        #expect(result.verdict == other.verdict && result.witness == other.witness, "\(result.name) \(row)")
      }
    }
  }

  @Test(arguments: 0..<4) func `a stop ends a search in depth, and nothing wrong is told`(batch: UInt64) {
    var generator = SplitMix(seed: batch + 600)
    for _ in 0..<Twins.count(25) {
      let row = StrategyRow.random(using: &generator)
      let all = row.checker.referenceReport(within: .unlimited)
      for strategy in [CheckStrategy.depthFirst, .iterativeDeepening(), .hashCompaction()] {
        let turns = Int.random(in: 0...3, using: &generator)
        var asked = 0
        let report = row.checker.run(
          strategy,
          shouldStop: {
            asked += 1
            return asked > turns ? "interrupted" : nil
          })
        expectTrue(report, as: all, row)
        if report.interruption != nil { #expect(!report.isComplete) }
        if turns == 0, all.distinctStates > 0 { #expect(report.interruption == "interrupted") }
      }
    }
  }

  @Test func `a state that is met again on a cheaper way is explored again`() {
    // The long way is taken first, and 3 is as far on it as the budget goes; the short one leads there by 6.
    let machine = GraphMachine("0 a 1", "1 a 2", "2 a 3", "0 b 6", "6 b 3", "3 a 4", "4 a 5")
    let checker = Checker(machine).never("four") { $0 == 4 }.never("five") { $0 == 5 }
    for strategy in [CheckStrategy.depthFirst, .iterativeDeepening(by: 3)] {
      let report = checker.run(strategy, within: .depth(3))
      #expect(report["four"].trace?.states == [0, 6, 3, 4])
      #expect(report["five"] == .incomplete("depth budget of 3 (1 state not explored)"))
      #expect(report.distinctStates == 6)
    }
  }

  @Test
  func `a search in depth finds what lies deep within a budget that the plain one spends near the start`() {
    let machine = ClosureMachine(initialStates: [0]) { state, emit in
      emit("a", 2 * state + 1)
      emit("b", 2 * state + 2)
    }
    let checker = Checker(machine).never("deep") { $0 == (1 << 30) - 1 }.never("b") { $0 == 2 }
    #expect(checker.run(within: .states(1_000))["deep"].isIncomplete)
    let report = checker.run(.depthFirst, within: .states(1_000).and(.depth(40)))
    #expect(report["deep"].trace?.length == 30)
    #expect(report["b"].isIncomplete)
    #expect(report.distinctStates == 1_000)
    #expect(!report.hasShortestTraces)
    #expect(report.cuts.map(\.reason) == ["state budget of 1000"])
  }

  @Test func `deepening ends a machine without an end by memory, with what is near as it is`() {
    let machine = ClosureMachine(initialStates: [0]) { state, emit in
      emit("a", 2 * state + 1)
      emit("b", 2 * state + 2)
    }
    let checker = Checker(machine).never("seven") { $0 == 7 }.never("nowhere") { $0 == -1 }
    let report = checker.run(.iterativeDeepening(), within: .memory(100_000))
    #expect(report["seven"].trace?.length == 3)
    #expect(report["nowhere"].isIncomplete)
    #expect(report.distinctStates > 100 && report.distinctStates < 3_000)
    #expect(report.cuts.map(\.reason) == ["memory budget of 100000 bytes"])
    #expect(report.hasShortestTraces)
  }

  @Test func `what was found beyond the depth that is known to the end is told, and not called shortest`() {
    // One state of cost 1, then many: the third is bad, and the budget ends among them.
    let machine = ClosureMachine(initialStates: [0]) { state, emit in
      if state == 0 { emit("on", 1) }
      if state == 1 { for next in 10..<100 { emit("to \(next)", next) } }
    }
    let checker = Checker(machine).never("twelve") { $0 == 12 }.never("ninety") { $0 == 90 }
    let report = checker.run(.iterativeDeepening(), within: .states(20))
    #expect(report.distinctStates == 20)
    #expect(report["twelve"].trace?.length == 2)
    #expect(report["ninety"] == .incomplete("state budget of 20 (72 states not explored)"))
    #expect(!report.hasShortestTraces)
  }

  @Test func `where not even what costs nothing was explored to the end, no trace is called shortest`() {
    let machine = GraphMachine("0 a0 1", "1 b0 2", "0 c0 2", "2 z0 3")
    let report = Checker(machine).never("two") { $0 == 2 }.run(.iterativeDeepening(), within: .states(3))
    #expect(report["two"].trace?.states == [0, 2])
    #expect(!report.hasShortestTraces)
    #expect(Checker(machine).never("two") { $0 == 2 }.run(.iterativeDeepening()).hasShortestTraces)
  }

  @Test func `progress of a search in depth ends with the counts of the report`() throws {
    var seen: [CheckProgress] = []
    let report = Checker(Puzzles.ticTacToe).run(.depthFirst, progress: { seen.append($0) })
    for (before, after) in zip(seen, seen.dropFirst()) {
      #expect(before.distinctStates <= after.distinctStates)
    }
    let last = try #require(seen.last)
    #expect(last.distinctStates == report.distinctStates && last.generatedStates == report.generatedStates)
    #expect(last.cost + 1 == report.depth && last.frontier == 0)
  }

  /// A report may leave open what is so, and say nothing that is not.
  private func expectTrue(_ report: Report, as all: Report, _ row: StrategyRow) {
    for (result, other) in zip(report.results, all.results) {
      switch result.verdict {
      case .violated(let trace):
        // A machine that cuts states off hides as much from the one as from the other.
        #expect(other.verdict.isViolated, "\(result.name) \(row)")
        #expect(trace?.replays(on: row.machine) ?? true, "\(result.name) \(row)")
        // Once levels are cut off, a lasso may be another one.
        if result.kind != .eventually, result.kind != .leadsTo, let trace, let best = other.verdict.trace {
          #expect(trace.length >= best.length, "\(result.name) \(row)")
          if report.hasShortestTraces, result.kind != .possible {
            #expect(trace == best, "\(result.name) \(row)")
          }
        }
      case .holds, .vacuous:
        #expect(other.verdict == result.verdict, "\(result.name) \(row)")
        if let witness = result.witness { #expect(witness.replays(on: row.machine), "\(row)") }
      case .incomplete, .notApplicable: continue
      }
    }
  }
}
