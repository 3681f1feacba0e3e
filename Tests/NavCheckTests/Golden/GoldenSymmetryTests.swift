import NavCheck
import Testing

/// Published counts up to symmetry, of machines that emit one state in place of all its images.
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
    let report = Checker(machine).run()
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
}
