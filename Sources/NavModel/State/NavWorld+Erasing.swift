/// Erasure of dimensions.
///
/// An erased screen that something else still refers to stays as a blank, so that references remain valid. Erasing a
/// dimension twice is the same as erasing it once.
extension NavWorld {
  /// Returns the canonical world without the content of a dimension.
  ///
  /// - Parameter dimension: The dimension.
  /// - Returns: The world; nil if the dimension has no content in it.
  /// - Complexity: O(*n*²), where *n* is the size of the world.
  package func erasing(_ dimension: NavDimension) -> NavWorld? {
    var world = withoutTracking
    world.erase(dimension)
    if world == self { return nil }
    world.canonicalize()
    return world == self ? nil : world
  }

  /// The world without the marks of taps, and of the routes that they have tried to show.
  package var withoutTaps: NavWorld {
    if rest.taps.isEmpty, rest.shownRoutes.isEmpty { return self }
    var world = withoutTracking
    (world.rest.taps, world.rest.shownRoutes) = ([], [])
    return world
  }

  /// The same world as if no event with `at most` had occurred.
  package var withoutEventCounts: NavWorld {
    if rest.eventCounts.allSatisfy({ $0 == 0 }) { return self }
    var world = withoutTracking
    world.erase(.eventCounts)
    return world
  }

  private mutating func erase(_ dimension: NavDimension) {
    switch dimension {
    case .tabs: eraseTabs { _, _ in true }
    case .tab(let bar, let index): eraseTabs { $0 == bar && $1 == index }
    case .layers: eraseLayers { _, _ in true }
    case .layer(let place): eraseLayers { world, stack in world.bottomPlace(of: stack) == place }
    case .rootStack: if let root = rest.layers.first { trim(root.stack) { $0.tabs != nil } }
    case .depth: eraseDepth()
    case .waiting:
      eraseNotices()
      eraseMessages()
      eraseBlocks()
    case .notices: eraseNotices()
    case .messages: eraseMessages()
    case .blocks: eraseBlocks()
    case .motion: eraseMotion()
    case .marks: eraseMarks()
    case .effects:
      rest.effects = []
      rest.feedbacks = []
    case .effect(let effect): rest.effects.removeAll { $0.effect == effect }
    case .staleLayers: eraseRequests { world, wanted in world.isStale(wanted) }
    case .staleLayer(let coordinator, let place):
      eraseRequests { world, wanted in
        world.isStale(wanted) && world.declaration(of: wanted) == coordinator
          && world.bottomPlace(of: wanted.stack) == place
      }
    case .stalePaths:
      for stack in containers where stacksUntracked[stack.index].path != stacksUntracked[stack.index].screens
      {
        stacksUntracked[stack.index].path = stacksUntracked[stack.index].screens
      }
      for stack in containers { stacksUntracked[stack.index].missedPath = nil }
    case .removedScreens: eraseRemovedScreens()
    case .endedCoordinators: eraseEndedCoordinators()
    case .eventCounts: rest.eventCounts = rest.eventCounts.map { _ in 0 }
    case .background: rest.isInBackground = false
    case .variables, .systemVariable, .coordinatorVariable, .branchVariable, .screenVariable, .library,
      .arguments, .argumentsOf:
      eraseValues(dimension)
    }
  }

  // MARK: Containers

  private mutating func eraseTabs(where isErased: (Int, Int) -> Bool) {
    for screen in screensUntracked.indices {
      guard let tabs = screensUntracked[screen].tabs else { continue }
      let bar = screensUntracked[screen].route.place
      for (index, stack) in tabs.stacks.enumerated() where isErased(bar, index) {
        let owner = stacksUntracked[stack.index].owner
        trim(stack) { _ in false }
        if let owner, owner != screensUntracked[screen].owner { blank(owner) }
      }
      if tabs.stacks.indices.allSatisfy({ isErased(bar, $0) }), tabs.stacks.count > 1 {
        screensUntracked[screen].tabs?.selected = 0
        screensUntracked[screen].tabs?.turn = nil
      }
    }
  }

  private mutating func eraseLayers(where isErased: (NavWorld, StackID) -> Bool) {
    var gone: Set<StackID> = []
    for layer in rest.layers.dropFirst() where isErased(self, layer.stack) { gone.insert(layer.stack) }
    if gone.isEmpty { return }
    let root = rest.layers[0].stack
    rest.layers.removeAll { $0.stack != root && gone.contains($0.stack) }
    rest.presentations.removeAll { gone.contains($0.stack) }
    for stack in gone.sorted() { trim(stack) { _ in false } }
  }

  private mutating func eraseRequests(where isErased: (NavWorld, NavPresentation) -> Bool) {
    let world = self
    let gone = Set(rest.presentations.filter { isErased(world, $0) }.map(\.stack))
    let shown = Set(rest.layers.map(\.stack))
    if gone.isEmpty { return }
    rest.presentations.removeAll { gone.contains($0.stack) }
    for stack in gone.subtracting(shown).sorted() { trim(stack) { _ in false } }
  }

  private mutating func eraseDepth() {
    for stack in containers {
      guard let top = stacksUntracked[stack.index].screens.last else { continue }
      let screens = screensUntracked
      let kept = Set(
        stacksUntracked[stack.index].screens.filter { $0 == top || screens[$0.index].tabs != nil })
      if kept.count < stacksUntracked[stack.index].screens.count { keep(kept, on: stack) }
    }
  }

