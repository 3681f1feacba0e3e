import NavCheck
import Testing

/// The table "verdicts under truncation", cell by cell.
///
/// Every machine has the shape of a line 0 → 1 → 2, from which something may be cut off.
@Suite struct TruncationTests {
  typealias Report = CheckReport<Int, GraphMachine.Letter>

  /// How something came to be cut off: by the machine, or by a budget.
  enum Knife: CaseIterable, Sendable {
    case machine, states, depth

    /// Explores 0, 1 and 2, and leaves 3, which 2 leads to.
    func run(_ edges: [String], _ add: (Checker<GraphMachine>) -> Checker<GraphMachine>) -> Report {
      var machine = GraphMachine(edges: edges + ["0 a 1", "1 b 2", "2 c 3", "3 d 3"])
      if self == .machine { machine.truncations = [3: "three is too much"] }
      let budget: CheckBudget =
        switch self {
        case .machine: .unlimited
        case .states: .states(3)
        case .depth: .depth(2)
        }
      return add(Checker(machine)).run(within: budget)
    }

    var why: String {
      switch self {
      case .machine: "three is too much (1 state not explored)"
      case .states: "state budget of 3 (1 state not explored)"
      case .depth: "depth budget of 2 (1 state not explored)"
      }
    }
  }

  @Test(arguments: Knife.allCases) func `what is cut off is generated, not distinct, and named`(knife: Knife)
  {
    let report = knife.run([]) { $0 }
    #expect(report.distinctStates == 3)
    #expect(report.generatedStates == 4)
    #expect(report.depth == 3)
    #expect(report.cuts.map(\.description) == [knife.why])
    #expect(!report.isComplete)
    #expect(report.interruption == nil)
  }

  @Test(arguments: Knife.allCases) func `always and never: a violation is final, else incomplete`(
    knife: Knife
  ) {
    let report = knife.run([]) {
      $0.always("broken") { $0 != 1 }
        .always("unbroken") { _ in true }
        .always("of nothing", when: { $0 == 9 }) { _ in true }
        .always("broken beyond") { $0 != 3 }
        .never("met") { $0 == 2 }
        .never("not met") { $0 == 9 }
    }
    #expect(report["broken"].trace?.states == [0, 1])
    #expect(report["unbroken"] == .incomplete(knife.why))
    #expect(report["of nothing"] == .incomplete(knife.why))
    #expect(report["broken beyond"] == .incomplete(knife.why))
    #expect(report["met"].trace?.states == [0, 1, 2])
    #expect(report["not met"] == .incomplete(knife.why))
  }

  @Test(arguments: Knife.allCases) func `step: a violation is final, else incomplete`(knife: Knife) {
    let report = knife.run([]) {
      $0.step("broken") { _, action, _ in action.name != "b" }
        .step("unbroken") { before, _, after in before <= after }
    }
    #expect(report["broken"].trace?.states == [0, 1, 2])
    #expect(report["unbroken"] == .incomplete(knife.why))
  }

  @Test func `a step to a state that the machine cut off is not judged, one that a budget left is`() {
    let judged = Knife.allCases.map { knife in
      knife.run([]) { $0.step("no c") { _, action, _ in action.name != "c" } }
    }
    #expect(judged[0]["no c"] == .incomplete(Knife.machine.why))
    #expect(judged[1]["no c"].trace?.states == [0, 1, 2, 3])
    #expect(judged[2]["no c"].trace?.states == [0, 1, 2, 3])
    #expect(judged.map { $0.result(named: "no c")?.mattered } == [2, 3, 3])
  }

  @Test(arguments: Knife.allCases) func `sometimes: a hit is final, else incomplete`(knife: Knife) {
    let report = knife.run([]) { $0.sometimes("two") { $0 == 2 }.sometimes("three") { $0 == 3 } }
    #expect(report["two"] == .holds)
    #expect(report.result(named: "two")?.witness?.states == [0, 1, 2])
    #expect(report["three"] == .incomplete(knife.why))
    #expect(report.result(named: "three")?.witness == nil)
  }

  @Test(arguments: Knife.allCases)
  func `possible: violated only by a trap without a cut step, never holds`(knife: Knife) {
    // 4 and 5 lead to each other and nowhere else. The budgets leave 3 only: 5 is no deeper than 2.
    let trap = ["0 t 4", "4 t 5", "5 t 4"]
    let closed = knife.runWithRoom(trap) {
      $0.possible("two") { $0 == 2 }
        .possible("two, but from the trap", when: { $0 < 4 }) { $0 == 2 }
        .possible("everything") { _ in true }
    }
    #expect(closed["two"].trace?.states == [0, 4])
    #expect(closed["two, but from the trap"].isIncomplete)
    #expect(closed["everything"].isIncomplete)

    // One cut step out of the trap, however far, and the goal may lie behind it.
    let open = knife.runWithRoom(trap + ["5 t 3"]) { $0.possible("one") { $0 == 1 } }
    #expect(open["one"].isIncomplete)
  }

  @Test(arguments: Knife.allCases)
  func `deadlock: violated only in a state without a cut step, never holds`(knife: Knife) {
    let none = knife.run([]) { $0.deadlockFree("free") }
    #expect(none["free"] == .incomplete(knife.why))
    let stuck = knife.runWithRoom(["0 s 4"]) { $0.deadlockFree("free") }
    #expect(stuck["free"].trace?.states == [0, 4])
  }

  @Test func `a state whose only step is cut is no deadlock, and no trap`() {
    let machine = GraphMachine("0 a 1").with { $0.truncations = [1: "one"] }
    let report = Checker(machine).deadlockFree("free").possible("nine") { $0 == 9 }.run()
    #expect(report["free"] == .incomplete("one (1 state not explored)"))
    #expect(report["nine"] == .incomplete("one (1 state not explored)"))
  }

  @Test func `reasons are counted by state, and ordered`() {
    let machine = GraphMachine("0 a 1", "0 b 1", "0 a 2", "0 a 3", "0 a 4", "4 a 1", "4 a 5").with {
      $0.truncations = [1: "width", 2: "width", 3: "length"]
    }
    let report = Checker(machine).always("true") { _ in true }.run(within: .depth(1))
    #expect(report.cuts.map(\.reason) == ["depth budget of 1", "length", "width"])
    #expect(report.cuts.map(\.count) == [1, 1, 2])
    #expect(
      report["true"]
        == .incomplete(
          "depth budget of 1 (1 state not explored); length (1 state not explored); width (2 states not explored)"
        ))
  }

  @Test func `an initial state can be cut off`() {
    let machine = GraphMachine().with {
      $0.initialStates = [0, 1]
      $0.truncations = [0: "zero"]
    }
    let report = Checker(machine).always("true") { _ in true }.run()
    #expect(report.distinctStates == 1)
    #expect(report.generatedStates == 2)
    #expect(report["true"].isIncomplete)
  }
}

extension TruncationTests.Knife {
  /// Like `run`, with budgets that let everything but 3 be explored.
  func runWithRoom(
    _ edges: [String],
    _ add: (Checker<GraphMachine>) -> Checker<GraphMachine>
  ) -> TruncationTests.Report {
    var machine = GraphMachine(edges: edges + ["0 a 1", "1 b 2", "2 c 3"])
    if self == .machine { machine.truncations = [3: "three"] }
    let size = Set(machine.edges.flatMap { [$0.from, $0.to] }).count
    let budget: CheckBudget =
      switch self {
      case .machine: .unlimited
      case .states: .states(size - 1)
      case .depth: .depth(2)
      }
    return add(Checker(machine)).run(within: budget)
  }
}
