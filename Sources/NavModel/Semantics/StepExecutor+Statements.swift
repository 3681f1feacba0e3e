extension StepExecutor {
  /// Runs statements in order; no other event interrupts a handler.
  mutating func run(_ statements: [NavProgram.Statement], _ frame: inout NavFrame) throws(Abort) {
    for statement in statements { try run(statement, &frame) }
  }

  /// Runs a statement with a block; other functions run simple statements, so that nesting uses little call stack.
  private mutating func run(_ statement: NavProgram.Statement, _ frame: inout NavFrame) throws(Abort) {
    switch statement {
    case .group(let statements): try run(statements, &frame)
    case .taken(let branch, let isThen): reach.insert(isThen ? .then(branch) : .otherwise(branch))
    case .branch(let condition, let then, let otherwise):
      if try holds(condition, &frame) { try run(then, &frame) } else { try run(otherwise, &frame) }
    case .choose(let alternatives, let origin):
      guard !alternatives.isEmpty else { return }
      try run(alternatives[choices.choose(among: alternatives.count, at: origin)], &frame)
    case .each(let slot, let list, let body):
      guard case .list(let elements) = try evaluate(list, &frame) else { return }
      for element in elements {
        frame.set(slot, to: element)
        try run(body, &frame)
      }
    default: try carryOut(statement, &frame)
    }
  }

  private mutating func carryOut(_ statement: NavProgram.Statement, _ frame: inout NavFrame) throws(Abort) {
    switch statement {
    case .push, .replaceTop, .replaceRoot, .pop, .popToRoot, .popTo, .remove, .setStack, .present, .dismiss,
      .select:
      try runCommand(statement, &frame)
    case .replaceWindowRoot(let operand): try replaceWindowRoot(try evaluate(operand, &frame), frame)
    case .start(let operand, let options):
      guard case .coordinator(let child) = try flow(try evaluate(operand, &frame), frame),
        let myself = frame.myself
      else { return }
      detach(child)
      world[child].parent = myself
      world[child].children.removeAll { $0 == myself }
      world[myself].children.append(child)
      try library.started(child, options, &self)
      try runStarts()
    case .drop(let operand):
      guard case .coordinator(let child) = try evaluate(operand, &frame) else { return }
      detach(child)
    case .finish(let result, let arguments):
      guard let myself = frame.myself else { return }
      let values = try evaluate(all: arguments, &frame)
      try library.finish(myself, result, values, frame, &self)
    case .emit(let step, let arguments, let receiver):
      let values = try evaluate(all: arguments, &frame)
      var target = frame.myself
      if let receiver {
        guard case .coordinator(let named) = try evaluate(receiver, &frame) else {
          outputs.append(.dropped("step \(program.steps[step].name): the receiver does not exist"))
          return
        }
        target = named
        if named != frame.myself { noteRepeated(.step(step, values, to: named)) }
      }
      if let target { try library.emit(step, values, to: target, isNamed: receiver != nil, frame, &self) }
    case .post(let event, let arguments):
      try enqueue(.event(event, try evaluate(all: arguments, &frame)))
    case .forward(let receiver):
      guard case .coordinator(let target) = try evaluate(receiver, &frame) else {
        outputs.append(.dropped("forward: the receiver does not exist"))
        return
      }
      try forward(to: target)
    case .run(let effect, let arguments):
      let values = try evaluate(all: arguments, &frame)
      try start(effect, values, frame)
    case .cancel(let effect):
      world.effects.removeAll {
        $0.effect == effect
          && ($0.coordinator == frame.myself || $0.screen != nil && $0.screen == frame.this)
      }
    case .note(let label, let arguments): outputs.append(.noted(label, try evaluate(all: arguments, &frame)))
    case .fail(let message): throw crash(message)
    case .refuse: isVetoed = true
    case .bind(let slot, let value):
      let value = try evaluate(value, &frame)
      frame.set(slot, to: value)
    case .assign(let target, let value): try assign(target, try evaluate(value, &frame), &frame)
    case .append, .removeElement, .removeFirst, .removeLast, .clear, .truncateTo, .truncateCount:
      try changeList(statement, &frame)
    case .mutate(let variable, let value): try mutate(variable, value, &frame)
    case .broadcast(let step, let arguments):
      try library.broadcast(step, try evaluate(all: arguments, &frame), &self)
    case .adapt(let step, let arguments):
      try library.adapt(to: step, try evaluate(all: arguments, &frame), &self)
    case .whenReady(let flows, let block): try waitUntilReady(flows, block, &frame)
    case .segue(let place, let arguments, let source):
      let target = NavRoute(place: place, arguments: try evaluate(all: arguments, &frame))
      try library.segue(to: target, from: source, frame, &self)
    case .later(let block): world.turns.append(NavContinuation(block: block, frame: frame))
    case .group, .branch, .choose, .each, .taken:
      preconditionFailure("a statement with a block has no immediate effect")
    }
  }

  private mutating func mutate(
    _ variable: Int, _ value: NavProgram.Expression, _ frame: inout NavFrame
  ) throws(Abort) {
    guard let myself = frame.myself else { return }
    try library.mutate(variable, try evaluate(value, &frame), myself, &self)
  }

  private mutating func waitUntilReady(
    _ written: [NavProgram.Expression], _ block: Int, _ frame: inout NavFrame
  ) throws(Abort) {
    var flows: [CoordinatorID] = []
    for expression in written {
      if case .coordinator(let flow) = try flow(try evaluate(expression, &frame), frame) {
        flows.append(flow)
      }
    }
    try library.whenReady(flows, NavContinuation(block: block, frame: frame), &self)
  }

  /// Returns the flow of an operand: a coordinator, or the coordinator of a branch, which is created if necessary.
  private mutating func flow(_ value: NavValue, _ frame: NavFrame) throws(Abort) -> NavValue {
    guard case .route(let route) = value,
      case .branch(let declaration, let arguments) = program.places[route.place].kind,
      let myself = frame.myself
    else { return value }
    if let known = world[myself].children.first(where: { world[$0].branch == route && !hasLostBar($0) }) {
      return .coordinator(known)
    }
    var inner = NavFrame(myself: myself, locals: route.arguments)
    let values = try evaluate(all: arguments, &inner)
    return .coordinator(try makeCoordinator(declaration, values, parent: myself, branch: route))
  }

  /// Removes a coordinator from the children of its parent.
  mutating func detach(_ child: CoordinatorID) {
    guard let parent = world.readOutside(child).parent else { return }
    world[parent].children.removeAll { $0 == child }
    let clear = { (executor: inout StepExecutor) in executor.world[child].parent = nil }
    guard let part = world.observation.places?.part(of: child) else { return clear(&self) }
    locally(in: part, clear)
  }

  mutating func enqueue(_ message: NavMessage) throws(Abort) {
    world.queue.append(message)
    if world.queue.count > program.capacity.mail { throw exceed("mail \(program.capacity.mail)") }
  }

  /// Reports that a coordinator will handle a step twice.
  ///
  /// Either the current handler has sent the same step before, or it passes on a step that is already in the queue.
  private mutating func noteRepeated(_ message: NavMessage) {
    guard case .step(let step, let values, let receiver, _) = message else { return }
    let trigger = NavProgram.Trigger.step(step)
    let isPassedOn = request.map { $0.trigger == trigger && $0.values == values } ?? false
    let declaration = world[receiver].declaration
    if emitted.contains(message) || isPassedOn && world.queue.contains(message),
      !tables.handlers(of: trigger, at: .coordinator(declaration)).isEmpty
    {
      outputs.append(.handledTwice(coordinator: declaration, name(of: trigger)))
    }
    emitted.append(message)
  }

  private mutating func start(_ effect: Int, _ values: [NavValue], _ frame: NavFrame) throws(Abort) {
    guard let myself = frame.myself else { return }
    let isOfScreen = if case .place = program.effects[effect].owner { true } else { false }
    // In the order of their declarations: which of two different effects began first makes no difference.
    let position = world.effects.firstIndex { $0.effect > effect } ?? world.effects.count
    world.effects.insert(
      NavRunningEffect(
        effect: effect, arguments: values, coordinator: myself, screen: isOfScreen ? frame.this : nil,
        feedback: feedback?.feedback), at: position)
    if tap != nil, tables.unnamedRemovals.contains(effect) { startedByTap.insert(effect) }
    if world.effects.count > program.capacity.mail { throw exceed("mail \(program.capacity.mail)") }
  }

  // MARK: Variables

  private mutating func assign(
    _ target: NavProgram.Target, _ value: NavValue, _ frame: inout NavFrame
  ) throws(Abort) {
    guard let declaration = try declaration(of: target, &frame) else { return }
    var value = value
    if case .screen = declaration.domain, case .route = value { value = .none }
    if case .range(let range) = declaration.domain.unwrapped, case .int(let number) = value,
      !range.contains(number)
    {
      throw crash(
        "\(declaration.name) is \(number), outside of its range \(range.lowerBound)...\(range.upperBound)")
    }
    if case .list(let elements) = value {
      if elements.count > program.capacity.list { throw exceed("list \(program.capacity.list)") }
      value = .list(coerced(elements, to: declaration.domain, frame))
    }
    guard declaration.isStored else { return }
    try store(value, in: target, &frame)
    guard let binding = declaration.binding, binding.isTwoWay else { return }
    // The container is that of the variable's owner, which may be another coordinator.
    var owner = try self.owner(of: target, &frame)
    try apply(binding.part, value, of: target.index, &owner)
  }

  /// Returns the frame of the instance that has a variable.
  private mutating func owner(of target: NavProgram.Target, _ frame: inout NavFrame) throws(Abort) -> NavFrame
  {
    guard case .variableOf(let subject, _) = target else { return frame }
    switch try evaluate(subject, &frame) {
    case .coordinator(let coordinator): return NavFrame(myself: coordinator)
    case .screen(let screen): return NavFrame(myself: world[screen].owner, this: screen)
    default: return frame
    }
  }

  /// Returns the elements with screens replaced by their routes, if the domain is a list of routes.
  private func coerced(_ elements: [NavValue], to domain: NavProgram.Domain, _ frame: NavFrame) -> [NavValue]
  {
    guard case .list(.route) = domain.unwrapped else { return elements }
    return elements.map { attribute(.route, of: $0, frame) }
  }

  private mutating func declaration(
    of target: NavProgram.Target, _ frame: inout NavFrame
  ) throws(Abort) -> NavProgram.VariableDeclaration? {
    switch target {
    case .variable(.system, let index): return program.variables[index]
    case .variable(.coordinator, let index):
      return frame.myself.map { program.coordinators[world[$0].declaration].variables[index] }
    case .variable(.screen, let index):
      return frame.this.map { program.places[world[$0].route.place].variables[index] }
    case .variable(.branch, let index):
      guard let child = frame.child, let branch = world[child].branch else { return nil }
      return program.places[branch.place].variables[index]
    case .variableOf(let subject, let index):
      switch try evaluate(subject, &frame) {
      case .coordinator(let coordinator) where world[coordinator].isAlive:
        return program.coordinators[world[coordinator].declaration].variables[index]
      case .screen(let screen): return program.places[world[screen].route.place].variables[index]
      default: return nil
      }
    }
  }

  private mutating func store(
    _ value: NavValue, in target: NavProgram.Target, _ frame: inout NavFrame
  ) throws(Abort) {
    switch target {
    case .variable(.system, let index): world.variables[index] = value
    case .variable(.coordinator, let index):
      guard let myself = frame.myself, world[myself].variables.indices.contains(index) else { return }
      world[myself].variables[index] = value
      noteChange(of: index, myself)
    case .variable(.screen, let index):
      guard let this = frame.this else { return }
      world[this].variables[index] = value
    case .variable(.branch, let index):
      guard let child = frame.child, world[child].branchVariables.indices.contains(index) else { return }
      world[child].branchVariables[index] = value
    case .variableOf(let subject, let index):
      switch try evaluate(subject, &frame) {
      case .coordinator(let coordinator):
        world[coordinator].variables[index] = value
        noteChange(of: index, coordinator)
      case .screen(let screen): world[screen].variables[index] = value
      default: return
      }
    }
  }

  /// Records that the state of a coordinator has changed; a stored snapshot is not part of the state.
  private mutating func noteChange(of variable: Int, _ coordinator: CoordinatorID) {
    guard tables.hasStates else { return }
    let declared = program.coordinators[world[coordinator].declaration].variables[variable]
    if case .snapshot = declared.domain { return }
    changed.append(coordinator)
  }

  private mutating func changeList(
    _ statement: NavProgram.Statement, _ frame: inout NavFrame
  ) throws(Abort) {
    switch statement {
    case .append(let target, let element):
      let value = try evaluate(element, &frame)
      try change(target, &frame) { $0.append(value) }
    case .removeElement(let target, let element):
      let value = try evaluate(element, &frame)
      let elements = try list(target, &frame)
      guard let index = elements.firstIndex(where: { isSame($0, value) }) else { return }
      try change(target, &frame) { $0.remove(at: index) }
    case .removeFirst(let target): try change(target, &frame) { if !$0.isEmpty { $0.removeFirst() } }
    case .removeLast(let target):
      tellPop(byShortening: target, frame)
      try change(target, &frame) { if !$0.isEmpty { $0.removeLast() } }
    case .clear(let target): try change(target, &frame) { $0 = [] }
    case .truncateTo(let target, let element):
      let value = try evaluate(element, &frame)
      let elements = try list(target, &frame)
      guard let index = elements.firstIndex(where: { isSame($0, value) }) else { return }
      try change(target, &frame) { $0 = Array($0[...index]) }
    case .truncateCount(let target, let count):
      guard case .int(let count) = try evaluate(count, &frame) else { return }
      try change(target, &frame) { $0 = Array($0.prefix(max(0, count))) }
    default: preconditionFailure("this statement is not a change of a list")
    }
  }

  private mutating func list(_ target: NavProgram.Target, _ frame: inout NavFrame) throws(Abort) -> [NavValue]
  {
    let expression: NavProgram.Expression =
      switch target {
      case .variable(let holder, let index): .variable(holder, index)
      case .variableOf(let subject, let index): .variableOf(subject, index)
      }
    guard case .list(let elements) = try evaluate(expression, &frame) else { return [] }
    return elements
  }

  private mutating func change(
    _ target: NavProgram.Target, _ frame: inout NavFrame, _ body: (inout [NavValue]) -> Void
  ) throws(Abort) {
    var elements = try list(target, &frame)
    body(&elements)
    try assign(target, .list(elements), &frame)
  }
}

extension NavProgram.Target {
  /// The index of the variable among those of its holder.
  fileprivate var index: Int {
    switch self {
    case .variable(_, let index), .variableOf(_, let index): index
    }
  }
}

extension NavProgram.Domain {
  /// The domain of an optional's values; the domain itself if it is not optional.
  var unwrapped: Self {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }
}
