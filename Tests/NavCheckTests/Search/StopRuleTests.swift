import Testing

@testable import NavCheck

/// Searches that end before everything was explored.
@Suite struct StopRuleTests {
  @Test(arguments: 0..<6)
  func `every engine and number of jobs stops where the plain engine does, with shortest traces`(
    batch: UInt64
  ) {
    var generator = SplitMix(seed: batch + 900)
    for _ in 0..<Twins.count(15) {
      let count = Int.random(in: 2...16, using: &generator)
      let graph = GraphMachine.random(
        states: count, edges: Int.random(in: 0...36, using: &generator), using: &generator)
      let bad = (0..<count).subset(oneIn: 4, using: &generator)
      let met = (0..<count).subset(oneIn: 3, using: &generator)
      let checker = Checker(PackedGraph(graph: graph))
        .never("never") { bad.contains($0) }
        .step("step") { before, _, after in !(bad.contains(before) && met.contains(after)) }
        .sometimes("met") { met.contains($0) }
        .possible("possible") { met.contains($0) }
      let whole = checker.referenceReport(within: .unlimited)
      for rule in CheckStopRule.allCases {
        let plain = checker.referenceReport(within: .until(rule))
        for jobs in [1, 2, 3] {
          #expect(checker.run(.exhaustive(jobs: jobs), within: .until(rule)) == plain, "\(graph) \(rule)")
        }
        let unpacked = Checker(graph).never("never") { bad.contains($0) }
        #expect(
          unpacked.run(.exhaustive(jobs: 2), within: .until(rule))
            == unpacked.referenceReport(within: .until(rule)), "\(graph) \(rule)")
        expect(plain, endsBy: rule, besides: whole, "\(graph)")
      }
    }
  }

  /// A search ends for another one by the number of distinct states that it has discovered, explored or not.
  @Test(arguments: 0..<4)
  func `every engine and number of jobs leaves the rest to another search where the plain engine does`(
    batch: UInt64
  ) {
    var generator = SplitMix(seed: batch + 700)
    var ended = 0
    for _ in 0..<Twins.count(12) {
      let count = Int.random(in: 4...16, using: &generator)
      let graph = GraphMachine.random(
        states: count, edges: Int.random(in: count...48, using: &generator), using: &generator)
      let bad = (0..<count).subset(oneIn: 4, using: &generator)
      let packed = Checker(PackedGraph(graph: graph)).never("never") { bad.contains($0) }
      let unpacked = Checker(graph).never("never") { bad.contains($0) }
      for states in 1...count {
        let stop = SearchStop(at: [0], from: states)
        let plain = packed.referenceReport(within: .unlimited, stop: stop)
        if stop.isReached { ended += 1 }
        for jobs in [1, 2, 3] {
          let found = packed.exhaustiveReport(
            jobs: jobs, within: .unlimited, progress: nil, shouldStop: nil,
            stop: SearchStop(at: [0], from: states))
          #expect(found == plain, "\(graph) \(states)")
        }
        let found = unpacked.exhaustiveReport(
          jobs: 2, within: .unlimited, progress: nil, shouldStop: nil, stop: SearchStop(at: [0], from: states)
        )
        let stopped = SearchStop(at: [0], from: states)
        #expect(found == unpacked.referenceReport(within: .unlimited, stop: stopped), "\(graph) \(states)")
      }
    }
    #expect(ended > 8, "\(ended)")
  }

  /// A machine with as many states as are explored in any case is explored completely; one more is known beforehand.
  @Test(arguments: [(9, false), (10, true), (11, true)])
  func `states that only wait count as discovered`(states: Int, isEnded: Bool) {
    // After three states, state 3 is due, and the others wait for a level with a greater cost, each by two steps.
    let fan = ClosureMachine(initialStates: [0], costs: { $0 == "free" ? 0 : 1 }) { state, emit in
      if state < 2 { emit("add", state + 1) }
      if state == 2 {
        emit("free", 3)
        for next in 4..<states {
          emit("fan \(next)", next)
          emit("again \(next)", next)
        }
      }
    }
    let stop = SearchStop(at: [0], from: 10)
    let report = Checker(fan).never("zero") { $0 == 0 }
      .exhaustiveReport(jobs: 1, within: .unlimited, progress: nil, shouldStop: nil, stop: stop)
    #expect(stop.isReached == isEnded)
    #expect(report.distinctStates == (isEnded ? 3 : states))
  }

  private func expect<State, Action>(
    _ early: CheckReport<State, Action>, endsBy rule: CheckStopRule,
    besides whole: CheckReport<State, Action>, _ what: String
  ) {
    for (found, all) in zip(early.results, whole.results) {
      if case .incomplete = found.verdict { continue }
      // Whether a nearer state is a trap as well may not be known yet.
      if found.kind == .possible {
        #expect(found.verdict.isViolated == all.verdict.isViolated, "\(what) \(rule)")
        continue
      }
      #expect(
        found.verdict == all.verdict && found.witness == all.witness, "\(what) \(rule) \(found.name)")
    }
    let names = ["never", "step"]
    // The graphs have limits of their own.
    guard early.cuts.contains(where: { $0.reason == rule.reason }) else {
      #expect(early == whole, "\(what) \(rule)")
      return
    }
    switch rule {
    case .first: #expect(names.contains { early[$0].isViolated }, "\(what)")
    case .decided:
      #expect(names.allSatisfy { early[$0].isViolated } && early["met"] == .holds, "\(what)")
    case .end: Issue.record("\(what) was not explored to the end")
    }
  }

  @Test func `the first violation ends a long machine at once, and the rest is counted`() {
    let line = ClosureMachine(initialStates: [0]) { state, emit in
      if state < 500 { emit("add", state + 1) }
    }
    let checker = Checker(line).never("three") { $0 == 3 }.never("nine") { $0 == 9 }.sometimes("one") {
      $0 == 1
    }
    let first = checker.run(within: .until(.first))
    #expect(first.distinctStates == 4)
    #expect(first["three"].trace?.states == [0, 1, 2, 3])
    #expect(first["nine"] == .incomplete("stopped at the first violation (1 state not explored)"))
    let decided = checker.run(within: .until(.decided))
    #expect(decided.distinctStates == 10 && decided.results.allSatisfy { $0.verdict.isFinal })
    #expect(checker.run(.depthFirst, within: .until(.first)).distinctStates == 4)
    #expect(checker.run(.hashCompaction(), within: .until(.first)).distinctStates == 4)
    #expect(checker.run(within: .until(.decided).and(.until(.first))) == first)
  }
}

extension CheckVerdict {
  fileprivate var isFinal: Bool { if case .incomplete = self { false } else { true } }
}
