import Testing

@testable import NavCheck
@testable import NavModel

/// Budgets of memory for searches with memoised results.
@Suite struct MemoBudgetTests {
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
