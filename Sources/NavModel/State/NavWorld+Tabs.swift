/// The contents of tabs, and what the first part of a world holds of them (``NavPart``).
extension NavWorld {
  /// The tab bar whose tabs are parts of the world: ``rootBar``, or else the first tab bar that leaves the root stack.
  package var partBar: ScreenID? {
    if let bar = rootBar { return bar }
    return rest.layers.first.flatMap { layer in
      stacksUntracked[layer.stack.index].leaving.first {
        screensUntracked[$0.index].tabs.map { $0.columns == nil } ?? false
      }
    }
  }

  /// Returns screens together with the screens in their tabs, topmost first.
  package func withNested(_ screens: [ScreenID]) -> [ScreenID] {
    screens.flatMap { screen in
      (self[screen].tabs?.stacks ?? []).flatMap { Array(self[$0].path.reversed()) } + [screen]
    }
  }

  /// The same as ``withNested(_:)``, without tracking the read; for the search for a screen, whose location is read.
  func withNestedUntracked(_ screens: [ScreenID]) -> [ScreenID] {
    screens.flatMap { screen in
      (screensUntracked[screen.index].tabs?.stacks ?? []).flatMap {
        stacksUntracked[$0.index].path.reversed()
      }
        + [screen]
    }
  }

  /// Whether a screen and a stack are in the same part, or one of them is new; only the first part refers to both.
  func mayHold(_ screen: ScreenID, _ stack: StackID) -> Bool {
    guard let places = observation.places, screen.index < places.screens.count,
      stack.index < places.stacks.count
    else { return true }
    observation.readRest()
    let (one, other) = (places.screens[screen.index].part, places.stacks[stack.index])
    return one == other || one == NavObservation.Places.new || other == NavObservation.Places.new
  }

  /// Returns a coordinator, of which only what the first part holds may be used if it is the coordinator of a tab or
  /// layer.
  ///
  /// This is everything but its children, its variables, the values of its library, and the branch screen in a layer.
  func readOutside(_ coordinator: CoordinatorID) -> NavCoordinator {
    if let tab = observation.places?.part(of: coordinator), tab > 0,
      let own = observation.places?.ownStack(of: tab), stacksUntracked[own.index].owner == coordinator
    {
      observation.readRest()
    } else {
      observation.read(coordinator)
    }
    return coordinatorsUntracked[coordinator.index]
  }
}
