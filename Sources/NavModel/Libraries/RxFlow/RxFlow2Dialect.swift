/// RxFlow 2.
///
/// Source: RxSwiftCommunity/RxFlow at versions 2.0 to 2.13.2; where they differ, 2.13.2.
enum RxFlow2Dialect: RxFlowLibrary {
  static let explanation =
    "RxFlow 2: steps are handled one after another, and the further items of a step in later turns of the main queue. "
    + "The steps of a flow's own stepper always count. A flow is ready when the flows that it starts are ready."

  static var traits: NavDialect.Traits {
    var traits = NavDialect.Traits()
    traits.words = [.whenReady, .navigate, .broadcast, .adapt]
    traits.stepReceivers = ["self", "parent"]
    traits.followsViews = true
    return traits
  }

  static let rules: [(name: String, text: String)] = [
    (
      "order",
      "The scheduler of the current thread handles steps one after another. A step for the parent is sent before the "
        + "items are returned. The second and further items of a step come in later turns of the main queue, and so "
        + "does a step for the current flow (version 2.12.4)."
    ),
    (
      "adapt",
      "Each step first goes through the flow's 'on adapt' handler, if there is one (version 2.7; deep links since "
        + "2.9). In this handler, 'adapt to step' continues with the step, and 'adapt to other' replaces it, at once "
        + "or when an effect answers. The step is lost if the handler executes neither statement, and starts no effect "
        + "whose answer does."
    ),
    (
      "screens",
      "Steps of a screen are handled from its appearance until its disappearance, or always if it was pushed with "
        + "allowStepWhenNotPresented. Steps of its 'on start' and of the first 'on willAppear' come before its appearance. The "
        + "callbacks of its view come after the code that runs, so all steps of one handler are handled or lost alike. The "
        + "buttons of an alert emit as the screen below it."
    ),
    ("flows", "Steps of a flow's own stepper are always handled, so a covered flow can be closed."),
    (
      "readiness",
      "A flow is reported as ready after each step. If the step has started flows, the report waits until all of them "
        + "are ready."
    ),
    (
      "dismissal",
      "A dismissal is detected when the root's view has disappeared because it was dismissed or removed from its "
        + "container. The flow is removed with all its children, unless it was started with "
        + "allowStepWhenDismissed, or embeddedRootsAreDismissed is off. The end of the main flow removes only its children. "
        + "A root that leaves the window for another one is not dismissed."
    ),
    (
      "deep links",
      "A deep link is broadcast to a flow first, and then to all children that the flow has by then (issue 162). The "
        + "children come in any order, since the library keeps them in a dictionary."
    ),
  ]

  static let switches = [NavDialect.Switch.embeddedRootsAreDismissed, .newStepCancelsAdapt]

  static let keepsOneStep = false
  static let drivesEachStepper = false

  static func hears(_ screen: ScreenID, _ executor: StepExecutor) -> Bool {
    if executor.world[screen].library == [.bool(true)] { return true }
    if executor.flows.gate == .starting { return false }
    if let next = next([.didAppear, .didDisappear], of: screen, executor) {
      // During a swipe back that is cancelled, the screen has not disappeared.
      return next.kind == .didDisappear || next.before == .leaving
    }
    let stage = executor.stage(of: screen)
    return stage == .shown || stage == .leaving
  }

  static func emitOwn(
    _ step: RxFlowAnswer.Step, in flow: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    try accept(step, in: flow, &executor)
  }

  static func forwardToCurrent(
    _ step: RxFlowAnswer.Step, in flow: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    put(off: .forward, [.int(step.step), .list(step.values)], flow, &executor)
  }

  // MARK: Steps

  /// Handles a step, or queues it if a step is being handled.
  static func accept(
    _ step: RxFlowAnswer.Step, in flow: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    guard listens(flow, executor) else { return }
    try executor.enqueue(.step(step.step, step.values, to: flow))
    if executor.flows.isTrampolining { return }
    try trampoline(&executor)
  }

  private static func trampoline(_ executor: inout StepExecutor) throws(StepExecutor.Abort) {
    executor.flows.isTrampolining = true
    try executor.handleMessages()
    executor.flows.isTrampolining = false
  }

  /// Queues a step; each coordinator has one step at a time on the scheduler, and its further steps follow those of
  /// others.
  static func handle(
    _ step: Int, _ values: [NavValue], _ receiver: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    let outer = executor.flows.isTrampolining
    executor.flows.isTrampolining = true
    let further = takeMessages(to: receiver, &executor)
    try adapt(RxFlowAnswer.Step(step: step, values: values), in: receiver, &executor)
    executor.world.queue += further + takeMessages(to: receiver, &executor)
    executor.flows.isTrampolining = outer
  }

