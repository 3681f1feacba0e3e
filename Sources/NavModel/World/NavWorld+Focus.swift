/// The subjects of a property that is evaluated part by part (``NavPart``).
///
/// Such a property speaks of each instance by itself, so it is true of a world where it is true of each part.
extension NavWorld {
  /// The part in focus; nil for all.
  package var focus: Int? { observation.places?.focus }

  /// Whether the focus includes what is in no tab.
  package var isAskedAboutRest: Bool { focus ?? 0 == 0 }

  /// Notes that all that lies in no tab is read, by who will read most of it.
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

  /// Whether a coordinator has finished; the digests of parts tell.
  package var hasFinishedCoordinator: Bool {
    observation.readRest()
    return allCoordinators.contains(where: \.isFinished)
  }

  /// Whether nothing is on a stack of a container; the digests of parts tell.
  package func isEmpty(_ stack: StackID) -> Bool { peek(stack).screens.isEmpty }

  /// For each coordinator whether a screen in a container belongs to it or to a descendant; known of those that are
  /// asked about.
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
        // Of the rest the outline tells it, of a tab in focus all is read.
        places.read(part == 0 ? places.facets.outline : part, of: part)
        for screen in allStacks[stack.index].screens { house(allScreens[screen.index].owner) }
      } else if focus == 0, let owner = peek(stack).owner,
        peek(stack).screens.contains(where: { screen in
          allScreens[screen.index].owner.map { isDescendant($0, of: owner) } ?? false
        })
      {
        // The digest tells as much.
        house(owner)
      }
    }
    return isHoused
  }
}
