extension StepExecutor {
  var platform: NavPlatform { program.platform }
  var dialect: NavDialect { program.dialect }
  /// The coordinator library of the program.
  var library: any NavLibrary.Type { tables.library }

  /// Whether containers follow the app's state, rather than its commands.
  var followsBelief: Bool { platform.pack != .uikit }

  mutating func runCommand(_ statement: NavProgram.Statement, _ frame: inout NavFrame) throws(Abort) {
    guard let part = tab(changedBy: statement) else { return try carryOut(statement, &frame) }
    var used = frame
    try locally(in: part) { executor throws(Abort) in
      try executor.carryOut(statement, &used)
      // What follows may read the frame.
      if used != frame { executor.world.observation.readAll() }
    }
    frame = used
  }

  private mutating func carryOut(_ statement: NavProgram.Statement, _ frame: inout NavFrame) throws(Abort) {
    switch statement {
    case .push(let operand, let tail):
      let value = try evaluate(operand, &frame)
      try show(value, frame, tail, "push") { $0 + [$1] }
    case .replaceTop(let operand, let tail):
      let value = try evaluate(operand, &frame)
      try show(value, frame, tail, "replaceTop") { $0.dropLast() + [$1] }
    case .replaceRoot(let operand, let tail):
      let value = try evaluate(operand, &frame)
      try show(value, frame, tail, "replaceRoot") { [$1] }
    case .pop(let count, let tail): try pop(count, frame, tail)
    case .popToRoot(let tail):
      guard let stack = try targetStack(tail, &frame) else { return }
      if let target = try library.target(of: .popToRoot, on: stack, by: frame.myself, &self) {
        try change(stack, to: target, frame, tail, "popToRoot")
        return
      }
      let floor = library.floor(of: stack, for: frame.myself, self)
      try change(stack, to: Array(path(of: stack).prefix(floor)), frame, tail, "popToRoot")
    case .popTo(let operand, let tail):
      let value = try evaluate(operand, &frame)
      guard let stack = try targetStack(tail, &frame) else { return refuse("popTo", .notOnStack) }
      if let target = try library.target(of: .popTo(value), on: stack, by: frame.myself, &self) {
        try change(stack, to: target, frame, tail, "popTo")
        return
      }
      guard let index = position(of: value, on: stack, frame) else {
        if case .screen(let gone) = value {
          try raise("popTo \(name(of: world[gone].route)): it is not on the stack")
        }
        return refuse("popTo", .notOnStack)
      }
      try change(stack, to: Array(path(of: stack)[...index]), frame, tail, "popTo")
    case .remove(let operand, let tail):
      let value = try evaluate(operand, &frame)
      guard let stack = try stack(toRemove: value, tail, &frame),
        let index = position(of: value, on: stack, frame)
      else { return refuse("remove", .notOnStack) }
      try change(stack, to: Array(path(of: stack)[..<index]), frame, tail, "remove")
    case .setStack(let operand, let tail):
      guard case .list(let elements) = try evaluate(operand, &frame) else { return }
      try setStack(elements, frame, tail)
    case .present(let operand, let style, let presenter, let tail):
      let value = try evaluate(operand, &frame)
      let from = try presenter.map { (presenter) throws(Abort) in try evaluate(presenter, &frame) }
      try present(value, style, from: from, frame, tail)
    case .dismiss(let operand, let tail):
      let value = try operand.map { (operand) throws(Abort) in try evaluate(operand, &frame) }
      try dismiss(value, frame, tail)
    case .select(let place, _): try select(place, frame)
    default: preconditionFailure("this statement is not a command")
    }
  }

  /// Returns the content of a stack from the app's point of view.
  func path(of stack: StackID) -> [ScreenID] {
    followsBelief ? world[stack].path : world[stack].screens
  }

  mutating func refuse(_ command: String, _ why: NavOutput.Refusal, _ route: NavRoute? = nil) {
    outputs.append(.refused(command, why, route))
  }

  /// Returns the stack of a command: the stack in its tail, the stack of `this`, or the stack of `self`.
  private mutating func targetStack(
    _ tail: NavProgram.Tail, _ frame: inout NavFrame
  ) throws(Abort) -> StackID? {
    try target(of: tail, &frame).stack
  }

