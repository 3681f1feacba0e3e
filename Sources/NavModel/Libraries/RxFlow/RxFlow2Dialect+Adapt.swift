/// `adapt(step:)`: the conversion of a step by a flow before the flow navigates to it.
///
/// Effects that the conversion starts without an answer keep the step, as a `Single` would. The first `adapt to` in a
/// handler of their outcomes is the answer.
///
/// Source: FlowCoordinator.swift and Flow.swift of RxFlow 2.7.0 to 2.13.2.
extension RxFlow2Dialect {
  static func adapt(
    _ step: RxFlowAnswer.Step, in flow: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    guard listens(flow, executor) else { return }
    if executor.dialect[.newStepCancelsAdapt] {
      for waiting in executor.world.cancelAdapts(of: flow) {
        drop(waiting, "another step came while the flow was still adapting this one", &executor)
      }
    }
    var earlier = executor.world.effects
    let outer = executor.flows.adapting
    executor.flows.adapting = (step, nil)
    let owner = NavProgram.Owner.coordinator(executor.world[flow].declaration)
    var handling = StepExecutor.Handling.undeclared
    try nested(&executor) { executor throws(StepExecutor.Abort) in
      handling = try executor.offer(.adapt(step.step), step.values, at: owner, NavFrame(myself: flow))
    }
    let answer = executor.flows.adapting?.answer
    executor.flows.adapting = outer
    if handling != .handled {
      try navigate(to: step, in: flow, &executor)
    } else if let answer {
      try navigate(to: answer, in: flow, &executor)
    } else {
      for index in executor.world.effects.indices {
        if let known = earlier.firstIndex(of: executor.world.effects[index]) {
          earlier.remove(at: known)
        } else {
          executor.world.effects[index].library = [.coordinator(flow), .int(step.step), .list(step.values)]
        }
      }
    }
  }

  static func adapt(
    to step: Int?, _ values: [NavValue], _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    let named = step.map { RxFlowAnswer.Step(step: $0, values: values) }
    if let adapting = executor.flows.adapting {
      executor.flows.adapting?.answer = adapting.answer ?? named ?? adapting.step
    } else if let answered = executor.answered, let waiting = answered.effect.adapted {
      executor.answered = nil
      if answered.goesOn, let index = executor.world.effects.firstIndex(of: answered.effect) {
        executor.world.effects.remove(at: index)
      }
      try navigate(to: named ?? waiting.step, in: waiting.flow, &executor)
    } else {
      executor.outputs.append(.dropped("adapt: no step is waiting to be adapted"))
    }
  }
}

extension NavWorld {
  /// Ends the effects by which a flow adapts steps.
  ///
  /// - Parameter flow: The flow.
  /// - Returns: The steps that waited for them, each once.
  @discardableResult
  mutating func cancelAdapts(of flow: CoordinatorID) -> [RxFlowAnswer.Step] {
    let kept = effects.filter { $0.adapted?.flow != flow }
    if kept.count == effects.count { return [] }
    var steps: [RxFlowAnswer.Step] = []
    for step in effects.compactMap({ $0.adapted?.flow == flow ? $0.adapted?.step : nil })
    where !steps.contains(step) {
      steps.append(step)
    }
    effects = kept
    return steps
  }
}

extension NavRunningEffect {
  /// The step that waits for its answer, and the flow that adapts it.
  fileprivate var adapted: (flow: CoordinatorID, step: RxFlowAnswer.Step)? {
    guard library.count == 3, case .coordinator(let flow) = library[0], case .int(let step) = library[1],
      case .list(let values) = library[2]
    else { return nil }
    return (flow, RxFlowAnswer.Step(step: step, values: values))
  }
}

extension NavDialect.Switch {
  static let newStepCancelsAdapt = Self(
    "newStepCancelsAdapt", false,
    "A new step cancels the step that the flow is still adapting. On: as before version 2.13.0 (flatMapLatest in "
      + "FlowCoordinator; flatMap since commit 5e996b1). Off: both steps go on, and the later step may finish first."
  )
}
