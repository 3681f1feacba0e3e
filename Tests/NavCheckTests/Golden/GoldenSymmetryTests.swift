import NavCheck
import Testing

/// Counts up to symmetry, and what may be asked then.
@Suite struct GoldenSymmetryTests {
  typealias Counts = GoldenCountTests.Counts

  private static func threads(_ base: ClosureMachine<Threads.Race>) -> SymmetricModel<Threads.Race> {
    SymmetricModel(base: base) { state in
      let order = state.counter.indices.sorted {
        (state.counter[$0], state.local[$0]) < (state.counter[$1], state.local[$1])
      }
      var image = state
      image.counter = order.map { state.counter[$0] }
      image.local = order.map { state.local[$0] }
      return image
    }
  }

  private static func managers(_ count: Int) -> SymmetricModel<TwoPhaseCommit.State> {
    SymmetricModel(base: TwoPhaseCommit.machine(managers: count)) { state in
      func key(_ index: Int) -> String {
        "\(state.managers[index]) \(state.heard[index]) \(state.votes[index])"
      }
      let order = state.managers.indices.sorted { key($0) < key($1) }
      var image = state
      image.managers = order.map { state.managers[$0] }
      image.heard = order.map { state.heard[$0] }
      image.votes = order.map { state.votes[$0] }
      return image
    }
  }

  private static let board: SymmetricModel<[Int]> = {
    let turn = [6, 3, 0, 7, 4, 1, 8, 5, 2]
    let mirror = [2, 1, 0, 5, 4, 3, 8, 7, 6]
    return SymmetricModel(base: Puzzles.ticTacToe) { state in
      var images = [state, mirror.map { state[$0] }]
      for _ in 0..<3 { images += images.suffix(2).map { image in turn.map { image[$0] } } }
      return images.min { $0.lexicographicallyPrecedes($1) } ?? state
    }
  }()

  private func counts<State>(_ machine: SymmetricModel<State>) -> Counts {
    let report = Checker(machine).symmetric().run(.exhaustive.reducingSymmetry())
    #expect(report.isReduced)
    return Counts(
      distinct: report.distinctStates, generated: report.generatedStates, depth: report.depth)
  }

  @Test func `counts up to symmetry are those that are published`() {
    #expect(
      counts(Self.threads(Threads.increment(threads: 2))) == Counts(distinct: 8, generated: 10, depth: 5))
    #expect(counts(Self.threads(Threads.lockedIncrement(threads: 3))).distinct == 13)
    #expect([3, 4, 5].map { counts(Self.managers($0)).distinct } == [80, 166, 314])
    #expect(counts(Self.board) == Counts(distinct: 765, generated: 2_271, depth: 10))
  }

  @Test func `verdicts and lengths are those of the whole machine, traces are runs of it`() throws {
    let machine = Self.managers(4)
    let checker = Checker(machine)
      .never("disagree") { $0.managers.contains(.committed) && $0.managers.contains(.aborted) }
      .never("half") { state in state.managers.count { $0 == .prepared } == 2 }
      .step("decided once", when: { before, _, _ in before.decision == .open }) { _, _, after in
        after.decision != .aborted || !after.managers.contains(.prepared)
      }
      .sometimes("all committed") { state in state.managers.allSatisfy { $0 == .committed } }
      .possible("can commit") { state in state.managers.allSatisfy { $0 == .committed } }
      .deadlockFree("goes on").symmetric()
    let whole = checker.run()
    let reduced = checker.run(.exhaustive.reducingSymmetry())
    #expect((whole.isReduced, reduced.isReduced) == (false, true))
    #expect((whole.distinctStates, reduced.distinctStates) == (1_568, 166))
    for (all, one) in zip(whole.results, reduced.results) {
      #expect(all.verdict.description == one.verdict.description)
      for trace in [one.verdict.trace, one.witness].compactMap(\.self) { #expect(trace.replays(on: machine)) }
      #expect(all.witness?.length == one.witness?.length)
    }
  }

  @Test func `a property that tells images apart keeps the checker from reducing`() {
    let machine = Self.threads(Threads.increment(threads: 2))
    let checker = Checker(machine).always("any") { $0.shared < 3 }.symmetric()
    #expect(checker.run(.exhaustive.reducingSymmetry()).isReduced)
    #expect(!checker.run().isReduced)
    let first = checker.sometimes("first") { $0.counter[0] == 3 && $0.counter[1] == 1 }
    #expect(!first.run(.exhaustive.reducingSymmetry()).isReduced)
    #expect(
      !checker.eventually("done") { $0.shared == 1 }.symmetric().run(.exhaustive.reducingSymmetry()).isReduced
    )
  }

  @Test func `images that are none are noticed when a trace is to be told`() {
    let steps = [0: [("a", 1), ("b", 2)], 2: [("c", 3)]]
    let base = ClosureMachine(initialStates: [0]) { state, emit in
      for (action, next) in steps[state] ?? [] { emit(action, next) }
    }
    let wrong = SymmetricModel(base: base) { $0 == 1 ? 2 : $0 }
    let report = Checker(wrong).never("three") { $0 == 3 }.symmetric().run(.exhaustive.reducingSymmetry())
    #expect(report.contradiction != nil)
    #expect(report["three"].isIncomplete)
  }
}
