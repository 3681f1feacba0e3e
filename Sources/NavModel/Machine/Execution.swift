/// The execution of one step: the world that it changes, its outputs, and its choices.
struct Execution {
  /// Ends a step early: the app has crashed, or a limit was hit; the world's outcome says which.
  struct Halt: Error {}

  /// A request that `forward` can pass on.
  struct Request {
    var trigger: NavProgram.Trigger
    var values: [NavValue]
    var frame: NavFrame
    /// The coordinators that have handled the request so far.
    var handledBy: [CoordinatorID] = []
    /// How many coordinators there were when it happened: those with higher numbers are younger.
    var coordinatorCount: Int
  }

  let tables: MachineTables
  var world: NavWorld
  /// The world before the step, for `before(…)` in properties.
  var before: NavWorld?
  /// The event, for `event is …` in properties.
  var event: NavEvent?
  var outputs: [NavOutput] = []
  /// The handlers and blocks that have run, for reports of those that never do.
  var reach = NavReach()
  var choices = ChoiceScript()
  /// The requested notices of a session without a program; nil for a program.
  var listeners: NavListeners?
  /// How deep handlers are nested.
  var depth = 0
  /// Made in this step and not started yet, in order.
  var unstarted: [(coordinator: CoordinatorID?, screen: ScreenID?)] = []
  /// The tap whose handler runs.
  var tap: NavTapMark?
  /// The alert that has gone and whose button's action runs.
  var closedAlert: ScreenID?
  /// The steps that the outermost handler has emitted so far, each with its receiver.
  var emitted: [NavMessage] = []
  /// The deep link that every flow hears, and the flows that have handled it.
  var broadcast: (step: Int, values: [NavValue], handledBy: [CoordinatorID])?
  /// The first screen of the layer whose end the running handler is about.
  var dismissal: ScreenID?
  /// The layers that the step has removed, by their first screens.
  var removedLayers: [ScreenID] = []
  /// The request whose handler runs.
  var request: Request?
  /// Whether an input's own handlers run, to which the depth and the layers of the scope apply.
  var isInput = false
  /// Whether they have gone deeper or higher than the scope allows, so that the input is not enabled.
  var isOutOfScope = false
  /// The coordinators whose state was set since their feedbacks last looked at it, in order.
  var changed: [CoordinatorID] = []
  /// The feedback whose body or answer runs.
  var feedback: NavRunningFeedback?
  /// How many feedbacks have begun in this step.
  var feedbackRuns = 0
  /// A coordinator whose feedbacks look at an older state, and its variables as they are.
  var viewed: (coordinator: CoordinatorID, actual: [NavValue])?
  /// The effect whose answer is handled, and whether it goes on.
  var answered: (effect: NavRunningEffect, goesOn: Bool)?
  /// What RxFlow is in the middle of.
  var flows = RxFlowWork()
  /// How many updates are being reduced, one within the other.
  var reducing = 0
  /// Whether worlds on the way to rest are compared with those before, so that one without end is found out.
  var isComparing = false
  /// Whether there were so many that it may have no end; then nothing of the execution is of use.
  var isEndless = false
  /// Where the end of the step is compared with its beginning: what keeps its number.
  var keptNumbers: KeptNumbers?
  /// Whether a handler has said `refuse`.
  var isVetoed = false
  /// Whether an event is being carried out whose changes SwiftUI renders together when it is over.
  var isRenderingLater = false
  /// The stacks whose path has been written since, in order.
  var unrendered: [StackID] = []
  /// Whether presentations have been written since.
  var hasUnrenderedLayers = false
  /// What the step changes without animation: stacks, and layers by their stacks.
  var unanimated: Set<StackID> = []
  /// How far the window is.
  var connection = Connection.connected
  /// Whether commands that have waited are carried out, which need not wait again.
  var isCarryingOutQueued = false
  /// A session's command that has ended a transition, and is to be carried out when the end is reported.
  var interrupting: NavStack.Change?
  /// What the step has yet to tell and to do, in order.
  var posted: [Posted] = []
  /// For each split view that collapses the column that the app wants on top, where no program says so.
  var topColumns: [ScreenID: Int] = [:]
  /// The notices that the step has delivered, in order.
  var delivered: [NavNotice] = []

  /// Something that belongs to the step and comes when the code in hand has ended.
  enum Posted {
    /// A notice of a stack, or (nil) of the chain of layers.
    case notice(NavNotice, StackID?)
    /// The end of a transition of a stack, or (nil) of a layer: runs queued commands, then continuations.
    case conclusion(of: StackID?, [NavContinuation])
    /// The notice that the app is in the background.
    case background
    /// The notice that a split view has collapsed or expanded.
    case resized(NavNotice.Kind, ScreenID)
  }

