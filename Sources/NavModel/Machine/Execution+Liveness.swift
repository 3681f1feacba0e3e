/// The coordinators that are alive.
extension Execution {
  /// Releases coordinators after a handler.
  ///
  /// The root, its descendants, and coordinators to which variables or waiting blocks refer stay alive.
  mutating func updateLiveness() {
    let count = world.allCoordinators.count
    if count == 0 { return }
    world.observation.readRest()
    var held = HeldCoordinators(count: count)
    held.add(CoordinatorID(0))
    held.follow(in: world, tables)
    // Mostly the root holds all of them, and none was released before.
    if held.count < count || !world.allCoordinators.allSatisfy(\.isAlive) { release(allBut: &held) }
    if world.allCoordinators.count(where: \.isAlive) > program.capacity.allLiving {
      world.outcome = .exceeds("coordinators \(program.capacity.coordinators)")
    }
    // Blocks of `later` can come from any handler, so their number is checked here.
    if world.outcome == .running, world.rest.turns.count > program.capacity.mail {
      world.outcome = .exceeds("mail \(program.capacity.mail)")
    }
  }

  /// Releases the coordinators that the root does not hold, and that neither a variable of the system nor waiting work
  /// holds.
  private mutating func release(allBut held: inout HeldCoordinators) {
    addWaitingWork(to: &held)
    held.follow(in: world, tables)
    world.readPartsWithoutHolder(held.contains)
    for index in world.allCoordinators.indices
    where !held.contains(index) && world.allCoordinators[index].isAlive {
      world.allCoordinators[index].isAlive = false
      world.allCoordinators[index].parent = nil
      world.allCoordinators[index].children = []
      world.allCoordinators[index].variables = []
      world.allCoordinators[index].branchVariables = []
    }
    if tables.viewsHoldCoordinators, world.presentations.contains(where: { held.lacks($0.coordinator) }) {
      world.presentations.removeAll { held.lacks($0.coordinator) }
    }
    for index in world.allCoordinators.indices where world.allCoordinators[index].isAlive {
      for position in tables.weakVariables[world.allCoordinators[index].declaration] {
        guard position < world.allCoordinators[index].variables.count,
          case .coordinator(let held) = world.allCoordinators[index].variables[position],
          !world.allCoordinators[held.index].isAlive
        else { continue }
        world.allCoordinators[index].variables[position] = .none
      }
    }
    // A released coordinator without a screen in a container loses the reference to its branch screen, which can then
    // be removed from the world.
    for index in world.allCoordinators.indices where !world.allCoordinators[index].isAlive {
      if let from = world.allCoordinators[index].branchedFrom, world.stack(holding: from) == nil {
        world.allCoordinators[index].branchedFrom = nil
      }
    }
  }

  private func addWaitingWork(to held: inout HeldCoordinators) {
    for flow in flows.held + flows.working { held.add(flow) }
    held.add(world.variables)
    if tables.viewsHoldCoordinators { for coordinator in coordinatorsHeldByViews { held.add(coordinator) } }
    held.add(world.turns)
    for case .conclusion(_, let blocks) in posted { held.add(blocks) }
    held.add(world.waiting)
    for layer in world.layers { held.add(layer.continuations) }
    for stack in world.allStacks {
      held.add(stack.waiting)
      for change in stack.queued { held.add(change.frame) }
      if let moving = stack.transition { held.add(moving.continuations) }
    }
  }

  /// The coordinators of views that exist, and of views whose removal is not reported yet.
  ///
  /// The first screen of a child is inside of a view of its parent.
  private var coordinatorsHeldByViews: [CoordinatorID] {
    let shown = world.containers.flatMap { world.peek($0).screens + world.peek($0).leaving }
    var mail = world.mail + world.allStacks.flatMap(\.mail)
    for case .notice(let notice, _) in posted { mail.append(notice) }
    return (shown + mail.flatMap(\.screens)).flatMap { screen in
      let owner = world.allScreens[screen.index].owner
      let parent = owner.flatMap {
        world.allCoordinators[$0.index].branchedFrom == screen ? world.allCoordinators[$0.index].parent : nil
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
  mutating func follow(in world: NavWorld, _ tables: MachineTables) {
    while let next = pending.popLast() {
      for child in world.allCoordinators[next.index].children { add(child) }
      for index in tables.strongVariables[world.allCoordinators[next.index].declaration]
      where index < world.allCoordinators[next.index].variables.count {
        add(world.allCoordinators[next.index].variables[index])
      }
    }
  }
}
