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
      keepsLinks: step == nil || properties.contains(where: \.isAboutPaths))
    search.explore(deepeningBy: step, progress: progress, shouldStop: shouldStop)
    let reason = search.interruption ?? search.exhausted ?? budget.depth.map { "depth budget of \($0)" }
    let counts = SearchCounts(
      distinctStates: search.distinctStates, generatedStates: search.generatedStates,
      greatestCost: search.greatestCost, completeCost: search.completeCost,
      interruption: search.interruption,
      // Up to a cost that the search has explored completely, no path is missing.
      shortestLength: search.isThrough ? .max : search.known ?? -1)
    let results = GraphResults(
      self, graph: search.graph, evaluator: search.evaluator, counts: counts,
      remainder: CheckRemainder(
        search.truncations, pending: search.pending, for: reason, horizon: machine.horizon),
      nondeterminism: search.nondeterminism, unless: shouldStop)
    var verdicts = VerdictBuilder(results)
    return verdicts.report()
  }

  /// The report of a search that stores hashes in place of states.
  func approximateReport(
    _ technique: CheckOmission.Technique, within budget: CheckBudget,
    progress: ((CheckProgress) -> Void)?,
    shouldStop: (() -> String?)?
  ) -> CheckReport<Machine.State, Machine.Action> {
    // The search alone holds the set: a second reference would copy the table at the first insertion.
    func report<Visited: ApproximateSet>(
      _ visited: () -> Visited
    ) -> CheckReport<Machine.State, Machine.Action> {
      var search = ApproximateSearch(
        machine, properties, within: budget, visited: visited(), technique: technique)
      search.explore(progress: progress, shouldStop: shouldStop)
      var verdicts = VerdictBuilder(search)
      return verdicts.report()
    }
    switch technique {
    case .hashCompaction(let bits):
      return bits <= 32
        ? report { HashCompactionTable<UInt32>(bits: bits) }
        : report { HashCompactionTable<UInt64>(bits: bits) }
    case .bitstate(let bytes, let hashes): return report { BitstateTable(bytes: bytes, hashes: hashes) }
    }
  }
}
