import NavModel

/// Of traces with equally many inputs, the one whose inputs come while the app rests.
extension NavigationCheck {
  /// How many worlds are explored at most to find calm traces.
  private static let calmWorlds = 20_000

  /// Puts calm traces in the place of others, where there are some with equally many inputs.
  ///
  /// A trace in which each input waits until the app has settled is easier to read and to repeat by hand. Such traces are
  /// looked for in a search of their own, by a user who waits, so the choice does not depend on the engine.
  ///
  /// - Parameters:
  ///   - judged: The properties.
  ///   - results: What became of them.
  ///   - strategy: The way through the worlds.
  ///   - shouldStop: Asked from time to time; a reason ends the search, and traces stay as they are.
  /// - Returns: The results, with other traces for some.
  /// - Complexity: the number of worlds that a patient user comes to with as many inputs, times their steps.
  func calmed(
    _ judged: [NavigationProperty], _ results: Results, _ strategy: CheckStrategy,
    _ shouldStop: (() -> String?)?
  ) -> Results {
    guard program.scope.timing == .interleaved, program.scope.overtake != 0, strategy.isExhaustive else {
      return results
    }
    let hurried = judged.filter { property in
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
