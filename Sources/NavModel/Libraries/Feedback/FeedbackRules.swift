/// The rules that the libraries with feedbacks share: the states of a coordinator start, continue and end its
/// feedbacks.
///
/// A coordinator stores the last state that its feedbacks have received, then the last control of each feedback.
///
/// Sources: `Feedback.swift` of babylonhealth/ReactiveFeedback 0.6.0 and 0.10.0 (`lensing`, `skippingRepeated`, and
/// `predicate` for `latest when`); `positiveEdgeTrigger` and `systemBootstrapped` of andersio/Cycler, of which the
/// first is `predicate` and `firstValueAfterNil` of sergdort/CombineFeedback; ReactiveSwift's pull request 713 for
/// `first`.
enum FeedbackRules {
  /// The reaction of a library to the end of a feedback.
  typealias Ending = (NavRunningFeedback, inout StepExecutor) throws(StepExecutor.Abort) -> Void

  /// The sender of a step.
  enum Sender {
    case none
    /// A feedback that is running, by its index in ``NavProgram/feedbacks``.
    case feedback(Int)
    /// A feedback that was replaced or has ended, so that its events are lost.
    case over
  }

  /// The values that the library stores in a new coordinator.
  static let coordinatorValues: [NavValue] = [.none, .list([])]

  /// The number of feedbacks of a coordinator.
  static func count(of coordinator: CoordinatorID, _ executor: StepExecutor) -> Int {
    let declaration = executor.world[coordinator].declaration
    return executor.program.feedbacks.count { $0.coordinator == declaration }
  }

  /// Notifies the feedbacks of a coordinator of its state, in the order of declaration.
  ///
  /// - Parameters:
  ///   - coordinator: The coordinator.
  ///   - positions: The positions of the feedbacks to notify; nil for all, after which the state counts as received.
  ///   - executor: The step.
  ///   - ending: The reaction of the library to the end of a feedback.
  /// - Throws: The end of the step, if the app ends in it.
  static func look(
    at coordinator: CoordinatorID, positions: Range<Int>? = nil, _ executor: inout StepExecutor,
    ending: Ending
  ) throws(StepExecutor.Abort) {
    let last = executor.world[coordinator].library[0]
    let state = NavValue.list(executor.state(of: coordinator))
    let variables = executor.world[coordinator].variables
    let declaration = executor.world[coordinator].declaration
    var position = 0
    for (index, feedback) in executor.program.feedbacks.enumerated()
    where feedback.coordinator == declaration {
      defer { position += 1 }
      if let positions, !positions.contains(position) { continue }
      try executor.view(variables, of: coordinator) { executor throws(StepExecutor.Abort) in
        let control = try control(of: feedback, coordinator, &executor)
        let before = remember(control, of: feedback, at: position, coordinator, &executor)
        let running = executor.world.feedbacks.first {
          $0.feedback == index && $0.coordinator == coordinator
        }
        let isReplaced: Bool
        var begins = control != .none
        switch feedback.strategy {
        case .first:
          isReplaced = false
          begins = begins && running == nil
        case .latest, .predicate, .lensing: isReplaced = true
        case .skippingRepeated:
          isReplaced = before != control
          begins = begins && isReplaced
        case .edge:
          isReplaced = (before == .none) != (control == .none)
          begins = begins && isReplaced
        case .once:
          isReplaced = false
          begins = begins && last == .none
        case .stream:
          // The states of a signal are those after the first.
          if begins, last != .none, last != state { try runBody(of: index, coordinator, nil, &executor) }
          return
        }
        if isReplaced, let running { try interrupt(running, &executor, ending: ending) }
        if begins { try begin(index, coordinator, &executor) }
      }
    }
    if positions == nil { executor.world[coordinator].library[0] = state }
  }

  /// The part of the state that interests a feedback; none if the state does not interest it.
  private static func control(
    of feedback: NavProgram.FeedbackDeclaration, _ coordinator: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) -> NavValue {
    var frame = NavFrame(myself: coordinator)
    if let condition = feedback.condition, try !executor.holds(condition, &frame) { return .none }
    guard let control = feedback.control else { return .bool(true) }
    return try executor.evaluate(control, &frame)
  }

  /// Stores the control of a feedback, if the strategy depends on the preceding control, and returns the preceding
  /// one.
  private static func remember(
    _ control: NavValue, of feedback: NavProgram.FeedbackDeclaration, at position: Int,
    _ coordinator: CoordinatorID, _ executor: inout StepExecutor
  ) -> NavValue {
    guard feedback.strategy == .edge || feedback.strategy == .skippingRepeated,
      case .list(var controls) = executor.world[coordinator].library[1]
    else { return .none }
    while controls.count <= position { controls.append(.none) }
    let before = controls[position]
    controls[position] = control
    executor.world[coordinator].library[1] = .list(controls)
    return before
  }

