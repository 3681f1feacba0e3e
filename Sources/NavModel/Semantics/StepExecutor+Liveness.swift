/// The coordinators that are alive.
extension StepExecutor {
  /// Releases coordinators after a handler.
  ///
  /// The root, its descendants, and coordinators to which variables or waiting blocks refer stay alive.
  mutating func updateLiveness() {
    let count = world.coordinatorsUntracked.count
    if count == 0 { return }
    world.observation.readRest()
    var held = HeldCoordinators(count: count)
    held.add(CoordinatorID(0))
    held.follow(in: world, tables)
    let open = tabsReadLocally(thatMayChangeWith: held)
    // Mostly the root holds all of them, and none was released before.
    if held.count < count || !world.coordinatorsUntracked.allSatisfy(\.isAlive) {
      release(allBut: &held, in: open)
    }
    if world.coordinatorsUntracked.count(where: \.isAlive) > program.capacity.allLiving {
      world.outcome = .exceeds("coordinators \(program.capacity.coordinators)")
    }
    // Blocks of `later` can come from any handler, so their number is checked here.
    if world.outcome == .running, world.rest.turns.count > program.capacity.mail {
      world.outcome = .exceeds("mail \(program.capacity.mail)")
    }
  }

  /// The tabs that were read locally and contain a coordinator that ``release(allBut:in:)`` may change.
  ///
  /// The first part does not tell this, since it holds the digest of the tab from before the step.
  private func tabsReadLocally(thatMayChangeWith held: HeldCoordinators) -> [UInt8] {
    world.tabsReadLocally.filter { tab in
      isLocally(in: tab) { world.hasStrayCoordinator(in: tab, held.contains) }
    }
  }

  /// Releases the coordinators that the root does not hold, and that neither a variable of the system nor waiting work
  /// holds.
  ///
  /// - Parameters:
  ///   - held: The coordinators that the root holds.
  ///   - open: The tabs that were read locally and contain a coordinator that may change.
  private mutating func release(allBut held: inout HeldCoordinators, in open: [UInt8]) {
    addWaitingWork(to: &held)
    held.follow(in: world, tables)
    let ended = world.tabsWithoutHolder(held.contains)
    let tabs = ended + open.filter { !ended.contains($0) }
    for tab in tabs {
      let held = held
      locally(in: tab) { $0.releaseCoordinators(allBut: held, in: [tab]) }
      // A block in the tab may hold one of its coordinators.
      if ended.contains(tab), isLocally(in: tab, { world.hasLivingCoordinator(in: tab) }) {
        world.readTabs([tab])
      }
    }
    world.readPartsWithoutHolder(held.contains)
    releaseCoordinators(allBut: held, besides: tabs)
    if tables.viewsHoldCoordinators || followsBelief,
      world.presentations.contains(where: { held.lacks($0.coordinator) })
    {
      // What the app requests goes with the coordinator; a layer on screen stays until it is dismissed.
      let shown = tables.viewsHoldCoordinators ? [] : world.layers.map(\.stack)
      world.presentations.removeAll { held.lacks($0.coordinator) && !shown.contains($0.stack) }
    }
    for index in world.coordinatorsUntracked.indices where world.coordinatorsUntracked[index].isAlive {
      for position in tables.weakVariables[world.coordinatorsUntracked[index].declaration] {
        guard position < world.coordinatorsUntracked[index].variables.count,
          case .coordinator(let held) = world.coordinatorsUntracked[index].variables[position],
          !world.coordinatorsUntracked[held.index].isAlive
        else { continue }
        world.coordinatorsUntracked[index].variables[position] = .none
      }
    }
    for tab in tabs { locally(in: tab) { $0.forgetBranches(in: [tab]) } }
    forgetBranches(besides: tabs)
  }

  /// Releases coordinators that nothing holds, in some tabs or besides some tabs.
  private mutating func releaseCoordinators(
    allBut held: HeldCoordinators, in tabs: [UInt8]? = nil, besides others: [UInt8] = []
  ) {
    world.readTabs(tabs ?? [])
    for index in world.coordinatorsUntracked.indices
    where !held.contains(index) && world.coordinatorsUntracked[index].isAlive && isIn(tabs, others, index) {
      world.coordinatorsUntracked[index].isAlive = false
      world.coordinatorsUntracked[index].hasLostLayer = false
      world.coordinatorsUntracked[index].parent = nil
      world.coordinatorsUntracked[index].children = []
      world.coordinatorsUntracked[index].variables = []
      world.coordinatorsUntracked[index].branchVariables = []
    }
  }

