import Testing

@testable import NavCheck

/// The tiers against the simplest engine.
@Suite struct BreadthFirstTests {
  @Test(arguments: 0..<8)
  func `on random machines of any kind every number of jobs gives the report of the plain engine`(
    batch: UInt64
  ) {
    var generator = SplitMix(seed: batch + 300)
    for _ in 0..<Twins.count(18) {
      let count = Int.random(in: 1...24, using: &generator)
      let graph = GraphMachine.random(
        states: count, edges: Int.random(in: 0...48, using: &generator), using: &generator)
      let budget = Self.budget(count, using: &generator)
      let bad = (0..<count).subset(oneIn: 3, using: &generator)
      let when = (0..<count).subset(oneIn: 2, using: &generator)
      compare(
        Self.asking(graph, bad, when).deadlockFree("stuck", .stuck), within: budget, "\(graph)")
      // Without steps and ends to judge other loops are taken, and without goals nothing is written down.
      compare(
        Checker(graph).never("never", when: { when.contains($0) }) { bad.contains($0) }, within: budget,
        "\(graph)")
      compare(
        Checker(graph).possible("possible") { bad.contains($0) }.sometimes("met") { when.contains($0) },
        within: budget, "\(graph)")
    }
  }

  @Test func `levels with many states are shared among jobs, and the report is that of the plain engine`() {
    var generator = SplitMix(seed: 400)
    for _ in 0..<Twins.count(2) {
      var graph = GraphMachine.random(states: 600, edges: 2_400, using: &generator)
      // Not all begin at once, and all levels are wide.
      graph.initialStates = (0..<8).map { $0 * 70 }
      let bad = (0..<600).subset(oneIn: 90, using: &generator)
      let when = (0..<600).subset(oneIn: 2, using: &generator)
      compare(Self.asking(graph, bad, when).deadlockFree("stuck", .stuck), within: .unlimited, "\(bad)")
      compare(Self.asking(PackedGraph(graph: graph), bad, when), within: .unlimited, "\(bad)")
    }
  }

  @Test(arguments: 0..<8)
  func `on random packed machines every tier and number of jobs gives the report of the plain engine`(
    batch: UInt64
  ) {
    var generator = SplitMix(seed: batch + 100)
    for _ in 0..<Twins.count(18) {
      let count = Int.random(in: 1...12, using: &generator)
      let graph = GraphMachine.random(
        states: count, edges: Int.random(in: 0...24, using: &generator), using: &generator)
      let budget = Self.budget(count, using: &generator)
      let bad = (0..<count).subset(oneIn: 3, using: &generator)
      let when = (0..<count).subset(oneIn: 2, using: &generator)
      compare(Self.asking(PackedGraph(graph: graph), bad, when), within: budget, "\(graph)")
      compare(Self.asking(PairGraph(graph: graph), bad, when), within: budget, "\(graph)")
    }
  }

  @Test(arguments: 0..<8)
  func `on random component machines every number of jobs gives the report of the plain engine`(
    batch: UInt64
  ) {
    var generator = SplitMix(seed: batch + 200)
    for _ in 0..<Twins.count(16) {
      let machine = RandomComponents.random(using: &generator)
      let budget = Self.budget(20, using: &generator)
      let part = Int.random(in: 0..<machine.partCount, using: &generator)
      let bad = (0..<6).subset(oneIn: 3, using: &generator)
      let when = (0..<6).subset(oneIn: 2, using: &generator)
      var checker = Checker(machine)
        .always(
          "local", reading: [part], when: { when.contains($0[part]) }, holds: { !bad.contains($0[part]) }
        )
        .never("never", reading: [part, 0], holds: { bad.contains($0[0]) && when.contains($0[part]) })
        .sometimes("met", reading: [0]) { bad.contains($0[0]) }
        .always("each", ofEach: Array(0..<machine.partCount)) { value, number in value + number != 5 }
      compare(checker, within: budget, "\(machine)")
      let possible = checker.possible("goal", when: { when.contains($0[part]) }) { bad.contains($0[0]) }
      #expect(machine.hasLimits == (DeclaredReads(machine, possible.properties) == nil))
      compare(possible, within: budget, "\(machine)")
      checker = Self.asking(checker, Set(bad.map { [$0] }), Set(when.map { [$0] })) { [$0[part]] }
      compare(checker, within: budget, "\(machine)")
    }
  }

  @Test func `no state is lost where a page of states is just full`() {
    // Every level has one state, and each state a step back to itself.
    let count = 20_000
    for jobs in [1, 2] {
      let report = Checker(LineMachine(count: count)).always("within") { $0 < count }
        .run(.exhaustive(jobs: jobs))
      #expect(report.distinctStates == count)
      #expect(report.generatedStates == 2 * count + 1)
      #expect(report.depth == count)
      #expect(report["within"] == .holds)
    }
  }

  @Test func `states with equal hashes are told apart`() {
    let report = Checker(CollidingMachine(count: 3_000)).always("within") { $0.number < 3_000 }
      .sometimes("last") { $0.number == 2_999 }
      .run(.exhaustive(jobs: 2))
    #expect(report.distinctStates == 3_000)
    #expect(report["within"] == .holds)
    #expect(report.result(named: "last")?.witness?.stepCount == 1_499)
  }

  private func compare<Machine: StateMachine>(
    _ checker: Checker<Machine>, within budget: CheckBudget, _ context: Comment
  ) {
    let plain = checker.referenceReport(within: budget)
    for jobs in [1, 2, 7] {
      let report = checker.run(.exhaustive(jobs: jobs), within: budget)
      #expect(report == plain, context)
    }
  }

  private static func budget(_ count: Int, using generator: inout SplitMix) -> CheckBudget {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: .states(Int.random(in: 0...count, using: &generator))
    case 1: .depth(Int.random(in: 0...3, using: &generator))
    default: .unlimited
    }
  }

  private static func asking<Machine: StateMachine>(
    _ machine: Machine, _ bad: Set<Int>, _ when: Set<Int>
  ) -> Checker<Machine> where Machine.State == Int {
    asking(Checker(machine), bad, when) { $0 }
  }

  private static func asking<Machine: StateMachine, Key: Hashable & Sendable>(
    _ checker: Checker<Machine>, _ bad: Set<Key>, _ when: Set<Key>,
    _ key: @escaping @Sendable (Machine.State) -> Key
  ) -> Checker<Machine> {
    checker
      .always("always", when: { when.contains(key($0)) }) { !bad.contains(key($0)) }
      .step("step", when: { before, _, _ in when.contains(key(before)) }) { before, action, after in
        action.description != "a" || !bad.contains(key(after)) || before == after
      }
      .sometimes("sometimes") { bad.contains(key($0)) && when.contains(key($0)) }
      .possible("possible", when: { when.contains(key($0)) }) { bad.contains(key($0)) }
      .deadlockFree("deadlock")
      .notApplicable("nothing")
  }
}
