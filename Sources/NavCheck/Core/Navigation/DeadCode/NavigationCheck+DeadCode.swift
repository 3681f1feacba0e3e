import NavModel

extension NavigationCheck {
  /// What of the program no step of a search has come to.
  ///
  /// - Parameters:
  ///   - report: The search.
  ///   - reach: What its steps have run.
  ///   - results: What became of each property.
  /// - Returns: The dead parts; nil where the search was not complete, or did not judge which screens are reachable, so
  ///   that a part may be alive outside of what was explored.
  /// - Complexity: the number of handlers, blocks and screens, and a launch.
  func deadCode(
    _ report: CheckReport<NavWorld, NavStep>, _ reach: NavReach, _ results: Results
  ) -> DeadCode? {
    guard report.isComplete, report.interruption == nil, report.omission == nil, report.contradiction == nil,
      report.statesBeyondHorizon == 0,
      let reachable = properties.first(where: { $0.builtIn == .everythingReachable }),
      case .reachable(let places) = reachable.claim,
      places.allSatisfy({ results[NavigationProperty.helperName(ofPlace: $0, reachable.name)] != nil })
    else { return nil }
    var all = reach
    all.formUnion(machine.launchReach)
    let missing = places.filter {
      results[NavigationProperty.helperName(ofPlace: $0, reachable.name)]?.verdict.isViolated ?? false
    }
    var search = DeadCodeSearch(program: program, reach: all, missing: Set(missing))
    for coordinator in program.coordinators.indices where !search.isMade(coordinator) {
      let fault = NavigationFault(coordinators: [coordinator]) { "" }
      if !reachable.unexcused([fault]).isEmpty { search.addCoordinator(coordinator) }
    }
    for place in missing where !reachable.unexcused([rules.unreached(place)]).isEmpty {
      search.addPlace(place, machine.text(of: NavRoute(place: place)))
    }
    search.addHandlers()
    search.addBranches()
    for (number, event) in CountedEvent.all(of: machine).enumerated() {
      if results[CountedEvent.name(ofNumber: number)]?.mattered == 0 { search.addEvent(event) }
    }
    return DeadCode(items: search.sorted, allowed: search.allowed, idleAllowances: search.idleAllowances)
  }
}