  private mutating func trim(_ stack: StackID, keeping isKept: (NavScreen) -> Bool) {
    let own = stacksUntracked[stack.index]
    let kept = Set(own.screens.filter { isKept(screensUntracked[$0.index]) })
    keep(kept, on: stack)
    stacksUntracked[stack.index].transition = nil
    stacksUntracked[stack.index].waiting = []
    stacksUntracked[stack.index].queued = []
    stacksUntracked[stack.index].missedPath = nil
    stacksUntracked[stack.index].mail = []
  }

  /// Removes the other screens of a stack, and the child coordinators that have all of their screens among them.
  private mutating func keep(_ kept: Set<ScreenID>, on stack: StackID) {
    let own = stacksUntracked[stack.index]
    let leaving = own.transition.map { withNestedUntracked($0.removed) + ($0.from.map { [$0] } ?? []) } ?? []
    let queued = own.queued.flatMap(\.kind.screens) + (own.missedPath ?? [])
    let all = Set(own.screens + own.path + (kept.isEmpty ? leaving + queued : []))
    let gone = all.subtracting(kept)
    stacksUntracked[stack.index].screens.removeAll { gone.contains($0) }
    stacksUntracked[stack.index].path.removeAll { gone.contains($0) }
    let owners = Set(gone.compactMap { screensUntracked[$0.index].owner })
    for screen in gone { blank(screen) }
    let staying = Set(
      containers.flatMap { stacksUntracked[$0.index].screens }.compactMap { screensUntracked[$0.index].owner }
    )
    forget(owners.subtracting(staying))
  }

  private mutating func blank(_ screen: ScreenID) {
    let blank = NavScreen(route: NavRoute(place: -1), owner: nil)
    if screensUntracked[screen.index] != blank { screensUntracked[screen.index] = blank }
  }

  /// Removes what a coordinator has become since its creation.
  private mutating func blank(_ coordinator: CoordinatorID) {
    var blank = coordinatorsUntracked[coordinator.index]
    (blank.variables, blank.branchVariables, blank.children, blank.library) = ([], [], [], [])
    (blank.arguments, blank.isFinished, blank.hasLostLayer) = ([], false, false)
    if coordinatorsUntracked[coordinator.index] != blank { coordinatorsUntracked[coordinator.index] = blank }
  }

  private mutating func forget(_ gone: Set<CoordinatorID>) {
    if gone.isEmpty { return }
    for index in coordinatorsUntracked.indices
    where coordinatorsUntracked[index].children.contains(where: gone.contains) {
      coordinatorsUntracked[index].children.removeAll { gone.contains($0) }
    }
  }

  // MARK: Work

  private mutating func eraseNotices() {
    rest.mail = []
    for index in stacksUntracked.indices where !stacksUntracked[index].mail.isEmpty {
      stacksUntracked[index].mail = []
    }
  }

  private mutating func eraseMessages() { rest.queue = [] }

  private mutating func eraseBlocks() {
    (rest.waiting, rest.turns, rest.readiness) = ([], [], [])
    for index in rest.layers.indices { rest.layers[index].continuations = [] }
    for index in stacksUntracked.indices {
      if !stacksUntracked[index].waiting.isEmpty { stacksUntracked[index].waiting = [] }
      if !stacksUntracked[index].queued.isEmpty { stacksUntracked[index].queued = [] }
      if stacksUntracked[index].transition?.continuations.isEmpty == false {
        stacksUntracked[index].transition?.continuations = []
      }
    }
  }

  private mutating func eraseMotion() {
    for index in stacksUntracked.indices where stacksUntracked[index].transition != nil {
      stacksUntracked[index].transition = nil
    }
    for index in rest.layers.indices {
      rest.layers[index].phase = .steady
      rest.layers[index].continuations = []
    }
    for index in screensUntracked.indices where screensUntracked[index].tabs?.turn != nil {
      screensUntracked[index].tabs?.turn = nil
    }
  }

  private mutating func eraseMarks() {
    (rest.inputs, rest.taps, rest.shownRoutes, rest.pendingExits, rest.refusals) = (0, [], [], [], [])
    for index in screensUntracked.indices {
      let screen = screensUntracked[index]
      guard screen.cause != nil || screen.hasExited || screen.wasShown || screen.hasLostOuterView else {
        continue
      }
      screensUntracked[index].cause = nil
      screensUntracked[index].hasExited = false
      screensUntracked[index].wasShown = false
      screensUntracked[index].hasLostOuterView = false
    }
  }

  // MARK: Remains

  private mutating func eraseRemovedScreens() {
    var kept: Set<ScreenID> = []
    for stack in containers {
      let own = stacksUntracked[stack.index]
      kept.formUnion(own.screens + own.path)
      if let moving = own.transition {
        kept.formUnion(withNestedUntracked(moving.removed) + (moving.from.map { [$0] } ?? []))
      }
    }
    for wanted in rest.presentations {
      kept.formUnion(stacksUntracked[wanted.stack.index].screens + stacksUntracked[wanted.stack.index].path)
    }
    for index in screensUntracked.indices where !kept.contains(ScreenID(index)) { blank(ScreenID(index)) }
  }

  private mutating func eraseEndedCoordinators() {
    let shown = Set(
      containers.flatMap { stacksUntracked[$0.index].screens }.compactMap { screensUntracked[$0.index].owner }
    )
    var gone: Set<CoordinatorID> = []
    for index in coordinatorsUntracked.indices.dropFirst() where !shown.contains(CoordinatorID(index)) {
      guard !coordinatorsUntracked[index].isAlive || coordinatorsUntracked[index].isFinished else { continue }
      gone.insert(CoordinatorID(index))
      var blank = NavCoordinator(declaration: -1, arguments: [], parent: nil, branch: nil)
      blank.isAlive = false
      if coordinatorsUntracked[index] != blank { coordinatorsUntracked[index] = blank }
    }
    forget(gone)
  }
}
