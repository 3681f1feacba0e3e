import NavModel

/// What stays possible for a user who waits until the app rests.
extension NavigationCheck {
  /// What became of each property, judged for a patient user as well.
  struct Patience {
    var results: Results
    /// The properties whose verdict is another one for a patient user.
    var differing: Set<String> = []
  }

  /// The finding of a property.
  func finding(of property: NavigationProperty, in patience: Patience) -> NavigationFinding {
    var finding = finding(of: property, in: patience.results)
    if patience.differing.contains(property.name), let message = finding.message {
      finding.message = message + ", for a user who waits until the app rests"
    }
    return finding
  }

  /// Judges what stays possible once more, in the worlds to which patience leads, by ways of a patient user.
  ///
  /// A way out that exists only inside a race is none. These worlds are among those that were explored, so they are
  /// explored only where the property holds otherwise, and inputs can come before the app rests at all.
  ///
  /// - Parameters:
  ///   - judged: The properties.
  ///   - results: What became of them in all worlds.
  ///   - strategy: The way through the worlds.
  ///   - budget: How much to look at before giving up.
  ///   - shouldStop: Asked from time to time; a reason ends the exploration.
  /// - Returns: The results, with those that differ for a patient user in place of the others.
  /// - Complexity: the number of worlds that a patient user comes to, times their steps.
  func judgedPatiently(
    _ judged: [NavigationProperty], _ results: Results, _ strategy: CheckStrategy, within budget: CheckBudget,
    _ shouldStop: (() -> String?)?
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
    for result in report.results where results[result.name]?.verdict == .holds {
      switch result.verdict {
      case .violated, .incomplete:
        patience.results[result.name] = CheckReport<NavWorld, NavStep>.PropertyResult(
          name: result.name, kind: result.kind, verdict: result.verdict,
          mattered: results[result.name]?.mattered ?? result.mattered, witness: nil, trap: result.trap)
        patience.differing.insert(result.name)
      default: break
      }
    }
    return patience
  }
}
