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

  private static func scheduling(_ execution: Execution) -> Scheduling {
    guard let known = Scheduling(rawValue: execution.dialect.value(of: .scheduling)) else {
      preconditionFailure("the switch 'scheduling' has a value that no rule implements")
    }
    return known
  }

  static func coordinatorValues(branch: NavRoute?) -> [NavValue] { FeedbackRules.coordinatorValues }

  static func emit(
    _ step: Int, _ values: [NavValue], to receiver: CoordinatorID, isNamed: Bool, _ frame: NavFrame,
    _ execution: inout Execution
  ) throws(Execution.Halt) {
    guard isRunning(receiver, execution) else { return }
    var sender: Int?
    // What names the loop goes by way of its input, whose token no feedback takes back.
    if !isNamed {
      switch FeedbackRules.sender(frame, receiver, execution) {
      case .over: return
      case .feedback(let index): sender = index
      case .none: break
      }
    }
    if scheduling(execution) == .cycler {
      let name = "step \(execution.program.steps[step].name)"
      return try nest(name, in: receiver, &execution) { execution throws(Execution.Halt) in
        try execution.deliver(step, values, to: receiver)
      }
    }
    try execution.enqueue(.step(step, values, to: receiver, by: sender))
    try drain(&execution)
  }

  static func mutate(
    _ variable: Int, _ value: NavValue, _ coordinator: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    guard isRunning(coordinator, execution) else { return }
    if scheduling(execution) == .cycler {
      return try nest("mutate", in: coordinator, &execution) { execution throws(Execution.Halt) in
        try set(variable, value, coordinator, &execution)
      }
    }
    try execution.enqueue(.mutation(variable, value, of: coordinator))
    try drain(&execution)
  }

  static func handle(
    _ step: Int, _ values: [NavValue], _ receiver: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    guard isRunning(receiver, execution) else { return }
    execution.changed.append(receiver)
    try execution.deliver(step, values, to: receiver)
    if execution.depth == 0 { try concludeHandler(&execution) }
  }

  static func handleMutation(
    of variable: Int, _ value: NavValue, _ coordinator: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    guard isRunning(coordinator, execution) else { return }
    try set(variable, value, coordinator, &execution)
    execution.changed.append(coordinator)
    if execution.depth == 0 { try concludeHandler(&execution) }
  }

  private static func set(
    _ variable: Int, _ value: NavValue, _ coordinator: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    let declaration = execution.program.coordinators[execution.world[coordinator].declaration].variables[
      variable]
    if case .range(let range) = declaration.domain.unwrapped, case .int(let number) = value,
      !range.contains(number)
    {
      throw execution.crash(
        "\(declaration.name) is \(number), outside of its range \(range.lowerBound)...\(range.upperBound)")
    }
    execution.world[coordinator].variables[variable] = value
  }

  /// Consumes an update and publishes the result, even during another publication.
  private static func nest(
    _ name: String, in coordinator: CoordinatorID, _ execution: inout Execution,
    _ body: (inout Execution) throws(Execution.Halt) -> Void
  ) throws(Execution.Halt) {
    try execution.viewActual(of: coordinator) { execution throws(Execution.Halt) in
      // What the handler in hand has assigned was published before.
      if execution.reducing == 0 { try publishChanged(&execution) }
      if execution.world[coordinator].library[0] == .none {
        execution.world[coordinator].library[0] = .list([])
      }
      try update(coordinator, name, &execution, body)
      try publish(coordinator, &execution)
    }
  }

  /// A loop that is over or gone is inert.
  private static func isRunning(_ coordinator: CoordinatorID, _ execution: Execution) -> Bool {
    execution.world[coordinator].isAlive && !execution.world[coordinator].isFinished
  }

  /// `finish` stops the loop: its effects end, and waiting updates are never consumed.
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
    try publishChanged(&execution)
    try drain(&execution)
  }

  /// Consumes the waiting updates, unless each update waits for a turn of its own, or an update is being consumed.
  ///
  /// Source: `process(_:for:)` of ReactiveFeedback's `Floodgate`, which drains the queue before it returns, unless
  /// the caller is inside a publication.
  private static func drain(_ execution: inout Execution) throws(Execution.Halt) {
    guard scheduling(execution) != .scheduled, execution.reducing == 0 else { return }
    let isFloodgate = scheduling(execution) == .floodgate
    if isFloodgate { execution.reducing += 1 }
    defer { if isFloodgate { execution.reducing -= 1 } }
    try execution.handleMessages { execution throws(Execution.Halt) in try publishChanged(&execution) }
  }

  private static func publishChanged(_ execution: inout Execution) throws(Execution.Halt) {
    while let coordinator = FeedbackRules.nextChanged(&execution) { try publish(coordinator, &execution) }
  }

  /// Publishes a state to the observers, the feedbacks last.
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
      try show(coordinator, &execution)
    }
  }

  /// Notifies the feedbacks of a state.
  ///
  /// The feedbacks of Cycler subscribe to the current state one after another, so a later feedback does not receive
  /// states from before its subscription. Source: `FeedbackLoop.init` of andersio/Cycler.
  private static func show(
    _ coordinator: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    func look(_ positions: Range<Int>?, _ execution: inout Execution) throws(Execution.Halt) {
      try FeedbackRules.look(at: coordinator, positions: positions, &execution) { _, _ in }
    }
    if case .int(let subscribed)? = execution.world[coordinator].library.dropFirst(2).first {
      return try look(0..<subscribed, &execution)
    }
    guard scheduling(execution) == .cycler, execution.world[coordinator].library[0] == .none else {
      return try look(nil, &execution)
    }
    execution.world[coordinator].library.append(.int(0))
    for position in 0..<FeedbackRules.count(of: coordinator, execution) {
      execution.world[coordinator].library[2] = .int(position + 1)
      try look(position..<position + 1, &execution)
    }
    execution.world[coordinator].library[2...] = []
    execution.world[coordinator].library[0] = .list(execution.state(of: coordinator))
  }

  /// Marks that an update is being consumed, so that a nested update is reported.
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
    "The time at which an update is reduced. floodgate: at once, one update after another (ReactiveFeedback 0.8, "
      + "CombineFeedback). scheduled: later, on a queue, where other updates may come first (ReactiveFeedback up to "
      + "0.7). cycler: by direct recursion, one update inside another (Cycler).")
}
