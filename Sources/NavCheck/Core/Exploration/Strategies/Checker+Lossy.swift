extension Checker {
  /// The report of a search that keeps hashes in place of states.
  func lossyReport(
    _ technique: CheckOmission.Technique, within budget: CheckBudget, progress: ((CheckProgress) -> Void)?,
    shouldStop: (() -> String?)?
  ) -> CheckReport<Machine.State, Machine.Action> {
    func report(_ visited: some LossySet) -> CheckReport<Machine.State, Machine.Action> {
      var search = LossySearch(
        machine: machine, budget: budget, properties: properties, visited: visited, technique: technique)
      search.explore(progress: progress, shouldStop: shouldStop)
      return search.report()
    }
    switch technique {
    case .hashCompaction(let bits):
      return bits <= 32 ? report(HashSet<UInt32>(bits: bits)) : report(HashSet<UInt64>(bits: bits))
    case .bitstate(let bytes, let hashes): return report(BitTable(bytes: bytes, hashes: hashes))
    }
  }
}

extension LossySearch {
  typealias Report = CheckReport<State, Action>
  typealias Trace = CheckTrace<State, Action>

  /// The verdicts at the end of the search: findings are real, and no property holds.
  func report() -> Report {
    let remainder = CheckRemainder(
      truncations, pending: pending, for: interruption ?? exhausted, horizon: machine.horizon)
    let why = ([omission.reason] + (remainder.why.map { [$0] } ?? [])).joined(separator: "; ")
    var doubt = contradiction
    let results = judges.map { judge in
      var trace: Trace?
      if let finding = judge.finding {
        trace = self.trace(to: finding)
        if trace == nil { doubt = doubt ?? .lost(finding.state) }
      }
      return result(of: judge, trace, why)
    }
    return Report(
      distinctStates: distinctStates,
      generatedStates: generatedStates,
      depth: greatestCost.map { $0 + 1 } ?? 0,
      cuts: remainder.cuts,
      statesBeyondHorizon: remainder.horizon?.count ?? 0,
      interruption: interruption,
      omission: omission,
      hasShortestTraces: false,
      contradiction: doubt,
      results: doubt.map { doubt in results.map { $0.doubted(doubt) } } ?? results
    )
  }

  private func result(of judge: LossyJudge<Machine>, _ trace: Trace?, _ why: String) -> Report.PropertyResult
  {
    var verdict: CheckVerdict<State, Action> = .incomplete(why)
    var witness: Trace?
    switch judge.property.claim {
    case .notApplicable: verdict = .notApplicable
    case .sometimes:
      witness = trace
      if trace != nil { verdict = .holds }
    case .state, .step, .deadlockFree:
      if let trace { verdict = .violated(trace) }
    // These ask what all states lead to, of which some may be missing.
    case .possible, .response: break
    }
    return Report.PropertyResult(
      name: judge.property.name, kind: judge.property.kind, verdict: verdict, mattered: judge.mattered,
      witness: witness, trap: nil)
  }

  /// The trace of a finding; `nil` if a nondeterministic machine no longer has it.
  private func trace(to finding: LossyJudge<Machine>.Finding) -> Trace? {
    var choices: [Int] = []
    var record: Int? = finding.record
    while let number = record {
      choices.append(origins[number].choice)
      record = origins[number].previous
    }
    let initial = machine.ordered(machine.initialStates)
    guard let first = choices.popLast(), initial.indices.contains(first) else { return nil }
    var current = initial[first]
    var steps: [Trace.Step] = []
    while let choice = choices.popLast() {
      var emitted: [(action: Action, state: State)] = []
      machine.forEachStep(from: current) { emitted.append(($0, $1)) }
      let ordered = machine.ordered(emitted)
      guard ordered.indices.contains(choice) else { return nil }
      current = ordered[choice].state
      steps.append(step(ordered[choice]))
    }
    if current != finding.state { return nil }
    if let last = finding.last { steps.append(step(last)) }
    let trace = Trace(initial: initial[first], steps: steps)
    return trace.replays(on: machine) ? trace : nil
  }

  private func step(_ step: (action: Action, state: State)) -> Trace.Step {
    .init(action: step.action, state: step.state, cost: machine.cost(of: step.action))
  }
}
