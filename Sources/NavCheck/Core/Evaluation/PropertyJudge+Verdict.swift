extension PropertyJudge {
  typealias Result = CheckReport<Machine.State, Machine.Action>.PropertyResult
  typealias Verdict = CheckVerdict<Machine.State, Machine.Action>

  /// The verdict, once the exploration has ended.
  func result(at bench: inout JudgesBench<Machine>) -> Result {
    switch property.claim {
    case .notApplicable:
      return result(.notApplicable)
    case .sometimes:
      if let witness = bench.trace(to: findings) { return result(.holds, witness: witness) }
      return result(bench.remainder.whyUnmet.map { .incomplete($0) } ?? .violated(nil))
    case .possible:
      let verdict = verdict(violations: traps(at: &bench), at: &bench, canBeVacuous: true)
      let trap = verdict.trace.flatMap {
        CheckTrap(from: $0.final, on: bench.machine, unless: bench.interrupt)
      }
      return result(verdict, trap: trap)
    case .response(let trigger, let goal):
      return response(from: trigger, to: goal, at: &bench)
    case .state, .step:
      return result(verdict(violations: findings, at: &bench, canBeVacuous: true))
    case .deadlockFree:
      return result(verdict(violations: findings, at: &bench, canBeVacuous: false))
    }
  }

  private func response(
    from trigger: CheckMoment<Machine.State, Machine.Action>?,
    to goal: CheckMoment<Machine.State, Machine.Action>,
    at bench: inout JudgesBench<Machine>
  ) -> Result {
    let region = WaitingRegion(
      machine: bench.machine, graph: bench.graph, fairness: bench.fairness, trigger: trigger, goal: goal,
      unless: bench.interrupt)
    if let reason = bench.interrupt.reason { return result(.incomplete(reason), mattered: region.mattered) }
    let search = LassoSearch(region: region)
    let lasso = search.isEmpty ? nil : bench.checked(search.lasso { bench.trace(to: $0) })
    let verdict: Verdict =
      if let lasso {
        .violated(lasso)
      } else if let why = bench.remainder.why {
        .incomplete(why)
      } else {
        region.mattered == 0 ? .vacuous : .holds
      }
    return result(verdict, mattered: region.mattered)
  }

  private func verdict(
    violations: [TraceEnd<Machine.Action>],
    at bench: inout JudgesBench<Machine>,
    canBeVacuous: Bool
  ) -> Verdict {
    if let trace = bench.trace(to: violations) { return .violated(trace) }
    if let why = bench.remainder.why { return .incomplete(why) }
    return mattered == 0 && canBeVacuous ? .vacuous : .holds
  }

  /// The nearest states from which neither a goal nor a truncated step can be reached.
  private func traps(at bench: inout JudgesBench<Machine>) -> [TraceEnd<Machine.Action>] {
    let reachesGoal = bench.ancestors(of: goals)
    let reachesCut = bench.reachesCut
    let levels = bench.graph.levels
    let traps = concerned.filter { !reachesGoal[$0] && !reachesCut[$0] }
    let nearest = traps.map { levels[$0] }.min()
    return traps.filter { levels[$0] == nearest }.map { .state($0) }
  }

  private func result(
    _ verdict: Verdict,
    mattered: Int? = nil,
    witness: CheckTrace<Machine.State, Machine.Action>? = nil,
    trap: CheckTrap? = nil
  ) -> Result {
    Result(
      name: property.name,
      kind: property.kind,
      verdict: verdict,
      mattered: mattered ?? self.mattered,
      witness: witness,
      trap: trap
    )
  }
}
