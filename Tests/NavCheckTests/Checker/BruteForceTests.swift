import NavCheck
import Testing

/// The checker against one that looks at every run.
@Suite struct BruteForceTests {
  typealias Verdict = BruteForce.Verdict

  struct Answer: Equatable {
    let verdict: Verdict
    let mattered: Int
    var witness: BruteForce.Trace?
  }

  /// What the properties of one comparison speak of.
  struct Marks {
    var bad: Set<Int>
    var when: Set<Int>
    var badSteps: Set<GraphMachine.Edge>
    var whenSteps: Set<GraphMachine.Edge>
  }

  @Test func `on every machine of three states the checker agrees with one that looks at every run`() {
    let pairs = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]
    for shape in 0..<729 {
      var machine = GraphMachine()
      var rest = shape
      for (from, to) in pairs {
        if rest % 3 > 0 {
          machine.edges.append(.init(from: from, action: .init(name: "a", cost: rest % 3 - 1), to: to))
        }
        rest /= 3
      }
      let marks = Marks(
        bad: [2], when: [0, 1],
        badSteps: Set(machine.edges.filter { $0.to == 0 }),
        whenSteps: Set(machine.edges.filter { $0.from != 0 })
      )
      compare(machine, within: .unlimited, marks)
      compare(machine.with { $0.finals = [2] }, within: .states(2), marks)
      compare(machine.with { $0.outOfBounds = [1] }, within: .depth(0), marks)
      compare(machine.with { $0.truncations = [1: "one"] }, within: .unlimited, marks)
    }
  }

  @Test(arguments: 0..<8)
  func `on random machines the checker agrees with one that looks at every run`(batch: UInt64) {
    var generator = SplitMix(seed: batch)
    for _ in 0..<Twins.count(60) {
      let count = Int.random(in: 1...7, using: &generator)
      let machine = GraphMachine.random(
        states: count, edges: Int.random(in: 0...14, using: &generator), using: &generator)
      let budget: CheckBudget =
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: .states(Int.random(in: 0...count, using: &generator))
        case 1: .depth(Int.random(in: 0...3, using: &generator))
        case 2: .depth(1).and(.states(2)).and(.depth(2))
        default: .unlimited
        }
      let states = 0..<count
      let edges = Set(machine.edges).sorted { $0.key < $1.key }
      let marks = Marks(
        bad: states.subset(oneIn: 3, using: &generator),
        when: states.subset(oneIn: 2, using: &generator),
        badSteps: edges.subset(oneIn: 3, using: &generator),
        whenSteps: edges.subset(oneIn: 2, using: &generator)
      )
      compare(machine, within: budget, marks)
    }
  }

  private func compare(_ machine: GraphMachine, within budget: CheckBudget, _ marks: Marks) {
    let (bad, when, badSteps, whenSteps) = (marks.bad, marks.when, marks.badSteps, marks.whenSteps)
    var checker = Checker(machine)
      .always("always", when: { when.contains($0) }) { !bad.contains($0) }
      .never("never") { bad.contains($0) }
      .step("step", when: { whenSteps.contains(.init(from: $0, action: $1, to: $2)) }) {
        !badSteps.contains(.init(from: $0, action: $1, to: $2))
      }
      .sometimes("sometimes") { bad.contains($0) }
      .possible("possible", when: { when.contains($0) }) { bad.contains($0) }
      .deadlockFree("deadlock")
    let states = Set(machine.initialStates + machine.edges.map(\.to)).sorted()
    for state in states { checker = checker.sometimes("at \(state)") { $0 == state } }
    let report = checker.run(within: budget)

    let oracle = BruteForce(machine, within: budget)
    let answers = report.results.prefix(6).map {
      Answer(verdict: $0.verdict, mattered: $0.mattered, witness: $0.witness)
    }
    let context: Comment = "\(machine)\n\(budget), bad \(bad.sorted()), when \(when.sorted())"
    #expect(answers == Self.answers(of: oracle, marks), context)
    for state in states {
      #expect(report.result(named: "at \(state)")?.witness == oracle.best(to: [state]), context)
    }
    #expect(report.distinctStates == oracle.distinct.count, context)
    #expect(report.generatedStates == oracle.generated, context)
    #expect(report.depth == oracle.depth, context)
    #expect(report.completeCost == oracle.completeCost, context)
    #expect(report.cuts.map(\.reason) == oracle.cuts.keys.sorted(), context)
    #expect(report.cuts.allSatisfy { oracle.cuts[$0.reason] == $0.count }, context)
    for result in report.results {
      #expect((result.verdict.trace ?? result.witness)?.replays(on: machine) ?? true, context)
    }
  }

  private static func answers(
    of oracle: BruteForce,
    _ marks: Marks
  ) -> [Answer] {
    let why = oracle.cuts.sorted { $0.key < $1.key }.map {
      "\($0.key) (\($0.value) \($0.value == 1 ? "state" : "states") not explored)"
    }.joined(separator: "; ")
    func answer(_ violation: BruteForce.Trace?, _ mattered: Int, vacuous: Bool = true) -> Answer {
      let verdict: Verdict
      if let violation {
        verdict = .violated(violation)
      } else if !why.isEmpty {
        verdict = .incomplete(why)
      } else {
        verdict = vacuous && mattered == 0 ? .vacuous : .holds
      }
      return Answer(verdict: verdict, mattered: mattered)
    }
    let concerned = oracle.distinct.intersection(marks.when)
    let hits = oracle.distinct.intersection(marks.bad)
    let witness = oracle.best(to: marks.bad)
    let judged = oracle.judged.intersection(marks.whenSteps)
    return [
      answer(oracle.best(to: concerned.intersection(marks.bad)), concerned.count),
      answer(witness, oracle.distinct.count),
      answer(oracle.best(endingWith: judged.intersection(marks.badSteps)), judged.count),
      Answer(
        verdict: witness != nil ? .holds : why.isEmpty ? .violated(nil) : .incomplete(why),
        mattered: hits.count,
        witness: witness
      ),
      answer(oracle.best(to: oracle.traps(for: marks.bad).intersection(marks.when)), concerned.count),
      answer(
        oracle.best(to: oracle.stuck),
        oracle.distinct.subtracting(oracle.machine.finals).count,
        vacuous: false
      ),
    ]
  }
}

extension GraphMachine.Edge {
  var key: String { "\(from) \(action) \(to)" }
}
