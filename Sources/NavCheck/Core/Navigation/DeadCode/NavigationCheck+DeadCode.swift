import NavModel

extension NavigationCheck {
  /// The parts of the program that no step of a search has reached.
  ///
  /// - Parameters:
  ///   - report: The report of the search.
  ///   - reach: The code that its steps have run.
  ///   - results: The results of the properties.
  /// - Returns: The dead parts. Nil if the search was incomplete or did not evaluate which screens are reachable,
  ///   since a part may then be reachable in an unexplored world.
  /// - Complexity: Time in proportion to the handlers, blocks and screens, plus a launch.
  func deadCode(
    _ report: CheckReport<NavWorld, NavStep>, _ reach: NavReach, _ results: Results
  ) -> DeadCode? {
    guard report.isComplete, report.interruption == nil, report.omission == nil, report.nondeterminism == nil,
      report.statesBeyondHorizon == 0, report.beyondScope == nil,
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
      let fault = NavigationViolation(coordinators: [coordinator]) { "" }
      if !reachable.unsuppressed([fault]).isEmpty { search.addCoordinator(coordinator) }
    }
    for place in missing where !reachable.unsuppressed([rules.unreached(place)]).isEmpty {
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
