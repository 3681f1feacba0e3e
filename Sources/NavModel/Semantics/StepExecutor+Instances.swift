extension StepExecutor {
  /// Returns all instances of a subject: living coordinators, or the screens of the world that are or were shown.
  func instances(of subject: NavProgram.Subject, _ frame: NavFrame) -> [NavValue] {
    switch subject {
    case .coordinator(let declaration):
      return coordinators(of: declaration).map(NavValue.coordinator)
    case .place, .ownPlace, .tag:
      return screens(of: subject, frame).filter { world[$0].wasShown }.map(NavValue.screen)
    }
  }

  /// Returns the living coordinators of a declaration, in the order of ``NavWorld/coordinators``.
  private func coordinators(of declaration: Int) -> [CoordinatorID] {
    if tables.isOnlyRoot(declaration), let root = world.coordinatorsUntracked.first {
      world.observation.readOutline()
      return root.isAlive ? [CoordinatorID(0)] : []
    }
    var found: [Int] = []
    for group in world.coordinatorGroups {
      world.observation.read(group)
      found += group.ids.filter {
        world.coordinatorsUntracked[$0].declaration == declaration && world.coordinatorsUntracked[$0].isAlive
      }
    }
    return found.sorted().map(CoordinatorID.init)
  }

  /// Returns the first living coordinator of a tab that satisfies a condition; reads the first part only, which holds the
  /// coordinators of the tabs that are parts.
  func firstCoordinatorOfTab(where isWanted: (NavCoordinator) -> Bool) -> CoordinatorID? {
    world.observation.readRest()
    let found = world.coordinatorsUntracked.indices.filter { index in
      let coordinator = world.coordinatorsUntracked[index]
      return coordinator.isAlive && coordinator.branch.map { program.places[$0.place].tabBar != nil } ?? false
    }
    // The digests state whether a part contains a further one.
    if found.contains(where: { world.isInside(CoordinatorID($0)) }) { world.observation.readAll() }
    return found.first { isWanted(world.coordinatorsUntracked[$0]) }.map(CoordinatorID.init)
  }

  /// Returns the topmost instance of a subject, including one that the platform does not show yet; `none` if there is
  /// none.
  ///
  /// The order of ``NavWorld/screens`` does not tell which instance is on top: after a step, the presenter of a layer
  /// or the screen of an effect precedes the screens below it.
  func topmost(of subject: NavProgram.Subject, _ frame: NavFrame) -> NavValue {
    let candidates = screens(of: subject, frame)
    guard candidates.count > 1 else { return candidates.first.map(NavValue.screen) ?? .none }
    for stack in (world.containers + world.presentations.map(\.stack)).reversed() {
      let content = world[stack]
      let screens = content.screens + content.path + content.queued.flatMap(\.kind.screens)
      if let found = screens.last(where: candidates.contains) { return .screen(found) }
    }
    return candidates.last.map(NavValue.screen) ?? .none
  }

  private func screens(of subject: NavProgram.Subject, _ frame: NavFrame) -> [ScreenID] {
    var found: [Int] = []
    for group in groups(holding: subject) {
      world.observation.read(group)
      found += group.ids.filter {
        !isForgotten($0) && isInstance(.screen(ScreenID($0)), of: subject)
          && isOwn(.screen(ScreenID($0)), subject, frame)
      }
    }
    return found.sorted().map(ScreenID.init)
  }

  /// Returns the groups of screens without the tabs whose stacks never contain a screen of a place.
  private func groups(holding subject: NavProgram.Subject) -> [NavWorld.Group] {
    let all = world.screenGroups
    guard all.count > 1, listeners == nil, let bar = world.partBar else { return all }
    let place: Int
    switch subject {
    case .place(let wanted), .ownPlace(let wanted): place = wanted
    case .coordinator, .tag: return all
    }
    let tabs = program.places[world[bar].route.place].kind.contents
    return all.filter { group in
      guard let part = group.part, part > 0, tabs.indices.contains(Int(part) - 1) else { return true }
      return tables.mayHold(place, inTab: tabs[Int(part) - 1])
    }
  }

  /// Whether a screen belongs to the current coordinator, if the subject includes only that coordinator's own screens.
  ///
  /// The screen of a branch belongs to the parent, even after the child was dropped and has no parent any more.
  private func isOwn(_ value: NavValue, _ subject: NavProgram.Subject, _ frame: NavFrame) -> Bool {
    guard case .ownPlace(let place) = subject, case .screen(let screen) = value, let myself = frame.myself
    else { return true }
    if world[screen].route.place == place, world[screen].owner.map({ $0 == myself }) ?? true { return true }
    return world.coordinators(branchedFrom: screen).contains { child in
      world.readUntracked(child).branch?.place == place
        && world.readUntracked(child).parent.map { $0 == myself } ?? true
    }
  }

  /// Whether a screen is kept only for properties that compare the end of the step with its beginning.
  private func isForgotten(_ screen: Int) -> Bool { keptNumbers?.forgottenScreens.contains(screen) ?? false }

  /// Whether a screen or a route belongs to a subject.
  func isInstance(_ value: NavValue, of subject: NavProgram.Subject) -> Bool {
    switch (subject, value) {
    case (.place(let place), .screen(let screen)), (.ownPlace(let place), .screen(let screen)):
      return world[screen].route.place == place
        || world.coordinators(branchedFrom: screen).contains {
          world.readUntracked($0).branch?.place == place
        }
    case (.place(let place), .route(let route)), (.ownPlace(let place), .route(let route)):
      return route.place == place
    case (.coordinator(let declaration), .coordinator(let coordinator)):
      return world[coordinator].declaration == declaration
    case (.tag(let tag), .screen(let screen)):
      return program.places[world[screen].route.place].tags.contains(tag)
    case (.tag(let tag), .route(let route)): return program.places[route.place].tags.contains(tag)
    default: return false
    }
  }

  /// Whether a predicate is true for at least one instance of a subject.
  ///
  /// The function stops at the first such instance, and reads the visible screens only if the predicate needs them.
  /// Fewer reads let the engine reuse more cached results.
  mutating func someIs(
    _ subject: NavProgram.Subject, _ predicate: NavProgram.Predicate, _ frame: inout NavFrame
  ) throws(Abort) -> Bool {
    if predicate == .visible { return isVisible(subject, frame) }
    switch subject {
    case .coordinator(let declaration):
      for group in world.coordinatorGroups {
        world.observation.read(group)
        for id in group.ids.map(CoordinatorID.init)
        where world[id].declaration == declaration && (predicate == .onScreen || world[id].isAlive) {
          if try test(.coordinator(id), predicate, &frame) { return true }
        }
      }
    case .place, .ownPlace, .tag:
      for group in groups(holding: subject) {
        world.observation.read(group)
        for id in group.ids.map(ScreenID.init)
        where !isForgotten(id.index) && isInstance(.screen(id), of: subject) && world[id].wasShown
          && isOwn(.screen(id), subject, frame)
        {
          if try test(.screen(id), predicate, &frame) { return true }
        }
      }
    }
    return false
  }

  private func isVisible(_ subject: NavProgram.Subject, _ frame: NavFrame) -> Bool {
    world.visibleScreens.contains { screen in
      switch subject {
      case .place, .ownPlace, .tag:
        return isInstance(.screen(screen), of: subject) && isOwn(.screen(screen), subject, frame)
      case .coordinator(let declaration):
        guard let owner = world[screen].owner else { return false }
        return world[owner].declaration == declaration
      }
    }
  }
}
