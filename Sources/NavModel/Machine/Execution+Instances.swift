extension Execution {
  /// All instances of a subject: screens that a container or a path holds, those that leave among them; living
  /// coordinators.
  func instances(of subject: NavProgram.Subject) -> [NavValue] {
    switch subject {
    case .coordinator(let declaration):
      return world.coordinators.indices.filter {
        world.coordinators[$0].declaration == declaration && world.coordinators[$0].isAlive
      }.map { .coordinator(CoordinatorID($0)) }
    case .place, .tag:
      return world.screens.indices.filter { !isForgotten($0) }.map { .screen(ScreenID($0)) }.filter {
        isInstance($0, of: subject)
      }
    }
  }

  /// Whether a screen stays only for who compares the end of the step with its beginning.
  private func isForgotten(_ screen: Int) -> Bool { keptNumbers?.forgottenScreens.contains(screen) ?? false }

  /// Whether a screen or a route is one of a subject.
  func isInstance(_ value: NavValue, of subject: NavProgram.Subject) -> Bool {
    switch (subject, value) {
    case (.place(let place), .screen(let screen)):
      return world[screen].route.place == place
        || world.coordinators(branchedFrom: screen).contains { world.peek($0).branch?.place == place }
    case (.place(let place), .route(let route)): return route.place == place
    case (.coordinator(let declaration), .coordinator(let coordinator)):
      return world[coordinator].declaration == declaration
    case (.tag(let tag), .screen(let screen)):
      return program.places[world[screen].route.place].tags.contains(tag)
    case (.tag(let tag), .route(let route)): return program.places[route.place].tags.contains(tag)
    default: return false
    }
  }

  /// Whether some instance of a subject is what a predicate says.
  ///
  /// It goes no further than to the first, and looks at what can be seen only where that is asked for: what is read of
  /// a world decides how often an engine must ask again.
  mutating func someIs(
    _ subject: NavProgram.Subject, _ predicate: NavProgram.Predicate, _ frame: inout NavFrame
  ) throws(Halt) -> Bool {
    if predicate == .visible { return isVisible(subject) }
    switch subject {
    case .coordinator(let declaration):
      for group in world.coordinatorGroups {
        world.observation.read(group)
        for id in group.ids.map(CoordinatorID.init)
        where world[id].declaration == declaration && world[id].isAlive {
          if try test(.coordinator(id), predicate, &frame) { return true }
        }
      }
    case .place, .tag:
      for group in world.screenGroups {
        world.observation.read(group)
        for id in group.ids.map(ScreenID.init)
        where !isForgotten(id.index) && isInstance(.screen(id), of: subject) {
          if try test(.screen(id), predicate, &frame) { return true }
        }
      }
    }
    return false
  }

  private func isVisible(_ subject: NavProgram.Subject) -> Bool {
    world.visibleScreens.contains { screen in
      switch subject {
      case .place, .tag: return isInstance(.screen(screen), of: subject)
      case .coordinator(let declaration):
        guard let owner = world[screen].owner else { return false }
        return world[owner].declaration == declaration && world[owner].isAlive
      }
    }
  }
}
