/// What worlds hold, compared with what an earlier one held.
extension NavWorld {
  /// How many more screens with each of some routes the containers hold than those of an earlier world, from which
  /// steps have led here.
  ///
  /// A tab that holds the same in both is not read: no step has changed it, or reading it would be noted already.
  ///
  /// - Parameters:
  ///   - routes: The routes.
  ///   - before: The earlier world.
  /// - Returns: The difference for each route that either has; routes that are missing differ by none.
  /// - Complexity: the number of screens in containers.
  package func gained(_ routes: [NavRoute], since before: NavWorld) -> [NavRoute: Int] {
    var gained: [NavRoute: Int] = [:]
    let (old, new) = (before.containersByPart, containersByPart)
    let same = old.keys.filter { part in
      part > 0 && part != NavObservation.Places.new
        && old[part].map(before.contents) == new[part].map(contents)
    }
    for (world, containers, sign) in [(before, old, -1), (self, new, 1)] {
      for (part, stacks) in containers where !same.contains(part) {
        for screen in stacks.flatMap({ world[$0].screens }) where routes.contains(world[screen].route) {
          gained[world[screen].route, default: 0] += sign
        }
      }
    }
    return gained
  }

  /// The stacks in containers by the part where they lie; all in the first where reads are not recorded.
  private var containersByPart: [UInt8: [StackID]] {
    Dictionary(grouping: containers) { stack in
      guard let places = observation.places else { return 0 }
      return stack.index < places.stacks.count ? places.stacks[stack.index] : NavObservation.Places.new
    }
  }

  /// The routes on stacks, whether or not reads are recorded.
  private func contents(of stacks: [StackID]) -> [[NavRoute]] {
    stacks.map { allStacks[$0.index].screens.map { allScreens[$0.index].route } }
  }
}
