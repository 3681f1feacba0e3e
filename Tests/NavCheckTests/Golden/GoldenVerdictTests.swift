import NavCheck
import Testing

/// Verdicts that are known of the classic machines.
@Suite struct GoldenVerdictTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let length: Int
    let found: @Sendable () -> Int?
    var testDescription: String { name }

    /// The length of the shortest trace to a state, which is looked for as a violation and as a witness.
    init<State: Hashable & Sendable>(
      _ name: String,
      _ length: Int,
      _ machine: @escaping @Sendable () -> ClosureMachine<State>,
      _ goal: @escaping @Sendable (State) -> Bool
    ) {
      self.name = name
      self.length = length
      found = {
        let machine = machine()
        let report = Checker(machine).never("broken", holds: goal).sometimes("met", hit: goal).run()
        guard let trace = report["broken"].trace, trace == report.result(named: "met")?.witness else {
          return nil
        }
        guard trace.replays(on: machine), goal(trace.final), trace.stepCount == trace.length else {
          return nil
        }
        return trace.length
      }
    }
  }

  static let rows = [
    Row("increment loses an update", 4, { Threads.increment(threads: 2) }) { state in
      state.counter.filter { $0 == 3 }.count != state.shared
    },
    Row("four litres", 6, { Puzzles.dieHard }) { $0.big == 4 },
    Row("missionaries over", 11, { Puzzles.missionaries }) {
      $0.missionaries == 0 && $0.cannibals == 0
    },
    Row("cabbage over", 7, { Puzzles.wolfGoatCabbage }) { !$0.contains(false) },
    Row("Hanoi solved", 31, { Puzzles.hanoi(disks: 5) }) { $0[2].count == 5 },
    Row("all committed", 10, { TwoPhaseCommit.machine(managers: 3) }) { state in
      state.managers.allSatisfy { $0 == .committed }
    },
    Row("all aborted", 3, { TwoPhaseCommit.machine(managers: 3) }) { state in
      state.managers.allSatisfy { $0 == .aborted }
    },
    Row("an hour is a start", 0, { Distributed.clock }) { $0 == 7 },
  ]

  @Test(arguments: rows) func `the shortest way has the known length`(row: Row) {
    #expect(row.found() == row.length)
  }

  @Test func `Peterson's lock excludes, and both can always enter again`() {
    let report = Checker(Threads.peterson(busy: true))
      .never("both inside") { $0.counter == [Threads.Lock.critical, Threads.Lock.critical] }
      .possible("first enters") { $0.counter[0] == Threads.Lock.critical }
      .possible("second enters") { $0.counter[1] == Threads.Lock.critical }
      .deadlockFree("no deadlock")
      .run()
    #expect(report.results.map(\.verdict) == [.holds, .holds, .holds, .holds])
  }

  @Test func `a lock saves the update`() {
    let machine = Threads.lockedIncrement(threads: 3)
    let report = Checker(machine)
      .always("nothing lost", when: { $0.counter == [4, 4, 4] }) { $0.shared == 3 }
      .run()
    #expect(report["nothing lost"] == .holds)
    #expect(report.result(named: "nothing lost")?.mattered == 6)
  }

  @Test func `managers never disagree, may never commit, but always can decide alike`() throws {
    let machine = TwoPhaseCommit.machine(managers: 3)
    let report = Checker(machine)
      .never("disagree") { $0.managers.contains(.committed) && $0.managers.contains(.aborted) }
      .step("decisions stay", when: { before, _, _ in before.decision != .open }) { before, _, after in
        before.decision == after.decision
      }
      .possible("all commit") { state in state.managers.allSatisfy { $0 == .committed } }
      .possible("all alike") { state in
        [TwoPhaseCommit.Manager.committed, .aborted].contains { end in
          state.managers.allSatisfy { $0 == end }
        }
      }
      .run()
    #expect(report["disagree"] == .holds)
    #expect(report["decisions stay"] == .holds)
    #expect(report["all alike"] == .holds)
    let trace = try #require(report["all commit"].trace)
    #expect(trace.length == 1)
    #expect(trace.steps.first?.action == "choose abort 0")
  }

  @Test func `as many states are traps as were counted by hand`() {
    let machine = TwoPhaseCommit.machine(managers: 3)
    let states = reachable(from: machine)
    let traps = states.filter { state in
      let report = Checker(machine.starting(at: state))
        .sometimes("all commit") { $0.managers.allSatisfy { $0 == .committed } }
        .run()
      return report["all commit"].isViolated
    }
    #expect(states.count == 288)
    #expect(traps.count == 253)
  }

  @Test func `philosophers without an order lock up in two ways, with one they all eat`() throws {
    let unordered = Checker(Dining.philosophers(ordered: false))
      .deadlockFree("no deadlock")
      .possible("the first eats") { $0.moods[0] == .eating }
      .never("all hold one") { $0.hasLeft == [true, true, true, true, true] && !$0.hasRight.contains(true) }
      .run()
    let deadlock = try #require(unordered["no deadlock"].trace)
    #expect(deadlock.length == 5)
    #expect(deadlock.steps.map(\.action) == (0..<5).map { "\($0) takes left" })
    #expect(unordered["the first eats"].trace == deadlock)
    #expect(unordered["all hold one"].trace == deadlock)

    var checker = Checker(Dining.philosophers(ordered: true)).deadlockFree("no deadlock")
    for seat in 0..<5 { checker = checker.possible("\(seat) eats") { $0.moods[seat] == .eating } }
    let ordered = checker.run()
    #expect(ordered.results.allSatisfy { $0.verdict == .holds && $0.mattered == 3_216 })
  }

  @Test func `transaction commit ends in two ways, which are deadlocks unless they are final`() throws {
    var machine = TransactionCommit.machine(managers: 3)
    let open = Checker(machine).deadlockFree("no deadlock").run()
    #expect(open["no deadlock"].trace?.final == [.aborted, .aborted, .aborted])
    #expect(open.result(named: "no deadlock")?.mattered == 34)
    machine.finals = { state in state.allSatisfy { $0 == .committed } || state.allSatisfy { $0 == .aborted } }
    let closed = Checker(machine).deadlockFree("no deadlock").run()
    #expect(closed["no deadlock"] == .holds)
    #expect(closed.result(named: "no deadlock")?.mattered == 32)
  }

  private func reachable<State>(from machine: ClosureMachine<State>) -> Set<State> {
    var seen = Set(machine.initialStates)
    var open = machine.initialStates
    while let state = open.popLast() {
      machine.forEachStep(from: state) { if seen.insert($1).inserted { open.append($1) } }
    }
    return seen
  }
}
