import NavCheck

/// A small random machine with a checker of every kind of property, and a budget.
struct StrategyRow: CustomStringConvertible {
  let machine: GraphMachine
  let checker: Checker<GraphMachine>
  let budget: CheckBudget
  let bad: Set<Int>
  let when: Set<Int>

  var description: String { "\(machine)\n\(budget), bad \(bad.sorted()), when \(when.sorted())" }

  static func random(using generator: inout SplitMix) -> StrategyRow {
    let count = Int.random(in: 1...12, using: &generator)
    let machine = GraphMachine.random(
      states: count, edges: Int.random(in: 0...24, using: &generator), using: &generator)
    let bad = (0..<count).subset(oneIn: 3, using: &generator)
    let when = (0..<count).subset(oneIn: 2, using: &generator)
    let budget: CheckBudget =
      switch Int.random(in: 0..<2, using: &generator) {
      case 0: .depth(Int.random(in: 0...8, using: &generator))
      default: .unlimited
      }
    return StrategyRow(
      machine: machine, checker: checker(of: machine, bad, when), budget: budget, bad: bad, when: when)
  }

  /// The same of another machine with the same states.
  func checker(of machine: GraphMachine) -> Checker<GraphMachine> { Self.checker(of: machine, bad, when) }

  private static func checker(
    of machine: GraphMachine, _ bad: Set<Int>, _ when: Set<Int>
  ) -> Checker<GraphMachine> {
    Checker(machine)
      .always("always", when: { when.contains($0) }) { !bad.contains($0) }
      .never("never") { bad.contains($0) }
      .step("step", when: { before, _, _ in when.contains(before) }) { before, action, after in
        action.name != "a" || !bad.contains(after) || before == after
      }
      .sometimes("sometimes") { bad.contains($0) && when.contains($0) }
      .deadlockFree("deadlock")
      .deadlockFree("stuck", .stuck)
      .possible("possible", when: { when.contains($0) }) { bad.contains($0) }
      .eventually("eventually") { bad.contains($0) }
      .leadsTo("leads to", { when.contains($0) }, { bad.contains($0) })
      .leadsTo(
        "step leads", from: .step { _, action, _ in action.name == "b" }, to: .state { bad.contains($0) }
      )
      .notApplicable("nothing")
      .fairness(.weak, "a") { $0.name == "a" }
      .fairness(.strong, "b") { $0.name == "b" }
  }
}

extension Checker where Machine == GraphMachine {
  /// Only what speaks of states and steps one by one, which deepening needs no links for.
  static func local(_ row: StrategyRow) -> Checker {
    let (bad, when) = (row.bad, row.when)
    return Checker(row.machine)
      .always("always", when: { when.contains($0) }) { !bad.contains($0) }
      .step("step") { before, action, after in action.name != "a" || !bad.contains(after) || before == after }
      .sometimes("sometimes") { bad.contains($0) }
      .deadlockFree("deadlock")
  }
}
