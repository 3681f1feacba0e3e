import NavCheck
import Testing

/// What must happen at last, on every fair run.
@Suite struct LivenessTests {
  typealias Letter = GraphMachine.Letter

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let machine: GraphMachine
    var weak: [String] = []
    var strong: [String] = []
    let goal: Set<Int>
    /// What the trace says, line by line; empty where the property holds.
    var lasso: [String] = []
    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "without fairness a run may stop anywhere", machine: GraphMachine("0 a 1"), goal: [1],
      lasso: ["0. 0", "nothing more happens"]),
    Row(name: "a fair step is taken", machine: GraphMachine("0 a 1"), weak: ["a"], goal: [1]),
    Row(
      name: "a circle is a run", machine: GraphMachine("0 a 1", "1 a 0", "1 b 2"), weak: ["a"], goal: [2],
      lasso: ["0. 0", "1. a → 1", "2. a → 0", "again from 0, for ever"]),
    Row(
      name: "weak fairness leaves no circle whose exit stays open",
      machine: GraphMachine("0 a 1", "1 a 0", "0 b 2", "1 b 2"), weak: ["a", "b"], goal: [2]),
    Row(
      name: "weak fairness says nothing of an exit that closes again and again",
      machine: GraphMachine("0 a 1", "1 a 0", "1 b 2"), weak: ["a", "b"], goal: [2],
      lasso: ["0. 0", "1. a → 1", "2. a → 0", "again from 0, for ever"]),
    Row(
      name: "strong fairness takes such an exit", machine: GraphMachine("0 a 1", "1 a 0", "1 b 2"),
      weak: ["a"], strong: ["b"], goal: [2]),
    Row(
      name: "strong fairness looks into the part of a circle that avoids the exit",
      machine: GraphMachine("0 a 1", "1 a 0", "1 c 3", "3 a 1", "3 b 2"), weak: ["a"], strong: ["b"],
      goal: [2],
      lasso: ["0. 0", "1. a → 1", "2. a → 0", "again from 0, for ever"]),
    Row(
      name: "states on a path are not all of them: 0, 2, 4, 2 meets nothing odd",
      machine: GraphMachine("0 a 2", "2 a 4", "4 a 2"), weak: ["a"], goal: [1, 3, 5],
      lasso: ["0. 0", "1. a → 2", "2. a → 4", "3. a → 2", "again from 1, for ever"]),
    Row(
      name: "where ways join, each counts: 0, 2, 4 beside 1, 4, 6 meets nothing odd",
      machine: GraphMachine("0 a 2", "2 a 4", "1 a 4", "4 a 6").with { $0.initialStates = [0, 1] },
      weak: ["a"], goal: [1, 3, 5],
      lasso: ["0. 0", "1. a → 2", "2. a → 4", "3. a → 6", "nothing more happens"]),
    Row(
      name: "a step that changes nothing is nothing that fairness asks for",
      machine: GraphMachine("0 a 0"), weak: ["a"], strong: ["b"], goal: [1],
      lasso: ["0. 0", "nothing more happens"]),
    Row(
      name: "a step out of bounds is not enabled",
      machine: GraphMachine("0 a 1").with { $0.outOfBounds = [1] }, weak: ["a"], goal: [2],
      lasso: ["0. 0", "nothing more happens"]),
    Row(
      name: "a circle keeps every condition, in the order of their names",
      machine: GraphMachine("0 b 2", "2 c 0", "0 a 1", "1 c 0"), strong: ["a", "b"], goal: [3],
      lasso: ["0. 0", "1. a → 1", "2. c → 0", "3. b → 2", "4. c → 0", "again from 0, for ever"]),
    Row(name: "the goal at the start ends the waiting", machine: GraphMachine("0 a 1", "1 a 2"), goal: [0]),
  ]

  @Test(arguments: rows) func `a lasso is found where a fair run avoids the goal`(row: Row) {
    let (goal, weak, strong) = (row.goal, Set(row.weak), Set(row.strong))
    let report = Checker(row.machine)
      .eventually("met") { goal.contains($0) }
      .fairness(.weak, "weak", each: { weak.contains($0.name) ? $0.name : nil })
      .fairness(.strong, "strong", each: { strong.contains($0.name) ? $0.name : nil })
      .run()
    let trace = report["met"].trace
    #expect(trace.map { $0.description.split(separator: "\n").map(String.init) } ?? [] == row.lasso)
    #expect(trace?.replays(on: row.machine) ?? true)
    #expect(report["met"] == (trace.map { .violated($0) } ?? .holds))
  }

  @Test func `one condition on a union is weaker than one for each action`() {
    let machine = GraphMachine("0 a 1", "1 a 0", "0 b 2", "1 b 2")
    let checker = Checker(machine).eventually("out") { $0 == 2 }
    let union = checker.fairness(.weak, "any") { _ in true }.run()
    let each = checker.fairness(.weak, "each", each: { $0.name }).run()
    #expect(union["out"].trace?.description == "0. 0\n1. a → 1\n2. a → 0\nagain from 0, for ever")
    #expect(each["out"] == .holds)
  }

  @Test func `what fairness promises of an action may be asked as a property`() {
    // x := x + 1 modulo 3, or any value: the first is taken again and again where that is promised.
    let edges = [(0, 1), (1, 2), (2, 0)].map { "\($0) next \($1)" }
    let jumps = (0..<9).map { "\($0 / 3) jump \($0 % 3)" }
    let checker = Checker(GraphMachine(edges: edges + jumps)).leadsTo(
      "again and again", from: .state { _ in true }, to: .step { _, action, _ in action.name == "next" })
    #expect(checker.run()["again and again"].isViolated)
    #expect(checker.fairness(.weak, "next") { $0.name == "next" }.run()["again and again"] == .holds)
  }

  @Test func `what leads to something is waited from, and counted`() throws {
    let machine = GraphMachine("0 a 1", "1 a 2", "2 a 3", "2 b 4")
    let report = Checker(machine)
      .leadsTo("from 1 to 4", { $0 == 1 }, { $0 == 4 })
      .leadsTo("from 1 to the end", { $0 == 1 }, { $0 > 2 })
      .leadsTo("of nothing", { $0 == 9 }, { $0 == 4 })
      .leadsTo("itself", { $0 == 1 }, { $0 == 1 })
      .fairness(.weak, "steps") { _ in true }
      .run()
    let trace = try #require(report["from 1 to 4"].trace)
    #expect(trace.description == "0. 0\n1. a → 1\n2. a → 2\n3. a → 3\nnothing more happens")
    #expect(trace.lasso == .init(trigger: 1, loopStart: 3))
    #expect(report["from 1 to the end"] == .holds)
    #expect(report["of nothing"] == .vacuous)
    #expect(report["itself"] == .holds)
    #expect(report.results.map(\.mattered) == [1, 1, 0, 1])
  }

  @Test func `steps are waited from and waited for`() throws {
    let machine = GraphMachine("0 ask 1", "1 answer 0", "1 hang 2", "2 answer 0")
    let checker = Checker(machine)
      .leadsTo(
        "answered", from: .step { _, action, _ in action.name == "ask" },
        to: .step { _, action, _ in action.name == "answer" }
      )
      .eventually("hung", .step { _, action, _ in action.name == "hang" })
    let fair = checker.fairness(.weak, "answers") { $0.name == "answer" }.run()
    #expect(fair["answered"] == .holds)
    #expect(fair.result(named: "answered")?.mattered == 1)
    #expect(fair["hung"].trace?.description == "0. 0\nnothing more happens")
    let free = try #require(checker.run()["answered"].trace)
    #expect(free.description == "0. 0\n1. ask → 1\nnothing more happens")
    #expect(free.lasso == .init(trigger: 1, loopStart: 1))
  }

  @Test func `a lasso is final whatever was cut off, its absence is not`() {
    let machine = GraphMachine("0 a 1", "1 a 0", "1 b 2", "0 c 3").with { $0.truncations = [2: "width"] }
    let checker = Checker(machine).eventually("three") { $0 == 3 }
    let lasso = checker.fairness(.weak, "a") { $0.name == "a" }.run()
    #expect(lasso["three"].isViolated)
    let open = checker.fairness(.strong, "each", each: { $0.name }).run()
    #expect(open["three"] == .incomplete("width (1 state not explored)"))
  }

  @Test(arguments: 0..<6)
  func `on random machines liveness agrees with one that looks at every set of states`(batch: UInt64) {
    var generator = SplitMix(seed: 900 + batch)
    for _ in 0..<Twins.count(100) {
      let count = Int.random(in: 1...6, using: &generator)
      let machine = GraphMachine.random(
        states: count, edges: Int.random(in: 0...14, using: &generator), using: &generator)
      let goals = (0..<count).subset(oneIn: 3, using: &generator)
      let goalLetters = ["a", "b", "c"].subset(oneIn: 6, using: &generator)
      let triggers = (0..<count).subset(oneIn: 2, using: &generator)
      let conditions = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        BruteLiveness.Condition(
          strength: Bool.random(using: &generator) ? .weak : .strong,
          letters: ["a", "b", "c"].subset(oneIn: 2, using: &generator))
      }
      compare(machine, goals: goals, goalLetters: goalLetters, triggers: triggers, conditions)
    }
  }

  private func compare(
    _ machine: GraphMachine, goals: Set<Int>, goalLetters: Set<String>, triggers: Set<Int>,
    _ conditions: [BruteLiveness.Condition]
  ) {
    let isGoal: @Sendable (Int) -> Bool = { goals.contains($0) }
    var checker = Checker(machine).leadsTo("states", { triggers.contains($0) }, isGoal)
      .leadsTo(
        "steps", from: .state { triggers.contains($0) },
        to: .step { _, action, _ in goalLetters.contains(action.name) })
    for (index, condition) in conditions.enumerated() {
      checker = checker.fairness(condition.strength, "\(index)") { condition.letters.contains($0.name) }
    }
    let report = checker.run()
    let plain = BruteForce(machine, within: .unlimited)
    for (name, goals, letters) in [("states", goals, []), ("steps", Set<Int>(), goalLetters)] {
      let oracle = BruteLiveness(
        machine: machine, distinct: plain.distinct, conditions: conditions, goals: goals, goalLetters: letters
      )
      let context: Comment =
        "\(name): \(machine)\ngoals \(goals.sorted()) \(letters.sorted()), triggers \(triggers.sorted()), \(conditions)"
      let failing = oracle.failing.intersection(triggers)
      let verdict = report[name]
      #expect(verdict.isViolated == !failing.isEmpty, context)
      #expect(report.result(named: name)?.mattered == plain.distinct.intersection(triggers).count, context)
      guard let trace = verdict.trace, let lasso = trace.lasso else { continue }
      #expect(trace.replays(on: machine), context)
      let start = CheckTrace(initial: trace.initial, steps: Array(trace.steps.prefix(lasso.trigger)))
      #expect(start == plain.best(to: failing), context)
      #expect(Set(trace.states[lasso.trigger...]).isDisjoint(with: goals), context)
      #expect(letters.isDisjoint(with: trace.steps[lasso.trigger...].map(\.action.name)), context)
      let loop = trace.states[lasso.loopStart...]
      let taken = zip(loop, trace.steps[lasso.loopStart...]).map {
        GraphMachine.Edge(from: $0, action: $1.action, to: $1.state)
      }
      #expect(oracle.isFair(Set(loop), by: taken), context)
    }
  }
}
