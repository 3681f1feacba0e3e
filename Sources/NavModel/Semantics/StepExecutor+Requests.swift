extension StepExecutor {
  /// The deepest nesting of handlers.
  static let deepestNesting = 64

  /// Runs a handler if its condition is true, and returns whether it ran.
  @discardableResult
  mutating func runHandler(_ index: Int, _ values: [NavValue], _ frame: NavFrame) throws(Abort) -> Bool {
    let handler = program.handlers[index]
    var frame = frame
    frame.locals = values
    while frame.locals.count < handler.localCount { frame.locals.append(.none) }
    if let condition = handler.condition, try !holds(condition, &frame) {
      reach.insert(.closed(index))
      return false
    }
    reach.insert(.ran(index))
    if depth == 0 { emitted = [] }
    let (outer, gate) = (feedback, flows.gate)
    if frame.this != nil { flows.gate = handler.trigger == .notice(.start) ? .starting : .unknown }
    feedback = world.feedbacks.first {
      $0.feedback == handler.feedback && $0.coordinator == frame.myself
    }
    depth += 1
    defer {
      depth -= 1
      feedback = outer
      flows.gate = gate
    }
    if depth > Self.deepestNesting {
      world.outcome = .recursion
      throw Abort()
    }
    if let myself = frame.myself, world[myself].isFinished {
      outputs.append(.ranFinished(coordinator: world[myself].declaration, name(of: handler.trigger)))
    }
    try run(handler.body, &frame)
    if depth == 1 { try concludeHandler() }
    return true
  }

  /// Runs a continuation of `later` or `then`.
  mutating func run(_ continuation: NavContinuation) throws(Abort) {
    var frame = continuation.frame
    depth += 1
    defer { depth -= 1 }
    if depth > Self.deepestNesting {
      world.outcome = .recursion
      throw Abort()
    }
    switch continuation.block {
    case .written(let block): try run(program.continuations[block], &frame)
    case .library(let task): try library.resume(task, frame, &self)
    case .action(let control):
      guard let screen = frame.this else { return }
      depth -= 1
      closedAlert = screen
      defer {
        depth += 1
        closedAlert = nil
      }
      return try tap(control, frame.locals, screen)
    }
    if depth == 1 { try concludeHandler() }
  }

  /// Concludes the outermost handler: updates the liveness of coordinators, then calls the library.
  private mutating func concludeHandler() throws(Abort) {
    if !startedByTap.isEmpty { noteFronts() }
    updateLiveness()
    guard world.outcome == .running else { return }
    try library.concludeHandler(&self)
  }

  /// The possible results of offering a request to handlers.
  enum Handling {
    /// A handler ran.
    case handled
    /// The condition of every handler is false.
    case closed
    /// The request has no handler.
    case undeclared
  }

  /// Offers a request to the handlers of one owner, and runs the first handler whose condition is true.
  mutating func offer(
    _ trigger: NavProgram.Trigger, _ values: [NavValue], at owner: NavProgram.Owner, _ frame: NavFrame
  ) throws(Abort) -> Handling {
    let handlers = tables.handlers(of: trigger, at: owner)
    guard !handlers.isEmpty else { return .undeclared }
    if let myself = frame.myself, !world[myself].isAlive {
      noteLate(name(of: trigger), for: myself)
      return .handled
    }
    let outer = request
    defer { request = outer }
    var current = Request(
      trigger: trigger, values: values, frame: frame, coordinatorCount: world.coordinatorsUntracked.count)
    // The end of one child may bring about the end of another, which is a request of its own.
    if let outer, outer.trigger == trigger, outer.values == values, outer.frame.child == frame.child {
      current.handledBy = outer.handledBy
      current.coordinatorCount = outer.coordinatorCount
    }
    if let myself = frame.myself {
      let declaration = world[myself].declaration
      if current.handledBy.contains(myself) {
        outputs.append(.handledTwice(coordinator: declaration, name(of: trigger)))
      }
      if myself.index >= current.coordinatorCount {
        outputs.append(.handledByYounger(coordinator: declaration, name(of: trigger)))
      }
      current.handledBy.append(myself)
    }
    request = current
    for handler in handlers where try runHandler(handler, values, frame) { return .handled }
    return .closed
  }

  /// Executes `forward to X`, which passes the current request to another coordinator.
  mutating func forward(to receiver: CoordinatorID) throws(Abort) {
    guard let request else { return }
    if case .step(let step) = request.trigger, library.traits.words.contains(.navigate) {
      return try library.emit(step, request.values, to: receiver, isNamed: true, request.frame, &self)
    }
    var frame = request.frame
    frame.myself = receiver
    let owner = NavProgram.Owner.coordinator(world[receiver].declaration)
    if try offer(request.trigger, request.values, at: owner, frame) != .handled {
      outputs.append(
        .dropped(
          "\(name(of: request.trigger)): no handler of the coordinator to which it was forwarded ran"))
    }
  }

  /// Records that an event or notice came too late for a coordinator, which has finished or is released.
  mutating func noteLate(_ name: String, for coordinator: CoordinatorID) {
    outputs.append(.late("\(name) for \(program.coordinators[world[coordinator].declaration].name)"))
  }

  /// Handles a tap by the control of the screen, or by the control of its coordinator if the screen has none.
  mutating func tap(_ control: Int, _ values: [NavValue], _ screen: ScreenID) throws(Abort) {
    let mark = NavTapRecord(screen: screen, control: control)
    tap = mark
    defer { tap = nil }
    let frame = NavFrame(myself: world[screen].owner, this: screen)
    _ = try offer(.tap(control), values, at: program.controls[control].owner, frame)
  }

  /// Offers an event of the environment or a deep link to the system, the root and its descendants until a handler
  /// runs.
  mutating func request(_ trigger: NavProgram.Trigger, _ values: [NavValue]) throws(Abort) {
    var isClosed = false
    switch try offer(trigger, values, at: .system, NavFrame()) {
    case .handled: return
    case .closed: isClosed = true
    case .undeclared: break
    }
    var pending = tables.isHandledByCoordinators(trigger) ? [CoordinatorID(0)] : []
    var visited: [CoordinatorID] = []
    while !pending.isEmpty {
      let next = pending.removeFirst()
      if visited.contains(next) { continue }
      visited.append(next)
      switch try offer(trigger, values, at: .coordinator(world[next].declaration), NavFrame(myself: next)) {
      case .handled: return
      case .closed: isClosed = true
      case .undeclared: break
      }
      pending.insert(contentsOf: world[next].children, at: 0)
    }
    outputs.append(
      .dropped(
        "\(name(of: trigger)): \(isClosed ? "the condition of every handler is false" : "it has no handler")"
      ))
  }

  /// Handles the oldest step or event of the queue.
  mutating func handleMessage() throws(Abort) {
    switch world.queue.removeFirst() {
    case .event(let event, let values): try request(.event(event), values)
    case .ended(let feedback, let owner): try library.ended(feedback, of: owner, &self)
    case .mutation(let variable, let value, let owner):
      try library.handleMutation(of: variable, value, owner, &self)
    case .step(let step, let values, let receiver, _): try library.handle(step, values, receiver, &self)
    }
  }

  /// Handles the queued messages in order, as a part of the current handler; calls `first` before each message.
  ///
  /// If the messages never end, a world repeats, and the outcome is ``NavOutcome/diverges``.
  mutating func handleMessages(
    first: (inout StepExecutor) throws(Abort) -> Void = { (_: inout StepExecutor) throws(Abort) in }
  ) throws(Abort) {
    var seen: Set<NavWorld> = []
    while true {
      try first(&self)
      if world.queue.isEmpty { return }
      world.readLocalTabs()
      var form = world
      form.canonicalize()
      guard seen.insert(form).inserted else {
        world.outcome = .diverges
        throw Abort()
      }
      depth += 1
      defer { depth -= 1 }
      try handleMessage()
      updateLiveness()
    }
  }

  /// Offers a step to a coordinator, and reports the step as lost if no handler runs.
  mutating func deliver(_ step: Int, _ values: [NavValue], to receiver: CoordinatorID) throws(Abort) {
    let owner = NavProgram.Owner.coordinator(world[receiver].declaration)
    let trigger = NavProgram.Trigger.step(step)
    switch try offer(trigger, values, at: owner, NavFrame(myself: receiver)) {
    case .handled: return
    case .closed: outputs.append(.dropped("\(name(of: trigger)): the condition of every handler is false"))
    case .undeclared: outputs.append(.dropped("\(name(of: trigger)): it has no handler"))
    }
  }

  /// Handles an outcome of an effect.
  mutating func answer(_ position: Int, _ outcome: Int, _ values: [NavValue]) throws(Abort) {
    let running = world.effects[position]
    let declaration = program.effects[running.effect]
    if !declaration.isRepeated[outcome] { world.effects.remove(at: position) }
    answered = (running, declaration.isRepeated[outcome])
    defer { answered = nil }
    let trigger = NavProgram.Trigger.outcome(effect: running.effect, outcome: outcome)
    let isGone = running.screen.map { world.stack(holding: $0) == nil && !isUnseen($0) } ?? false
    if isGone || !world[running.coordinator].isAlive {
      outputs.append(.late(name(of: trigger)))
      return
    }
    let frame = NavFrame(myself: running.coordinator, this: running.screen)
    var isClosed = false
    if let screen = running.screen {
      switch try offer(trigger, values, at: .place(world[screen].route.place), frame) {
      case .handled: return
      case .closed: isClosed = true
      case .undeclared: break
      }
    }
    let owner = NavProgram.Owner.coordinator(world[running.coordinator].declaration)
    switch try offer(trigger, values, at: owner, frame) {
    case .handled: return
    case .closed: isClosed = true
    case .undeclared: break
    }
    if isClosed { outputs.append(.dropped("\(name(of: trigger)): the condition of every handler is false")) }
  }

  /// Whether a screen is on the stack of a flow that no container contains.
  private func isUnseen(_ screen: ScreenID) -> Bool {
    world.coordinatorsUntracked.contains { flow in
      flow.root.map { world.stacksUntracked[$0.index].screens.contains(screen) } ?? false
    }
  }

  /// Returns the result of an end: the given result, or the result that the coordinator declares for the cause.
  mutating func result(
    _ result: Int?, _ values: [NavValue], of coordinator: CoordinatorID, _ cause: NavRemovalCause
  ) throws(Abort) -> (Int?, [NavValue]) {
    guard result == nil,
      let declared = program.coordinators[world[coordinator].declaration].defaultResults[cause]
    else { return (result, values) }
    var frame = NavFrame(myself: coordinator)
    return (declared.result, try evaluate(all: declared.values, &frame))
  }

  /// Reports the end of a flow to the branch that started it, or to the coordinator that created it.
  mutating func tellFinished(
    _ child: CoordinatorID, _ parent: CoordinatorID?, _ cause: NavRemovalCause, _ result: Int?,
    _ values: [NavValue]
  ) throws(Abort) {
    guard let parent else { return }
    let ending = self.ending(cause, result, values)
    let frame = NavFrame(myself: parent, this: world[child].branchedFrom, child: child)
    var isClosed = false
    var owners: [NavProgram.Owner] = [.coordinator(world[parent].declaration)]
    if let branch = world[child].branch { owners.insert(.place(branch.place), at: 0) }
    for owner in owners {
      for trigger in result == nil ? [.finished(nil)] : [NavProgram.Trigger.finished(result), .finished(nil)]
      {
        let known = result == nil || trigger == .finished(nil) ? [] : values
        switch try offer(trigger, known + ending, at: owner, frame) {
        case .handled: return
        case .closed: isClosed = true
        case .undeclared: break
        }
      }
    }
    if isClosed { outputs.append(.dropped("finished: the condition of every handler is false")) }
  }

  /// The values of `cause` and `result`.
  private func ending(_ cause: NavRemovalCause, _ result: Int?, _ values: [NavValue]) -> [NavValue] {
    guard let types = program.endings else { return [] }
    let position = NavRemovalCause.allCases.firstIndex(of: cause) ?? 0
    return [
      .symbol(type: types.cause, case: position, []),
      result.map { .symbol(type: types.result, case: $0, values) } ?? .none,
    ]
  }

  /// Runs the handlers of `shouldPop` or `shouldDismiss`, and returns false if one of them executes `refuse`.
  mutating func mayLeave(_ trigger: NavProgram.Trigger, _ screen: ScreenID) throws(Abort) -> Bool {
    isVetoed = false
    let frame = NavFrame(myself: world[screen].owner, this: screen)
    var owners: [NavProgram.Owner] = [.place(world[screen].route.place)]
    if let owner = world[screen].owner { owners.append(.coordinator(world[owner].declaration)) }
    for owner in owners where !isVetoed { _ = try offer(trigger, [.screen(screen)], at: owner, frame) }
    defer { isVetoed = false }
    return !isVetoed
  }

  /// The name of a trigger, for outputs.
  func name(of trigger: NavProgram.Trigger) -> String {
    switch trigger {
    case .tap(let control): "tap \(program.controls[control].signature.name)"
    case .finished(let result): "finished" + (result.map { " \(program.results[$0].name)" } ?? "")
    case .event(let event): program.events[event].signature.name
    case .link(let link): "link \(program.links[link].signature.name)"
    case .step(let step): "step \(program.steps[step].name)"
    case .adapt(let step): "adapt \(program.steps[step].name)"
    case .outcome(let effect, let outcome):
      "\(program.effects[effect].signature.name) \(program.effects[effect].outcomes[outcome].name)"
    case .feedbackEnded(let feedback): "the end of \(program.feedbacks[feedback].name)"
    case .shouldPop: "shouldPop"
    case .shouldDismiss: "shouldDismiss"
    case .notice(let kind): kind.rawValue
    }
  }
}
