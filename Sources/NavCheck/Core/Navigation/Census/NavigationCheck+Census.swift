import NavModel

extension NavigationCheck {
  /// The number of worlds that a census explores if no budget is named.
  package static let worldsOfCensus = 100_000

  /// Counts the worlds of the program, and what is left of them without each dimension and each input.
  ///
  /// The search explores what an exhaustive check explores, and evaluates no property. It ends after violations by the
  /// same rule. It stores the worlds that wait and fingerprints of the others.
  ///
  /// A dimension is erased from every world; what is left are the different erased worlds. An input is left out of
  /// the graph of the worlds; what is left is what remains reachable. Both are exact if the search was complete. The
  /// factors of dimensions do not multiply to the number of worlds, since dimensions overlap.
  ///
  /// - Parameters:
  ///   - budget: The limits on the search. The search stops exactly at the number of worlds, not at the end of a level.
  ///   - beyondViolations: Whether to explore the worlds that follow a settled world that violates a property.
  ///   - jobs: The number of threads; the result does not depend on it.
  ///   - shouldStop: A closure that the search calls often; returns a reason to end the search, else nil.
  /// - Returns: The counts.
  /// - Complexity: Time in proportion to the worlds times their dimensions and their size, plus the steps times the
  ///   number of inputs.
  package func census(
    within budget: CheckBudget = .states(worldsOfCensus), beyondViolations: Bool = false, jobs: Int = 1,
    shouldStop: (() -> String?)? = nil
  ) -> Census {
    if let smaller = withoutUnreadVariables {
      return smaller.census(
        within: budget, beyondViolations: beyondViolations, jobs: jobs, shouldStop: shouldStop)
    }
    let violations = beyondViolations ? nil : ViolationHorizon(rules)
    var search = CensusSearch(
      NavStateMachine(machine), within: budget, jobs: jobs, watching: violations,
      worldsFollowedAnyway: worldsFollowedAnyway)
    search.run(shouldStop)
    if search.isReplaced {
      search = CensusSearch(
        NavStateMachine(machine, endingAt: violations), within: budget, jobs: jobs, watching: nil,
        worldsFollowedAnyway: worldsFollowedAnyway)
      search.run(shouldStop)
    }
    return census(of: search)
  }

  private func census(of search: CensusSearch) -> Census {
    var census = Census()
    (census.worlds, census.worldsAtRest) = (search.worlds, search.worldsAtRest)
    (census.pictures, census.fronts) = (search.pictures.count, search.fronts.count)
    (census.cuts, census.capacities) = (search.cuts.sorted(), search.capacities.sorted())
    census.endsAfterViolations = search.endsAfterViolations
    let words = CensusWords(machine: machine)
    census.dimensions = search.left.map { words.entry($0, left: $1) }.filter { $0.left < search.worlds }
      .sorted { ($0.left, $0.text) < ($1.left, $1.text) }
    census.remains = search.leftBehind(words)
    (census.inputs, census.bounds) = (search.inputs, search.bounds)
    census.savings =
      CensusSavings(
        program: program, search: search, dimensions: census.dimensions, remains: census.remains,
        inputs: census.inputs,
        bounds: census.bounds
      ).best
    return census
  }
}
