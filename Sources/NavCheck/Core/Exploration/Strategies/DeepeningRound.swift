/// A round of iterative deepening that went through: what is told where the next one does not.
struct DeepeningRound<Machine: StateMachine> {
  typealias Report = CheckReport<Machine.State, Machine.Action>

  let report: Report
  let truncations: [String: Int]
  /// How many states were too far.
  let pending: Int

  /// The report where the next round was given up: that of this one, and what only the other has decided.
  ///
  /// - Parameters:
  ///   - search: The round that was given up.
  ///   - partial: Its report.
  /// - Returns: The report of both.
  func report(givingUp search: DepthFirstSearch<Machine>, _ partial: Report) -> Report {
    let cuts = CheckCut.list(truncations, pending: pending, for: search.interruption ?? search.exhausted)
    let why = cuts.map(\.description).joined(separator: "; ")
    var hasShortestTraces = true
    let results = zip(report.results, partial.results).map { result, other in
      guard case .incomplete = result.verdict else { return result }
      var (verdict, witness, trap) = (
        CheckVerdict<Machine.State, Machine.Action>.incomplete(why), result.witness, result.trap
      )
      switch other.verdict {
      case .violated, .holds:
        hasShortestTraces = false
        (verdict, witness, trap) = (other.verdict, other.witness, other.trap)
      case .incomplete, .vacuous, .notApplicable: break
      }
      return Report.PropertyResult(
        name: result.name, kind: result.kind, verdict: verdict, mattered: result.mattered, witness: witness,
        trap: trap)
    }
    let doubt = partial.contradiction
    return Report(
      distinctStates: report.distinctStates,
      generatedStates: report.generatedStates,
      depth: report.depth,
      cuts: cuts,
      interruption: search.interruption,
      isReduced: false,
      omission: nil,
      hasShortestTraces: hasShortestTraces,
      contradiction: doubt,
      results: doubt.map { doubt in results.map { $0.doubted(doubt) } } ?? results
    )
  }
}