  private static func begin(
    _ index: Int, _ coordinator: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    let count = executor.world.screens.count
    let told = executor.outputs.count
    executor.feedbackRuns += 1
    let running = NavRunningFeedback(
      feedback: index, coordinator: coordinator, run: executor.feedbackRuns)
    executor.world.feedbacks.append(running)
    try runBody(of: index, coordinator, running, &executor)
    guard executor.world.screens.count > count,
      let position = executor.world.feedbacks.firstIndex(where: running.isSameRun)
    else { return }
    let made = (count..<executor.world.screens.count).map(ScreenID.init)
    let isLayer = executor.world.presentations.contains { presentation in
      executor.world[presentation.stack].path.first.map(made.contains) ?? false
    }
    let isRefused = executor.outputs.dropFirst(told).contains {
      if case .refused("present", _, _) = $0 { true } else { false }
    }
    // The screen remembers that it is one of a feedback, also when that is over.
    for screen in made { executor.world[screen].library = [.bool(true)] }
    executor.world.feedbacks[position].showing = isLayer || isRefused ? .presented : .pushed
    executor.world.feedbacks[position].screens = made.filter { screen in
      executor.world.stacks.contains { $0.path.contains(screen) }
    }
  }

  private static func runBody(
    of index: Int, _ coordinator: CoordinatorID, _ running: NavRunningFeedback?,
    _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    let outer = executor.feedback
    executor.feedback = running
    var frame = NavFrame(myself: coordinator)
    let feedback = executor.program.feedbacks[index]
    while frame.locals.count < feedback.localCount { frame.locals.append(.none) }
    try executor.run(feedback.body, &frame)
    executor.feedback = outer
  }

  /// Cancels a running feedback, and withdraws its events that are not handled yet.
  static func interrupt(
    _ running: NavRunningFeedback, _ executor: inout StepExecutor, ending: Ending
  ) throws(StepExecutor.Abort) {
    remove(running, &executor)
    if executor.dialect[.cancelTakesBack] {
      executor.world.queue.removeAll { message in
        if case .step(_, _, let receiver, let sender) = message {
          sender == running.feedback && receiver == running.coordinator
        } else {
          message == .ended(running.feedback, of: running.coordinator)
        }
      }
    }
    // One that is over has ended by itself.
    if !running.isOver { try ending(running, &executor) }
  }

  /// Takes a feedback out of the world, with the effects that it has started.
  static func remove(_ running: NavRunningFeedback, _ executor: inout StepExecutor) {
    executor.world.feedbacks.removeAll { $0 == running }
    executor.world.effects.removeAll {
      $0.feedback == running.feedback && $0.coordinator == running.coordinator
    }
  }

  /// The feedbacks of coordinators that are gone.
  static func orphans(_ executor: StepExecutor) -> [NavRunningFeedback] {
    executor.world.feedbacks.filter { !executor.world[$0.coordinator].isAlive }
  }

  /// Removes and returns the next coordinator with a changed state; each coordinator is returned once.
  static func nextChanged(_ executor: inout StepExecutor) -> CoordinatorID? {
    while let next = executor.changed.first {
      executor.changed.removeAll { $0 == next }
      if executor.world[next].isAlive { return next }
    }
    return nil
  }

  /// The sender of a step: the feedback with the running body or answer, or else the feedback that shows the screen.
  static func sender(_ frame: NavFrame, _ receiver: CoordinatorID, _ executor: StepExecutor) -> Sender {
    if let feedback = executor.feedback, feedback.coordinator == receiver {
      return executor.world.feedbacks.contains(where: feedback.isSameRun)
        ? .feedback(feedback.feedback) : .over
    }
    guard let this = frame.this, executor.world[this].library.first == .bool(true) else { return .none }
    let shown = executor.world.feedbacks.first {
      $0.coordinator == receiver && $0.screens.contains(this) && !$0.isOver
    }
    return shown.map { .feedback($0.feedback) } ?? .over
  }
}

extension NavRunningFeedback {
  /// Whether two values identify the same start of a feedback, whatever it has shown.
  fileprivate func isSameRun(_ other: NavRunningFeedback) -> Bool {
    feedback == other.feedback && coordinator == other.coordinator && run == other.run
  }
}

extension StepExecutor {
  /// Runs a body on the earlier values of a coordinator's variables, and keeps the body's assignments.
  fileprivate mutating func view(
    _ variables: [NavValue], of coordinator: CoordinatorID, _ body: (inout StepExecutor) throws(Abort) -> Void
  ) throws(Abort) {
    let outer = viewed
    viewed = (coordinator, world[coordinator].variables)
    world[coordinator].variables = variables
    try body(&self)
    if let actual = viewed?.actual { show(actual, of: coordinator, since: variables) }
    viewed = outer
  }

  /// Runs a body on the current values of a coordinator's variables, even if a feedback handles an older state.
  mutating func viewActual(
    of coordinator: CoordinatorID, _ body: (inout StepExecutor) throws(Abort) -> Void
  ) throws(Abort) {
    guard let outer = viewed, outer.coordinator == coordinator else { return try body(&self) }
    let seen = world[coordinator].variables
    viewed = nil
    world[coordinator].variables = outer.actual
    try body(&self)
    viewed = (coordinator, world[coordinator].variables)
    world[coordinator].variables = seen
  }

  /// Restores variables, except those that were assigned in the meantime.
  private mutating func show(_ actual: [NavValue], of coordinator: CoordinatorID, since seen: [NavValue]) {
    for (index, value) in actual.enumerated()
    where world[coordinator].variables.indices.contains(index)
      && world[coordinator].variables[index] == seen[index]
    {
      world[coordinator].variables[index] = value
    }
  }
}

extension NavDialect.Switch {
  static let cancelTakesBack = Self(
    "cancelTakesBack", true,
    "When an effect is cancelled, its queued events are discarded. ReactiveFeedback before 0.8 discards them through "
      + "the scheduler of the inner producer, and later versions through a token for each effect. If the switch is off, "
      + "the coordinator still handles them.")
}
