import NavModel

/// What stays possible for a user who waits until the app rests.
extension NavigationCheck {
  /// What became of each property, judged for a patient user as well.
  struct Patience {
    var results: Results
    /// The properties whose verdict is another one for a patient user.
    var differing: Set<String> = []
    /// What the scope adds where rests to which only a race leads are not judged; empty where they are.
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

  /// Judges what stays possible once more, in the worlds to which patience leads, by ways of a patient user.
  ///
  /// A way out that exists only inside a race is none. First the worlds of a user who always waits are judged; then those
  /// of a user who hurries as far as some rest, and waits from there on. Both are explored only where the property holds
  /// otherwise, and where inputs can come before the app rests at all.
  ///
  /// - Parameters:
  ///   - judged: The properties.
  ///   - results: What became of them in all worlds.
  ///   - worlds: The number of all worlds. Up to ``worldsAfterRaces``, rests to which only a race leads are judged as well.
  ///   - strategy: The way through the worlds.
  ///   - budget: How much to look at before giving up.
  ///   - shouldStop: Asked from time to time; a reason ends the exploration.
  /// - Returns: The results, with those that differ for a patient user in place of the others.
  /// - Complexity: the number of worlds that a patient user comes to, times their steps.
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
      patience.omission = ", not evaluated for a user who waits only after a race"
      return patience
    }
    // The nearer trace of a user who always waits goes before one with a race.
    let left = open.filter { !patience.differing.contains($0.name) }
    guard !left.isEmpty else { return patience }
    var racing = Checker(NavStateMachine(machine, mayBecomePatient: true))
    for property in left { for check in property.checks(rules) { racing.add(check) } }
    let behind = racing.run(.exhaustive(jobs: strategy.jobs), shouldStop: shouldStop).uncounted
    take(behind.results, into: &patience)
    return patience
  }

  /// How many worlds a search finds at most where rests behind a race are judged: they are explored twice more.
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
