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

  @Test(arguments: 0..<8) func `the checker agrees with one that looks at every run`(batch: UInt64) {
    var generator = SplitMix(seed: batch)
    for _ in 0..<400 {
      let count = Int.random(in: 1...6, using: &generator)
      let machine = GraphMachine.random(
        states: count, edges: Int.random(in: 0...11, using: &generator), using: &generator)
      let budget: CheckBudget =
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: .states(Int.random(in: 0...count, using: &generator))
        case 1: .depth(Int.random(in: 0...3, using: &generator))
        case 2: .depth(1).and(.states(2)).and(.depth(2))
        default: .unlimited
        }
      let states = 0..<count
      let bad = states.subset(oneIn: 3, using: &generator)
      let when = states.subset(oneIn: 2, using: &generator)
      let sortedEdges = Set(machine.edges).sorted { $0.key < $1.key }
      let badSteps = sortedEdges.subset(oneIn: 3, using: &generator)
      let whenSteps = sortedEdges.subset(oneIn: 2, using: &generator)

      let report = Checker(machine)
        .always("always", when: { when.contains($0) }) { !bad.contains($0) }
        .never("never") { bad.contains($0) }
        .step("step", when: { whenSteps.contains(.init(from: $0, action: $1, to: $2)) }) {
          !badSteps.contains(.init(from: $0, action: $1, to: $2))
        }
        .sometimes("sometimes") { bad.contains($0) }
        .possible("possible", when: { when.contains($0) }) { bad.contains($0) }
        .deadlockFree("deadlock")
        .run(within: budget)

      let oracle = BruteForce(machine, within: budget)
      let answers = report.results.map {
        Answer(verdict: $0.verdict, mattered: $0.mattered, witness: $0.witness)
      }
      let expected = Self.answers(of: oracle, bad, when, badSteps, whenSteps)
      let context: Comment = "\(machine)\n\(budget), bad \(bad.sorted()), when \(when.sorted())"
      #expect(answers == expected, context)
      #expect(report.distinctStates == oracle.distinct.count, context)
      #expect(report.generatedStates == oracle.generated, context)
      #expect(report.depth == oracle.depth, context)
      #expect(report.cuts.map(\.reason) == oracle.cuts.keys.sorted(), context)
      #expect(report.cuts.allSatisfy { oracle.cuts[$0.reason] == $0.count }, context)
      for result in report.results {
        #expect((result.verdict.trace ?? result.witness)?.replays(on: machine) ?? true, context)
      }
    }
  }

  private static func answers(
    of oracle: BruteForce,
    _ bad: Set<Int>,
    _ when: Set<Int>,
    _ badSteps: Set<GraphMachine.Edge>,
    _ whenSteps: Set<GraphMachine.Edge>
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
    let concerned = oracle.distinct.intersection(when)
    let hits = oracle.distinct.intersection(bad)
    let witness = oracle.best(to: bad)
    let judged = oracle.judged.intersection(whenSteps)
    return [
      answer(oracle.best(to: concerned.intersection(bad)), concerned.count),
      answer(witness, oracle.distinct.count),
      answer(oracle.best(endingWith: judged.intersection(badSteps)), judged.count),
      Answer(
        verdict: witness != nil ? .holds : why.isEmpty ? .violated(nil) : .incomplete(why),
        mattered: hits.count,
        witness: witness
      ),
      answer(oracle.best(to: oracle.traps(for: bad).intersection(when)), concerned.count),
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
