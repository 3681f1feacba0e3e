/// What the versions of RxFlow share: flows are told steps, navigate, and contribute what is listened to next.
///
/// A coordinator is a flow with its coordinator; `on step` is its navigation function, `on start { emit … }` its own
/// stepper, an `emit` of a screen that of a presentable. A flow that is started fills a stack of its own, which a tab
/// bar or a presentation shows when it is ready.
///
/// Source: RxSwiftCommunity/RxFlow, the three states of its code that the dialects name, with their tests and issues.
protocol RxFlowLibrary: NavLibrary {
  /// Whether what comes of a step is handled before what was on its way already.
  static var isDepthFirst: Bool { get }
  /// Whether the second and every further flow that a step starts emits in a later turn.
  static var contributesByTurns: Bool { get }
  /// Whether a screen of which nothing is to be seen yet keeps its latest step until it has appeared.
  static var keepsFirstStep: Bool { get }
  /// Whether a screen that leaves is heard until it has disappeared.
  static var hearsLeavingScreens: Bool { get }
  /// Whether the step of a flow's own stepper is let through, as its flow is now.
  static func hearsFlow(_ flow: CoordinatorID, isFirst: Bool, _ execution: Execution) -> Bool
  /// Whether a flow is ready after a step that has, or has not, contributed something.
  static func isReady(afterContributing: Bool) -> Bool
  /// Whether a flow that has started others is ready only when these are.
  static var waitsForChildren: Bool { get }
  /// A flow has been started.
  static func register(_ flow: CoordinatorID, _ execution: inout Execution)
  /// The root of a flow has left the screen.
  static func dismissed(_ flow: CoordinatorID, _ execution: inout Execution) throws(Execution.Halt)
}

/// What a flow's coordinator keeps, by position in ``NavCoordinator/library``.
enum RxFlowSlot: Int {
  /// Whether it has become ready, which is told once.
  case isReady
  /// Whether its own stepper has emitted.
  case hasEmitted
  /// Whether it was removed: it handles nothing any more.
  case isRemoved
  /// The position at which it was registered.
  case index
  /// Of the root: the flows that are registered, oldest first.
  case registered
}

extension RxFlowLibrary {
  static var traits: NavDialect.Traits {
    var traits = NavDialect.Traits()
    traits.words = [.whenReady, .navigate]
    return traits
  }

  static func coordinatorValues(branch: NavRoute?) -> [NavValue] {
    [.bool(false), .bool(false), .bool(false), .int(0), .list([])]
  }

  static func flag(_ slot: RxFlowSlot, _ flow: CoordinatorID, _ execution: Execution) -> Bool {
    execution.world[flow].library[slot.rawValue] == .bool(true)
  }

  static func raise(_ slot: RxFlowSlot, _ flow: CoordinatorID, _ execution: inout Execution) {
    execution.world[flow].library[slot.rawValue] = .bool(true)
  }

  /// Whether a flow is there to be told something.
  static func listens(_ flow: CoordinatorID, _ execution: Execution) -> Bool {
    execution.world[flow].isAlive && !execution.world[flow].isFinished && !flag(.isRemoved, flow, execution)
  }

  static func started(_ child: CoordinatorID, _ execution: inout Execution) {
    if execution.world[child].root == nil {
      execution.world[child].root = execution.newStack([], owner: child)
    }
    execution.contributed.append(child)
    register(child, &execution)
  }

  static func register(_ flow: CoordinatorID, _ execution: inout Execution) {}

  static func shown(
    _ screens: [ScreenID], _ options: [NavProgram.CommandOption], _ execution: inout Execution
  ) {
    for screen in screens {
      if options.contains(.unregistered) { execution.world[screen].library = [.bool(false)] }
      if options.contains(.ungated) { execution.world[screen].library = [.bool(true)] }
    }
  }

  // MARK: Steps

