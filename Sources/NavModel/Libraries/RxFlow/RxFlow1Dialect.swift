/// RxFlow 1.1 to 1.6.
///
/// Source: RxSwiftCommunity/RxFlow at versions 1.1 to 1.6.2; where they differ, 1.6.2.
enum RxFlow1Dialect: RxFlowLibrary {
  static let explanation =
    "RxFlow 1.1 to 1.6: steps are handled by recursion, and the items of a step one at a time. The steps of a screen "
    + "count from its appearance until it begins to leave. A flow ends by 'finish', or when its root is dismissed."

  static let rules: [(name: String, text: String)] = [
    (
      "order",
      "A step is handled as soon as it is emitted. While the flow handles a step from the same source (its own "
        + "stepper, or its screens), or such a step waits, the step waits for a later turn of the main queue. The items "
        + "of a step join the end of one queue, which is processed one item at a time."
    ),
    (
      "screens",
      "Steps of a screen are handled from its appearance until it begins to leave. Earlier and later steps are "
        + "lost (issues 60 and 88), as are those of its 'on start'. The callbacks of its view come after the code that "
        + "runs, so all steps of one handler are handled or lost alike. The buttons of an alert emit as the screen below it."
    ),
    (
      "flows",
      "The first step of a flow's own stepper that the library receives is always handled, and later steps only while "
        + "the flow is visible. Of the steps that the stepper emits earlier, the library receives only the last."
    ),
    (
      "readiness",
      "A flow is reported as ready with every step, when its navigation function has returned and before the items "
        + "are processed."
    ),
    (
      "dismissal",
      "A dismissal is detected when the root's view has disappeared because it was dismissed or removed from its "
        + "container. The flow is then removed with all its children. A flow that finishes is removed in the same way, "
        + "before its parent handles the steps that the flow has sent to it. A root that leaves the window for another one "
        + "is not dismissed."
    ),
    (
      "versions",
      "The rules are those of 1.6.2. Up to 1.6.1, a stepper that has not emitted yet makes its flow ready by an empty "
        + "step, a flow that ends leaves its children, and its parent handles the flow's steps before the flow is removed. "
        + "Up to 1.5, a dismissal counts from its beginning, also if the user then cancels it."
    ),
  ]

  static var traits: NavDialect.Traits {
    var traits = NavDialect.Traits()
    traits.words = [.whenReady, .navigate]
    traits.stepReceivers = ["self", "parent"]
    traits.followsViews = true
    return traits
  }

  static let keepsOneStep = true
  static let drivesEachStepper = false

  static func hears(_ screen: ScreenID, _ executor: StepExecutor) -> Bool {
    if executor.flows.gate == .starting { return false }
    if let next = next([.didAppear, .willDisappear], of: screen, executor) {
      return next.kind == .willDisappear
    }
    return executor.stage(of: screen) == .shown
  }

  static func emitOwn(
    _ step: RxFlowAnswer.Step, in flow: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    let stage = executor.world.stack(of: flow, in: executor.program).map { executor.stage(of: $0) }
    guard !isUp(.mark, flow, executor) || stage == .shown else {
      return drop(step, "its flow is not completely shown, so its own stepper is not observed", &executor)
    }
    set(.mark, flow, to: true, &executor)
    try drive(step, from: nil, in: flow, &executor)
  }

  /// The flow's own stepper emits the step, so there is no other receiver.
  static func forwardToCurrent(
    _ step: RxFlowAnswer.Step, in flow: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    try emitOwn(step, in: flow, &executor)
  }

  static func accept(
    _ step: RxFlowAnswer.Step, in flow: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    try nested(&executor) { executor throws(StepExecutor.Abort) in
      let answer = try navigate(to: step, in: flow, &executor) { executor throws(StepExecutor.Abort) in
        try becomeReady(flow, &executor)
      }
      guard let answer else { return }
      let parent = executor.world[flow].parent
      if let end = answer.end { try self.end(flow, end.result, end.values, &executor) }
      if let parent { for step in answer.toParent { try accept(step, in: parent, &executor) } }
      for step in answer.toCurrent { try forwardToCurrent(step, in: flow, &executor) }
      if answer.end == nil { try take(answer.items, in: flow, &executor) }
    }
  }

  static func take(
    _ items: [NavValue], in flow: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    if items.isEmpty { return }
    executor.flows.waiting.append((flow, items))
    if executor.flows.isTrampolining { return }
    executor.flows.isTrampolining = true
    while !executor.flows.waiting.isEmpty {
      let (flow, items) = executor.flows.waiting.removeFirst()
      guard listens(flow, executor) else { continue }
      if case .coordinator(let child)? = items.first { try coordinate(child, &executor) }
      if items.count > 1 { executor.flows.waiting.append((flow, Array(items.dropFirst()))) }
    }
    executor.flows.isTrampolining = false
  }

  static func coordinate(_ flow: CoordinatorID, _ executor: inout StepExecutor) throws(StepExecutor.Abort) {
    for step in takeKept(of: flow, &executor) { try emitOwn(step, in: flow, &executor) }
  }
}
