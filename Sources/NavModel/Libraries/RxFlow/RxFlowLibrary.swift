/// The rules that all versions of RxFlow share: flows receive steps, navigate, and contribute further flows and
/// steppers.
///
/// A coordinator models a flow together with its coordinator. `on step` is its navigation function, `on start { emit
/// … }` its own stepper, and `emit` in a screen the stepper of a presentable. A started flow fills a stack of its
/// own, which a tab bar or a presentation shows when the flow is ready.
///
/// Source: RxSwiftCommunity/RxFlow, the three versions of its code that the dialects name, with their tests and
/// issues.
protocol RxFlowLibrary: NavLibrary {
  /// Whether a flow's stepper keeps only the last of the steps that it emits before its subscription.
  static var keepsOneStep: Bool { get }
  /// Whether each stepper of a screen or flow has a driver of its own, rather than one driver for all screens of a
  /// flow.
  static var drivesEachStepper: Bool { get }
  /// Whether the steps of a screen are handled in its current state.
  static func hears(_ screen: ScreenID, _ executor: StepExecutor) -> Bool
  /// A screen that is not heard emits.
  static func miss(_ step: RxFlowAnswer.Step, of screen: ScreenID, _ executor: inout StepExecutor)
  /// A flow's own stepper emits.
  static func emitOwn(_ step: RxFlowAnswer.Step, in flow: CoordinatorID, _ executor: inout StepExecutor)
    throws(StepExecutor.Abort)
  /// A step has come through the gates and drivers of a flow.
  static func accept(_ step: RxFlowAnswer.Step, in flow: CoordinatorID, _ executor: inout StepExecutor)
    throws(StepExecutor.Abort)
  /// A flow does not listen any more, and a stepper of it has emitted.
  static func acceptGone(_ flow: CoordinatorID, from screen: ScreenID?, _ executor: inout StepExecutor)
    throws(StepExecutor.Abort)
  /// A flow is coordinated: its own stepper is listened to from now on.
  static func coordinate(_ flow: CoordinatorID, _ executor: inout StepExecutor) throws(StepExecutor.Abort)
  /// `emit step to self`.
  static func forwardToCurrent(
    _ step: RxFlowAnswer.Step, in flow: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort)
  /// Continues with items at their turn.
  static func take(_ items: [NavValue], in flow: CoordinatorID, _ executor: inout StepExecutor)
    throws(StepExecutor.Abort)
  /// A flow has come to its end by itself.
  static func end(
    _ flow: CoordinatorID, _ result: Int?, _ values: [NavValue], _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort)
  /// The root of a flow has been dismissed.
  static func dismissed(_ flow: CoordinatorID, _ executor: inout StepExecutor) throws(StepExecutor.Abort)
}

/// The values that a flow's coordinator stores, by their index in ``NavCoordinator/library``.
enum RxFlowSlot: Int {
  /// Whether the flow was removed, so that it no longer handles steps.
  case isRemoved
  /// Whether the flow was created but is not coordinated yet, as a number.
  case isPending
  /// The steps that the flow's own stepper has emitted before the flow is coordinated.
  case kept
  /// A Boolean mark, as a number; its meaning depends on the version.
  case mark
  /// The position at which the flow was registered.
  case index
  /// The registered flows, oldest first; stored in the root flow only.
  case registered
}

/// The tasks in a later turn of the main queue, by the number that the library assigns.
enum RxFlowTurn: Int {
  /// A step that waits until the driver is idle.
  case step
  /// The further items of a step.
  case items
  /// A step for the flow that emits it.
  case forward
  /// The readiness of the flows for which a flow waits.
  case readiness
}

extension RxFlowLibrary {
  static var traits: NavDialect.Traits {
    var traits = NavDialect.Traits()
    traits.words = [.whenReady, .navigate]
    traits.stepReceivers = ["self", "parent"]
    return traits
  }

  static func coordinatorValues(branch: NavRoute?) -> [NavValue] {
    [.bool(false), .int(branch == nil ? 1 : 0), .list([]), .int(0), .int(-1), .list([])]
  }

  static func isUp(_ slot: RxFlowSlot, _ flow: CoordinatorID, _ executor: StepExecutor) -> Bool {
    executor.world[flow].library[slot.rawValue] == .int(1)
  }

  static func set(_ slot: RxFlowSlot, _ flow: CoordinatorID, to value: Bool, _ executor: inout StepExecutor) {
    executor.world[flow].library[slot.rawValue] = .int(value ? 1 : 0)
  }

