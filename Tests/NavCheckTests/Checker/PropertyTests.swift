import NavCheck
import Testing

/// What each kind of property claims, and how often it mattered.
@Suite struct PropertyTests {
  struct Deadlock: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let machine: GraphMachine
    let states: [Int]?
    let mattered: Int
  }

  static let deadlocks = [
    Deadlock(testDescription: "no step at all", machine: GraphMachine("0 a 1"), states: [0, 1], mattered: 2),
    Deadlock(
      testDescription: "a step to itself leads nowhere",
      machine: GraphMachine("0 a 1", "1 a 1", "1 b 1"), states: [0, 1], mattered: 2),
    Deadlock(
      testDescription: "a step elsewhere is enough",
      machine: GraphMachine("0 a 1", "1 a 1", "1 b 0"), states: nil, mattered: 2),
    Deadlock(
      testDescription: "a final state may end",
      machine: GraphMachine("0 a 1").with { $0.finals = [1] }, states: nil, mattered: 1),
    Deadlock(
      testDescription: "the nearest one is told",
      machine: GraphMachine("0 a 1", "1 a 2", "0 b 3"), states: [0, 3], mattered: 4),
    Deadlock(testDescription: "a start can be one", machine: GraphMachine(), states: [0], mattered: 1),
  ]

  @Test(arguments: deadlocks) func `a deadlock is a state that cannot be left and is not final`(row: Deadlock)
  {
    let report = Checker(row.machine).deadlockFree("free").run()
    #expect(report["free"].trace?.states == row.states)
    #expect(report["free"].isViolated == (row.states != nil))
    #expect(report.result(named: "free")?.mattered == row.mattered)
  }

  @Test func `a step that changes nothing keeps a state alive where that is said to be enough`() {
    let machine = GraphMachine("0 a 1", "1 a 1", "0 b 2")
    let report = Checker(machine).deadlockFree("moves").deadlockFree("alive", .stuck).run()
    #expect(report["moves"].trace?.states == [0, 1])
    #expect(report["alive"].trace?.states == [0, 2])
    #expect(Checker(GraphMachine("0 a 0")).deadlockFree("alive", .stuck).run()["alive"] == .holds)
  }

  @Test func `a trap is told with what can be done in it, and a way out is none`() {
    let machine = GraphMachine("0 a 1", "1 b 2", "2 c 1", "1 d 1", "0 e 3", "3 e 0")
    let report = Checker(machine).possible("home") { $0 == 0 }.possible("one") { $0 == 1 }.run()
    #expect(report.result(named: "home")?.trap == CheckTrap(states: 2, actions: ["b", "c"]))
    #expect(report.result(named: "home")?.trap?.description == "2 states, possible actions: b, c")
    #expect(report.result(named: "one")?.trap == nil)
    let end = Checker(GraphMachine("0 a 1")).possible("home") { $0 == 0 }.run()
    #expect(end.result(named: "home")?.trap?.description == "1 state, and no action leads to another")
  }

  @Test(arguments: [CheckTrap.limit - 1, CheckTrap.limit, CheckTrap.limit + 1, 3 * CheckTrap.limit])
  func `a large trap is explored in part, and says so`(_ size: Int) throws {
    /// A chain of states behind 0, from which none leads back.
    struct Chain: StateMachine {
      let size: Int
      var initialStates: [Int] { [0] }
      func forEachStep(from state: Int, _ emit: (String, Int) -> Void) {
        if state < size { emit(state <= CheckTrap.limit ? "on" : "far", state + 1) }
      }
    }
    let report = Checker(Chain(size: size)).possible("home") { $0 == 0 }.run()
    let trap = try #require(report.result(named: "home")?.trap)
    // The trace ends in state 1.
    #expect(trap.states == min(size, CheckTrap.limit))
    #expect(trap.isPartial == (size > CheckTrap.limit))
    #expect(trap.actions == ["on"])
    #expect(trap.description.hasPrefix(trap.isPartial ? "more than 10000 states, " : "\(size) states, "))
  }

  @Test func `a deadlock property is never vacuous`() {
    let report = Checker(GraphMachine().with { $0.finals = [0] }).deadlockFree("free").run()
    #expect(report["free"] == .holds)
    #expect(report.result(named: "free")?.mattered == 0)
  }

  @Test func `a property whose condition is never met is vacuous, unless it is broken or incomplete`() {
    let machine = GraphMachine("0 a 1", "1 b 0")
    let report = Checker(machine)
      .always("always", when: { $0 > 5 }) { _ in false }
      .never("never", when: { $0 > 5 }) { _ in true }
      .step("step", when: { _, action, _ in action.name == "c" }) { _, _, _ in false }
      .possible("possible", when: { $0 > 5 }) { _ in false }
      .run()
    #expect(report.results.map(\.verdict) == [.vacuous, .vacuous, .vacuous, .vacuous])
    #expect(report.results.map(\.mattered) == [0, 0, 0, 0])
    let cut = Checker(machine).always("always", when: { $0 > 5 }) { _ in false }.run(within: .depth(0))
    #expect(cut["always"].isIncomplete)
  }

  @Test func `steps matter once for each state, action and state, however often they are emitted`() {
    let machine = GraphMachine("0 a 1", "0 a 1", "0 a0 1", "0 a 2", "0 b 1", "1 a 1")
    let report = Checker(machine)
      .step("all") { _, _, _ in true }
      .step("some", when: { _, action, _ in action.name == "a" }) { _, _, _ in true }
      .run()
    #expect(report.generatedStates == 7)
    #expect(report.results.map(\.mattered) == [5, 4])
  }

  @Test func `possible asks for the goal only where its condition is true`() {
    let machine = GraphMachine("0 a 1", "0 b 2", "1 a 0")
    let report = Checker(machine)
      .possible("from everywhere") { $0 == 0 }
      .possible("from one", when: { $0 == 1 }) { $0 == 0 }
      .possible("nowhere") { _ in false }
      .run()
    #expect(report["from everywhere"].trace?.states == [0, 2])
    #expect(report["from one"] == .holds)
    #expect(report["nowhere"].trace?.states == [0])
    #expect(report.results.map(\.mattered) == [3, 1, 3])
  }

  @Test func `sometimes counts the states that hit, and keeps the nearest as witness`() {
    let report = Checker(GraphMachine("0 a 1", "1 a 2", "2 a 3"))
      .sometimes("odd") { !$0.isMultiple(of: 2) }
      .sometimes("ten") { $0 == 10 }
      .run()
    #expect(report["odd"] == .holds)
    #expect(report.result(named: "odd")?.witness?.states == [0, 1])
    #expect(report["ten"] == .violated(nil))
    #expect(report["ten"].isViolated)
    #expect(report.results.map(\.mattered) == [2, 0])
    #expect(report.results.map(\.kind) == [.sometimes, .sometimes])
  }

  @Test func `what is not applicable is accounted for, in its place`() {
    let report = Checker(GraphMachine())
      .always("first") { _ in true }
      .notApplicable("second", kind: .possible)
      .sometimes("third") { _ in true }
      .run()
    #expect(report.results.map(\.name) == ["first", "second", "third"])
    #expect(report["second"] == .notApplicable)
    #expect(report.result(named: "second")?.kind == .possible)
    #expect(report.result(named: "fourth") == nil)
  }

  /// A batch of step predicates has 64 of them.
  @Test(arguments: [1, 63, 64, 65, 130])
  func `each of many step properties is evaluated on the steps to which it applies`(_ count: Int) {
    let machine = ClosureMachine(initialStates: [0]) { state, emit in
      for step in [1, 64, 65] where state + step < 140 { emit("add \(step)", state + step) }
    }
    var checker = Checker(machine)
    for number in 0..<count {
      checker = checker.step(
        "\(number)", when: { before, _, _ in before == number },
        holds: { _, action, _ in number % 3 != 0 || action != "add 64" })
    }
    let report = checker.run()
    for number in 0..<count {
      // The first 75 states have three steps, and the next has two.
      #expect(report.result(named: "\(number)")?.mattered == (number < 75 ? 3 : number == 75 ? 2 : 1))
      #expect(report["\(number)"].isViolated == (number % 3 == 0 && number + 64 < 140))
    }
  }

  @Test func `a checker is a value`() {
    let one = Checker(GraphMachine()).always("one") { _ in true }
    let two = one.always("two") { _ in true }
    #expect(one.propertyNames == ["one"])
    #expect(two.propertyNames == ["one", "two"])
  }

  @Test func `two properties of one name are refused`() async {
    await #expect(processExitsWith: .failure) {
      _ = Checker(GraphMachine()).always("twice") { _ in true }.deadlockFree("twice")
    }
  }

  @Test func `a step that costs more than one is refused`() async {
    await #expect(processExitsWith: .failure) {
      _ = Checker(
        GraphMachine().with { $0.edges = [.init(from: 0, action: .init(name: "a", cost: 2), to: 1)] }
      )
      .run()
    }
  }
}