  /// Returns the stack of a command, and the coordinator that its tail names, directly or by a screen or branch.
  private mutating func target(
    of tail: NavProgram.Tail, _ frame: inout NavFrame
  ) throws(Abort) -> (stack: StackID?, named: CoordinatorID?) {
    guard let target = tail.target else { return (homeStack(frame), nil) }
    switch try evaluate(target, &frame) {
    case .coordinator(let coordinator): return (world.stack(of: coordinator, in: program), coordinator)
    case .screen(let screen): return (world.stack(holding: screen), world[screen].owner)
    case .route(let route):
      let named = coordinator(of: route)
      return (named.flatMap { world.stack(of: $0, in: program) }, named)
    default: return (nil, nil)
    }
  }

  /// Returns the first living coordinator of a branch.
  func coordinator(of route: NavRoute) -> CoordinatorID? {
    if program.places[route.place].tabBar != nil { return firstCoordinatorOfTab { $0.branch == route } }
    return world.coordinators.firstIndex { $0.branch == route && $0.isAlive }.map(CoordinatorID.init)
  }

  /// Returns the stack that the commands of a handler change by default: the stack of `this`, or the stack of `self`.
  ///
  /// In a handler for a child with its own stack (presented, or in a tab), `this` is the child's first screen. The
  /// handler belongs to the parent, so its commands change the parent's stack.
  func homeStack(_ frame: NavFrame) -> StackID? {
    if let this = frame.this, !isAboutOwnStack(frame) {
      if let stack = world.ownStack(holding: this) { return stack }
      let believed = world.stacksUntracked.indices.map(StackID.init).filter {
        world.stacksUntracked[$0.index].path.contains(this)
      }
      if let stack = believed.first(where: { isWanted($0) || isRoot($0) }) { return stack }
    }
    return frame.myself.flatMap { world.stack(of: $0, in: program) }
  }

  /// Whether a handler handles an event of a child that fills or filled a stack from its first screen on.
  func isAboutOwnStack(_ frame: NavFrame) -> Bool {
    guard frame.child != nil, let this = frame.this, world[this].owner != frame.myself else { return false }
    return world.stack(holding: this).map { world[$0].screens.first == this } ?? true
  }

  /// Returns the stack of `remove X`: the stack in its tail, or the stack that contains X.
  private mutating func stack(
    toRemove value: NavValue, _ tail: NavProgram.Tail, _ frame: inout NavFrame
  ) throws(Abort) -> StackID? {
    if tail.target == nil, case .screen(let screen) = value, let stack = world.stack(holding: screen) {
      return stack
    }
    return try targetStack(tail, &frame)
  }

  /// Returns the index of an operand on a stack: of the instance, or of the topmost screen with the route.
  func position(of value: NavValue, on stack: StackID, _ frame: NavFrame) -> Int? {
    let path = path(of: stack)
    switch value {
    case .screen(let screen): return path.lastIndex(of: screen)
    case .route(let route):
      let floor = library.floor(of: stack, for: frame.myself, self)
      return path.lastIndex { shows($0, route) }.flatMap { $0 + 1 >= floor ? $0 : nil }
    case .coordinator(let coordinator):
      return world[coordinator].branchedFrom.flatMap { path.lastIndex(of: $0) }
    default: return nil
    }
  }

  /// Executes `push`, `replaceTop` or `replaceRoot`: creates the screen of the operand and puts it on a stack.
  private mutating func show(
    _ value: NavValue, _ frame: NavFrame, _ tail: NavProgram.Tail, _ command: String,
    _ changed: ([ScreenID], ScreenID) -> [ScreenID]
  ) throws(Abort) {
    var frame = frame
    let (target, named) = try self.target(of: tail, &frame)
    guard let stack = target else {
      guard case .route(let route) = value else { return refuse(command, .notInHierarchy) }
      refuse(command, .notInHierarchy, route)
      return noteRefusal(route, frame)
    }
    guard let screen = try makeScreen(value, frame, named) else { return refuse(command, .nothingMeant) }
    if world.stacksUntracked.contains(where: { $0.path.contains(screen) || $0.screens.contains(screen) }) {
      if command == "push", world[stack].screens.contains(screen) {
        try raise("push \(name(of: world[screen].route)): it is on the stack already")
      }
      refuse(command, .alreadyOnStack, world[screen].route)
    } else {
      let route = route(of: screen, seenBy: frame.myself)
      noteIntent(route)
      let wanted = try chosen(command, screen, tail, stack, frame) ?? changed(path(of: stack), screen)
      if try !change(stack, to: wanted, frame, tail, command) {
        noteRefusal(world[screen].route, frame, to: stack)
      }
    }
    try runStarts()
  }