  private static func takeMessages(
    to flow: CoordinatorID, _ executor: inout StepExecutor
  ) -> [NavMessage] {
    let isFor = { (message: NavMessage) in
      if case .step(_, _, flow, _) = message { true } else { false }
    }
    let found = executor.world.queue.filter(isFor)
    if !found.isEmpty { executor.world.queue.removeAll(where: isFor) }
    return found
  }

  static func navigate(
    to step: RxFlowAnswer.Step, in flow: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    try nested(&executor) { executor throws(StepExecutor.Abort) in
      guard let answer = try navigate(to: step, in: flow, &executor, willTell: { _ in }) else { return }
      for step in answer.toCurrent { try forwardToCurrent(step, in: flow, &executor) }
      if let parent = executor.world[flow].parent {
        for step in answer.toParent { try accept(step, in: parent, &executor) }
      }
      if let end = answer.end { try self.end(flow, end.result, end.values, &executor) }
      guard !isGone(flow, executor) else { return }
      let started = answer.items.compactMap { item -> CoordinatorID? in
        if case .coordinator(let child) = item { child } else { nil }
      }
      if started.isEmpty {
        try becomeReady(flow, &executor)
      } else {
        let readiness = NavContinuation(library: RxFlowTurn.readiness.rawValue, frame: NavFrame(myself: flow))
        let awaited = NavReadinessBlock(flows: started, continuation: readiness)
        // To wait for the same flows twice comes to the same: a flow that is ready already gets nothing new.
        if !executor.world.readiness.contains(awaited) { executor.world.readiness.append(awaited) }
      }
      try take(answer.items, in: flow, &executor)
    }
  }

  /// Whether a flow was let go and nothing but its own work holds it.
  private static func isGone(_ flow: CoordinatorID, _ executor: StepExecutor) -> Bool {
    executor.world[flow].isFinished
      || executor.world[flow].library[RxFlowSlot.isRemoved.rawValue] == .bool(true)
        && !executor.flows.held.contains(flow)
  }

  static func take(
    _ items: [NavValue], in flow: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    if case .coordinator(let child)? = items.first { try coordinate(child, &executor) }
    if items.count > 1 { put(off: .items, Array(items.dropFirst()), flow, &executor) }
  }

  static func coordinate(_ flow: CoordinatorID, _ executor: inout StepExecutor) throws(StepExecutor.Abort) {
    for step in takeKept(of: flow, &executor) {
      try executor.enqueue(.step(step.step, step.values, to: flow))
    }
    if !executor.flows.isTrampolining { try trampoline(&executor) }
  }

  // MARK: Deep links

  /// A deep link: nothing gates it.
  static func broadcast(
    _ step: Int, _ values: [NavValue], _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    let outer = executor.broadcast
    executor.broadcast = (step, values, [])
    try broadcast(RxFlowAnswer.Step(step: step, values: values), to: CoordinatorID(0), &executor)
    executor.broadcast = outer
  }

  private static func broadcast(
    _ step: RxFlowAnswer.Step, to flow: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    try accept(step, in: flow, &executor)
    let visited = executor.world[flow].children.filter { listens($0, executor) }
    var left = visited
    let outer = executor.flows.held
    executor.flows.held += visited
    while !left.isEmpty {
      let next = left.count == 1 ? 0 : executor.choices.choose(among: left.count)
      try broadcast(step, to: left.remove(at: next), &executor)
    }
    executor.flows.held = outer
    for child in visited where executor.world[child].library[RxFlowSlot.isRemoved.rawValue] == .bool(true) {
      remove(child, &executor)
    }
  }

  // MARK: The end of a flow

  /// The main flow's end takes its children and leaves it listening.
  static func end(
    _ flow: CoordinatorID, _ result: Int?, _ values: [NavValue], _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    for child in executor.world[flow].children { remove(child, &executor) }
    if flow != CoordinatorID(0) {
      try PlainDialect.finish(flow, result, values, NavFrame(myself: flow), &executor)
      remove(flow, &executor)
    }
  }

  static func dismissed(_ flow: CoordinatorID, _ executor: inout StepExecutor) throws(StepExecutor.Abort) {
    if !executor.dialect[.embeddedRootsAreDismissed] || isUp(.mark, flow, executor) { return }
    remove(flow, &executor)
    executor.updateLiveness()
  }
}

extension NavDialect.Switch {
  static let embeddedRootsAreDismissed = Self(
    "embeddedRootsAreDismissed", true,
    "A flow whose root is in a navigation controller ends when that controller is dismissed. Off: as before version "
      + "2.13.1, which detected only the dismissal of the root itself, so that the flow leaked (pull request 169, "
      + "issue 197).")
}
