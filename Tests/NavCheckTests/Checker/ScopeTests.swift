import NavCheck
import Testing

/// Bounds, which are assumptions, and budgets, which are not.
@Suite struct ScopeTests {
  @Test func `a state out of bounds is generated and nothing else, and weakens nothing`() {
    let machine = GraphMachine("0 a 1", "0 b 9", "9 c 2", "1 b 9", "1 d 0").with { $0.outOfBounds = [9] }
    let report = Checker(machine)
      .never("nine") { $0 == 9 }
      .step("no b") { _, action, _ in action.name != "b" }
      .sometimes("two") { $0 == 2 }
      .sometimes("nine met") { $0 == 9 }
      .possible("home") { $0 == 0 }
      .deadlockFree("free")
      .run()
    #expect(report.distinctStates == 2)
    #expect(report.generatedStates == 5)
    #expect(report.depth == 2)
    #expect(report.isComplete)
    #expect(
      report.results.map(\.verdict) == [.holds, .holds, .violated(nil), .violated(nil), .holds, .holds])
    #expect(report.results.map(\.mattered) == [2, 2, 0, 0, 2, 2])
  }

  @Test func `a step out of bounds is not enabled: it saves neither from a deadlock nor from a trap`() {
    let machine = GraphMachine("0 a 1", "1 b 9", "9 c 0").with { $0.outOfBounds = [9] }
    let report = Checker(machine).deadlockFree("free").possible("home") { $0 == 0 }.run()
    #expect(report["free"].trace?.states == [0, 1])
    #expect(report["home"].trace?.states == [0, 1])
  }

  @Test func `a state that is out of bounds and cut off is out of bounds`() {
    let machine = GraphMachine("0 a 1", "0 b 0").with {
      $0.outOfBounds = [1]
      $0.truncations = [1: "one"]
    }
    let report = Checker(machine).always("true") { _ in true }.run()
    #expect(report["true"] == .holds)
    #expect(report.isComplete)
  }

  @Test func `an initial state out of bounds is generated and nothing else`() {
    let machine = GraphMachine("0 a 1", "1 b 2").with {
      $0.initialStates = [0, 1, 1]
      $0.outOfBounds = [0]
    }
    let report = Checker(machine).never("zero") { $0 == 0 }.run()
    #expect(report["zero"] == .holds)
    #expect([report.distinctStates, report.generatedStates, report.depth] == [2, 4, 2])
  }

  @Test func `a machine without an initial state claims nothing`() {
    let report = Checker(GraphMachine().with { $0.initialStates = [] })
      .always("true") { _ in true }
      .sometimes("met") { _ in true }
      .deadlockFree("free")
      .run()
    #expect(report.results.map(\.verdict) == [.vacuous, .violated(nil), .holds])
    #expect([report.distinctStates, report.generatedStates, report.depth] == [0, 0, 0])
  }

  /// 0 leads to 1 and 2, these to 3 to 6: levels of one, two and four states.
  private let tree = GraphMachine("0 a 1", "0 b 2", "1 a 3", "1 b 4", "2 a 5", "2 b 6")

  @Test(arguments: [(0, 0), (1, 1), (2, 3), (3, 3), (4, 7), (7, 7), (8, 7)])
  func `a state budget takes effect at the end of a level`(limit: Int, distinct: Int) {
    let report = Checker(tree).always("true") { _ in true }.run(within: .states(limit))
    #expect(report.distinctStates == distinct)
    #expect(report.isComplete == (distinct == 7))
    #expect(report["true"].isIncomplete == (distinct < 7))
  }

  @Test(arguments: [(-1, 0, 1), (0, 1, 2), (1, 3, 4), (2, 7, 0), (3, 7, 0)])
  func `a depth budget explores states of that cost and leaves their successors`(
    limit: Int, distinct: Int, left: Int
  ) {
    let report = Checker(tree).run(within: .depth(limit))
    #expect(report.distinctStates == distinct)
    #expect(report.cuts.map(\.count) == (left == 0 ? [] : [left]))
  }

  @Test func `a depth budget counts cost, not steps`() {
    let machine = GraphMachine("0 a0 1", "1 a0 2", "2 a 3", "3 a0 4", "4 a 5")
    let report = Checker(machine).run(within: .depth(1))
    #expect(report.distinctStates == 5)
    #expect(report.depth == 2)
  }

  @Test func `a state budget ends between levels of one cost, too, so that free steps cannot go on for ever`()
  {
    let endless = ClosureMachine(initialStates: [0], costs: { _ in 0 }) { state, emit in emit("on", state + 1)
    }
    let report = Checker(endless).always("true") { _ in true }.run(within: .states(10))
    #expect(report.distinctStates == 10)
    #expect(report.depth == 1)
    #expect(report["true"] == .incomplete("state budget of 10 (1 state not explored)"))
  }

  @Test func `budgets combine to the tighter of each kind`() {
    let both = CheckBudget.states(5).and(.depth(3)).and(.states(7)).and(.unlimited)
    #expect(both.states == 5)
    #expect(both.depth == 3)
    #expect(CheckBudget.unlimited.and(.unlimited) == .unlimited)
    let report = Checker(tree).run(within: .depth(1).and(.states(3)))
    #expect(report.cuts.map(\.reason) == ["depth budget of 1"])
    let other = Checker(tree).run(within: .depth(2).and(.states(3)))
    #expect(other.cuts.map(\.reason) == ["state budget of 3"])
  }

  @Test func `a budget that is just enough cuts nothing`() {
    let report = Checker(GraphMachine("0 a 1", "1 b 0")).always("true") { _ in true }
      .run(within: .states(2).and(.depth(1)))
    #expect(report["true"] == .holds)
  }
}