  static func emit(
    _ step: Int, _ values: [NavValue], to receiver: CoordinatorID, isNamed: Bool, _ frame: NavFrame,
    _ execution: inout Execution
  ) throws(Execution.Halt) {
    guard listens(receiver, execution) else { return }
    if isNamed {
      // To oneself by name: in a later turn, where these are told apart.
      if receiver == frame.myself, contributesByTurns { return later(step, values, receiver, &execution) }
      return try execution.enqueue(.step(step, values, to: receiver))
    }
    let name = "step \(execution.program.steps[step].name)"
    if let screen = frame.this {
      if execution.world[screen].library.first == .bool(false) {
        return execution.outputs.append(.dropped("\(name): its screen is not registered"))
      }
      if isHeard(screen, execution) { return try execution.enqueue(.step(step, values, to: receiver)) }
      if keepsFirstStep, isComing(screen, execution) {
        return execution.world[screen].library = [.none, .int(step), .list(values)]
      }
      return execution.outputs.append(.dropped("\(name): its screen is not there to be heard"))
    }
    let isFirst = !flag(.hasEmitted, receiver, execution)
    raise(.hasEmitted, receiver, &execution)
    guard hearsFlow(receiver, isFirst: isFirst, execution) else {
      return execution.outputs.append(.dropped("\(name): its flow is hidden"))
    }
    if contributesByTurns, let position = execution.contributed.firstIndex(of: receiver), position > 0 {
      return later(step, values, receiver, &execution)
    }
    try execution.enqueue(.step(step, values, to: receiver))
  }

  private static func later(
    _ step: Int, _ values: [NavValue], _ receiver: CoordinatorID, _ execution: inout Execution
  ) {
    execution.world.turns.append(
      NavContinuation(library: 0, frame: NavFrame(myself: receiver, locals: [.int(step), .list(values)])))
  }

  static func resume(_ task: Int, _ frame: NavFrame, _ execution: inout Execution) throws(Execution.Halt) {
    guard let flow = frame.myself else { return }
    guard case .int(let step)? = frame.locals.first, case .list(let values)? = frame.locals.last else {
      // Nothing is carried by what waits for the children of a flow.
      return try becomeReady(flow, &execution)
    }
    if listens(flow, execution) { try execution.enqueue(.step(step, values, to: flow)) }
  }

  /// Whether a screen is visible, as the version has it.
  private static func isHeard(_ screen: ScreenID, _ execution: Execution) -> Bool {
    let world = execution.world
    if world[screen].library == [.bool(true)] { return true }
    guard world.visibleScreens.contains(screen), !world.isEntering(screen) else { return false }
    return hearsLeavingScreens || !world.isLeaving(screen)
  }

  /// Whether a screen is on its way in for the first time.
  private static func isComing(_ screen: ScreenID, _ execution: Execution) -> Bool {
    let world = execution.world
    guard let stack = world.stack(holding: screen) else { return true }
    return world.isEntering(screen) && (world[stack].transition?.removed.isEmpty ?? true)
  }

  /// Whether a flow can be seen, or has never been on screen.
  static func isShown(_ flow: CoordinatorID, _ execution: Execution) -> Bool {
    let world = execution.world
    guard let stack = world.stack(of: flow), let layer = world.layer(of: stack) else { return true }
    let isCovered = world.layers[(layer + 1)...].contains { $0.style == .cover && $0.phase == .steady }
    return world.isShown(stack) && !isCovered
  }

  static func handle(
    _ step: Int, _ values: [NavValue], _ receiver: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    guard listens(receiver, execution) else { return }
    let outer = (execution.contributed, execution.world.queue)
    execution.contributed = []
    execution.world.queue = []
    let screens = execution.world.screens.count
    let owner = NavProgram.Owner.coordinator(execution.world[receiver].declaration)
    // A flow that does not know the step does nothing, and logs it like any other.
    _ = try execution.offer(.step(step), values, at: owner, NavFrame(myself: receiver))
    let declaration = execution.world[receiver].declaration
    execution.outputs.append(.navigated(coordinator: declaration, step: step, values))
    let news = execution.world.queue
    execution.world.queue = isDepthFirst ? news + outer.1 : outer.1 + news
    let started = execution.contributed
    execution.contributed = outer.0
    let hasContributed = execution.world.screens.count > screens || !started.isEmpty
    guard isReady(afterContributing: hasContributed), !flag(.isReady, receiver, execution) else { return }
    if waitsForChildren, !started.isEmpty {
      execution.world.readiness.append(
        NavReadiness(
          flows: started, continuation: NavContinuation(library: 0, frame: NavFrame(myself: receiver))))
    } else {
      try becomeReady(receiver, &execution)
    }
  }

