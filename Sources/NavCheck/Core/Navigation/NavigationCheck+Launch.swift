import NavModel

/// Faults of the launch itself, which no step of the exploration shows.
extension NavigationCheck {
  /// Evaluates a property of steps on the launch, which is the shortest trace of all.
  ///
  /// The launch counts as a step that begins and ends in the settled world, since there is no world before it.
  func judgeLaunch(of property: NavigationProperty, _ finding: inout NavigationFinding) {
    guard case .step(let when, let faults) = property.claim else { return }
    for launch in machine.launches where when(launch.world, launch.step, launch.world) {
      finding.mattered += 1
      if finding.verdict == .vacuous { finding.verdict = .holds }
      guard let fault = property.unsuppressed(faults(launch.world, launch.step, launch.world)).first else {
        continue
      }
      finding.verdict = .violated(NavigationReport.Trace(initial: launch.world, steps: []))
      finding.message = fault.text()
      return
    }
  }

  /// Whether the launch breaks a property already.
  func isViolatedAtLaunch(_ property: NavigationProperty) -> Bool {
    guard case .step(let when, let faults) = property.claim else { return false }
    return machine.launches.contains { launch in
      when(launch.world, launch.step, launch.world)
        && !property.unsuppressed(faults(launch.world, launch.step, launch.world)).isEmpty
    }
  }

  /// Whether an opt-out excuses something that happens at launch.
  func excusesLaunch(_ allowance: NavProgram.AllowanceDeclaration, of property: NavigationProperty) -> Bool {
    guard case .step(let when, let faults) = property.claim else { return false }
    return machine.launches.contains { launch in
      when(launch.world, launch.step, launch.world)
        && faults(launch.world, launch.step, launch.world).contains { $0.isExcused(by: allowance) }
    }
  }
}