  /// Removes the reference of a released coordinator to its branch screen if that is in no container, so that the screen
  /// can be removed from the world: for the coordinators in some tabs or besides some tabs.
  private mutating func forgetBranches(in tabs: [UInt8]? = nil, besides others: [UInt8] = []) {
    world.readTabs(tabs ?? [])
    for index in world.coordinatorsUntracked.indices
    where !world.coordinatorsUntracked[index].isAlive && isIn(tabs, others, index) {
      if let from = world.coordinatorsUntracked[index].branchedFrom, world.stack(holding: from) == nil {
        world.coordinatorsUntracked[index].branchedFrom = nil
      }
    }
  }

  private func isIn(_ tabs: [UInt8]?, _ others: [UInt8], _ coordinator: Int) -> Bool {
    if tabs == nil, others.isEmpty { return true }
    guard let part = world.observation.places?.part(of: CoordinatorID(coordinator)) else {
      return tabs == nil
    }
    return tabs.map { $0.contains(part) } ?? !others.contains(part)
  }

  private func addWaitingWork(to held: inout HeldCoordinators) {
    for flow in flows.held + flows.working { held.add(flow) }
    held.add(world.variables)
    if tables.viewsHoldCoordinators { for coordinator in coordinatorsHeldByViews { held.add(coordinator) } }
    held.add(world.turns)
    for case .conclusion(_, let blocks) in posted { held.add(blocks) }
    held.add(world.waiting)
    for layer in world.layers { held.add(layer.continuations) }
    for stack in world.stacksUntracked {
      held.add(stack.waiting)
      for change in stack.queued { held.add(change.frame) }
      if let moving = stack.transition { held.add(moving.continuations) }
    }
  }

  /// The coordinators of views that exist, and of views whose removal is not reported yet.
  ///
  /// The first screen of a child is inside of a view of its parent.
  private var coordinatorsHeldByViews: [CoordinatorID] {
    let shown = world.containers.flatMap {
      world.readUntracked($0).screens + world.withNestedUntracked(world.readUntracked($0).leaving)
    }
    var mail = world.mail + world.stacksUntracked.flatMap(\.mail)
    for case .notice(let notice, _) in posted { mail.append(notice) }
    return (shown + mail.flatMap { world.withNestedUntracked($0.screens) }).flatMap { screen in
      let owner = world.screensUntracked[screen.index].owner
      let parent = owner.flatMap {
        world.coordinatorsUntracked[$0.index].branchedFrom == screen
          ? world.coordinatorsUntracked[$0.index].parent : nil
      }
      return [owner, parent].compactMap(\.self)
    }
  }
}

/// The coordinators to which something strong refers.
private struct HeldCoordinators {
  private var isHeld: [Bool]
  private var pending: [CoordinatorID] = []
  /// The number of coordinators that are held.
  private(set) var count = 0

  init(count: Int) {
    isHeld = Array(repeating: false, count: count)
    pending.reserveCapacity(count)
  }

  func contains(_ index: Int) -> Bool { isHeld[index] }

  /// Whether a coordinator exists and is not held.
  func lacks(_ coordinator: CoordinatorID?) -> Bool { coordinator.map { !isHeld[$0.index] } ?? false }

  mutating func add(_ coordinator: CoordinatorID) {
    if isHeld[coordinator.index] { return }
    isHeld[coordinator.index] = true
    count += 1
    pending.append(coordinator)
  }

  mutating func add(_ values: [NavValue]) {
    for value in values { add(value) }
  }

  mutating func add(_ value: NavValue) {
    switch value {
    case .coordinator(let coordinator): add(coordinator)
    case .list(let values): add(values)
    default: break
    }
  }

  mutating func add(_ frame: NavFrame) {
    if let myself = frame.myself { add(myself) }
    if let child = frame.child { add(child) }
    add(frame.locals)
  }

  mutating func add(_ waiting: [NavContinuation]) {
    for continuation in waiting { add(continuation.frame) }
  }

  /// Adds the children and the strong variables of the coordinators that were added, and so on.
  mutating func follow(in world: NavWorld, _ tables: ProgramIndex) {
    while let next = pending.popLast() {
      for child in world.coordinatorsUntracked[next.index].children { add(child) }
      for index in tables.strongVariables[world.coordinatorsUntracked[next.index].declaration]
      where index < world.coordinatorsUntracked[next.index].variables.count {
        add(world.coordinatorsUntracked[next.index].variables[index])
      }
    }
  }
}