  private static func becomeReady(
    _ flow: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    guard !flag(.isReady, flow, execution) else { return }
    raise(.isReady, flow, &execution)
    for index in execution.world.readiness.indices {
      execution.world.readiness[index].flows.removeAll { $0 == flow }
    }
    let ready = execution.world.readiness.filter(\.flows.isEmpty)
    execution.world.readiness.removeAll(where: \.flows.isEmpty)
    for waiting in ready { try execution.run(waiting.continuation) }
  }

  static func whenReady(
    _ flows: [CoordinatorID], _ continuation: NavContinuation, _ execution: inout Execution
  ) throws(Execution.Halt) {
    execution.world.readiness.append(NavReadiness(flows: flows, continuation: continuation))
  }

  /// All that a step sets off happens in the same turn.
  static func concludeHandler(_ execution: inout Execution) throws(Execution.Halt) {
    try execution.handleMessages()
  }

  // MARK: The end of a flow

  /// `finish` is the end of a flow's navigation: its coordinator goes, and the screens are the parent's business.
  static func finish(
    _ coordinator: CoordinatorID, _ result: Int?, _ values: [NavValue], _ frame: NavFrame,
    _ execution: inout Execution
  ) throws(Execution.Halt) {
    try PlainDialect.finish(coordinator, result, values, frame, &execution)
    if execution.world[coordinator].parent != nil { try remove(coordinator, &execution) }
  }

  /// The flow handles nothing any more, and is nobody's child.
  static func remove(_ flow: CoordinatorID, _ execution: inout Execution) throws(Execution.Halt) {
    raise(.isRemoved, flow, &execution)
    execution.detach(flow)
  }

  static func listens(to kind: NavNotice.Kind, _ screens: [ScreenID], _ execution: Execution) -> Bool {
    switch kind {
    case .removed: screens.contains { flow(rootedAt: $0, execution) != nil }
    case .didAppear: screens.contains { execution.world[$0].library.count > 1 }
    default: false
    }
  }

  /// The flow whose stack begins with a screen.
  static func flow(rootedAt screen: ScreenID, _ execution: Execution) -> CoordinatorID? {
    execution.world.coordinators.indices.map(CoordinatorID.init).first { flow in
      execution.world[flow].root.map { execution.world[$0].path.first == screen } ?? false
    }
  }

  static func receive(_ notice: NavNotice, _ execution: inout Execution) throws(Execution.Halt) {
    switch notice.kind {
    case .didAppear: try release(notice.screens, &execution)
    case .removed:
      for screen in notice.screens {
        guard let flow = flow(rootedAt: screen, execution) else { continue }
        try dismissed(flow, &execution)
      }
    default: break
    }
  }

  /// The step that a screen has kept until it appeared.
  private static func release(
    _ screens: [ScreenID], _ execution: inout Execution
  ) throws(Execution.Halt) {
    for screen in screens where execution.world[screen].library.count > 1 {
      let kept = execution.world[screen].library
      execution.world[screen].library = []
      guard case .int(let step) = kept[1], case .list(let values) = kept[2],
        let owner = execution.world[screen].owner
      else { continue }
      try execution.enqueue(.step(step, values, to: owner))
    }
    if execution.depth == 0 { try concludeHandler(&execution) }
  }

  static func dismissed(_ flow: CoordinatorID, _ execution: inout Execution) throws(Execution.Halt) {
    try remove(flow, &execution)
    execution.updateLiveness()
  }
}
