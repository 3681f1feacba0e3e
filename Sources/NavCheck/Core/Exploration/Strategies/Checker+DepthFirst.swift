extension Checker {
  /// The report of a search in depth.
  func depthFirstReport(
    within budget: CheckBudget, progress: ((CheckProgress) -> Void)?, shouldStop: (() -> String?)?
  ) -> CheckReport<Machine.State, Machine.Action> {
    var search = DepthFirstSearch(
      machine: machine, budget: budget, properties: properties, keepsLinks: true)
    search.explore(progress: progress, shouldStop: shouldStop)
    return report(on: search, leftBy: budget.depth.map { "depth budget of \($0)" })
  }

  /// The report of rounds that go deeper and deeper.
  func deepeningReport(
    by step: Int, within budget: CheckBudget, progress: ((CheckProgress) -> Void)?,
    shouldStop: (() -> String?)?
  ) -> CheckReport<Machine.State, Machine.Action> {
    let needsLinks = properties.contains(where: \.isAboutWays)
    var before: DeepeningRound<Machine>?
    var bound = 0
    while true {
      bound = min(bound, budget.depth ?? .max)
      var search = DepthFirstSearch(
        machine: machine, budget: budget.and(.depth(bound)), properties: properties, keepsLinks: needsLinks)
      search.explore(progress: progress, shouldStop: shouldStop)
      let report = report(on: search, leftBy: "depth budget of \(bound)")
      if !search.isThrough { return before?.report(givingUp: search, report) ?? report }
      if search.pending == 0 || bound == budget.depth || report.contradiction != nil { return report }
      before = DeepeningRound(report: report, truncations: search.truncations, pending: search.pending)
      let (next, isTooFar) = bound.addingReportingOverflow(step)
      bound = isTooFar ? .max : next
    }
  }

  /// The verdicts on a search that has ended.
  ///
  /// - Parameters:
  ///   - search: What was explored.
  ///   - limit: What left states unexplored where no other budget did.
  /// - Returns: The report.
  private func report(
    on search: DepthFirstSearch<Machine>, leftBy limit: String?
  ) -> CheckReport<Machine.State, Machine.Action> {
    let reason = search.interruption ?? search.exhausted ?? limit
    let cuts = CheckCut.list(search.truncations, pending: search.pending, for: reason)
    var bench = JudgesBench(machine: machine, graph: search.graph, fairness: fairness, cuts: cuts)
    bench.contradiction = search.contradiction
    let results = search.judges.map { $0.result(at: &bench) }
    return CheckReport(
      distinctStates: search.distinctStates,
      generatedStates: search.generatedStates,
      depth: search.depth,
      cuts: cuts,
      interruption: search.interruption,
      isReduced: false,
      omission: nil,
      hasShortestTraces: search.isThrough,
      contradiction: bench.contradiction,
      results: bench.contradiction.map { doubt in results.map { $0.doubted(doubt) } } ?? results
    )
  }
}

extension CheckProperty {
  /// Whether it asks for the ways between states, and not for states and steps one by one.
  fileprivate var isAboutWays: Bool {
    switch claim {
    case .possible, .response: true
    case .state, .step, .sometimes, .deadlockFree, .notApplicable: false
    }
  }
}

extension CheckCut {
  /// What was left out, in the order of the reasons.
  static func list(_ truncations: [String: Int], pending: Int, for reason: String?) -> [CheckCut] {
    var counts = truncations
    if pending > 0, let reason { counts[reason, default: 0] += pending }
    return counts.sorted { $0.key < $1.key }.map { CheckCut(reason: $0.key, count: $0.value) }
  }
}
