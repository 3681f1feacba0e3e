import NavModel

/// The evaluation of `possible` properties for a user who waits until the app has settled.
extension NavigationCheck {
  /// The results of properties, including the evaluation for a patient user.
  struct Patience {
    var results: Results
    /// The properties with a different verdict for a patient user.
    var differing: Set<String> = []
    /// The text for the scope if settled worlds that only a race reaches were not evaluated; empty otherwise.
    var omission = ""
  }

  /// The finding of a property.
  func finding(of property: NavigationProperty, in patience: Patience) -> NavigationFinding {
    var finding = finding(of: property, in: patience.results)
    if patience.differing.contains(property.name), let message = finding.message {
      finding.message = message + ", for a user who waits until the app has settled"
    }
    return finding
  }

  /// Evaluates `possible` properties again for a patient user, in the worlds and along the paths of such a user.
  ///
  /// A path to the goal that exists only during a race does not count. The first search evaluates the worlds of a
  /// user who always waits. The second evaluates the worlds of a user who hurries up to some settled world, and waits
  /// from there on. Both run only if the property holds otherwise, and if inputs can come before the app settles.
  ///
  /// - Parameters:
  ///   - judged: The properties.
  ///   - results: Their results in all worlds.
  ///   - worlds: The number of all worlds. Up to ``worldsAfterRaces``, settled worlds that only a race reaches are
  ///     evaluated too.
  ///   - strategy: The search strategy.
  ///   - budget: The limits on the search.
  ///   - shouldStop: A closure that is called from time to time; a reason ends the exploration.
  /// - Returns: The results, with those that differ for a patient user replaced.
  /// - Complexity: The number of worlds that a patient user reaches, times their steps.
  func judgedPatiently(
    _ judged: [NavigationProperty], _ results: Results, worlds: Int, _ strategy: CheckStrategy,
    within budget: CheckBudget, _ shouldStop: (() -> String?)?
  ) -> Patience {
    guard program.scope.timing == .interleaved, program.scope.overtake != 0, strategy.isExhaustive else {
      return Patience(results: results)
    }
    let open = judged.filter { property in
      guard case .possible = property.claim, !property.allowances.contains(where: \.isForAll) else {
        return false
      }
      return results[property.name]?.verdict == .holds
    }
    guard !open.isEmpty else { return Patience(results: results) }
    var checker = Checker(NavStateMachine(machine, isPatient: true))
    for property in open { for check in property.checks(rules) { checker.add(check) } }
    let report = checker.run(.exhaustive(jobs: strategy.jobs), within: budget, shouldStop: shouldStop)
    var patience = Patience(results: results)
    take(report.results, into: &patience)
    guard worlds <= Self.worldsAfterRaces else {
      patience.omission = ", possible not evaluated for a user who begins to wait after a race"
      return patience
    }
    // The nearer trace of a user who always waits goes before one with a race.
    let left = open.filter { !patience.differing.contains($0.name) }
    guard !left.isEmpty else { return patience }
    var racing = Checker(NavStateMachine(machine, mayBecomePatient: true))
    for property in left { for check in property.checks(rules) { racing.add(check) } }
    let behind = racing.run(.exhaustive(jobs: strategy.jobs), shouldStop: shouldStop).unmarked
    take(behind.results, into: &patience)
    return patience
  }

  /// The largest number of worlds with which settled worlds after a race are evaluated; these searches explore them
  /// twice more.
  static let worldsAfterRaces = 5_000

  /// Takes the verdicts that differ for a patient user.
  private func take(
    _ judged: [CheckReport<NavWorld, NavStep>.PropertyResult], into patience: inout Patience
  ) {
    let results = patience.results
    for result in judged where results[result.name]?.verdict == .holds {
      switch result.verdict {
      case .violated, .incomplete:
        patience.results[result.name] = CheckReport<NavWorld, NavStep>.PropertyResult(
          name: result.name, kind: result.kind, verdict: result.verdict,
          mattered: results[result.name]?.mattered ?? result.mattered, witness: nil, trap: result.trap)
        patience.differing.insert(result.name)
      default: break
      }
    }
  }
}
