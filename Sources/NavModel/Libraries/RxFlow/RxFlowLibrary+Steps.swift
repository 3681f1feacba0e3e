extension RxFlowLibrary {
  /// Runs the navigation function of a flow, and reports the step; nil if the flow is gone.
  ///
  /// - Parameters:
  ///   - step: The step with its values.
  ///   - flow: The flow.
  ///   - executor: The step of the machine.
  ///   - willTell: A closure that runs before the step is reported.
  /// - Returns: The result of the navigation function.
  /// - Throws: The early end of the step, such as a crash of the app.
  static func navigate(
    to step: RxFlowAnswer.Step, in flow: CoordinatorID, _ executor: inout StepExecutor,
    willTell: (inout StepExecutor) throws(StepExecutor.Abort) -> Void = {
      (_: inout StepExecutor) throws(StepExecutor.Abort) in
    }
  ) throws(StepExecutor.Abort) -> RxFlowAnswer? {
    guard listens(flow, executor) else { return nil }
    contributeScreens(&executor)
    let outer = (executor.flows.answer, executor.request)
    executor.flows.answer = RxFlowAnswer(flow: flow, knownScreens: executor.world.screensUntracked.count)
    executor.request = nil
    let declaration = executor.world[flow].declaration
    // A flow that does not know the step does nothing, and logs it like any other.
    if let told = executor.broadcast, told.step == step.step, told.values == step.values {
      let trigger = NavProgram.Trigger.step(step.step)
      if told.handledBy.contains(flow),
        !executor.tables.handlers(of: trigger, at: .coordinator(declaration)).isEmpty
      {
        executor.outputs.append(
          .handledTwice(coordinator: declaration, executor.name(of: trigger)))
      }
      executor.broadcast?.handledBy.append(flow)
    }
    _ = try executor.offer(
      .step(step.step), step.values, at: .coordinator(declaration), NavFrame(myself: flow))
    contributeScreens(&executor)
    let answer = executor.flows.answer
    (executor.flows.answer, executor.request) = outer
    executor.flows.answer?.knownScreens = executor.world.screensUntracked.count
    try willTell(&executor)
    executor.outputs.append(.navigated(coordinator: declaration, step: step.step, step.values))
    return answer
  }

  /// Runs nested work one level deeper, and ends the app if the nesting is too deep.
  static func nested(
    _ executor: inout StepExecutor, _ body: (inout StepExecutor) throws(StepExecutor.Abort) -> Void
  ) throws(StepExecutor.Abort) {
    executor.depth += 1
    if executor.depth > StepExecutor.deepestNesting {
      executor.world.outcome = .recursion
      throw StepExecutor.Abort()
    }
    try body(&executor)
    executor.depth -= 1
  }

  /// Passes a queued step to a flow.
  static func handle(
    _ step: Int, _ values: [NavValue], _ receiver: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    try accept(RxFlowAnswer.Step(step: step, values: values), in: receiver, &executor)
  }

  /// Coordinates the root as soon as it is created; all consequences of a step happen in the same turn.
  static func concludeHandler(_ executor: inout StepExecutor) throws(StepExecutor.Abort) {
    let root = CoordinatorID(0)
    if isUp(.isPending, root, executor) { try coordinate(root, &executor) }
    try executor.handleMessages()
  }

  // MARK: Readiness

  /// Notifies the blocks that wait for a flow; a flow becomes ready again with every step.
  static func becomeReady(
    _ flow: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    for index in executor.world.readiness.indices {
      executor.world.readiness[index].flows.removeAll { $0 == flow }
    }
    let ready = executor.world.readiness.filter(\.flows.isEmpty)
    executor.world.readiness.removeAll(where: \.flows.isEmpty)
    for waiting in ready { try executor.run(waiting.continuation) }
  }

  static func whenReady(
    _ flows: [CoordinatorID], _ continuation: NavContinuation, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    executor.world.readiness.append(NavReadinessBlock(flows: flows, continuation: continuation))
  }
}
