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
  static func hears(_ screen: ScreenID, _ execution: Execution) -> Bool
  /// A screen that is not heard emits.
  static func miss(_ step: RxFlowAnswer.Step, of screen: ScreenID, _ execution: inout Execution)
  /// A flow's own stepper emits.
  static func emitOwn(_ step: RxFlowAnswer.Step, in flow: CoordinatorID, _ execution: inout Execution)
    throws(Execution.Halt)
  /// A step has come through the gates and drivers of a flow.
  static func accept(_ step: RxFlowAnswer.Step, in flow: CoordinatorID, _ execution: inout Execution)
    throws(Execution.Halt)
  /// A flow does not listen any more, and a stepper of it has emitted.
  static func acceptGone(_ flow: CoordinatorID, from screen: ScreenID?, _ execution: inout Execution)
    throws(Execution.Halt)
  /// A flow is coordinated: its own stepper is listened to from now on.
  static func coordinate(_ flow: CoordinatorID, _ execution: inout Execution) throws(Execution.Halt)
  /// `emit step to self`.
  static func forwardToCurrent(
    _ step: RxFlowAnswer.Step, in flow: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt)
  /// Continues with items at their turn.
  static func take(_ items: [NavValue], in flow: CoordinatorID, _ execution: inout Execution)
    throws(Execution.Halt)
  /// A flow has come to its end by itself.
  static func end(
    _ flow: CoordinatorID, _ result: Int?, _ values: [NavValue], _ execution: inout Execution
  ) throws(Execution.Halt)
  /// The root of a flow has been dismissed.
  static func dismissed(_ flow: CoordinatorID, _ execution: inout Execution) throws(Execution.Halt)
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

  static func isUp(_ slot: RxFlowSlot, _ flow: CoordinatorID, _ execution: Execution) -> Bool {
    execution.world[flow].library[slot.rawValue] == .int(1)
  }

  static func set(_ slot: RxFlowSlot, _ flow: CoordinatorID, to value: Bool, _ execution: inout Execution) {
    execution.world[flow].library[slot.rawValue] = .int(value ? 1 : 0)
  }

  /// Whether a flow can still receive steps; true for a dropped flow while another object retains it.
  static func listens(_ flow: CoordinatorID, _ execution: Execution) -> Bool {
    guard execution.world[flow].isAlive, !execution.world[flow].isFinished else { return false }
    if execution.world[flow].library[RxFlowSlot.isRemoved.rawValue] != .bool(true) {
      return !isUp(.isPending, flow, execution)
    }
    return execution.flows.held.contains(flow) || execution.flows.working.contains(flow)
  }

  // MARK: What is contributed

  static func started(
    _ child: CoordinatorID, _ options: [NavProgram.CommandOption], _ execution: inout Execution
  ) throws(Execution.Halt) {
    let isNew = execution.world[child].root == nil
    if isNew { execution.world[child].root = execution.newStack([], owner: child) }
    if options.contains(.allowStepWhenDismissed) { set(.mark, child, to: true, &execution) }
    guard let answer = execution.flows.answer, answer.flow == execution.world[child].parent else {
      return try coordinate(child, &execution)
    }
    if isNew { set(.isPending, child, to: true, &execution) }
    contributeScreens(&execution)
    execution.flows.answer?.items.append(.coordinator(child))
  }

  /// Registers the screens that the running navigation function has created since the last call, except unregistered
  /// ones.
  static func contributeScreens(_ execution: inout Execution) {
    guard let answer = execution.flows.answer else { return }
    let screens = answer.knownScreens..<execution.world.allScreens.count
    execution.flows.answer?.knownScreens = execution.world.allScreens.count
    for screen in screens.map(ScreenID.init)
    where execution.world[screen].owner == answer.flow && execution.world[screen].tabs == nil
      && execution.world[screen].library.first != .bool(false)
    {
      execution.flows.answer?.items.append(.screen(screen))
    }
  }

  static func shown(
    _ screens: [ScreenID], _ options: [NavProgram.CommandOption], _ execution: inout Execution
  ) {
    for screen in screens {
      if options.contains(.noNavigation) || options.contains(.none) {
        execution.world[screen].library = [.bool(false)]
      }
      if options.contains(.allowStepWhenNotPresented) { execution.world[screen].library = [.bool(true)] }
    }
  }

  // MARK: Steps that are emitted

  static func emit(
    _ step: Int, _ values: [NavValue], to receiver: CoordinatorID, isNamed: Bool, _ frame: NavFrame,
    _ execution: inout Execution
  ) throws(Execution.Halt) {
    let emitted = RxFlowAnswer.Step(step: step, values: values)
    if isNamed {
      try send(emitted, to: receiver, frame, &execution)
    } else if let screen = frame.this {
      try emit(emitted, from: screen, in: receiver, &execution)
    } else if isUp(.isPending, receiver, execution) {
      keep(emitted, for: receiver, &execution)
    } else {
      try emitOwn(emitted, in: receiver, &execution)
    }
  }

  /// A step for a flow that the text names: its own, or its parent, which the function in hand answers.
  private static func send(
    _ step: RxFlowAnswer.Step, to receiver: CoordinatorID, _ frame: NavFrame, _ execution: inout Execution
  ) throws(Execution.Halt) {
    let isAnswer = execution.flows.answer?.flow == frame.myself
    if receiver == frame.myself {
      if isAnswer {
        execution.flows.answer?.toCurrent.append(step)
      } else {
        try forwardToCurrent(step, in: receiver, &execution)
      }
    } else if isAnswer {
      execution.flows.answer?.toParent.append(step)
    } else {
      try accept(step, in: receiver, &execution)
    }
  }

  private static func keep(
    _ step: RxFlowAnswer.Step, for flow: CoordinatorID, _ execution: inout Execution
  ) {
    guard case .list(let kept) = execution.world[flow].library[RxFlowSlot.kept.rawValue] else { return }
    execution.world[flow].library[RxFlowSlot.kept.rawValue] = .list(
      (keepsOneStep ? [] : kept) + [.list([.int(step.step), .list(step.values)])])
  }

  /// Returns the steps that a flow's own stepper has emitted so far, and subscribes to the stepper.
  static func takeKept(
    of flow: CoordinatorID, _ execution: inout Execution
  ) -> [RxFlowAnswer.Step] {
    set(.isPending, flow, to: false, &execution)
    guard case .list(let kept) = execution.world[flow].library[RxFlowSlot.kept.rawValue] else { return [] }
    execution.world[flow].library[RxFlowSlot.kept.rawValue] = .list([])
    return kept.compactMap { value in
      guard case .list(let pair) = value, case .int(let step) = pair[0], case .list(let values) = pair[1]
      else { return nil }
      return RxFlowAnswer.Step(step: step, values: values)
    }
  }

  private static func emit(
    _ step: RxFlowAnswer.Step, from screen: ScreenID, in flow: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    if execution.world[screen].library.first == .bool(false) {
      return drop(step, "its screen is not registered with the flow", &execution)
    }
    guard hears(screen, execution) else { return miss(step, of: screen, &execution) }
    try drive(step, from: screen, in: flow, &execution)
  }

  static func miss(_ step: RxFlowAnswer.Step, of screen: ScreenID, _ execution: inout Execution) {
    drop(step, "its screen is not completely shown, so the flow does not observe it", &execution)
  }

  static func drop(_ step: RxFlowAnswer.Step, _ why: String, _ execution: inout Execution) {
    execution.outputs.append(.dropped("step \(execution.program.steps[step.step].name): \(why)"))
  }

  // MARK: Drivers and turns

  /// Delivers a step through a driver: at once, or in a later turn if the driver is busy or has deferred steps.
  static func drive(
    _ step: RxFlowAnswer.Step, from screen: ScreenID?, in flow: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    let driver = driver(of: screen, in: flow)
    let hasPutOff = execution.world.turns.contains { turn in
      turn.block == .library(RxFlowTurn.step.rawValue)
        && turn.frame.myself.map { self.driver(of: turn.frame.this, in: $0) } == driver
    }
    if hasPutOff || execution.flows.drivers.contains(driver) {
      put(off: .step, [.int(step.step), .list(step.values)], flow, from: screen, &execution)
    } else {
      try deliver(step, from: screen, in: flow, &execution)
    }
  }

  private static func deliver(
    _ step: RxFlowAnswer.Step, from screen: ScreenID?, in flow: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    guard listens(flow, execution) else { return try acceptGone(flow, from: screen, &execution) }
    execution.flows.drivers.append(driver(of: screen, in: flow))
    try accept(step, in: flow, &execution)
    execution.flows.drivers.removeLast()
  }

  static func acceptGone(_ flow: CoordinatorID, from screen: ScreenID?, _ execution: inout Execution)
    throws(Execution.Halt)
  {}

  private static func driver(of screen: ScreenID?, in flow: CoordinatorID) -> RxFlowWork.Driver {
    drivesEachStepper
      ? RxFlowWork.Driver(flow: flow, screen: screen)
      : RxFlowWork.Driver(flow: flow, isOfScreens: screen != nil)
  }

  static func put(
    off turn: RxFlowTurn, _ values: [NavValue], _ flow: CoordinatorID, from screen: ScreenID? = nil,
    _ execution: inout Execution
  ) {
    execution.world.turns.append(
      NavContinuation(
        library: turn.rawValue, frame: NavFrame(myself: flow, this: screen, locals: values)))
  }

  static func resume(_ task: Int, _ frame: NavFrame, _ execution: inout Execution) throws(Execution.Halt) {
    guard let flow = frame.myself, let turn = RxFlowTurn(rawValue: task) else { return }
    switch turn {
    case .step, .forward:
      guard case .int(let step)? = frame.locals.first, case .list(let values)? = frame.locals.last else {
        return
      }
      let carried = RxFlowAnswer.Step(step: step, values: values)
      if turn == .forward {
        try accept(carried, in: flow, &execution)
      } else {
        try deliver(carried, from: frame.this, in: flow, &execution)
      }
    case .items: if listens(flow, execution) { try take(frame.locals, in: flow, &execution) }
    case .readiness: try becomeReady(flow, &execution)
    }
  }
}
