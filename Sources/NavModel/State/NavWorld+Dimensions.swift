extension NavWorld {
  /// The dimensions in which this world has any content, each once.
  ///
  /// Erasing any other dimension leaves the world as it is.
  ///
  /// - Complexity: O(*n*²), where *n* is the size of the world.
  package var dimensions: [NavDimension] {
    var found = DimensionList()
    if screensUntracked.contains(where: { $0.tabs != nil }) { found.add(.tabs) }
    for screen in screensUntracked {
      guard let tabs = screen.tabs else { continue }
      for index in tabs.stacks.indices { found.add(.tab(bar: screen.route.place, index: index)) }
    }
    addLayers(to: &found)
    found.add(.rootStack)
    found.add(.depth)
    for dimension in [NavDimension.waiting, .notices, .messages, .blocks, .motion, .marks] {
      found.add(dimension)
    }
    if !rest.effects.isEmpty || !rest.feedbacks.isEmpty { found.add(.effects) }
    for running in rest.effects { found.add(.effect(running.effect)) }
    addValues(to: &found)
    found.add(.stalePaths)
    found.add(.removedScreens)
    found.add(.endedCoordinators)
    if rest.eventCounts.contains(where: { $0 > 0 }) { found.add(.eventCounts) }
    if rest.isInBackground { found.add(.background) }
    return found.all
  }

  private func addLayers(to found: inout DimensionList) {
    if rest.layers.count > 1 { found.add(.layers) }
    for layer in rest.layers.dropFirst() { found.add(.layer(place: bottomPlace(of: layer.stack))) }
    let stale = rest.presentations.filter { isStale($0) }
    if !stale.isEmpty { found.add(.staleLayers) }
    for wanted in stale {
      found.add(.staleLayer(coordinator: declaration(of: wanted), place: bottomPlace(of: wanted.stack)))
    }
  }

  private func addValues(to found: inout DimensionList) {
    found.add(.variables)
    for index in rest.variables.indices { found.add(.systemVariable(index)) }
    for coordinator in coordinatorsUntracked {
      for index in coordinator.variables.indices {
        found.add(.coordinatorVariable(coordinator: coordinator.declaration, index: index))
      }
      for index in coordinator.branchVariables.indices {
        found.add(.branchVariable(place: coordinator.branch?.place ?? -1, index: index))
      }
      if !coordinator.library.isEmpty { found.add(.library) }
    }
    for screen in screensUntracked {
      for index in screen.variables.indices {
        found.add(.screenVariable(place: screen.route.place, index: index))
      }
      if !screen.library.isEmpty { found.add(.library) }
      if !screen.route.arguments.isEmpty {
        found.add(.arguments)
        found.add(.argumentsOf(place: screen.route.place))
      }
    }
  }

  /// Whether the platform does not show a requested layer, or is dismissing it.
  func isStale(_ wanted: NavPresentation) -> Bool {
    !rest.layers.contains { $0.stack == wanted.stack && $0.phase != .dismissing }
  }

  /// The place of the lowest screen of a stack, in its container or else in its path; -1 for none.
  func bottomPlace(of stack: StackID) -> Int {
    let stack = stacksUntracked[stack.index]
    return (stack.screens.first ?? stack.path.first).map { screensUntracked[$0.index].route.place } ?? -1
  }

  /// The declaration of the coordinator that requests a layer.
  func declaration(of wanted: NavPresentation) -> Int? {
    wanted.coordinator.map { coordinatorsUntracked[$0.index].declaration }
  }
}

/// Dimensions in the order in which they were added, each once.
private struct DimensionList {
  private(set) var all: [NavDimension] = []
  private var known: Set<NavDimension> = []

  mutating func add(_ dimension: NavDimension) {
    if known.insert(dimension).inserted { all.append(dimension) }
  }
}
