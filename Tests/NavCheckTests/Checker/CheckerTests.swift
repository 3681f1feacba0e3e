import NavCheck
import Testing

@Suite struct CheckerTests {
  private let counter = ClosureMachine(initialStates: [0]) { state, emit in
    emit("add", (state + 1) % 4)
  }

  @Test func `the checker reads as the design spells it`() {
    let report = Checker(counter)
      .always("small") { $0 < 4 }
      .always("even is below three", when: { $0.isMultiple(of: 2) }) { $0 < 3 }
      .never("five") { $0 == 5 }
      .step("adds", when: { before, _, _ in before < 3 }) { before, _, after in after == before + 1 }
      .step("grows") { before, _, after in after > before }
      .sometimes("three") { $0 == 3 }
      .possible("home again") { $0 == 0 }
      .possible("home again from three", when: { $0 == 3 }) { $0 == 0 }
      .deadlockFree("no deadlock")
      .notApplicable("has screens")
      .run(.exhaustive, within: .states(100).and(.depth(9)))
    #expect(
      report.results.map(\.verdict.description) == [
        "holds", "holds", "holds", "holds", "violated at cost 4 (4 steps)", "holds", "holds", "holds",
        "holds", "not applicable",
      ])
    #expect(report.results.map(\.mattered) == [4, 2, 4, 3, 4, 1, 4, 1, 4, 0])
    #expect(report.result(named: "three")?.witness?.states == [0, 1, 2, 3])
    #expect(report["grows"].trace?.steps.last?.state == 0)
  }
}