  var program: NavProgram { tables.program }

  init(_ tables: MachineTables, _ world: NavWorld) {
    self.tables = tables
    self.world = world
  }

  /// Ends the app.
  mutating func crash(_ message: String) -> Halt {
    world.outcome = .fatal(message)
    outputs.append(.fatal(message))
    return Halt()
  }

  /// Cuts the run off at a capacity.
  mutating func exceed(_ capacity: String) -> Halt {
    world.outcome = .exceeds(capacity)
    return Halt()
  }

  /// The name of a route, for outputs.
  func name(of route: NavRoute) -> String { program.places[route.place].signature.name }

  /// Updates the living coordinators after a handler: the root, its descendants, and those that variables or waiting blocks hold.
  mutating func updateLiveness() {
    guard !world.allCoordinators.isEmpty else { return }
    var isMarked = Array(repeating: false, count: world.allCoordinators.count)
    var pending: [CoordinatorID] = []
    pending.reserveCapacity(world.allCoordinators.count)
    pending.append(CoordinatorID(0))
    pending += flows.held + flows.working
    for value in world.variables { collectCoordinators(value, &pending) }
    if tables.viewsHoldCoordinators { pending += coordinatorsHeldByViews }
    collectCoordinators(world.turns, &pending)
    for case .conclusion(_, let blocks) in posted { collectCoordinators(blocks, &pending) }
    collectCoordinators(world.waiting, &pending)
    for layer in world.layers.indices { collectCoordinators(world.layers[layer].continuations, &pending) }
    for stack in world.allStacks.indices {
      collectCoordinators(world.allStacks[stack].waiting, &pending)
      for change in world.allStacks[stack].queued { collectCoordinators(change.frame, &pending) }
      if let continuations = world.allStacks[stack].transition?.continuations {
        collectCoordinators(continuations, &pending)
      }
    }
    while let next = pending.popLast() {
      if isMarked[next.index] { continue }
      isMarked[next.index] = true
      for child in world.allCoordinators[next.index].children { pending.append(child) }
      for index in tables.strongVariables[world.allCoordinators[next.index].declaration]
      where index < world.allCoordinators[next.index].variables.count {
        collectCoordinators(world.allCoordinators[next.index].variables[index], &pending)
      }
    }
    for index in world.allCoordinators.indices where !isMarked[index] && world.allCoordinators[index].isAlive
    {
      world.allCoordinators[index].isAlive = false
      world.allCoordinators[index].parent = nil
      world.allCoordinators[index].children = []
      world.allCoordinators[index].variables = []
      world.allCoordinators[index].branchVariables = []
    }
    if tables.viewsHoldCoordinators {
      world.presentations.removeAll { $0.coordinator.map { !isMarked[$0.index] } ?? false }
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
    // What is gone and on no screen branches from nothing any more, so that its screen can be forgotten.
    for index in world.allCoordinators.indices where !world.allCoordinators[index].isAlive {
      if let from = world.allCoordinators[index].branchedFrom, world.stack(holding: from) == nil {
        world.allCoordinators[index].branchedFrom = nil
      }
    }
    if world.allCoordinators.count(where: \.isAlive) > program.capacity.allLiving {
      world.outcome = .exceeds("coordinators \(program.capacity.coordinators)")
    }
    // Blocks of `later` come from many places.
    if world.outcome == .running, world.rest.turns.count > program.capacity.mail {
      world.outcome = .exceeds("mail \(program.capacity.mail)")
    }
  }

  /// The coordinators of the views that are there, and of those whose going has not been told yet.
  ///
  /// The first screen of a child lies in a view of its parent's.
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

  private func collectCoordinators(_ waiting: [NavContinuation], _ found: inout [CoordinatorID]) {
    for continuation in waiting { collectCoordinators(continuation.frame, &found) }
  }

  private func collectCoordinators(_ frame: NavFrame, _ found: inout [CoordinatorID]) {
    if let myself = frame.myself { found.append(myself) }
    if let child = frame.child { found.append(child) }
    for value in frame.locals { collectCoordinators(value, &found) }
  }

  private func collectCoordinators(_ value: NavValue, _ found: inout [CoordinatorID]) {
    switch value {
    case .coordinator(let coordinator): found.append(coordinator)
    case .list(let values): for value in values { collectCoordinators(value, &found) }
    default: break
    }
  }
}
