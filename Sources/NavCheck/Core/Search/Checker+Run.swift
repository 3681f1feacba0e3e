extension Checker {
  /// Explores the machine and evaluates the properties.
  ///
  /// The report is the same in every run of every process, whatever the order in which steps are emitted, unless
  /// `shouldStop` ended the run.
  ///
  /// - Parameters:
  ///   - strategy: The order of the search, and the memory of visited states.
  ///   - budget: The limits on the search.
  ///   - progress: A closure that the search calls from time to time on the calling thread.
  ///   - shouldStop: A closure that the search calls from time to time on the calling thread, also during the
  ///     evaluation of properties that visit many states. It returns nil to continue, or a reason to stop, such as
  ///     "interrupted". Properties that are undecided then are incomplete for that reason.
  /// - Returns: The verdicts, in the order in which the properties were added, and the counts.
  /// - Complexity: By default, time at most in proportion to the steps from distinct states, times the number of
  ///   properties, and memory at most in proportion to the states and the steps. Liveness properties can take longer
  ///   if there are fairness conditions.
  public func run(
    _ strategy: CheckStrategy = .exhaustive,
    within budget: CheckBudget = .unlimited,
    progress: ((CheckProgress) -> Void)? = nil,
    shouldStop: (() -> String?)? = nil
  ) -> CheckReport<Machine.State, Machine.Action> {
    switch strategy.way {
    case .exhaustive: break
    case .depthFirst: return depthFirstReport(within: budget, progress: progress, shouldStop: shouldStop)
    case .deepening(let step):
      return depthFirstReport(deepeningBy: step, within: budget, progress: progress, shouldStop: shouldStop)
    case .lossy(let technique):
      return approximateReport(technique, within: budget, progress: progress, shouldStop: shouldStop)
    }
    guard
      let report = exhaustiveReport(
        jobs: strategy.jobs, within: budget, progress: progress, shouldStop: shouldStop, stop: nil)
    else { preconditionFailure("A search without a stop condition returned no report.") }
    return report
  }

  /// The report of an exhaustive search, whatever engine explores; `nil` where it was stopped.
  func exhaustiveReport(
    jobs: Int, within budget: CheckBudget, progress: ((CheckProgress) -> Void)?,
    shouldStop: (() -> String?)?, stop: SearchStop?
  ) -> CheckReport<Machine.State, Machine.Action>? {
    let stop = self.stop(within: budget, stop, isWatched: progress != nil)
    let progress = progress.map { watch in
      { (progress: CheckProgress) in
        var progress = progress
        progress.violations = stop?.observer?.violations ?? []
        watch(progress)
      }
    }
    let report = CheckTier.report(
      of: machine, properties, jobs: jobs, within: budget, progress: progress, shouldStop: shouldStop,
      stop: stop)
    if let report { return report }
    if stop?.isReached ?? false { return nil }
    let plain = plainReport(within: budget, progress: progress, shouldStop: shouldStop, stop: stop)
    return stop?.isReached ?? false ? nil : plain
  }

  /// A stop that also applies the stop rule of the budget, and records violations if progress is observed.
  private func stop(
    within budget: CheckBudget, _ stop: SearchStop?, isWatched: Bool = false
  ) -> SearchStop? {
    let ending = SearchEnding(budget.stopRule, properties)
    guard ending != nil || isWatched else { return stop }
    let stop = stop ?? SearchStop(at: [], from: .max)
    if let ending { stop.ending = ending }
    if isWatched { stop.observer = SearchObserver(properties) }
    return stop
  }

  /// The report of the simplest engine, which the others are compared with.
  func plainReport(
    within budget: CheckBudget,
    progress: ((CheckProgress) -> Void)? = nil,
    shouldStop: (() -> String?)? = nil,
    stop: SearchStop? = nil
  ) -> CheckReport<Machine.State, Machine.Action> {
    var explorer = Explorer(self, within: budget)
    explorer.explore(progress: progress, shouldStop: shouldStop, stop: self.stop(within: budget, stop))
    var verdicts = VerdictBuilder(
      GraphResults(
        self, graph: explorer.graph, evaluator: explorer.evaluator, counts: explorer.counts,
        remainder: explorer.remainder, contradiction: explorer.contradiction, unless: shouldStop))
    return verdicts.report()
  }
}
