extension Checker {
  /// Declares that the properties added so far have the same value for all images of a state or step.
  ///
  /// If all properties of a checker have this declaration and the machine is a ``SymmetricStateMachine``, then
  /// ``CheckStrategy/reducingSymmetry()`` explores only one of the states that are images of each other. Traces are
  /// still runs of the machine itself. The reduction does not apply to liveness properties, since a fair run of
  /// representatives need not be a fair run of the machine.
  ///
  /// - Returns: A checker with the declaration.
  public func symmetric() -> Checker {
    var copy = self
    copy.symmetricProperties = properties.count
    return copy
  }

  /// The report of a search on representatives; `nil` if the reduction does not apply.
  func reducedReport(
    _ strategy: CheckStrategy, within budget: CheckBudget, progress: ((CheckProgress) -> Void)?,
    shouldStop: (() -> String?)?
  ) -> CheckReport<Machine.State, Machine.Action>? {
    guard symmetricProperties == properties.count, !properties.contains(where: \.isAboutRuns),
      let symmetric = machine as? any SymmetricStateMachine<Machine.State, Machine.Action>
    else { return nil }
    let representative: @Sendable (Machine.State) -> Machine.State = { symmetric.representative(of: $0) }
    let quotient = QuotientMachine(base: machine, representative: representative)
    var checker = Checker<QuotientMachine<Machine>>(quotient)
    for property in properties { checker.add(property.of(QuotientMachine<Machine>.self)) }
    let report = checker.run(
      strategy.withoutReduction, within: budget, progress: progress, shouldStop: shouldStop)
    return report.reduced(to: quotient)
  }
}

extension CheckProperty {
  /// The property as one of another machine with the same states and actions.
  fileprivate func of<Other: StateMachine>(_ other: Other.Type) -> CheckProperty<Other>
  where Other.State == Machine.State, Other.Action == Machine.Action {
    let claim: CheckProperty<Other>.Claim =
      switch self.claim {
      case .state(let when, let holds): .state(when: when, holds: holds)
      case .step(let when, let holds): .step(when: when, holds: holds)
      case .sometimes(let hit): .sometimes(hit: hit)
      case .possible(let when, let goal): .possible(when: when, goal: goal)
      case .response(let trigger, let goal): .response(from: trigger, to: goal)
      case .deadlockFree(let mode): .deadlockFree(mode)
      case .notApplicable: .notApplicable
      }
    var property = CheckProperty<Other>(name: name, kind: kind, claim: claim)
    if role == .helper { property.role = .helper }
    return property
  }
}

extension CheckReport {
  /// The same report with traces of the machine itself in place of traces of representatives.
  fileprivate func reduced<Base: StateMachine>(to quotient: QuotientMachine<Base>) -> CheckReport
  where Base.State == State, Base.Action == Action {
    var broken = contradiction
    func concrete(_ trace: CheckTrace<State, Action>?) -> CheckTrace<State, Action>? {
      guard let trace else { return nil }
      if let found = quotient.concrete(trace) { return found }
      broken =
        broken
        ?? CheckContradiction(
          state: String(describing: trace.final),
          difference:
            "a run of representatives that ends there has no counterpart in the machine, "
            + "so the declared symmetry is wrong"
        )
      return nil
    }
    let results = results.map { result in
      var verdict = result.verdict
      if case .violated(let trace?) = verdict { verdict = .violated(concrete(trace)) }
      return PropertyResult(
        name: result.name, kind: result.kind, verdict: verdict, mattered: result.mattered,
        witness: concrete(result.witness), trap: result.trap)
    }
    return CheckReport(
      distinctStates: distinctStates, generatedStates: generatedStates, depth: depth, cuts: cuts,
      statesBeyondHorizon: statesBeyondHorizon, interruption: interruption, isReduced: true,
      omission: omission, hasShortestTraces: hasShortestTraces, contradiction: broken,
      results: broken.map { doubt in results.map { $0.doubted(doubt) } } ?? results)
  }
}
