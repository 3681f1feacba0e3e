import Testing

@testable import NavCheck

/// Whoever wants an answer now gets one in every phase, and nothing in it is wrong.
@Suite("A stop acts while a report is made, too") struct InterruptTests {
  /// A line of states, from the end of which nothing leads back.
  private static let line = ClosureMachine(initialStates: [0]) { state, emit in
    emit("on", min(state + 1, 60))
  }

  private typealias Report = CheckReport<Int, String>

  /// The reports of runs that are stopped when they ask for the first time, for the second, and so on.
  private static func reports(_ run: ((() -> String?)?) -> Report) -> [Report] {
    var reports: [Report] = []
    for turns in 0... {
      var asked = 0
      let report = run {
        asked += 1
        return asked > turns ? "now" : nil
      }
      reports.append(report)
      if report.interruption == nil { break }
    }
    return reports
  }

  private static func expectTrue(_ reports: [Report], as all: Report) {
    #expect(reports.last == all)
    for report in reports.dropLast() {
      #expect(!report.isComplete)
      for (result, other) in zip(report.results, all.results) {
        if case .incomplete = result.verdict { continue }
        #expect(result.verdict == other.verdict, "\(result.name)")
      }
    }
    #expect(
      reports.contains { $0.interruption == "now" && $0.cuts.isEmpty && $0.distinctStates == 61 },
      "Some run is stopped when all states are explored.")
  }

  @Test func `what stays possible is searched for until it is stopped`() {
    let checker = Checker(Self.line).possible("back", when: { $0 == 12 }, goal: { $0 == 7 })
      .never("end") { $0 == 60 }
    let reports = Self.reports { checker.run(shouldStop: $0) }
    Self.expectTrue(reports, as: checker.run())
  }

  @Test(arguments: [1, 2]) func `all paths up to the complete cost were explored, wherever a search stops`(
    jobs: Int
  ) {
    // Each state up to 10 steps from the start has two successors.
    let tree = ClosureMachine(initialStates: [1]) { state, emit in
      for next in [2 * state, 2 * state + 1] where next < 1 << 11 { emit("to \(next)", next) }
    }
    let checker = Checker(tree).never("none") { $0 == 0 }
    let reports = Self.reports { checker.run(.exhaustive(jobs: jobs), shouldStop: $0) }
    #expect(reports.last?.completeCost == nil)
    for report in reports.dropLast() {
      let complete = report.completeCost.map { (1 << ($0 + 1)) - 1 } ?? 0
      let next = report.completeCost.map { (1 << ($0 + 2)) - 1 } ?? 1
      #expect(report.distinctStates >= complete && report.distinctStates < next, "\(report)")
    }
    #expect(Set(reports.map(\.completeCost)).count > 5)
  }

  @Test func `what happens at last is searched for until it is stopped`() {
    let checker = Checker(Self.line).leadsTo("again", { $0 == 10 }, { $0 == 5 }).never("end") { $0 == 60 }
    let reports = Self.reports { checker.run(shouldStop: $0) }
    Self.expectTrue(reports, as: checker.run())
  }
}
