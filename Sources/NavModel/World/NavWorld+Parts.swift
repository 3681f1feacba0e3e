extension NavWorld {
  /// The parts of a canonical world: the rest, then the tabs of the root layer.
  ///
  /// Law: the world made of them (``init(parts:)``) is equal to this one, and equal worlds have equal parts.
  /// Complexity: the size of the world, once for each tab, and again for each tab that others refer into.
  ///
  /// - Parameter tabs: How many tabs any tab bar of the program has.
  /// - Returns: The rest, then a part for each tab.
  package func parts(tabs: Int) -> [NavPart] { PartCut(of: unobserved, tabs: tabs).parts }

  /// The same world, which notes in a log which of its parts are read.
  ///
  /// A world that is observed already, or comes from one by steps, goes on with where its instances were then: what a
  /// step has made or moved lies in parts that have changed.
  ///
  /// - Parameters:
  ///   - log: Where it is noted.
  ///   - tabs: How many tabs any tab bar of the program has.
  ///   - focus: The part that properties asked part by part speak of; nil for all.
  ///   - ignoring: The parts whose reads are not noted, as bits.
  /// - Returns: The observed world.
  package func observed(in log: PartLog, tabs: Int, focus: Int?, ignoring: UInt64) -> NavWorld {
    var world = self
    if let known = observation.places {
      world.observation.places = known.noting(in: log, focus: focus, ignoring: ignoring)
      return world
    }
    let cut = PartCut(of: self, tabs: tabs)
    world.observation.places = NavObservation.Places(
      stacks: cut.places(of: \.stacks, count: allStacks.count),
      screens: cut.places(of: \.screens, count: allScreens.count),
      coordinators: cut.places(of: \.coordinators, count: allCoordinators.count), log: log, count: tabs + 1,
      focus: focus, ignoring: ignoring)
    return world
  }

  /// The canonical world with these parts.
  package init(parts: [NavPart]) {
    guard case .rest(let rest, let hollow)? = parts.first else {
      preconditionFailure("The first part of a world is the rest of it.")
    }
    self = rest
    guard let tabs = rest.rootTabs else { return }
    for (tab, part) in parts.dropFirst().enumerated() {
      guard case .tab(let inner) = part else { continue }
      precondition(hollow[tab] != nil, "The rest of a world tells of each part that is cut off.")
      fill(tabs.stacks[tab], with: inner)
    }
    canonicalize()
  }

  /// Puts a part in the place of its hollow stack and coordinator.
  private mutating func fill(_ stack: StackID, with part: NavWorld) {
    guard let owner = peek(stack).owner else {
      preconditionFailure("The stack of a tab that is cut off has an owner.")
    }
    let stacks = [stack.index] + part.allStacks.indices.dropFirst().map { allStacks.count + $0 - 1 }
    let screens = part.allScreens.indices.map { allScreens.count + $0 }
    let coordinators =
      [owner.index] + part.allCoordinators.indices.dropFirst().map { allCoordinators.count + $0 - 1 }
    var numbers = Renumbering(stacks: stacks, screens: screens, coordinators: coordinators)
    var part = part
    part.rewrite(&numbers)
    allStacks[stack.index] = part.allStacks[0]
    allStacks += part.allStacks.dropFirst()
    allScreens += part.allScreens
    var filled = part.allCoordinators[0]
    filled.parent = peek(owner).parent
    filled.branchedFrom = peek(owner).branchedFrom
    allCoordinators[owner.index] = filled
    allCoordinators += part.allCoordinators.dropFirst()
    taps += part.taps
    intents += part.intents
    if !part.owedExits.isEmpty { owedExits = part.owedExits }
    if !part.refusals.isEmpty { refusals = part.refusals }
  }
}