  /// Ends the app with an exception of UIKit, if the app calls UIKit itself.
  ///
  /// Sources: see the fact "screens in two places" of ``NavPlatform``.
  mutating func raise(_ what: String) throws(Abort) {
    guard platform.pack == .uikit, dialect.library == .plain, listeners == nil else { return }
    throw crash("UIKit raises an exception at '\(what)'")
  }

  /// The route of the top screen of a requested content; nil if the stack has the screen already.
  func addedRoute(_ target: [ScreenID], to stack: StackID) -> NavRoute? {
    target.last.flatMap { path(of: stack).contains($0) ? nil : world[$0].route }
  }

  /// Records a refused request once.
  ///
  /// The record ends with the screen that made the request. A request for a child, or for a stack that a command has
  /// already removed, has no such screen.
  mutating func noteRefusal(
    _ route: NavRoute, _ frame: NavFrame, to stack: StackID? = nil, isFromGone: Bool = false
  ) {
    let asking = frame.child == nil ? frame.this : nil
    let isRemoved = isFromGone || stack.map { !isWanted($0) } ?? false
    let isGone = isRemoved && asking.map { world[$0].cause == .program } ?? false
    let refusal = NavRefusal(route: route, screen: isGone ? nil : asking)
    if !world.refusals.contains(refusal) { world.refusals.append(refusal) }
  }

  private mutating func pop(_ count: Int, _ frame: NavFrame, _ tail: NavProgram.Tail) throws(Abort) {
    var frame = frame
    guard let stack = try targetStack(tail, &frame) else { return refuse("pop", .notOnStack) }
    let path = path(of: stack)
    if let target = try library.target(of: .pop(count), on: stack, by: frame.myself, &self) {
      tellPop(path, tail, frame)
      try change(stack, to: target, frame, tail, "pop")
      return
    }
    let length = library.length(afterPopping: count, stack, for: frame.myself, self)
    if length >= path.count {
      if dialect.library.traits.refusesPopAtRoot { refuse("pop", .atRoot) }
      return
    }
    tellPop(path, tail, frame)
    try change(stack, to: Array(path.prefix(length)), frame, tail, "pop")
  }

  /// Reports whether a pop without a target removes a screen of its coordinator.
  private mutating func tellPop(_ path: [ScreenID], _ tail: NavProgram.Tail, _ frame: NavFrame) {
    guard tail.target == nil, let top = path.last else { return }
    let isOwn = world[top].owner.map { owner in
      frame.myself.map { world.isDescendant(owner, of: $0) } ?? true
    }
    let isExact = frame.this == top || isOwn ?? false
    outputs.append(.popped(world[top].route, isExact: isExact && !isAnswerToAnother(top, path, frame)))
  }

  /// Returns the content of a stack after a push or a new first screen, as the library determines it.
  private mutating func chosen(
    _ command: String, _ screen: ScreenID, _ tail: NavProgram.Tail, _ stack: StackID, _ frame: NavFrame
  ) throws(Abort) -> [ScreenID]? {
    switch command {
    case "push":
      let isLink = tail.options.contains(.link)
      return try library.target(of: .push(screen, isLink: isLink), on: stack, by: frame.myself, &self)
    case "replaceRoot":
      return try library.target(of: .replaceRoot(screen), on: stack, by: frame.myself, &self)
    default: return nil
    }
  }

  /// Returns the route of an operand; nil if it has none.
  func route(named value: NavValue) -> NavRoute? {
    switch value {
    case .route(let route): route
    case .screen(let screen): world[screen].route
    default: nil
    }
  }

  private mutating func setStack(
    _ elements: [NavValue], _ frame: NavFrame, _ tail: NavProgram.Tail
  ) throws(Abort) {
    var frame = frame
    let (stackOrNil, named) = try self.target(of: tail, &frame)
    guard let stack = stackOrNil else { return refuse("setStack", .notOnStack) }
    let old = path(of: stack)
    var target: [ScreenID] = []
    for (index, element) in elements.enumerated() {
      if case .route(let route) = element, old.indices.contains(index), shows(old[index], route) {
        target.append(old[index])
      } else if let screen = try makeScreen(element, frame, named) {
        if !target.contains(screen) {
          target.append(screen)
        } else {
          try raise("setStack with \(name(of: world[screen].route)) twice")
        }
      }
    }
    if try !change(stack, to: target, frame, tail, "setStack"), !isWanted(stack), let top = target.last,
      !old.contains(top)
    {
      noteRefusal(world[top].route, frame, to: stack)
    }
    try runStarts()
  }

