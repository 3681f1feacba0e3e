/// The subjects of a property that is evaluated part by part (``NavPart``).
///
/// Such a property is about each instance alone, so it is true in a world if and only if it is true in each part.
extension NavWorld {
  /// The part in focus; nil if all parts are in focus.
  ///
  /// Numbers that follow the parts stand for links (``focusedLink``).
  package var focus: Int? { observation.places?.focus }

  /// The link in focus, by its index in ``NavProgram/links``; nil if no link or everything is in focus.
  package var focusedLink: Int? {
    guard let places = observation.places, let focus = places.focus, focus >= places.count else { return nil }
    return focus - places.count
  }

  /// Whether the focus includes the first part.
  package var isRootInScope: Bool { focus ?? 0 == 0 }

  /// Records the read of the first part; for callers that read most of it.
  package func readRest() { observation.readRest() }

  /// The coordinators in focus.
  package var coordinatorsInScope: [CoordinatorID] {
    let all = coordinatorsInFocus ?? Array(coordinators.indices)
    return all.map(CoordinatorID.init)
  }

  private var coordinatorsInFocus: [Int]? {
    guard let places = observation.places, let focus else { return nil }
    places.read(focus)
    return places.coordinators.indices.filter { Int(places.coordinators[$0]) == focus }
  }

  /// The stacks in containers that are in focus.
  package var containersInScope: [StackID] {
    guard let places = observation.places, let focus else { return containers }
    places.read(focus)
    return containers.filter { Int(places.stacks[$0.index]) == focus }
  }

  /// Whether the world, or the part in focus, contains a screen of a place or a coordinator of a branch, on screen or
  /// not.
  package func hasInstance(of place: Int) -> Bool {
    if let places = observation.places, let focus {
      places.read(focus)
      observation.readOutline()
      return zip(places.screens, screensUntracked).contains {
        Int($0.part) == focus && $1.route.place == place
      }
        || zip(places.coordinators, coordinatorsUntracked).contains {
          Int($0) == focus && $1.branch?.place == place
        }
    }
    observation.readAll()
    return screensUntracked.contains { $0.route.place == place }
      || coordinatorsUntracked.contains { $0.branch?.place == place }
  }

  /// The visible screens that are in focus.
  package var askedVisibleScreens: [ScreenID] {
    guard let places = observation.places, let focus else { return visibleScreens }
    return visibleScreens { Int(places.stacks[$0.index]) == focus }
  }

  /// The visible screens on the stacks that satisfy a condition.
  func visibleScreens(on isAsked: (StackID) -> Bool) -> [ScreenID] {
    var seen: [ScreenID] = []
    for layer in seenLayers {
      for stack in stacks(inLayer: layer)
      where isAsked(stack) && (isShown(stack) || isTurningAway(stack, inLayer: layer)) {
        if let top = self[stack].screens.last {
          seen.append(top)
        }
        if let from = self[stack].transition?.from, !seen.contains(from) { seen.append(from) }
      }
    }
    return seen
  }

  /// Whether any coordinator has finished; reads only the first part with its digests.
  package var hasFinishedCoordinator: Bool {
    observation.readRest()
    return coordinatorsUntracked.contains(where: \.isFinished)
  }

  /// Whether the stack of a container is empty; reads only the first part with its digests.
  package func isEmpty(_ stack: StackID) -> Bool { readUntracked(stack).screens.isEmpty }

  /// For each coordinator, whether it or a descendant owns a screen in a container.
  ///
  /// With a focus, the values of coordinators in other parts are undefined.
  package var housedCoordinators: [Bool] {
    var isHoused = Array(repeating: false, count: coordinatorsUntracked.count)
    func house(_ owner: CoordinatorID?) { self.house(owner, in: &isHoused) }
    guard let places = observation.places, let focus else {
      for screen in containers.flatMap({ self[$0].screens }) { house(self[screen].owner) }
      return isHoused
    }
    observation.readOutline()
    for stack in containers {
      let place = places.stacks[stack.index]
      let part = Int(place)
      if part == 0 || part == focus {
        // For the first part, the outline has this value. A tab in focus is read as a whole.
        places.read(part == 0 ? places.facets.outline : part, of: part)
        for screen in stacksUntracked[stack.index].screens { house(screensUntracked[screen.index].owner) }
      } else if focus == 0 || places.isLayer(place), let owner = stacksUntracked[stack.index].owner,
        houses(stack, owner)
      {
        // The digest of the part contains this value; the outline has it for a layer.
        house(owner)
      }
    }
    return isHoused
  }

  /// Marks a coordinator and its ancestors.
  func house(_ owner: CoordinatorID?, in isHoused: inout [Bool]) {
    var next = owner
    while let current = next, !isHoused[current.index] {
      isHoused[current.index] = true
      next = coordinatorsUntracked[current.index].parent
    }
  }

  /// Whether a coordinator or a descendant owns a screen on a stack; the read is not recorded.
  func houses(_ stack: StackID, _ coordinator: CoordinatorID) -> Bool {
    stacksUntracked[stack.index].screens.contains { screen in
      var next = screensUntracked[screen.index].owner
      var steps = 0
      while let current = next, steps <= coordinatorsUntracked.count {
        if current == coordinator { return true }
        next = coordinatorsUntracked[current.index].parent
        steps += 1
      }
      return false
    }
  }
}
