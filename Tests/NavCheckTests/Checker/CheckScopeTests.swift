import Testing

@testable import NavCheck

@Suite("Verdicts about paths of limited cost") struct CheckScopeTests {
  @Test(arguments: 0..<6)
  func `a scope decides what a budget of the same depth leaves open`(batch: UInt64) {
    var generator = SplitMix(seed: batch)
    for _ in 0..<Twins.count(80) {
      let count = Int.random(in: 1...8, using: &generator)
      let machine = GraphMachine.random(
        states: count, edges: Int.random(in: 0...16, using: &generator), using: &generator)
      let bad = (0..<count).subset(oneIn: 3, using: &generator)
      let checker = Checker(machine)
        .never("never") { bad.contains($0) }
        .step("step") { before, _, after in !bad.contains(before) || !bad.contains(after) }
        .sometimes("sometimes") { bad.contains($0) }
        .possible("possible") { bad.contains($0) }
        .deadlockFree("deadlock")
      let cost = Int.random(in: 0...3, using: &generator)
      compare(checker, cost: cost, "\(machine), cost \(cost), bad \(bad.sorted())")
    }
  }

  private func compare(_ checker: Checker<GraphMachine>, cost: Int, _ context: Comment) {
    let scope = CheckBudget.scope(ofCost: cost, named: "scope")
    let cut = checker.run(within: .depth(cost))
    let scoped = checker.run(within: scope)
    #expect(scoped == checker.referenceReport(within: scope), context)
    #expect(
      checker.run(.depthFirst, within: scope) == checker.run(.depthFirst, within: .depth(cost)), context)
    #expect(scoped.distinctStates == cut.distinctStates, context)
    #expect(scoped.generatedStates == cut.generatedStates, context)
    #expect(scoped.completeCost == cut.completeCost, context)
    let reason = "depth budget of \(cost)"
    #expect(scoped.beyondScope?.count == cut.cuts.first { $0.reason == reason }?.count, context)
    #expect(scoped.cuts == cut.cuts.filter { $0.reason != reason }, context)
    for (result, other) in zip(scoped.results, cut.results) {
      switch other.verdict {
      case .incomplete where result.kind == .sometimes || !scoped.cuts.isEmpty:
        #expect(result.verdict.isIncomplete, context)
      case .incomplete:
        let isVacuous = result.mattered == 0 && result.kind != .deadlockFree
        #expect(result.verdict == (isVacuous ? .vacuous : .holds), context)
      default: #expect(result == other, context)
      }
    }
  }

  @Test func `the narrower of two scopes applies, and a scope that nothing exceeds leaves no trace`() {
    let line = Checker(GraphMachine("0 a 1", "1 a 2", "2 a 3")).never("three") { $0 == 3 }
    let both = CheckBudget.scope(ofCost: 3, named: "wide").and(.scope(ofCost: 2, named: "narrow"))
    #expect(line.run(within: both).beyondScope == CheckCut(reason: "narrow", count: 1))
    #expect(line.run(within: both)["three"] == .holds)
    #expect(line.run(within: .scope(ofCost: 3, named: "wide")) == line.run())
  }
}
