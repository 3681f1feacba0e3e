/// A state machine with feedbacks: it consumes updates one by one and publishes every state, to which feedbacks
/// react.
///
/// Sources: babylonhealth/ReactiveFeedback 0.7 and 0.8 (Floodgate), andersio/Cycler, sergdort/CombineFeedback, and
/// the proposal for a base class with actions, mutations and snapshots. A snapshot (`StateSnapshot`, `Context`) is a
/// state together with the loop's input. The state never changes; an update that the snapshot sends is applied to the
/// current state of the loop.
enum FeedbackLoopDialect: NavLibrary {
  static let explanation =
    "A loop of state, events and feedbacks (babylonhealth/ReactiveFeedback, andersio/Cycler at "
    + "https://github.com/andersio/Cycler). Steps and 'mutate' are updates, which are reduced as the switch scheduling "
    + "says. Every update publishes a state, to which feedbacks react. A snapshot of a state never changes."

  static var traits: NavDialect.Traits {
    var traits = NavDialect.Traits()
    traits.words = [.feedback, .mutate, .snapshot, .publish]
    return traits
  }

  static let switches = [NavDialect.Switch.scheduling, .cancelTakesBack]

  private enum Scheduling: String {
    case floodgate, scheduled, cycler
  }

  private static func scheduling(_ executor: StepExecutor) -> Scheduling {
    guard let known = Scheduling(rawValue: executor.dialect.value(of: .scheduling)) else {
      preconditionFailure("the switch 'scheduling' has a value that no rule implements")
    }
    return known
  }

  static func coordinatorValues(branch: NavRoute?) -> [NavValue] { FeedbackRules.coordinatorValues }

  static func emit(
    _ step: Int, _ values: [NavValue], to receiver: CoordinatorID, isNamed: Bool, _ frame: NavFrame,
    _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    guard isRunning(receiver, executor) else { return }
    var sender: Int?
    // What names the loop goes by way of its input, whose token no feedback takes back.
    if !isNamed {
      switch FeedbackRules.sender(frame, receiver, executor) {
      case .over: return
      case .feedback(let index): sender = index
      case .none: break
      }
    }
    if scheduling(executor) == .cycler {
      let name = "step \(executor.program.steps[step].name)"
      return try nest(name, in: receiver, &executor) { executor throws(StepExecutor.Abort) in
        try executor.deliver(step, values, to: receiver)
      }
    }
    try executor.enqueue(.step(step, values, to: receiver, by: sender))
    try drain(&executor)
  }

  static func mutate(
    _ variable: Int, _ value: NavValue, _ coordinator: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    guard isRunning(coordinator, executor) else { return }
    if scheduling(executor) == .cycler {
      return try nest("mutate", in: coordinator, &executor) { executor throws(StepExecutor.Abort) in
        try set(variable, value, coordinator, &executor)
      }
    }
    try executor.enqueue(.mutation(variable, value, of: coordinator))
    try drain(&executor)
  }

  static func handle(
    _ step: Int, _ values: [NavValue], _ receiver: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    guard isRunning(receiver, executor) else { return }
    executor.changed.append(receiver)
    try executor.deliver(step, values, to: receiver)
    if executor.depth == 0 { try concludeHandler(&executor) }
  }

  static func handleMutation(
    of variable: Int, _ value: NavValue, _ coordinator: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    guard isRunning(coordinator, executor) else { return }
    try set(variable, value, coordinator, &executor)
    executor.changed.append(coordinator)
    if executor.depth == 0 { try concludeHandler(&executor) }
  }

  private static func set(
    _ variable: Int, _ value: NavValue, _ coordinator: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    let declaration = executor.program.coordinators[executor.world[coordinator].declaration].variables[
      variable]
    if case .range(let range) = declaration.domain.unwrapped, case .int(let number) = value,
      !range.contains(number)
    {
      throw executor.crash(
        "\(declaration.name) is \(number), outside of its range \(range.lowerBound)...\(range.upperBound)")
    }
    executor.world[coordinator].variables[variable] = value
  }

  /// Consumes an update and publishes the result, even during another publication.
  private static func nest(
    _ name: String, in coordinator: CoordinatorID, _ executor: inout StepExecutor,
    _ body: (inout StepExecutor) throws(StepExecutor.Abort) -> Void
  ) throws(StepExecutor.Abort) {
    try executor.viewActual(of: coordinator) { executor throws(StepExecutor.Abort) in
      // What the handler in hand has assigned was published before.
      if executor.reducing == 0 { try publishChanged(&executor) }
      if executor.world[coordinator].library[0] == .none {
        executor.world[coordinator].library[0] = .list([])
      }
      try update(coordinator, name, &executor, body)
      try publish(coordinator, &executor)
    }
  }

  /// A loop that is over or gone is inert.
  private static func isRunning(_ coordinator: CoordinatorID, _ executor: StepExecutor) -> Bool {
    executor.world[coordinator].isAlive && !executor.world[coordinator].isFinished
  }

