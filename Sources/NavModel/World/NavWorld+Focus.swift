/// The subjects of a property that is evaluated part by part (``NavPart``).
///
/// Such a property is about each instance alone, so it is true in a world if and only if it is true in each part.
extension NavWorld {
  /// The part in focus; nil if all parts are in focus.
  package var focus: Int? { observation.places?.focus }

  /// Whether the focus includes everything outside tabs.
  package var isAskedAboutRest: Bool { focus ?? 0 == 0 }

  /// Records the read of everything outside tabs; for callers that read most of it.
  package func readRest() { observation.readRest() }

  /// The coordinators in focus.
  package var askedCoordinators: [CoordinatorID] {
    let all = coordinatorsInFocus ?? Array(coordinators.indices)
    return all.map(CoordinatorID.init)
  }

  private var coordinatorsInFocus: [Int]? {
    guard let places = observation.places, let focus else { return nil }
    places.read(focus)
    return places.coordinators.indices.filter { Int(places.coordinators[$0]) == focus }
  }

  /// The stacks in containers that are in focus.
  package var askedContainers: [StackID] {
    guard let places = observation.places, let focus else { return containers }
    places.read(focus)
    return containers.filter { Int(places.stacks[$0.index]) == focus }
  }

  /// Whether any coordinator has finished; reads only the first part with its digests.
  package var hasFinishedCoordinator: Bool {
    observation.readRest()
    return allCoordinators.contains(where: \.isFinished)
  }

  /// Whether the stack of a container is empty; reads only the first part with its digests.
  package func isEmpty(_ stack: StackID) -> Bool { peek(stack).screens.isEmpty }

  /// For each coordinator, whether it or a descendant owns a screen in a container.
  ///
  /// With a focus, the values of coordinators in other parts are undefined.
  package var housedCoordinators: [Bool] {
    var isHoused = Array(repeating: false, count: allCoordinators.count)
    func house(_ owner: CoordinatorID?) {
      var next = owner
      while let current = next, !isHoused[current.index] {
        isHoused[current.index] = true
        next = allCoordinators[current.index].parent
      }
    }
    guard let places = observation.places, let focus else {
      for screen in containers.flatMap({ self[$0].screens }) { house(self[screen].owner) }
      return isHoused
    }
    observation.readOutline()
    for stack in containers {
      let part = Int(places.stacks[stack.index])
      if part == 0 || part == focus {
        // For the first part, the outline has this value. A tab in focus is read as a whole.
        places.read(part == 0 ? places.facets.outline : part, of: part)
        for screen in allStacks[stack.index].screens { house(allScreens[screen.index].owner) }
      } else if focus == 0, let owner = peek(stack).owner,
        peek(stack).screens.contains(where: { screen in
          allScreens[screen.index].owner.map { isDescendant($0, of: owner) } ?? false
        })
      {
        // The digest of the part contains this value.
        house(owner)
      }
    }
    return isHoused
  }
}
