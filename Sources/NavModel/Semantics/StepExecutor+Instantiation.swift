extension StepExecutor {
  /// Creates a coordinator with its variables; its `on start` runs at the end of the command that shows it.
  mutating func makeCoordinator(
    _ declaration: Int, _ arguments: [NavValue], parent: CoordinatorID?, branch: NavRoute?
  ) throws(Abort) -> CoordinatorID {
    world.observation.readCoordinatorCounts()
    if world.coordinatorsUntracked.count >= 2 * program.capacity.coordinatorsUntracked {
      throw exceed("coordinators \(program.capacity.coordinators)")
    }
    let id = CoordinatorID(world.coordinatorsUntracked.count)
    world.coordinatorsUntracked.append(
      NavCoordinator(declaration: declaration, arguments: arguments, parent: parent, branch: branch))
    reach.insert(.made(declaration))
    world[id].library = library.coordinatorValues(branch: branch)
    if let parent { world[parent].children.append(id) }
    var frame = NavFrame(myself: id, child: id)
    for variable in program.coordinators[declaration].variables {
      world[id].variables.append(try initialValue(of: variable, &frame))
    }
    if let branch {
      for variable in program.places[branch.place].variables {
        world[id].branchVariables.append(try initialValue(of: variable, &frame))
      }
    }
    unstarted.append((id, nil))
    if tables.hasStates { changed.append(id) }
    return id
  }

  mutating func initialValue(
    of variable: NavProgram.VariableDeclaration, _ frame: inout NavFrame
  ) throws(Abort) -> NavValue {
    if let initial = variable.initial {
      let value = try evaluate(initial, &frame)
      return variable.isStored ? value : .none
    }
    if !variable.isStored { return .none }
    switch variable.domain {
    case .list: return .list([])
    case .bool: return .bool(false)
    default: return .none
    }
  }

  /// Returns the screen of an operand: a new instance of a route, a screen instance, or a coordinator's start screen.
  ///
  /// The result is nil for the value `none`, and for a coordinator without a start screen. A new screen belongs to the
  /// nearest coordinator of its declaration: from the one whose handler runs upwards, otherwise from the named one
  /// upwards, otherwise the first one with a parent, otherwise the first living one.
  mutating func makeScreen(
    _ value: NavValue, _ frame: NavFrame, _ named: CoordinatorID? = nil
  ) throws(Abort) -> ScreenID? {
    switch value {
    case .screen(let screen): return screen
    case .coordinator(let coordinator): return try startScreen(of: coordinator)
    case .route(let route): return try makeScreen(route, frame, named)
    default: return nil
    }
  }

  private mutating func makeScreen(
    _ route: NavRoute, _ frame: NavFrame, _ named: CoordinatorID? = nil
  ) throws(Abort) -> ScreenID? {
    let place = program.places[route.place]
    let owner = self.owner(of: place.coordinator, near: frame.myself, or: named)
    switch place.kind {
    case .screen:
      let id = try newScreen(route, owner)
      unstarted.append((nil, id))
      return id
    case .branch(let declaration, let arguments):
      var frame = NavFrame(myself: owner, locals: route.arguments)
      let screen: ScreenID?
      if let known = library.registeredChild(route.place, of: owner, self) {
        screen = try freshStartScreen(of: known)
        if let screen { show(known, again: screen) }
      } else {
        let values = try evaluate(all: arguments, &frame)
        screen = try startScreen(of: try makeCoordinator(declaration, values, parent: owner, branch: route))
      }
      if let screen { world[screen].library = library.screenValues(branch: route) }
      return screen
    case .tabs(let tabs, _), .split(let tabs):
      let bar = try newScreen(route, owner)
      world[bar].tabs = NavScreen.Tabs(stacks: [], selected: 0)
      for tab in tabs {
        guard case .branch(let declaration, let arguments) = program.places[tab].kind else { continue }
        if let (known, root) = filled(tab, of: owner) {
          world[known].branchedFrom = bar
          world[bar].tabs?.stacks.append(root)
          continue
        }
        var frame = NavFrame(myself: owner)
        let values = try evaluate(all: arguments, &frame)
        let child = try makeCoordinator(declaration, values, parent: owner, branch: NavRoute(place: tab))
        let start = try startScreen(of: child)
        world[child].branchedFrom = bar
        let stack = newStack(start.map { [$0] } ?? [], owner: child)
        world[bar].tabs?.stacks.append(stack)
      }
      if let selected = boundTab(of: owner, among: tabs) { world[bar].tabs?.selected = selected }
      if case .split = place.kind {
        world[bar].tabs?.columns = .expanded
        world[bar].tabs?.selected = 1
        if place.split.startsCollapsed { try startCollapsed(bar) }
      }
      return bar
    }
  }

  /// Moves a child whose screens were removed to a new screen, which also becomes the presenter of its layers.
  private mutating func show(_ child: CoordinatorID, again screen: ScreenID) {
    if let from = world[child].branchedFrom, world.stacksUntracked.contains(where: { $0.path.contains(from) })
    {
      return
    }
    world[child].branchedFrom = screen
    world[child].hasLostLayer = false
    for index in world.presentations.indices where world.presentations[index].coordinator == child {
      world.presentations[index].presenter = screen
    }
  }

  /// Returns the child that a branch has created before showing it, with the stack that the child has filled.
  private func filled(_ place: Int, of owner: CoordinatorID?) -> (CoordinatorID, StackID)? {
    guard let owner else { return nil }
    for child in world[owner].children {
      if world.readOutside(child).branch?.place == place, let root = world.readOutside(child).root,
        !hasLostBar(child)
      {
        return (child, root)
      }
    }
    return nil
  }

  /// Whether a flow filled a tab of a tab bar that is gone; another tab bar gets another flow.
  func hasLostBar(_ flow: CoordinatorID) -> Bool {
    guard world.readOutside(flow).root != nil, let bar = world.readOutside(flow).branchedFrom else {
      return false
    }
    return world[bar].tabs != nil && world[bar].wasShown && world.stack(holding: bar) == nil
  }

  private mutating func newScreen(_ route: NavRoute, _ owner: CoordinatorID?) throws(Abort) -> ScreenID {
    if world.screensUntracked.count >= 2 * program.capacity.screensUntracked {
      throw exceed("stack \(program.capacity.stack)")
    }
    if world.screensUntracked.count >= program.capacity.screensUntracked { world.observation.readAll() }
    let id = ScreenID(world.screensUntracked.count)
    world.screensUntracked.append(NavScreen(route: route, owner: owner))
    var frame = NavFrame(myself: owner, this: id)
    for variable in program.places[route.place].variables {
      let value = try initialValue(of: variable, &frame)
      world[id].variables.append(value)
    }
    return id
  }

  mutating func newStack(_ screens: [ScreenID], owner: CoordinatorID?) -> StackID {
    let id = StackID(world.stacksUntracked.count)
    world.stacksUntracked.append(NavStack(screens: screens, owner: owner))
    for screen in screens { world[screen].wasShown = true }
    return id
  }

  /// Returns the start screen of a coordinator, which is created if necessary; the coordinator branches from it.
  mutating func startScreen(of coordinator: CoordinatorID) throws(Abort) -> ScreenID? {
    if let from = world[coordinator].branchedFrom, !world[from].wasShown { return from }
    let screen = try freshStartScreen(of: coordinator)
    if screen != nil {
      world[coordinator].branchedFrom = screen
      world[coordinator].hasLostLayer = false
    }
    return screen
  }

  /// Creates a new instance of a coordinator's start screen.
  private mutating func freshStartScreen(of coordinator: CoordinatorID) throws(Abort) -> ScreenID? {
    if let route = library.firstRoute(of: coordinator, self) {
      return try makeScreen(route, NavFrame(myself: coordinator))
    }
    guard let start = program.coordinators[world[coordinator].declaration].start else { return nil }
    var frame = NavFrame(myself: coordinator)
    return try makeScreen(try evaluate(start, &frame), frame)
  }

  /// Returns the instance of a declaration that a new screen belongs to: the nearest one to a coordinator, otherwise the
  /// nearest one to the named coordinator, otherwise the first one with a parent, otherwise the first living one.
  private func owner(
    of declaration: Int, near coordinator: CoordinatorID?, or named: CoordinatorID?
  ) -> CoordinatorID? {
    if let found = nearest(declaration, to: coordinator) ?? nearest(declaration, to: named) { return found }
    if tables.isOnlyOfTabs(declaration) {
      return firstCoordinatorOfTab { $0.declaration == declaration } ?? coordinator
    }
    let living = world.coordinators.indices.filter {
      world.coordinators[$0].declaration == declaration && world.coordinators[$0].isAlive
    }
    // One that the handler has dropped has no parent.
    let first = living.first { $0 == 0 || world.coordinators[$0].parent != nil } ?? living.first
    return first.map(CoordinatorID.init) ?? coordinator
  }

  /// Returns the coordinator itself or its nearest ancestor of a declaration; nil if there is none.
  private func nearest(_ declaration: Int, to coordinator: CoordinatorID?) -> CoordinatorID? {
    var next = coordinator
    var steps = 0
    while let current = next, steps <= world.coordinatorsUntracked.count {
      if world[current].declaration == declaration { return current }
      next = world[current].parent
      steps += 1
    }
    return nil
  }

  /// Runs `on start` of the coordinators and screens that were created since the last call, in order of creation.
  mutating func runStarts() throws(Abort) {
    while !unstarted.isEmpty {
      let (coordinator, screen) = unstarted.removeFirst()
      if let coordinator {
        let owner = NavProgram.Owner.coordinator(world[coordinator].declaration)
        try runNotice(.start, [], at: owner, NavFrame(myself: coordinator))
      }
      if let screen {
        let frame = NavFrame(myself: world[screen].owner, this: screen)
        try runNotice(.start, [], at: .place(world[screen].route.place), frame)
      }
    }
  }
}