  /// Records the route that a control has shown, and reports a second time before the app has settled.
  mutating func noteIntent(_ route: NavRoute) {
    guard let tap else { return }
    let intent = NavShownRoute(tap: tap, route: route)
    if world.shownRoutes.contains(intent) {
      outputs.append(.doubled(route))
    } else {
      world.shownRoutes.append(intent)
    }
  }

  /// Changes the requested content of a stack.
  ///
  /// - Returns: Whether the change can become visible. It cannot if the platform refuses the change. On `uikit`, it
  ///   also cannot if the stack is in a layer that is being dismissed, although the platform accepts the change.
  @discardableResult
  mutating func change(
    _ stack: StackID, to target: [ScreenID], _ frame: NavFrame, _ tail: NavProgram.Tail, _ command: String
  ) throws(Abort) -> Bool {
    let old = path(of: stack)
    if old == target, world[stack].queued.isEmpty, world[stack].dragged == nil || followsBelief {
      if let block = tail.continuation { world.turns.append(NavContinuation(block: block, frame: frame)) }
      return true
    }
    if followsBelief, !isWanted(stack) {
      // The binding of a layer that was dismissed or is being dismissed has no effect any more.
      refuse(command, .notInHierarchy, addedRoute(target, to: stack))
      return false
    }
    // In a session, the app is real code, and UIKit empties the stack of a controller that gets no controllers.
    if target.isEmpty, listeners == nil {
      refuse(command, .wouldEmptyStack)
      return true
    }
    if !followsBelief, let answer = try hold(target, for: stack, frame, tail, command) { return answer }
    if target.count > old.count, target.count > program.scope.depth, isInput { throw leaveScope() }
    if target.count > program.capacity.stack { throw exceed("stack \(program.capacity.stack)") }
    let removed = old.reversed().filter { !target.contains($0) }
    try forEachScreen(removedWith: removed) { executor, screen in
      if executor.world[screen].cause == nil { executor.world[screen].cause = .program }
    }
    for screen in target where !old.contains(screen) { world[screen].cause = nil }
    if !tail.options.isEmpty { library.shown(target.filter { !old.contains($0) }, tail.options, &self) }
    if let block = tail.continuation {
      world[stack].waiting.append(NavContinuation(block: block, frame: frame))
    }
    world[stack].path = target
    if tail.options.contains(.noAnimation) { unanimated.insert(stack) }
    if followsBelief {
      try follow(stack)
    } else {
      try begin(stack, target)
    }
    try library.commandRemoved(removed, &self)
    try dropPresentations(from: removed)
    return followsBelief || listeners != nil || isWanted(stack) || isRoot(stack)
  }

  /// Whether a stack is a flow's own stack.
  func isRoot(_ stack: StackID) -> Bool { world.coordinatorsUntracked.contains { $0.root == stack } }

  /// Whether a stack is the root stack, the stack of a requested layer, or the stack of a tab in one of these.
  func isWanted(_ stack: StackID) -> Bool {
    let wanted = [world.layers.first?.stack].compactMap { $0 } + world.presentations.map(\.stack)
    if wanted.contains(stack) { return true }
    return wanted.contains { layer in
      world[layer].path.contains { world[$0].tabs?.stacks.contains(stack) ?? false }
    }
  }

  /// Calls a closure for removed screens and the screens in their tabs, each once, topmost first.
  ///
  /// The screens in a tab are one piece of the step that concerns the tab (``locally(on:_:)``).
  mutating func forEachScreen(
    removedWith screens: [ScreenID], _ body: (inout StepExecutor, ScreenID) throws(Abort) -> Void
  ) throws(Abort) {
    for screen in screens {
      for stack in world[screen].tabs?.stacks ?? [] {
        try locally(on: stack) { executor throws(Abort) in
          for inner in executor.world[stack].path.reversed() where !screens.contains(inner) {
            try body(&executor, inner)
          }
        }
      }
      try body(&self, screen)
    }
  }

  /// Returns the screens of a layer, topmost first, including screens that are leaving its stacks or are dragged.
  func content(ofLayer layer: Int) -> [ScreenID] {
    let inside = world.withNested(world[world.layers[layer].stack].screens.reversed())
    let leaving = world.stacks(inLayer: layer).flatMap { world.withNested(world[$0].leaving) }
    return leaving.filter { !inside.contains($0) } + inside
  }
}
