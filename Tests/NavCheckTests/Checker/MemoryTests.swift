import Testing

@testable import NavCheck

/// Budgets of memory.
@Suite struct MemoryTests {
  @Test func `an exploration without an end stops where its states and tables have outgrown the budget`() {
    let machine = ClosureMachine(initialStates: [0]) { state, emit in
      emit("a", 2 * state + 1)
      emit("b", 2 * state + 2)
    }
    let checker = Checker(machine).always("small") { $0 < 100_000_000 }.never("seven") { $0 == 7 }
    let report = checker.run(within: .memory(100_000))
    #expect(report.cuts.map(\.reason) == ["memory budget of 100000 bytes"])
    #expect(report["small"].isIncomplete)
    #expect(report["seven"].trace?.length == 3)
    #expect(report.distinctStates > 200 && report.distinctStates < 3_000)
    #expect(checker.run(within: .memory(100_000)) == report)
    #expect(checker.run(within: .memory(200_000)).distinctStates > report.distinctStates)
    let both = CheckBudget.memory(200_000).and(.memory(100_000)).and(.states(1_000_000))
    #expect(checker.run(within: both) == report)
  }

  @Test func `what a state says of its size counts`() {
    struct Heavy: StateMachine {
      let weight: Int
      var initialStates: [Int] { [0] }
      func forEachStep(from state: Int, _ emit: (String, Int) -> Void) { emit("on", state + 1) }
      func footprint(of state: Int) -> Int { weight }
    }
    let light = Checker(Heavy(weight: 0)).run(within: .memory(50_000))
    let heavy = Checker(Heavy(weight: 1_000)).run(within: .memory(50_000))
    #expect(light.distinctStates > 5 * heavy.distinctStates)
    // Half of the limit is for the program.
    #expect((19...25).contains(heavy.distinctStates))
  }

  @Test(arguments: [
    (3_000, 1_500, "3000 bytes"), (3 << 10, 1_536, "3 KB"), (1 << 27, 80 << 20, "128 MB"),
    (1 << 30, 976 << 20, "1 GB"),
  ])
  func `a part of the limit is for the program`(_ limit: Int, _ search: Int, _ text: String) {
    let budget = CheckBudget.memory(limit)
    #expect(budget.memoryForSearch == search)
    #expect(budget.isSpent(before: 0, states: 10, bytes: search - 1) == nil)
    #expect(budget.isSpent(before: 0, states: 10, bytes: search) == "memory budget of \(text)")
    // The states of the level would take a tenth of the memory.
    #expect(budget.isSpent(before: 0, states: 10, due: 1, bytes: search / 11 * 10) == nil)
    #expect(budget.isSpent(before: 0, states: 10, due: 1, bytes: search / 10 * 10) != nil)
  }

  @Test func `a search ends before a level that exceeds the budget`() {
    /// A tree in which each state has eight successors.
    struct Wide: StateMachine {
      var initialStates: [Int] { [0] }
      func forEachStep(from state: Int, _ emit: (String, Int) -> Void) {
        for child in 1...8 { emit("\(child)", 8 * state + child) }
      }
      func footprint(of state: Int) -> Int { 1_000 }
    }
    let report = Checker(Wide()).run(within: .memory(400_000))
    // 64 states wait. With their 512 successors, about 600,000 bytes would be in use.
    #expect(report.distinctStates == 9)
    #expect(report.cuts == [CheckCut(reason: "memory budget of 400000 bytes", count: 64)])
  }
}
