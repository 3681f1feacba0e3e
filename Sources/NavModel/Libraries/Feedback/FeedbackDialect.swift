/// Navigation as an effect: a state starts a feedback, which presents a screen, sends values, and dismisses the
/// screen at its end.
///
/// Source: the proposal "Navigation as an effect" for babylonhealth's view models, and its discussion. The presenter
/// dismisses the screen when the lifetime of the effect ends.
enum FeedbackDialect: NavLibrary {
  static let explanation =
    "Navigation as a side effect of a view model's state (babylonhealth, on ReactiveFeedback): a feedback presents a "
    + "screen, sends values from it, and dismisses it when the feedback ends. The strategies are first, latest, "
    + "predicate, lensing, skippingRepeated, positiveEdgeTrigger, systemBootstrapped and stream."

  static var traits: NavDialect.Traits {
    var traits = NavDialect.Traits()
    traits.words = [.feedback]
    return traits
  }

  static let switches = [NavDialect.Switch.dismissIsOwned, .swipeEndsEffect, .cancelTakesBack]

  static func coordinatorValues(branch: NavRoute?) -> [NavValue] { FeedbackRules.coordinatorValues }

  /// The flow's own controller presents a layer, rather than a screen that an earlier effect has shown.
  static func presenter(for coordinator: CoordinatorID?, _ executor: StepExecutor) -> ScreenID? {
    coordinator.flatMap { executor.world.stack(of: $0, in: executor.program) }.flatMap {
      executor.path(of: $0).last
    }
  }

  static func concludeHandler(_ executor: inout StepExecutor) throws(StepExecutor.Abort) {
    for orphan in FeedbackRules.orphans(executor) {
      try FeedbackRules.interrupt(orphan, &executor, ending: dismiss)
    }
    while let coordinator = FeedbackRules.nextChanged(&executor) {
      try FeedbackRules.look(at: coordinator, &executor, ending: dismiss)
      try endIdle(of: coordinator, &executor)
    }
  }

  /// An effect that shows nothing and waits for nothing is over at once.
  private static func endIdle(
    of coordinator: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    for running in executor.world.feedbacks where running.coordinator == coordinator {
      let waits = executor.world.effects.contains {
        $0.feedback == running.feedback && $0.coordinator == coordinator
      }
      if running.showing == .nothing, !waits { FeedbackRules.remove(running, &executor) }
    }
  }

  static func emit(
    _ step: Int, _ values: [NavValue], to receiver: CoordinatorID, isNamed: Bool, _ frame: NavFrame,
    _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    switch FeedbackRules.sender(frame, receiver, executor) {
    case .over: return
    case .feedback(let index): try executor.enqueue(.step(step, values, to: receiver, by: index))
    case .none: try executor.enqueue(.step(step, values, to: receiver))
    }
  }

  /// Every event publishes a state, even if the reducer ignores the event.
  static func handle(
    _ step: Int, _ values: [NavValue], _ receiver: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    executor.changed.append(receiver)
    try executor.deliver(step, values, to: receiver)
    if executor.depth == 0 { try concludeHandler(&executor) }
  }

  /// The end of an effect is an event if `on finished` handles it; the feedback is idle only after that event.
  ///
  /// Source: `Feedback.init(deriving:effects:)` of ReactiveFeedback 0.6.0, where the completion waits for the
  /// scheduler, after the events.
  static func ended(
    _ feedback: Int, of coordinator: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    let owner = NavProgram.Owner.coordinator(executor.world[coordinator].declaration)
    let handling = try executor.offer(.feedbackEnded(feedback), [], at: owner, NavFrame(myself: coordinator))
    if case .closed = handling {
      executor.changed.append(coordinator)
      if executor.depth == 0 { try concludeHandler(&executor) }
    }
    executor.world.feedbacks.removeAll {
      $0.feedback == feedback && $0.coordinator == coordinator && $0.isOver
    }
  }

