import Testing

@testable import NavCheck

/// Two processes that take a lock one after the other; the broken one forgets to look.
private struct Lock: StateMachine {
  struct State: Hashable, Sendable {
    var inside: [Bool] = [false, false]
    var ticks = 0
  }

  var isBroken = true
  var initialStates: [State] { [State()] }

  func forEachStep(from state: State, _ emit: (String, State) -> Void) {
    for process in 0...1 {
      var next = state
      if state.inside[process] {
        next.inside[process] = false
        emit("leave \(process)", next)
      } else if isBroken && state.ticks == 3 || !state.inside[1 - process] {
        next.inside[process] = true
        emit("enter \(process)", next)
      }
    }
    if state.ticks < 3 {
      var next = state
      next.ticks += 1
      emit("tick", next)
    }
  }
}

/// A chain that ends after two steps.
private struct Chain: StateMachine {
  var initialStates: [Int] { [0] }
  func forEachStep(from state: Int, _ emit: (String, Int) -> Void) {
    if state < 2 { emit("on", state + 1) }
  }
}

@Suite struct `Random walks` {
  private func report(_ change: (inout Simulation<Lock>) -> Void = { _ in }) -> SimulationReport<
    Lock.State, String
  > {
    var simulation = Simulation<Lock>(seed: 11)
    simulation.walks = 100
    simulation.length = 30
    change(&simulation)
    return Checker(Lock())
      .never("both") { $0.inside == [true, true] }
      .step("ticks") { $2.ticks >= $0.ticks }
      .sometimes("late") { $0.ticks == 3 }
      .sometimes("never") { $0.ticks == 4 }
      .possible("free") { $0.inside == [false, false] }
      .deadlockFree("goes on")
      .simulate(simulation)
  }

  private func text(_ report: SimulationReport<Lock.State, String>) -> String {
    "\(report.distinctStates) \(report.steps) \(report.lengths) \(report.kinds) \(report.results) \(report.failures) "
      + "\(String(describing: report.estimatedUnseenStates))"
  }

  @Test func `the generator gives the published numbers`() {
    // The reference implementations of SplitMix64 and xoshiro256** give these.
    var seed: UInt64 = 1_234_567
    #expect(
      (0..<3).map { _ in SeededGenerator.mixed(&seed) } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
    var generator = SeededGenerator(state: (1, 2, 3, 4))
    #expect(
      (0..<5).map { _ in generator.next() } == [
        11_520, 0, 1_509_978_240, 1_215_971_899_390_074_240, 1_216_172_134_540_287_360,
      ])
  }

  @Test func `every number below a bound comes about as often`() {
    var generator = SeededGenerator(seed: 5)
    var counts = [Int](repeating: 0, count: 7)
    for _ in 0..<7_000 { counts[generator.below(7)] += 1 }
    #expect(counts.allSatisfy { (850...1_150).contains($0) })
  }

  @Test func `one seed gives one report, at any number of jobs`() {
    let one = text(report())
    #expect(one == text(report()))
    #expect(one == text(report { $0.jobs = 2 }))
    #expect(one == text(report { $0.jobs = 7 }))
    #expect(one != text(report { $0.seed = 12 }))
  }

  @Test func `walks find what is broken and never say that something holds`() {
    let report = report()
    #expect(report["both"].isViolated)
    #expect(report["both"].trace?.length == 5)
    #expect(report["ticks"].isIncomplete && report["free"].isIncomplete && report["goes on"].isIncomplete)
    #expect(report["late"] == .holds)
    #expect(report["never"].isIncomplete)
    #expect(report.distinctStates == 13)
    #expect(report.walks == 100)
    #expect(report.lengths == [Int](repeating: 30, count: 100))
  }

  @Test func `the lock that looks is quiet`() {
    var simulation = Simulation<Lock>()
    simulation.walks = 50
    let report = Checker(Lock(isBroken: false)).never("both") { $0.inside == [true, true] }.simulate(
      simulation)
    #expect(report.failures.isEmpty && report.health.isEmpty)
    #expect(report.estimatedUnseenStates == nil || report.estimatedUnseenStates == 0)
  }

  @Test func `a trace with a shortcut is not minimal if the evaluations are used up`() throws {
    let stairs = ClosureMachine(initialStates: [0]) { state, emit in
      if state < 20 { emit("one", state + 1) }
      if state < 19 { emit("two", state + 2) }
    }
    func shrunk(evaluations: Int) throws -> ShrunkTrace<Int, String> {
      var simulation = Simulation<ClosureMachine<Int>>(seed: 1)
      simulation.shrinking.evaluations = evaluations
      simulation.shrinking.ball = 1_000
      let report = Checker(stairs).never("top") { $0 == 20 }.simulate(simulation)
      return try #require(report.failures.first).shrunk
    }
    let (limited, whole) = (try shrunk(evaluations: 0), try shrunk(evaluations: 1_000))
    #expect(limited.passes.contains(.shortcuts) && limited.trace.stepCount == 10 && !limited.isMinimal)
    #expect(whole.trace.stepCount == 10 && whole.isMinimal)
  }

  @Test func `a weight of nought is taken only where nothing else is enabled`() {
    let report = report { $0.weight = { $0 == "tick" ? 0 : 1 } }
    #expect(report.kinds.first { $0.kind == "tick" }?.taken == 0)
    #expect(report["late"].isIncomplete)
  }

  @Test func `health checks: walks that end early, kinds that are never enabled, inputs that are refused`() {
    var simulation = Simulation<Chain>()
    simulation.walks = 8
    simulation.expectedKinds = ["on", "off"]
    simulation.isRefused = { _, _, _ in true }
    let checker = Checker(Chain()).deadlockFree("goes on")
    let report = checker.simulate(simulation)
    #expect(report.health.map(\.check) == [.refusedInputs, .endsEarly, .neverEnabled])
    #expect(report.health.last?.message == "off was never enabled")
    #expect(report["goes on"].trace?.length == 2)
    #expect(report.endedEarly == 8)
    simulation.silenced = [.neverEnabled, .endsEarly]
    #expect(checker.simulate(simulation).health.map(\.check) == [.refusedInputs])
  }

  @Test func `what is remembered of steps is said of the right ones`() {
    var simulation = Simulation<Lock>(seed: 3)
    simulation.walks = 60
    let names = ["enter 0", "enter 1", "leave 0", "leave 1", "tick"]
    var checker = Checker(Lock())
    for name in names {
      checker = checker.step(name, when: { _, action, _ in action == name }, holds: { _, _, _ in true })
    }
    let report = checker.simulate(simulation)
    for name in names {
      #expect(report.result(named: name)?.mattered == report.kinds.first { $0.kind == name }?.taken)
    }
  }

  @Test func `a run that is stopped says so`() {
    var simulation = Simulation<Chain>()
    simulation.walks = 1_000
    var asked = 0
    let report = Checker(Chain()).simulate(simulation) {
      asked += 1
      return asked == 3 ? "interrupted" : nil
    }
    #expect(report.interruption == "interrupted")
    #expect(report.walks == 24)
  }
}
