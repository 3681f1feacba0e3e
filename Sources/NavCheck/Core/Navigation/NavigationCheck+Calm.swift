import NavModel

/// Selects, of traces with equally many inputs, a trace with all inputs in settled worlds.
extension NavigationCheck {
  /// The largest number of worlds to explore for calm traces.
  private static let calmWorlds = 20_000

  /// Replaces traces by calm traces with equally many inputs, where these exist.
  ///
  /// A trace in which each input waits until the app has settled is easier to read and to repeat by hand. A separate
  /// search for a user who waits finds such traces, so the choice does not depend on the engine.
  ///
  /// - Parameters:
  ///   - judged: The properties.
  ///   - results: Their results.
  ///   - strategy: The search strategy.
  ///   - shouldStop: A closure that is called from time to time; a reason ends the search and leaves the traces as
  ///     they are.
  /// - Returns: The results, some of them with other traces.
  /// - Complexity: The number of worlds that a patient user reaches with as many inputs, times their steps.
  func calmed(
    _ judged: [NavigationProperty], _ results: Results, _ strategy: CheckStrategy,
    _ shouldStop: (() -> String?)?
  ) -> Results {
    guard program.scope.timing == .interleaved, program.scope.overtake != 0, strategy.isExhaustive else {
      return results
    }
    let hurried = (judged + judged.flatMap { $0.known.map(\.property) }).filter { property in
      switch property.claim {
      case .state, .step: results[property.name]?.verdict.trace.map(isHurried) ?? false
      default: false
      }
    }
    let longest = hurried.compactMap { results[$0.name]?.verdict.trace?.length }.max()
    guard let longest else { return results }
    var checker = Checker(NavStateMachine(machine, isPatient: true))
    for property in hurried {
      for check in property.checks(rules) where check.name == property.name { checker.add(check) }
    }
    let budget = CheckBudget.states(Self.calmWorlds).and(.depth(longest)).and(.until(.decided))
    let report = checker.run(.exhaustive(jobs: strategy.jobs), within: budget, shouldStop: shouldStop)
    var calm = results
    guard report.interruption == nil else { return results }
    for result in report.results {
      guard let known = results[result.name], let trace = result.verdict.trace,
        trace.length == known.verdict.trace?.length
      else { continue }
      calm[result.name] = CheckReport<NavWorld, NavStep>.PropertyResult(
        name: known.name, kind: known.kind, verdict: .violated(trace), mattered: known.mattered,
        witness: known.witness, trap: known.trap)
    }
    return calm
  }

  /// Whether some input of a trace comes before the app has settled; the end of a gesture is none.
  private func isHurried(_ trace: NavigationReport.Trace) -> Bool {
    zip(trace.states, trace.steps).contains { world, step in
      step.action.event.isInput && !step.action.event.endsGesture && !machine.isQuiescent(world)
    }
  }
}
