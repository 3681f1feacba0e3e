extension RxFlowLibrary {
  /// Runs the navigation function of a flow, and reports the step; nil if the flow is gone.
  ///
  /// - Parameters:
  ///   - step: The step with its values.
  ///   - flow: The flow.
  ///   - execution: The step of the machine.
  ///   - willTell: A closure that runs before the step is reported.
  /// - Returns: The result of the navigation function.
  /// - Throws: The early end of the step, such as a crash of the app.
  static func navigate(
    to step: RxFlowAnswer.Step, in flow: CoordinatorID, _ execution: inout Execution,
    willTell: (inout Execution) throws(Execution.Halt) -> Void = {
      (_: inout Execution) throws(Execution.Halt) in
    }
  ) throws(Execution.Halt) -> RxFlowAnswer? {
    guard listens(flow, execution) else { return nil }
    contributeScreens(&execution)
    let outer = (execution.flows.answer, execution.request)
    execution.flows.answer = RxFlowAnswer(flow: flow, knownScreens: execution.world.allScreens.count)
    execution.request = nil
    let declaration = execution.world[flow].declaration
    // A flow that does not know the step does nothing, and logs it like any other.
    if let told = execution.broadcast, told.step == step.step, told.values == step.values {
      let trigger = NavProgram.Trigger.step(step.step)
      if told.handledBy.contains(flow),
        !execution.tables.handlers(of: trigger, at: .coordinator(declaration)).isEmpty
      {
        execution.outputs.append(
          .handledTwice(coordinator: declaration, execution.name(of: trigger)))
      }
      execution.broadcast?.handledBy.append(flow)
    }
    _ = try execution.offer(
      .step(step.step), step.values, at: .coordinator(declaration), NavFrame(myself: flow))
    contributeScreens(&execution)
    let answer = execution.flows.answer
    (execution.flows.answer, execution.request) = outer
    execution.flows.answer?.knownScreens = execution.world.allScreens.count
    try willTell(&execution)
    execution.outputs.append(.navigated(coordinator: declaration, step: step.step, step.values))
    return answer
  }

  /// Runs nested work one level deeper, and ends the app if the nesting is too deep.
  static func nested(
    _ execution: inout Execution, _ body: (inout Execution) throws(Execution.Halt) -> Void
  ) throws(Execution.Halt) {
    execution.depth += 1
    if execution.depth > Execution.deepestNesting {
      execution.world.outcome = .recursion
      throw Execution.Halt()
    }
    try body(&execution)
    execution.depth -= 1
  }

  /// Passes a queued step to a flow.
  static func handle(
    _ step: Int, _ values: [NavValue], _ receiver: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    try accept(RxFlowAnswer.Step(step: step, values: values), in: receiver, &execution)
  }

  /// Coordinates the root as soon as it is created; all consequences of a step happen in the same turn.
  static func concludeHandler(_ execution: inout Execution) throws(Execution.Halt) {
    let root = CoordinatorID(0)
    if isUp(.isPending, root, execution) { try coordinate(root, &execution) }
    try execution.handleMessages()
  }

  // MARK: Readiness

  /// Notifies the blocks that wait for a flow; a flow becomes ready again with every step.
  static func becomeReady(
    _ flow: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
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
}
