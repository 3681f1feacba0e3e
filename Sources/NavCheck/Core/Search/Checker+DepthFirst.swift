extension Checker {
  /// The report of a depth-first search.
  ///
  /// - Parameters:
  ///   - step: The increase of the bound on the cost; `nil` for a single search without a bound.
  ///   - budget: The limits on the search.
  ///   - progress: A closure that is called from time to time.
  ///   - shouldStop: A closure that is called from time to time, and returns a reason to stop.
  /// - Returns: The verdicts and the counts.
  func depthFirstReport(
    deepeningBy step: Int? = nil, within budget: CheckBudget, progress: ((CheckProgress) -> Void)?,
    shouldStop: (() -> String?)?
  ) -> CheckReport<Machine.State, Machine.Action> {
    // Deepening is there to save memory.
    var search = DepthFirstSearch(
      machine: machine, budget: budget, properties: properties,
      keepsLinks: step == nil || properties.contains(where: \.isAboutWays))
    search.explore(deepeningBy: step, progress: progress, shouldStop: shouldStop)
    let reason = search.interruption ?? search.exhausted ?? budget.depth.map { "depth budget of \($0)" }
    let remainder = CheckRemainder(
      search.truncations, pending: search.pending, for: reason, horizon: machine.horizon)
    var bench = JudgesBench(
      machine: machine, graph: search.graph, fairness: fairness, remainder: remainder, unless: shouldStop)
    bench.contradiction = search.contradiction
    let results = search.judges.map { $0.result(at: &bench) }
    // Up to a cost that the search has gone through with, no way is missing.
    let known = search.isThrough ? .max : search.known ?? -1
    return CheckReport(
      distinctStates: search.distinctStates,
      generatedStates: search.generatedStates,
      depth: search.depth,
      cuts: remainder.cuts,
      statesBeyondHorizon: remainder.horizon?.count ?? 0,
      interruption: search.interruption ?? bench.interrupt.reason,
      omission: nil,
      hasShortestTraces: results.allSatisfy { ($0.verdict.trace ?? $0.witness)?.length ?? known <= known },
      contradiction: bench.contradiction,
      results: bench.contradiction.map { doubt in results.map { $0.doubted(doubt) } } ?? results
    )
  }
}

extension CheckProperty {
  /// Whether the property needs the paths between states, rather than single states and steps.
  fileprivate var isAboutWays: Bool {
    switch claim {
    case .possible, .response: true
    case .state, .step, .sometimes, .deadlockFree, .notApplicable: false
    }
  }
}
