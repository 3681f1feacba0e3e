import NavCheck
import Testing

/// What one can see of a run, and how it is stopped.
@Suite struct RunTests {
  private let line = ClosureMachine(initialStates: [0]) { state, emit in
    emit("back", max(0, state - 1))
    emit("on", state + 1)
  }

  @Test func `a run that is stopped says why, and decides what it can`() {
    var asked = 0
    let report = Checker(line)
      .never("ten") { $0 == 10 }
      .never("minus one") { $0 == -1 }
      .sometimes("three") { $0 == 3 }
      .run(shouldStop: {
        asked += 1
        return asked > 300 ? "time budget of 10 s" : nil
      })
    #expect(asked == 301)
    #expect(report.interruption == "time budget of 10 s")
    #expect(report.distinctStates == 300)
    #expect(report["ten"].trace?.length == 10)
    #expect(report["minus one"] == .incomplete("time budget of 10 s (1 state not explored)"))
    #expect(report["three"] == .holds)
    #expect(
      report.description.hasPrefix("stopped: time budget of 10 s; another run may give a different report\n"))
  }

  @Test func `a run can be stopped before it begins`() {
    let report = Checker(line).always("true") { _ in true }.run(shouldStop: { "interrupted" })
    #expect(report["true"] == .incomplete("interrupted (1 state not explored)"))
    #expect([report.distinctStates, report.generatedStates, report.depth] == [0, 1, 0])
  }

  @Test func `a run that nobody stops is not interrupted`() {
    let report = Checker(line).run(within: .states(2_000), shouldStop: { nil })
    #expect(report.interruption == nil)
    #expect(report.distinctStates == 2_000)
  }

  @Test func `progress only grows, and ends with the counts of the report`() throws {
    var seen: [CheckProgress] = []
    let report = Checker(Puzzles.ticTacToe).run(progress: { seen.append($0) })
    #expect(seen.count > 10)
    for (before, after) in zip(seen, seen.dropFirst()) {
      #expect(before.distinctStates <= after.distinctStates)
      #expect(before.generatedStates <= after.generatedStates)
      #expect(before.cost <= after.cost)
    }
    let last = try #require(seen.last)
    #expect(last.distinctStates == report.distinctStates)
    #expect(last.generatedStates == report.generatedStates)
    #expect(last.cost + 1 == report.depth)
    #expect(last.frontier == 0)
    #expect(seen.contains { $0.frontier > 100 })
  }

  @Test(arguments: [1, 2]) func `a violation is told while the search goes on`(jobs: Int) throws {
    var seen: [CheckProgress] = []
    let report = Checker(line)
      .never("ten") { $0 == 10 }
      .step("three") { before, _, after in (before, after) != (2, 3) }
      .never("minus one") { $0 == -1 }
      .sometimes("five") { $0 == 5 }
      .run(.exhaustive(jobs: jobs), within: .states(2_000), progress: { seen.append($0) })
    let told = try #require(seen.last).violations
    #expect(told.map(\.property) == ["three", "ten"])
    #expect(told.map(\.cost) == [3, 10])
    #expect(told.map(\.steps) == [3, 10])
    #expect(told.map(\.isShortest) == [true, true])
    // Each comes as soon as its level is reached, and long before the end.
    #expect(seen.contains { $0.violations.count == 1 && $0.distinctStates < 10 })
    #expect(seen.contains { $0.violations.count == 2 && $0.distinctStates < 500 })
    #expect(report["ten"].trace?.length == 10)
  }

  @Test func `a report reads in a few lines`() {
    let report = Checker(GraphMachine("0 a 1", "1 b0 2", "2 c 3"))
      .never("two") { $0 == 2 }
      .never("one") { $0 == 1 }
      .sometimes("nine") { $0 == 9 }
      .sometimes("one met") { $0 == 1 }
      .notApplicable("tabs")
      .run(within: .depth(1))
    #expect(
      report.description == """
        3 distinct states, 4 generated, depth 2
        truncated: depth budget of 1 (1 state not explored)
        two: violated at cost 1 (2 steps)
        one: violated at cost 1 (1 step)
        nine: incomplete: depth budget of 1 (1 state not explored)
        one met: holds
        tabs: not applicable
        """)
    #expect(report["two"].trace?.description == "0. 0\n1. a → 1\n2. b0 → 2")
  }
}
