import Testing

@testable import NavCheck
@testable import NavModel

/// What a closure proves of a spec, compared with explorations at greater depths.
struct ClosureTwins {
  struct Tally {
    var specs = 0
    var closed = 0
    var growing = 0
    var byHeads = 0
    var obstacles = 0
    var cut = 0
    var proved = 0
    /// The number of verdicts of deeper explorations that a proved verdict was compared with.
    var compared = 0
    var contradictions: [String] = []
  }

  let program: NavProgram
  /// The greatest number of worlds of an exploration.
  let limit: Int

  /// Explores the spec at its depth, proves what it can, and explores at greater depths.
  func compare(_ tally: inout Tally) {
    let check = NavigationCheck(program)
    let report = check.run(within: .states(limit))
    if report.worlds >= limit { return }
    tally.specs += 1
    let closure = check.closure(of: report, within: .states(4 * limit))
    switch closure.outcome {
    case .everyDepth: tally.closed += 1
    case .grows: tally.growing += 1
    case .open: tally.cut += 1
    }
    tally.byHeads += closure.heads?.proved.count ?? 0
    if closure.heads?.obstacle != nil { tally.obstacles += 1 }
    tally.proved += closure.findings.count
    for depth in [closure.exploredDepth, closure.exploredDepth + 1, closure.exploredDepth + 3] {
      compare(closure, with: deeper(depth), depth, &tally)
    }
  }

  private func deeper(_ depth: Int) -> NavigationReport {
    var program = program
    program.scope.depth = depth
    program.capacity.stack = max(program.capacity.stack, depth + 8)
    return NavigationCheck(program).run(within: .states(4 * limit))
  }

  private func compare(
    _ closure: NavigationClosure, with deeper: NavigationReport, _ depth: Int, _ tally: inout Tally
  ) {
    if closure.outcome == .everyDepth, deeper.isComplete, deeper.worlds != closure.worlds {
      tally.contradictions.append("\(closure.worlds) worlds, and \(deeper.worlds) at depth \(depth)")
    }
    for proved in closure.findings {
      guard let found = deeper[proved.name]?.verdict.reportName, found != "incomplete" else { continue }
      tally.compared += 1
      if found != proved.verdict.reportName {
        tally.contradictions.append(
          "\(proved.name) \(proved.verdict.reportName), and \(found) at depth \(depth)"
            + (closure.heads?.proved.contains(proved.name) ?? false ? " (by heads)" : ""))
      }
    }
  }
}
