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
