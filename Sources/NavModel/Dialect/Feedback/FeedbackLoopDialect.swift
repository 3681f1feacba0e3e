/// A state machine with feedbacks: updates are consumed one by one, every state is published, and feedbacks answer it.
///
/// Source: babylonhealth/ReactiveFeedback 0.7 and 0.8 (Floodgate), danielt1263/Cycler, sergdort/CombineFeedback, and
/// the proposal for a base class with actions, mutations and snapshots.
enum FeedbackLoopDialect: NavLibrary {
  static let explanation =
    "A loop of state, events and feedbacks (ReactiveFeedback, Cycler): actions and mutations are updates in one queue, "
    + "every update publishes a state, feedbacks answer states; snapshots are frozen."

  static var traits: NavDialect.Traits {
    var traits = NavDialect.Traits()
    traits.words = [.feedback, .mutate, .snapshot, .publish]
    return traits
  }

  static let switches = [NavDialect.Switch.scheduling, .cancelTakesBack]

  private enum Scheduling: String {
    case floodgate, scheduled, cycler
  }

  private static func scheduling(_ execution: Execution) -> Scheduling {
    guard let known = Scheduling(rawValue: execution.dialect.value(of: .scheduling)) else {
      preconditionFailure("A value of the switch 'scheduling' has no rule.")
    }
    return known
  }

  static func coordinatorValues(branch: NavRoute?) -> [NavValue] { [.none] }

  static func emit(
    _ step: Int, _ values: [NavValue], to receiver: CoordinatorID, isNamed: Bool, _ frame: NavFrame,
    _ execution: inout Execution
  ) throws(Execution.Halt) {
    guard isRunning(receiver, execution) else { return }
    guard scheduling(execution) == .cycler else {
      let sender = FeedbackRules.sender(frame, receiver, execution)
      return try execution.enqueue(.step(step, values, to: receiver, by: sender))
    }
    try update(receiver, "step \(execution.program.steps[step].name)", &execution) {
      execution throws(Execution.Halt) in
      try execution.deliver(step, values, to: receiver)
    }
    try publish(receiver, &execution)
  }

  static func handle(
    _ step: Int, _ values: [NavValue], _ receiver: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    guard isRunning(receiver, execution) else { return }
    execution.changed.append(receiver)
    try execution.deliver(step, values, to: receiver)
    if execution.depth == 0 { try concludeHandler(&execution) }
  }

  static func mutate(
    _ variable: Int, _ value: NavValue, _ coordinator: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    guard isRunning(coordinator, execution) else { return }
    let declaration = execution.program.coordinators[execution.world[coordinator].declaration].variables[
      variable]
    if case .range(let range) = declaration.domain, case .int(let number) = value, !range.contains(number) {
      throw execution.crash(
        "\(declaration.name) left its range \(range.lowerBound)...\(range.upperBound): \(number)")
    }
    execution.world[coordinator].variables[variable] = value
    execution.changed.append(coordinator)
    if execution.depth == 0 { try concludeHandler(&execution) }
  }

  /// A loop that is over or gone is inert.
  private static func isRunning(_ coordinator: CoordinatorID, _ execution: Execution) -> Bool {
    execution.world[coordinator].isAlive && !execution.world[coordinator].isFinished
  }

  /// `finish` stops the loop: its effects end, and what is on its way is never consumed.
  static func finish(
    _ coordinator: CoordinatorID, _ result: Int?, _ values: [NavValue], _ frame: NavFrame,
    _ execution: inout Execution
  ) throws(Execution.Halt) {
    try PlainDialect.finish(coordinator, result, values, frame, &execution)
    try stop(coordinator, &execution)
  }

  private static func stop(
    _ coordinator: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    for running in execution.world.feedbacks where running.coordinator == coordinator {
      FeedbackRules.remove(running, &execution)
    }
    execution.world.queue.removeAll { message in
      switch message {
      case .step(_, _, let receiver, _): receiver == coordinator
      case .mutation(_, _, let owner), .ended(_, let owner): owner == coordinator
      case .event: false
      }
    }
  }

  static func concludeHandler(_ execution: inout Execution) throws(Execution.Halt) {
    for orphan in FeedbackRules.orphans(execution) { try stop(orphan.coordinator, &execution) }
    guard scheduling(execution) != .scheduled else { return try publishChanged(&execution) }
    try execution.handleMessages { execution throws(Execution.Halt) in try publishChanged(&execution) }
  }

  private static func publishChanged(_ execution: inout Execution) throws(Execution.Halt) {
    while let coordinator = FeedbackRules.nextChanged(&execution) { try publish(coordinator, &execution) }
  }

  /// Publishes a state to whoever looks at it, the feedbacks last.
  private static func publish(
    _ coordinator: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    guard isRunning(coordinator, execution) else { return }
    execution.changed.removeAll { $0 == coordinator }
    let declaration = execution.world[coordinator].declaration
    let state = zip(execution.program.coordinators[declaration].variables, execution.state(of: coordinator))
      .compactMap { variable, value in if case .snapshot = variable.domain { nil } else { value } as NavValue?
      }
    execution.outputs.append(.published(coordinator: declaration, state))
    try update(coordinator, nil, &execution) { execution throws(Execution.Halt) in
      try FeedbackRules.look(at: coordinator, &execution) { _, _ in }
    }
  }

  /// Marks that an update is being consumed, so that one that nests in it is told.
  private static func update(
    _ coordinator: CoordinatorID, _ name: String?, _ execution: inout Execution,
    _ body: (inout Execution) throws(Execution.Halt) -> Void
  ) throws(Execution.Halt) {
    if let name, execution.reducing > 0 {
      execution.outputs.append(.nested(coordinator: execution.world[coordinator].declaration, name))
    }
    execution.reducing += 1
    execution.depth += 1
    defer {
      execution.reducing -= 1
      execution.depth -= 1
    }
    if execution.depth > Execution.deepestNesting {
      execution.world.outcome = .recursion
      throw Execution.Halt()
    }
    try body(&execution)
  }
}

extension NavDialect.Switch {
  static let scheduling = Self(
    "scheduling", oneOf: ["floodgate", "scheduled", "cycler"],
    "How updates are consumed. floodgate: at once, one after the other (ReactiveFeedback 0.8, CombineFeedback). scheduled: "
      + "each later, on a queue, so that others come between (ReactiveFeedback to 0.7). cycler: by direct recursion, one "
      + "within the other (Cycler).")
}
