/// The selection of the engine that explores a machine.
///
/// Every engine gives the same report. A specialised engine takes less time and memory, but needs more information
/// from the machine.
enum CheckTier {
  /// The report of the fastest engine that supports the request; `nil` where only ``Explorer`` can, or where the search
  /// was stopped.
  static func report<Machine: StateMachine>(
    of machine: Machine, _ properties: [CheckProperty<Machine.State, Machine.Action>], jobs: Int,
    within budget: CheckBudget,
    progress: ((CheckProgress) -> Void)?, shouldStop: (() -> String?)?, stop: SearchStop? = nil
  ) -> CheckReport<Machine.State, Machine.Action>? {
    // What happens at last is judged on a graph.
    guard !properties.contains(where: \.isAboutRuns) else { return nil }
    func packed<Fit: PackedStateMachine<Machine.State, Machine.Action>>(_ fit: Fit) -> CheckReport<
      Machine.State, Machine.Action
    >? {
      TierJudge.report(
        PackedSource(machine: fit, properties: properties), within: budget, jobs: jobs, progress: progress,
        shouldStop: shouldStop, stop: stop)
    }
    func components<Fit: ComponentMachine<Machine.State, Machine.Action>>(_ fit: Fit) -> CheckReport<
      Machine.State, Machine.Action
    >? {
      // Where numbers of parts outgrow one word, two are taken.
      if let source = ComponentSource<Fit, UInt64>(components: fit, properties: properties, jobs: jobs),
        let report = TierJudge.report(
          source, within: budget, jobs: jobs, progress: progress, shouldStop: shouldStop, stop: stop)
      {
        return report
      }
      guard let source = ComponentSource<Fit, PackedPair>(components: fit, properties: properties, jobs: jobs)
      else { return nil }
      return TierJudge.report(
        source, within: budget, jobs: jobs, progress: progress, shouldStop: shouldStop, stop: stop)
    }
    func observed<Fit: ObservedStateMachine<Machine.State, Machine.Action>>(_ fit: Fit) -> CheckReport<
      Machine.State, Machine.Action
    >? {
      guard fit.partCount > 1, fit.partCount <= 64 else { return nil }
      return fit.reportByReads(
        properties, jobs: jobs, within: budget, progress: progress, shouldStop: shouldStop, stop: stop)
    }
    if properties.allSatisfy({ isKnown($0.claim) }) {
      if let fit = machine as? any ComponentMachine<Machine.State, Machine.Action>,
        let report = components(fit)
      {
        return report
      }
      if let fit = machine as? any ObservedStateMachine<Machine.State, Machine.Action>,
        let report = observed(fit)
      {
        return report
      }
      if stop?.isReached ?? false { return nil }
      if let fit = machine as? any PackedStateMachine<Machine.State, Machine.Action> { return packed(fit) }
    }
    let source = PlainSource(
      machine: machine, properties: properties, countsFootprint: budget.memory != nil)
    let explored = PlainExploration(
      source, within: budget, jobs: jobs, progress: progress, shouldStop: shouldStop, stop: stop)
    return TierJudge.report(source, explored, stop, shouldStop)
  }

  /// Whether the specialised engines can evaluate properties of a kind.
  private static func isKnown<State, Action>(_ claim: CheckProperty<State, Action>.Claim) -> Bool {
    switch claim {
    case .state, .step, .sometimes, .possible, .notApplicable: true
    case .deadlockFree(let mode): mode == .stuttering
    case .response: false
    }
  }
}