  /// `finish` stops the loop: its effects end, and waiting updates are never consumed.
  static func finish(
    _ coordinator: CoordinatorID, _ result: Int?, _ values: [NavValue], _ frame: NavFrame,
    _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    try PlainDialect.finish(coordinator, result, values, frame, &executor)
    try stop(coordinator, &executor)
  }

  private static func stop(
    _ coordinator: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    for running in executor.world.feedbacks where running.coordinator == coordinator {
      FeedbackRules.remove(running, &executor)
    }
    executor.world.queue.removeAll { message in
      switch message {
      case .step(_, _, let receiver, _): receiver == coordinator
      case .mutation(_, _, let owner), .ended(_, let owner): owner == coordinator
      case .event: false
      }
    }
  }

  static func concludeHandler(_ executor: inout StepExecutor) throws(StepExecutor.Abort) {
    for orphan in FeedbackRules.orphans(executor) { try stop(orphan.coordinator, &executor) }
    try publishChanged(&executor)
    try drain(&executor)
  }

  /// Consumes the waiting updates, unless each update waits for a turn of its own, or an update is being consumed.
  ///
  /// Source: `process(_:for:)` of ReactiveFeedback's `Floodgate`, which drains the queue before it returns, unless
  /// the caller is inside a publication.
  private static func drain(_ executor: inout StepExecutor) throws(StepExecutor.Abort) {
    guard scheduling(executor) != .scheduled, executor.reducing == 0 else { return }
    let isFloodgate = scheduling(executor) == .floodgate
    if isFloodgate { executor.reducing += 1 }
    defer { if isFloodgate { executor.reducing -= 1 } }
    try executor.handleMessages { executor throws(StepExecutor.Abort) in try publishChanged(&executor) }
  }

  private static func publishChanged(_ executor: inout StepExecutor) throws(StepExecutor.Abort) {
    while let coordinator = FeedbackRules.nextChanged(&executor) { try publish(coordinator, &executor) }
  }

  /// Publishes a state to the observers, the feedbacks last.
  private static func publish(
    _ coordinator: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    guard isRunning(coordinator, executor) else { return }
    executor.changed.removeAll { $0 == coordinator }
    let declaration = executor.world[coordinator].declaration
    let state = zip(executor.program.coordinators[declaration].variables, executor.state(of: coordinator))
      .compactMap { variable, value in if case .snapshot = variable.domain { nil } else { value } as NavValue?
      }
    executor.outputs.append(.published(coordinator: declaration, state))
    try update(coordinator, nil, &executor) { executor throws(StepExecutor.Abort) in
      try show(coordinator, &executor)
    }
  }

  /// Notifies the feedbacks of a state.
  ///
  /// The feedbacks of Cycler subscribe to the current state one after another, so a later feedback does not receive
  /// states from before its subscription. Source: `FeedbackLoop.init` of andersio/Cycler.
  private static func show(
    _ coordinator: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    func look(_ positions: Range<Int>?, _ executor: inout StepExecutor) throws(StepExecutor.Abort) {
      try FeedbackRules.look(at: coordinator, positions: positions, &executor) { _, _ in }
    }
    if case .int(let subscribed)? = executor.world[coordinator].library.dropFirst(2).first {
      return try look(0..<subscribed, &executor)
    }
    guard scheduling(executor) == .cycler, executor.world[coordinator].library[0] == .none else {
      return try look(nil, &executor)
    }
    executor.world[coordinator].library.append(.int(0))
    for position in 0..<FeedbackRules.count(of: coordinator, executor) {
      executor.world[coordinator].library[2] = .int(position + 1)
      try look(position..<position + 1, &executor)
    }
    executor.world[coordinator].library[2...] = []
    executor.world[coordinator].library[0] = .list(executor.state(of: coordinator))
  }

  /// Marks that an update is being consumed, so that a nested update is reported.
  private static func update(
    _ coordinator: CoordinatorID, _ name: String?, _ executor: inout StepExecutor,
    _ body: (inout StepExecutor) throws(StepExecutor.Abort) -> Void
  ) throws(StepExecutor.Abort) {
    if let name, executor.reducing > 0 {
      executor.outputs.append(.nested(coordinator: executor.world[coordinator].declaration, name))
    }
    executor.reducing += 1
    executor.depth += 1
    defer {
      executor.reducing -= 1
      executor.depth -= 1
    }
    if executor.depth > StepExecutor.deepestNesting {
      executor.world.outcome = .recursion
      throw StepExecutor.Abort()
    }
    try body(&executor)
  }
}

extension NavDialect.Switch {
  static let scheduling = Self(
    "scheduling", oneOf: ["floodgate", "scheduled", "cycler"],
    "The time at which an update is reduced. floodgate: at once, one update after another (ReactiveFeedback 0.8, "
      + "CombineFeedback). scheduled: later, on a queue, where other updates may come first (ReactiveFeedback up to "
      + "0.7). cycler: by direct recursion, one update inside another (Cycler).")
}
