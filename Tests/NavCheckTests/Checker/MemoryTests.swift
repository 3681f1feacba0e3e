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
    #expect(report.distinctStates > 300 && report.distinctStates < 3_000)
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
    #expect((40...50).contains(heavy.distinctStates))
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

  @Test func `memoised results count, alike for any number of workers`() throws {
    let tabs = ["a", "b", "c"]
    let text =
      "system Tabs\n  platform uikit\ncoordinator App { start main; tabs main { "
      + tabs.map { "tab \($0): \($0.uppercased())" }.joined(separator: "; ") + " } }\n"
      + tabs.map { tab in
        "coordinator \(tab.uppercased()) { start list; screen list { on tap open { push item } }\n"
          + "screen item { on tap more { push item }; on tap home { popToRoot } } }\n"
      }.joined()
    let checker = NavigationCheck(try program(text)).modularChecker(judging: [])
    var sizes: [Int] = []
    for bytes in [50_000, 100_000, 200_000, 400_000] {
      let reports = try [1, 2, 3].map { jobs in
        try #require(
          checker.machine.memoizedReport(
            checker.properties, SearchOptions(jobs: jobs, budget: .memory(bytes))))
      }
      #expect(reports[1] == reports[0] && reports[2] == reports[0], "\(bytes) bytes")
      #expect(reports[0].cuts.map(\.reason) == ["memory budget of \(bytes) bytes"])
      let known = reports[0].distinctStates + (reports[0].cuts.first?.count ?? 0)
      // A packed state takes 24 bytes; the memo takes more than all of them.
      #expect(known * 24 < bytes / 2, "\(bytes) bytes")
      sizes.append(known)
    }
    #expect(sizes == sizes.sorted() && sizes[0] < sizes[3])
  }
}