  /// Whether a flow can still receive steps; true for a dropped flow while another object retains it.
  static func listens(_ flow: CoordinatorID, _ executor: StepExecutor) -> Bool {
    guard executor.world[flow].isAlive, !executor.world[flow].isFinished else { return false }
    if executor.world[flow].library[RxFlowSlot.isRemoved.rawValue] != .bool(true) {
      return !isUp(.isPending, flow, executor)
    }
    return executor.flows.held.contains(flow) || executor.flows.working.contains(flow)
  }

  // MARK: What is contributed

  static func started(
    _ child: CoordinatorID, _ options: [NavProgram.CommandOption], _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    let isNew = executor.world[child].root == nil
    if isNew { executor.world[child].root = executor.newStack([], owner: child) }
    if options.contains(.allowStepWhenDismissed) { set(.mark, child, to: true, &executor) }
    guard let answer = executor.flows.answer, answer.flow == executor.world[child].parent else {
      return try coordinate(child, &executor)
    }
    if isNew { set(.isPending, child, to: true, &executor) }
    contributeScreens(&executor)
    executor.flows.answer?.items.append(.coordinator(child))
  }

  /// Registers the screens that the running navigation function has created since the last call, except unregistered
  /// ones.
  static func contributeScreens(_ executor: inout StepExecutor) {
    guard let answer = executor.flows.answer else { return }
    let screens = answer.knownScreens..<executor.world.screensUntracked.count
    executor.flows.answer?.knownScreens = executor.world.screensUntracked.count
    for screen in screens.map(ScreenID.init)
    where executor.world[screen].owner == answer.flow && executor.world[screen].tabs == nil
      && executor.world[screen].library.first != .bool(false)
    {
      executor.flows.answer?.items.append(.screen(screen))
    }
  }

  static func shown(
    _ screens: [ScreenID], _ options: [NavProgram.CommandOption], _ executor: inout StepExecutor
  ) {
    for screen in screens {
      if options.contains(.noNavigation) || options.contains(.none) {
        executor.world[screen].library = [.bool(false)]
      }
      if options.contains(.allowStepWhenNotPresented) { executor.world[screen].library = [.bool(true)] }
    }
  }

  // MARK: Steps that are emitted

  static func emit(
    _ step: Int, _ values: [NavValue], to receiver: CoordinatorID, isNamed: Bool, _ frame: NavFrame,
    _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    let emitted = RxFlowAnswer.Step(step: step, values: values)
    if isNamed {
      try send(emitted, to: receiver, frame, &executor)
    } else if let screen = frame.this {
      try emit(emitted, from: screen, in: receiver, &executor)
    } else if isUp(.isPending, receiver, executor) {
      keep(emitted, for: receiver, &executor)
    } else {
      try emitOwn(emitted, in: receiver, &executor)
    }
  }

  /// A step for a flow that the text names: its own, or its parent, which the function in hand answers.
  private static func send(
    _ step: RxFlowAnswer.Step, to receiver: CoordinatorID, _ frame: NavFrame, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    let isAnswer = executor.flows.answer?.flow == frame.myself
    if receiver == frame.myself {
      if isAnswer {
        executor.flows.answer?.toCurrent.append(step)
      } else {
        try forwardToCurrent(step, in: receiver, &executor)
      }
    } else if isAnswer {
      executor.flows.answer?.toParent.append(step)
    } else {
      try accept(step, in: receiver, &executor)
    }
  }

  private static func keep(
    _ step: RxFlowAnswer.Step, for flow: CoordinatorID, _ executor: inout StepExecutor
  ) {
    guard case .list(let kept) = executor.world[flow].library[RxFlowSlot.kept.rawValue] else { return }
    executor.world[flow].library[RxFlowSlot.kept.rawValue] = .list(
      (keepsOneStep ? [] : kept) + [.list([.int(step.step), .list(step.values)])])
  }

  /// Returns the steps that a flow's own stepper has emitted so far, and subscribes to the stepper.
  static func takeKept(
    of flow: CoordinatorID, _ executor: inout StepExecutor
  ) -> [RxFlowAnswer.Step] {
    set(.isPending, flow, to: false, &executor)
    guard case .list(let kept) = executor.world[flow].library[RxFlowSlot.kept.rawValue] else { return [] }
    executor.world[flow].library[RxFlowSlot.kept.rawValue] = .list([])
    return kept.compactMap { value in
      guard case .list(let pair) = value, case .int(let step) = pair[0], case .list(let values) = pair[1]
      else { return nil }
      return RxFlowAnswer.Step(step: step, values: values)
    }
  }

