/// What the libraries with feedbacks share: a feedback begins, goes on and ends with the states of its coordinator.
///
/// Source: babylonhealth/ReactiveFeedback, whose feedbacks map every state to an effect, and its pull request 713 of
/// ReactiveSwift for the strategy `first`.
enum FeedbackRules {
  /// What a library does when a feedback is over.
  typealias Ending = (NavRunningFeedback, inout Execution) throws(Execution.Halt) -> Void

  /// Every feedback of a coordinator looks at its state, in the order of declaration.
  static func look(
    at coordinator: CoordinatorID, _ execution: inout Execution, ending: Ending
  ) throws(Execution.Halt) {
    let state = execution.state(of: coordinator)
    let isRepeated = execution.world[coordinator].library.first == .list(state)
    for (index, feedback) in execution.program.feedbacks.enumerated()
    where feedback.coordinator == execution.world[coordinator].declaration {
      var frame = NavFrame(myself: coordinator)
      let holds = try execution.holds(feedback.condition, &frame)
      let running = execution.world.feedbacks.first { $0.feedback == index && $0.coordinator == coordinator }
      switch feedback.strategy {
      case .first: if running == nil, holds { try begin(index, coordinator, &execution) }
      case .latest:
        if let running { try interrupt(running, &execution, ending: ending) }
        if holds { try begin(index, coordinator, &execution) }
      case .edge:
        if let running, !holds { try interrupt(running, &execution, ending: ending) }
        if running == nil, holds { try begin(index, coordinator, &execution) }
      case .stream: if holds, !isRepeated { try runBody(of: index, coordinator, &execution) }
      }
    }
    execution.world[coordinator].library = [.list(state)]
  }

  private static func begin(
    _ index: Int, _ coordinator: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    let count = execution.world.screens.count
    execution.world.feedbacks.append(NavRunningFeedback(feedback: index, coordinator: coordinator))
    try runBody(of: index, coordinator, &execution)
    guard execution.world.screens.count > count,
      let position = execution.world.feedbacks.lastIndex(where: {
        $0.feedback == index && $0.coordinator == coordinator
      })
    else { return }
    let made = (count..<execution.world.screens.count).map(ScreenID.init)
    let isLayer = execution.world.presentations.contains { presentation in
      execution.world[presentation.stack].path.first.map(made.contains) ?? false
    }
    // The screen remembers that it is one of a feedback, also when that is over.
    for screen in made { execution.world[screen].library = [.bool(true)] }
    execution.world.feedbacks[position].showing = isLayer ? .presented : .pushed
    execution.world.feedbacks[position].screens = made.filter { screen in
      execution.world.stacks.contains { $0.path.contains(screen) }
    }
  }

  private static func runBody(
    of index: Int, _ coordinator: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    let outer = execution.feedback
    execution.feedback = (index, coordinator)
    var frame = NavFrame(myself: coordinator)
    let feedback = execution.program.feedbacks[index]
    while frame.locals.count < feedback.localCount { frame.locals.append(.none) }
    try execution.run(feedback.body, &frame)
    execution.feedback = outer
  }

  /// Ends a feedback before its time: what it has sent and nobody has taken yet is taken back.
  static func interrupt(
    _ running: NavRunningFeedback, _ execution: inout Execution, ending: Ending
  ) throws(Execution.Halt) {
    remove(running, &execution)
    if execution.dialect[.cancelTakesBack] {
      execution.world.queue.removeAll { message in
        if case .step(_, _, let receiver, let sender) = message {
          sender == running.feedback && receiver == running.coordinator
        } else {
          false
        }
      }
    }
    try ending(running, &execution)
  }

  /// Takes a feedback out of the world, with the effects that it has started.
  static func remove(_ running: NavRunningFeedback, _ execution: inout Execution) {
    execution.world.feedbacks.removeAll { $0 == running }
    execution.world.effects.removeAll {
      $0.feedback == running.feedback && $0.coordinator == running.coordinator
    }
  }

  /// The feedbacks of coordinators that are gone.
  static func orphans(_ execution: Execution) -> [NavRunningFeedback] {
    execution.world.feedbacks.filter { !execution.world[$0.coordinator].isAlive }
  }

  /// The next coordinator whose state was set, each once.
  static func nextChanged(_ execution: inout Execution) -> CoordinatorID? {
    while let next = execution.changed.first {
      execution.changed.removeAll { $0 == next }
      if execution.world[next].isAlive { return next }
    }
    return nil
  }

  /// The feedback that a step comes from: the one whose body runs, else the one that shows the screen.
  static func sender(
    _ frame: NavFrame, _ receiver: CoordinatorID, _ execution: Execution
  ) -> Int? {
    if let feedback = execution.feedback, feedback.coordinator == receiver { return feedback.index }
    guard let this = frame.this else { return nil }
    return execution.world.feedbacks.first { $0.coordinator == receiver && $0.screens.contains(this) }?
      .feedback
  }
}

extension NavDialect.Switch {
  static let cancelTakesBack = Self(
    "cancelTakesBack", true,
    "What a cancelled effect has sent and nobody has consumed yet is taken back. ReactiveFeedback before 0.8 by the hop "
      + "inside the inner producer, its Floodgate by a token for each effect.")
}
