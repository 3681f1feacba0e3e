/// Comparison of the screens in containers with those of an earlier world.
extension NavWorld {
  /// Counts the screens with given routes in the containers, minus those in an earlier world.
  ///
  /// The function does not read a tab with the same screens in both worlds: no step has changed that tab, or the read
  /// is recorded already. It reads a tab locally that a step has read locally.
  ///
  /// - Parameters:
  ///   - routes: The routes to count.
  ///   - before: The earlier world, from which steps have led to this world.
  /// - Returns: The difference for each route. A route without an entry has the difference 0.
  /// - Complexity: O(*n*), where *n* is the number of screens in containers.
  package func gained(_ routes: [NavRoute], since before: NavWorld) -> [NavRoute: Int] {
    var gained: [NavRoute: Int] = [:]
    let (old, new) = (before.containersByPart, containersByPart)
    let local = tabsReadLocally
    let same = old.keys.sorted().filter { part in
      if part == 0 || part == NavObservation.Places.new { return false }
      let isSame = { old[part].map(before.contents) == new[part].map(contents) }
      if !local.contains(part) { return isSame() }
      return isLocally(in: part) {
        observation.places?.read(Int(part))
        return isSame()
      }
    }
    for (world, containers, sign) in [(before, old, -1), (self, new, 1)] {
      for (part, stacks) in containers.sorted(by: { $0.key < $1.key }) where !same.contains(part) {
        for screen in stacks.flatMap({ world[$0].screens }) where routes.contains(world[screen].route) {
          gained[world[screen].route, default: 0] += sign
        }
      }
    }
    return gained
  }

  /// The stacks in containers by part; all are in the first part if reads are not recorded.
  private var containersByPart: [UInt8: [StackID]] {
    Dictionary(grouping: containers) { stack in
      guard let places = observation.places else { return 0 }
      return stack.index < places.stacks.count ? places.stacks[stack.index] : NavObservation.Places.new
    }
  }

  /// The routes on stacks, without tracking the reads.
  private func contents(of stacks: [StackID]) -> [[NavRoute]] {
    stacks.map { stacksUntracked[$0.index].screens.map { screensUntracked[$0.index].route } }
  }
}
