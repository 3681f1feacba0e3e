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
    let budget = strategy.isExhaustive ? budget : budget.withScopeAsDepth
    switch strategy.kind {
    case .exhaustive: break
    case .depthFirst: return depthFirstReport(within: budget, progress: progress, shouldStop: shouldStop)
    case .deepening(let step):
      return depthFirstReport(deepeningBy: step, within: budget, progress: progress, shouldStop: shouldStop)
    case .approximate(let technique):
      return approximateReport(technique, within: budget, progress: progress, shouldStop: shouldStop)
    }
    return exhaustiveReport(
      jobs: strategy.jobs, within: budget, progress: progress, shouldStop: shouldStop, stop: nil)
  }

  /// The report of an exhaustive search.
  ///
  /// Every source of successors gives the same report. A specialised source takes less time and memory, but needs more
  /// information from the machine.
  func exhaustiveReport(
    jobs: Int, within budget: CheckBudget, progress: ((CheckProgress) -> Void)?,
    shouldStop: (() -> String?)?, stop: SearchStop?, whenNotMemoized: ((String) -> Void)? = nil
  ) -> CheckReport<Machine.State, Machine.Action> {
    let stop = self.stop(within: budget, stop, isWatched: progress != nil)
    let progress = progress.map { watch in
      { (progress: CheckProgress) in
        var progress = progress
        progress.violations = stop?.observer?.violations ?? []
        watch(progress)
      }
    }
    let options = SearchOptions(
      jobs: jobs, budget: budget, progress: progress, shouldStop: shouldStop, stop: stop,
      whenNotMemoized: whenNotMemoized)
    // Liveness properties are evaluated on a graph.
    if properties.contains(where: \.isAboutRuns) {
      return referenceReport(within: budget, progress: progress, shouldStop: shouldStop, stop: stop)
    }
    if let report = specializedReport(options) ?? internedReport(options) { return report }
    preconditionFailure("A search of plain states, which never gives up, returned no report.")
  }

  /// The report of a search that stores states as they are; nil if another search takes its place.
  private func internedReport(
    _ options: SearchOptions, isReplaced: (([Machine.State]) -> Bool)? = nil
  ) -> CheckReport<Machine.State, Machine.Action>? {
    ExplorationResults.report(
      InternedSuccessors(
        machine, properties, countsFootprint: options.budget.memory != nil, isReplaced: isReplaced, explore),
      options)
  }

  /// The report of a search with packed states; nil if the machine or the properties do not support it.
  private func specializedReport(
    _ options: SearchOptions
  ) -> CheckReport<Machine.State, Machine.Action>? {
    func memoized<Fit: FactoredStateMachine<Machine.State, Machine.Action>>(
      _ machine: Fit
    ) -> CheckReport<Machine.State, Machine.Action>? {
      guard machine.partCount > 1, machine.partCount <= 64, machine.stepsBeforeMemo < .max else {
        return nil
      }
      if machine.stepsBeforeMemo > 0 {
        var options = options
        options.limit = machine.stepsBeforeMemo
        var repetition = PartRepetition(of: machine)
        if let report = internedReport(options, isReplaced: { repetition.isHigh(after: $0) }) {
          return report
        }
      }
      return machine.memoizedReport(properties, options)
    }
    func declared<Fit: ComponentMachine<Machine.State, Machine.Action>>(
      _ machine: Fit
    ) -> CheckReport<Machine.State, Machine.Action>? {
      DeclaredReads(machine, properties).flatMap(memoized)
    }
    func packed<Fit: PackedStateMachine<Machine.State, Machine.Action>>(
      _ machine: Fit
    ) -> CheckReport<Machine.State, Machine.Action>? {
      ExplorationResults.report(PackedSuccessors(machine, properties), options)
    }
    if CompiledProperties(properties).ends.contains(where: { $0.mode == .stuck }) { return nil }
    if let machine = machine as? any ComponentMachine<Machine.State, Machine.Action>,
      let report = declared(machine)
    {
      return report
    }
    if let machine = machine as? any FactoredStateMachine<Machine.State, Machine.Action>,
      let report = memoized(machine)
    {
      return report
    }
    return (machine as? any PackedStateMachine<Machine.State, Machine.Action>).flatMap { packed($0) }
  }

  /// A stop that also applies the stop rule of the budget, and records violations if progress is observed.
  private func stop(
    within budget: CheckBudget, _ stop: SearchStop?, isWatched: Bool = false
  ) -> SearchStop? {
    let ending = SearchEnding(budget.stopRule, properties)
    guard ending != nil || isWatched else { return stop }
    let stop = stop ?? SearchStop()
    if let ending { stop.ending = ending }
    if isWatched { stop.observer = SearchObserver(properties) }
    return stop
  }

  /// The report of the search that stores a graph, which tests compare the others with.
  func referenceReport(
    within budget: CheckBudget,
    progress: ((CheckProgress) -> Void)? = nil,
    shouldStop: (() -> String?)? = nil,
    stop: SearchStop? = nil
  ) -> CheckReport<Machine.State, Machine.Action> {
    var explorer = ReferenceSearch(machine, properties, within: budget)
    explorer.explore(progress: progress, shouldStop: shouldStop, stop: self.stop(within: budget, stop))
    var verdicts = VerdictBuilder(
      GraphResults(
        self, graph: explorer.graph, evaluator: explorer.evaluator, counts: explorer.counts,
        remainder: explorer.remainder, nondeterminism: explorer.nondeterminism, unless: shouldStop))
    return verdicts.report()
  }
}

extension FactoredStateMachine {
  /// The default: packed states of one word, or of two if the numbers of the parts outgrow one.
  func memoizedReport(
    _ properties: [CheckProperty<State, Action>], _ options: SearchOptions
  ) -> CheckReport<State, Action>? {
    // Memoised results do not depend on the type of packed states.
    let memo = AnswerMemo(of: self, properties)
    if let source = MemoizedSuccessors<Self, UInt64>(remembering: memo, jobs: options.jobs),
      let report = ExplorationResults.report(source, options)
    {
      return report
    }
    if memo.refusal == nil,
      let source = MemoizedSuccessors<Self, PackedPair>(remembering: memo, jobs: options.jobs),
      let report = ExplorationResults.report(source, options)
    {
      return report
    }
    options.whenNotMemoized?((memo.refusal ?? .width).rawValue)
    return nil
  }
}
