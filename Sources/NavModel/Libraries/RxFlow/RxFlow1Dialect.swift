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
        + "lost (issues 60 and 88)."
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
        + "before its parent handles the steps that the flow has sent to it."
    ),
  ]

  static let keepsOneStep = true
  static let drivesEachStepper = false

  static func hears(_ screen: ScreenID, _ execution: Execution) -> Bool {
    execution.stage(of: screen) == .shown
  }

  static func emitOwn(
    _ step: RxFlowAnswer.Step, in flow: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    let stage = execution.world.stack(of: flow).map { execution.stage(of: $0) }
    guard !isUp(.mark, flow, execution) || stage == .shown else {
      return drop(step, "its flow is not completely shown, so its own stepper is not observed", &execution)
    }
    set(.mark, flow, to: true, &execution)
    try drive(step, from: nil, in: flow, &execution)
  }

  /// The flow's own stepper emits the step, so there is no other receiver.
  static func forwardToCurrent(
    _ step: RxFlowAnswer.Step, in flow: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    try emitOwn(step, in: flow, &execution)
  }

  static func accept(
    _ step: RxFlowAnswer.Step, in flow: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    try nested(&execution) { execution throws(Execution.Halt) in
      let answer = try navigate(to: step, in: flow, &execution) { execution throws(Execution.Halt) in
        try becomeReady(flow, &execution)
      }
      guard let answer else { return }
      let parent = execution.world[flow].parent
      if let end = answer.end { try self.end(flow, end.result, end.values, &execution) }
      if let parent { for step in answer.toParent { try accept(step, in: parent, &execution) } }
      for step in answer.toCurrent { try forwardToCurrent(step, in: flow, &execution) }
      if answer.end == nil { try take(answer.items, in: flow, &execution) }
    }
  }

  static func take(
    _ items: [NavValue], in flow: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    if items.isEmpty { return }
    execution.flows.waiting.append((flow, items))
    if execution.flows.isTrampolining { return }
    execution.flows.isTrampolining = true
    while !execution.flows.waiting.isEmpty {
      let (flow, items) = execution.flows.waiting.removeFirst()
      guard listens(flow, execution) else { continue }
      if case .coordinator(let child)? = items.first { try coordinate(child, &execution) }
      if items.count > 1 { execution.flows.waiting.append((flow, Array(items.dropFirst()))) }
    }
    execution.flows.isTrampolining = false
  }

  static func coordinate(_ flow: CoordinatorID, _ execution: inout Execution) throws(Execution.Halt) {
    for step in takeKept(of: flow, &execution) { try emitOwn(step, in: flow, &execution) }
  }
}