  private static func emit(
    _ step: RxFlowAnswer.Step, from screen: ScreenID, in flow: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    // The buttons of an alert run closures of the code that presented it.
    let screen = screen == executor.closedAlert ? executor.world.front ?? screen : screen
    if executor.world[screen].library.first == .bool(false) {
      return drop(step, "its screen is not registered with the flow", &executor)
    }
    if [.unknown, .starting].contains(executor.flows.gate) {
      executor.flows.gate = hears(screen, executor) ? .open : .closed
    }
    guard executor.flows.gate == .open else { return miss(step, of: screen, &executor) }
    try drive(step, from: screen, in: flow, &executor)
  }

  /// The next callback of a screen among some kinds that this step has still to make, with the stage before the change.
  static func next(
    _ kinds: [NavNotice.Kind], of screen: ScreenID, _ executor: StepExecutor
  ) -> (kind: NavNotice.Kind, before: NavStage)? {
    for case .appearance(let kind, screen, let before) in executor.posted where kinds.contains(kind) {
      return (kind, before)
    }
    return nil
  }

  static func miss(_ step: RxFlowAnswer.Step, of screen: ScreenID, _ executor: inout StepExecutor) {
    drop(step, "its screen is not completely shown, so the flow does not observe it", &executor)
  }

  static func drop(_ step: RxFlowAnswer.Step, _ why: String, _ executor: inout StepExecutor) {
    executor.outputs.append(.dropped("step \(executor.program.steps[step.step].name): \(why)"))
  }

  // MARK: Drivers and turns

  /// Delivers a step through a driver: at once, or in a later turn if the driver is busy or has deferred steps.
  static func drive(
    _ step: RxFlowAnswer.Step, from screen: ScreenID?, in flow: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    let driver = driver(of: screen, in: flow)
    let hasPutOff = executor.world.turns.contains { turn in
      turn.block == .library(RxFlowTurn.step.rawValue)
        && turn.frame.myself.map { self.driver(of: turn.frame.this, in: $0) } == driver
    }
    if hasPutOff || executor.flows.drivers.contains(driver) {
      put(off: .step, [.int(step.step), .list(step.values)], flow, from: screen, &executor)
    } else {
      try deliver(step, from: screen, in: flow, &executor)
    }
  }

  private static func deliver(
    _ step: RxFlowAnswer.Step, from screen: ScreenID?, in flow: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    guard listens(flow, executor) else { return try acceptGone(flow, from: screen, &executor) }
    executor.flows.drivers.append(driver(of: screen, in: flow))
    try accept(step, in: flow, &executor)
    executor.flows.drivers.removeLast()
  }

  static func acceptGone(_ flow: CoordinatorID, from screen: ScreenID?, _ executor: inout StepExecutor)
    throws(StepExecutor.Abort)
  {}

  private static func driver(of screen: ScreenID?, in flow: CoordinatorID) -> RxFlowWork.Driver {
    drivesEachStepper
      ? RxFlowWork.Driver(flow: flow, screen: screen)
      : RxFlowWork.Driver(flow: flow, isOfScreens: screen != nil)
  }

  static func put(
    off turn: RxFlowTurn, _ values: [NavValue], _ flow: CoordinatorID, from screen: ScreenID? = nil,
    _ executor: inout StepExecutor
  ) {
    executor.world.turns.append(
      NavContinuation(
        library: turn.rawValue, frame: NavFrame(myself: flow, this: screen, locals: values)))
  }

  static func resume(_ task: Int, _ frame: NavFrame, _ executor: inout StepExecutor) throws(StepExecutor
    .Abort)
  {
    guard let flow = frame.myself, let turn = RxFlowTurn(rawValue: task) else { return }
    switch turn {
    case .step, .forward:
      guard case .int(let step)? = frame.locals.first, case .list(let values)? = frame.locals.last else {
        return
      }
      let carried = RxFlowAnswer.Step(step: step, values: values)
      if turn == .forward {
        try accept(carried, in: flow, &executor)
      } else {
        try deliver(carried, from: frame.this, in: flow, &executor)
      }
    case .items: if listens(flow, executor) { try take(frame.locals, in: flow, &executor) }
    case .readiness: try becomeReady(flow, &executor)
    }
  }
}