  /// `finish` on a screen of a feedback completes the effect; elsewhere it ends the flow.
  static func finish(
    _ coordinator: CoordinatorID, _ result: Int?, _ values: [NavValue], _ frame: NavFrame,
    _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    if let this = frame.this, executor.world[this].library.first == .bool(true) {
      // A second completion of the same effect is nothing.
      guard
        let running = executor.world.feedbacks.first(where: { $0.screens.contains(this) && !$0.isOver })
      else { return }
      return try complete(running, &executor)
    }
    try PlainDialect.finish(coordinator, result, values, frame, &executor)
  }

  static func listens(to kind: NavNotice.Kind, _ screens: [ScreenID], _ executor: StepExecutor) -> Bool {
    guard kind == .removed, !executor.world.feedbacks.isEmpty else { return false }
    let screens = executor.screens(removedWith: screens)
    return executor.world.feedbacks.contains { $0.screens.contains { screens.contains($0) } }
  }

  /// Handles the removal of a feedback's screen, whatever its cause.
  static func receive(_ notice: NavNotice, _ executor: inout StepExecutor) throws(StepExecutor.Abort) {
    guard notice.kind == .removed, !executor.world.feedbacks.isEmpty else { return }
    let removed = executor.screens(removedWith: notice.screens)
    for running in executor.world.feedbacks
    where running.screens.contains(where: { removed.contains($0) }) {
      guard let position = executor.world.feedbacks.firstIndex(of: running) else { continue }
      executor.world.feedbacks[position].screens.removeAll { removed.contains($0) }
      let left = executor.world.feedbacks[position]
      if left.screens.isEmpty, !left.isOver, executor.dialect[.swipeEndsEffect] {
        try complete(left, &executor)
      }
    }
  }

  /// The effect is over by itself: it dismisses, and then reports its end.
  private static func complete(
    _ running: NavRunningFeedback, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    guard let position = executor.world.feedbacks.firstIndex(of: running) else { return }
    executor.world.feedbacks[position].isOver = true
    // Behind the values that it has sent.
    try executor.enqueue(.ended(running.feedback, of: running.coordinator))
    try dismiss(running, &executor)
  }

  /// Dismisses the screen that an effect has shown, when the lifetime of the effect ends.
  private static func dismiss(
    _ running: NavRunningFeedback, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    let frame = NavFrame(myself: running.coordinator)
    guard executor.dialect[.dismissIsOwned] else {
      // The presenter dismisses or pops whatever is on top.
      switch running.showing {
      case .nothing: return
      case .pushed:
        var frame = frame
        return try executor.run([.pop(1, NavProgram.Tail())], &frame)
      case .presented:
        return try executor.dismiss(nil, frame, NavProgram.Tail(), own: running.screens)
      }
    }
    guard let first = running.screens.first else { return }
    if let layer = executor.world.presentations.first(where: {
      executor.world[$0.stack].path.first == first
    }) {
      if executor.refusesDismissal(of: layer.stack) { return executor.refuse("dismiss", .moving) }
      executor.outputs.append(
        .dismissed(executor.route(of: first, seenBy: layer.coordinator), isExact: true, isOwn: true))
      try executor.drop(layer)
      try executor.followPresentations()
    } else if let index = executor.world.stacks.firstIndex(where: { $0.path.contains(first) }),
      let position = executor.world.stacks[index].path.firstIndex(of: first), position > 0
    {
      let rest = Array(executor.world.stacks[index].path[..<position])
      try executor.change(StackID(index), to: rest, frame, NavProgram.Tail(), "pop")
    }
  }
}

extension NavDialect.Switch {
  static let dismissIsOwned = Self(
    "dismissIsOwned", true,
    "The end of an effect removes the screen that the effect has presented or pushed, if the screen is still there, "
      + "and the screens above it. If the switch is off, the presenter dismisses or pops whichever screen "
      + "is on top, as the code of the library's proposal does."
  )
  static let swipeEndsEffect = Self(
    "swipeEndsEffect", true,
    "An effect ends when its screen is removed, by the user or by a command. If the switch is off, the removal does "
      + "not end the effect. The library's proposal leaves the completion to the screen.")
}
