// Commands of UIKit that come while something moves.
extension StepExecutor {
  /// Whether an alert is being presented or dismissed.
  var isAlertMoving: Bool { world.layers.contains { $0.style == .alert && $0.phase != .steady } }

  /// Queues or refuses a command for a stack if a transition is in progress.
  ///
  /// - Parameters:
  ///   - target: The requested content of the stack.
  ///   - stack: The stack.
  ///   - frame: The values of the names in the command's handler.
  ///   - tail: The clauses at the end of the command.
  ///   - command: The name of the command.
  /// - Returns: Nil if the command can run now, also after this function ended the transition; otherwise, whether the
  ///   command can still take effect later.
  /// - Throws: ``Abort`` if the app crashes or the run exceeds a capacity.
  mutating func hold(
    _ target: [ScreenID], for stack: StackID, _ frame: NavFrame, _ tail: NavProgram.Tail, _ command: String
  ) throws(Abort) -> Bool? {
    let isPop = target.count < world[stack].screens.count
    if isAlertMoving, platform[.alertDropsStackCommands], isSeen(stack) {
      refuse(command, .alert, addedRoute(target, to: stack))
      return isPop
    }
    if !tail.options.isEmpty {
      library.shown(target.filter { !world[stack].screens.contains($0) }, tail.options, &self)
    }
    let change = NavStack.Change(
      kind: change(command, of: world[stack].screens, to: target), command: command, frame: frame,
      continuation: tail.continuation)
    if world[stack].transition == nil {
      let waits =
        platform.whileMoving != .refused && !tail.options.contains(.noAnimation) && isBelowMovingLayer(stack)
      guard waits || !isCarryingOutQueued && !world[stack].queued.isEmpty else { return nil }
    } else if world[stack].dragged == nil, world[stack].queued.isEmpty {
      switch platform.whileMoving {
      case .queue: break
      case .refused:
        refuse(command, .moving, addedRoute(target, to: stack))
        return isPop
      case .now:
        try endTransition(stack)
        // The notices of the end come before the new transition begins, and may have changed the stack.
        if listeners != nil {
          interrupting = change
          return true
        }
        try deliverPosted()
        return try carryOut(change, on: stack)
      }
    }
    try enqueue(change, on: stack)
    return true
  }

  /// Queues a change.
  ///
  /// A `set` replaces all earlier changes of the queue, and a second pop to the same screen is ignored.
  private mutating func enqueue(_ change: NavStack.Change, on stack: StackID) throws(Abort) {
    if case .set = change.kind { world[stack].queued = [] }
    if case .pop = change.kind, change.continuation == nil, world[stack].queued.last?.kind == change.kind {
      return
    }
    world[stack].queued.append(change)
    var length = world[stack].screens.count
    for change in world[stack].queued {
      if case .push(let screens) = change.kind { length += screens.count }
    }
    if length > program.scope.depth, isInput { throw leaveScope() }
    if length > program.capacity.stack { throw exceed("stack \(program.capacity.stack)") }
  }

  /// Whether a stack is visible below a layer that is being presented, dismissed or dragged.
  private func isBelowMovingLayer(_ stack: StackID) -> Bool {
    guard isSeen(stack), let layer = world.layer(of: stack) else { return false }
    return world.layers[(layer + 1)...].contains { $0.phase != .steady }
  }

  /// Returns the change of a command to a stack, independent of the content of the stack.
  private func change(
    _ command: String, of old: [ScreenID], to target: [ScreenID]
  ) -> NavStack.Change.Kind {
    if command == "setStack" || command == "replaceRoot" { return .set(target) }
    if old == target, let last = target.last { return .pop(to: last) }
    if target.starts(with: old) { return .push(Array(target.dropFirst(old.count))) }
    if old.starts(with: target), let last = target.last { return .pop(to: last) }
    return .set(target)
  }

  /// Performs the queued changes of every stack without a transition.
  mutating func carryOutQueued() throws(Abort) {
    isCarryingOutQueued = true
    defer { isCarryingOutQueued = false }
    // The digests of tabs state which tabs have no queued changes, so that these tabs are not read.
    for stack in world.containers where !world.readUntracked(stack).queued.isEmpty {
      while let change = world[stack].queued.first, world[stack].transition == nil, !isBelowMovingLayer(stack)
      {
        world[stack].queued.removeFirst()
        try carryOut(change, on: stack)
      }
    }
  }

  @discardableResult
  mutating func carryOut(_ change: NavStack.Change, on stack: StackID) throws(Abort) -> Bool {
    let old = world[stack].screens
    let target: [ScreenID]
    switch change.kind {
    case .push(let screens): target = old + screens.filter { !old.contains($0) }
    case .pop(to: let screen):
      guard let index = old.firstIndex(of: screen) else { return true }
      target = Array(old[...index])
    case .set(let screens): target = screens
    }
    guard let command = change.command else {
      if target.count < old.count { try userPop(stack, to: target.count) }
      return true
    }
    return try self.change(
      stack, to: target, change.frame, NavProgram.Tail(continuation: change.continuation), command)
  }

  // MARK: Alerts

  /// Dismisses an alert by a button; the action of the button runs at the end of the dismissal.
  ///
  /// Source: pointfreeco/swift-navigation pull request 201: the presenter receives the end before the action runs.
  mutating func closeAlert(of screen: ScreenID, _ control: Int, _ values: [NavValue]) throws(Abort) -> Bool {
    guard platform.pack != .ideal, let stack = world.stack(holding: screen),
      let layer = world.layers.firstIndex(where: { $0.stack == stack && $0.style == .alert }),
      let wanted = world.presentations.first(where: { $0.stack == stack })
    else { return false }
    let frame = NavFrame(myself: world[screen].owner, this: screen, locals: values)
    if listeners == nil {
      world.layers[layer].continuations.append(NavContinuation(action: control, frame: frame))
    }
    for screen in world[stack].screens where world[screen].cause == nil { world[screen].cause = .program }
    try library.alertCloses(over: world.layers[layer - 1].stack, &self)
    try forgetPresentation(of: wanted.stack)
    try followPresentations()
    return true
  }

  /// Whether a presentation is an alert on screen that ignores a new item.
  func ignoresNewItem(_ shown: NavPresentation) -> Bool {
    shown.style == .alert && platform[.alertIgnoresNewItem]
      && world.layers.contains { $0.stack == shown.stack && $0.phase != .dismissing }
  }

  /// Refuses a new alert, so that the shown alert stays.
  mutating func refuseNewItem(_ wanted: NavRoute?, _ frame: NavFrame) {
    refuse("present", .alreadyPresenting, wanted)
    if let wanted { noteRefusal(wanted, frame) }
  }

  /// Marks requested alerts as lost when the dismissal of a layer begins; the app still requests them.
  mutating func loseAlerts() {
    for index in world.presentations.indices
    where world.presentations[index].style == .alert && !world.presentations[index].isLost {
      let stack = world.presentations[index].stack
      guard !world.layers.contains(where: { $0.stack == stack }) else { continue }
      world.presentations[index].isLost = true
      guard let content = world[stack].screens.first else {
        refuse("present", .closing)
        continue
      }
      let route = route(of: content, seenBy: world.presentations[index].coordinator)
      refuse("present", .closing, route)
      outputs.removeAll { $0 == .presented(route, .alert) }
      noteRefusal(world[content].route, NavFrame())
    }
  }
}
