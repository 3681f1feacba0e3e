extension StepExecutor {
  /// Returns the value of an expression.
  ///
  /// The value is `none` for a missing subject, such as the route of `none` or a variable of a released coordinator.
  mutating func evaluate(_ expression: NavProgram.Expression, _ frame: inout NavFrame) throws(Abort)
    -> NavValue
  {
    switch expression {
    case .constant(let value): return value
    case .local(let slot): return slot < frame.locals.count ? frame.locals[slot] : .none
    case .parameter(let holder, let index): return parameter(holder, index, frame)
    case .variable(let holder, let index): return try variable(holder, index, frame)
    case .variableOf(let subject, let index):
      return try variable(of: try evaluate(subject, &frame), index)
    case .parameterOf(let subject, let index):
      switch try evaluate(subject, &frame) {
      case .screen(let screen): return element(index, of: world[screen].route.arguments)
      case .coordinator(let coordinator): return element(index, of: world[coordinator].arguments)
      case .route(let route): return element(index, of: route.arguments)
      default: return .none
      }
    case .payload(let subject, let expected, let index):
      guard case .symbol(_, expected, let values) = try evaluate(subject, &frame) else { return .none }
      return element(index, of: values)
    case .this: return frame.this.map(NavValue.screen) ?? .none
    case .myself: return frame.myself.map(NavValue.coordinator) ?? .none
    case .child: return frame.child.map(NavValue.coordinator) ?? .none
    case .parent:
      guard let myself = frame.myself, let parent = world[myself].parent else { return .none }
      return .coordinator(parent)
    case .route(let place, let arguments):
      return .route(NavRoute(place: place, arguments: try evaluate(all: arguments, &frame)))
    case .symbol(let type, let index, let values):
      return .symbol(type: type, case: index, try evaluate(all: values, &frame))
    case .list(let elements): return .list(try evaluate(all: elements, &frame))
    case .newScreen(let route):
      guard let screen = try makeScreen(try evaluate(route, &frame), frame) else { return .none }
      return .screen(screen)
    case .newCoordinator(let declaration, let arguments):
      let values = try evaluate(all: arguments, &frame)
      return .coordinator(try makeCoordinator(declaration, values, parent: nil, branch: nil))
    case .world(let word): return self.word(word, frame)
    case .topmost(let subject): return topmost(of: subject, frame)
    case .instances(let subject): return .list(instances(of: subject, frame))
    case .attribute(let subject, let attribute):
      return self.attribute(attribute, of: try evaluate(subject, &frame), frame)
    case .contains(let list, let element):
      guard case .list(let elements) = try evaluate(list, &frame) else { return .bool(false) }
      let wanted = try evaluate(element, &frame)
      return .bool(elements.contains { isSame($0, wanted) })
    case .firstOf(let list, let place):
      guard case .list(let elements) = try evaluate(list, &frame) else { return .none }
      return elements.first { isInstance($0, of: .place(place)) } ?? .none
    case .lastOf(let list, let place):
      guard case .list(let elements) = try evaluate(list, &frame) else { return .none }
      return elements.last { isInstance($0, of: .place(place)) } ?? .none
    case .not(let operand): return .bool(!(try holds(operand, &frame)))
    case .and(let left, let right):
      guard try holds(left, &frame) else { return .bool(false) }
      return .bool(try holds(right, &frame))
    case .or(let left, let right):
      if try holds(left, &frame) { return .bool(true) }
      return .bool(try holds(right, &frame))
    case .implies(let left, let right):
      guard try holds(left, &frame) else { return .bool(true) }
      return .bool(try holds(right, &frame))
    case .compare(let op, let left, let right):
      return .bool(compare(op, try evaluate(left, &frame), try evaluate(right, &frame)))
    case .arithmetic(let op, let left, let right):
      return try arithmetic(op, try evaluate(left, &frame), try evaluate(right, &frame))
    case .test(let subject, let predicate):
      return .bool(try test(try evaluate(subject, &frame), predicate, &frame))
    case .someIs(let subject, let predicate): return .bool(try someIs(subject, predicate, &frame))
    case .isRunning(let effect): return .bool(isRunning(effect, frame))
    case .isFeedbackRunning(let feedback):
      return .bool(world.feedbacks.contains { $0.feedback == feedback && $0.coordinator == frame.myself })
    case .snapshot: return frame.myself.map { .list(state(of: $0)) } ?? .none
    case .element(let list, let position):
      guard case .list(let elements) = try evaluate(list, &frame) else { return .none }
      return element(position, of: elements)
    case .every(let slot, let list, let claim):
      return .bool(
        try !elements(list, &frame, slot) { executor, frame throws(Abort) in
          !(try executor.holds(claim, &frame))
        })
    case .some(let slot, let list, let claim):
      return .bool(
        try elements(list, &frame, slot) { executor, frame throws(Abort) in
          try executor.holds(claim, &frame)
        })
    case .counted(let slot, let list, let claim):
      var count = 0
      _ = try elements(list, &frame, slot) { executor, frame throws(Abort) in
        if try executor.holds(claim, &frame) { count += 1 }
        return false
      }
      return .int(count)
    case .before(let inner):
      guard let earlier = before else { return .none }
      let now = world
      world = earlier
      defer { world = now }
      // Instances that the step has created do not exist in the world before the step.
      var known = frame.known(in: earlier)
      return try evaluate(inner, &known)
    case .did(let pattern): return .bool(try did(pattern, &frame))
    case .eventIs(let pattern): return .bool(isEvent(pattern))
    }
  }

  /// Whether the value of an expression is the Boolean value true.
  mutating func holds(_ expression: NavProgram.Expression, _ frame: inout NavFrame) throws(Abort) -> Bool {
    try evaluate(expression, &frame) == .bool(true)
  }

  mutating func evaluate(all expressions: [NavProgram.Expression], _ frame: inout NavFrame) throws(Abort)
    -> [NavValue]
  {
    var values: [NavValue] = []
    for expression in expressions { values.append(try evaluate(expression, &frame)) }
    return values
  }

  /// Whether a condition is true for at least one element of a list.
  private mutating func elements(
    _ list: NavProgram.Expression, _ frame: inout NavFrame, _ slot: Int,
    where claim: (inout StepExecutor, inout NavFrame) throws(Abort) -> Bool
  ) throws(Abort) -> Bool {
    guard case .list(let elements) = try evaluate(list, &frame) else { return false }
    for element in elements {
      frame.set(slot, to: element)
      if try claim(&self, &frame) { return true }
    }
    return false
  }

  func element(_ index: Int, of values: [NavValue]) -> NavValue {
    values.indices.contains(index) ? values[index] : .none
  }

  private func parameter(_ holder: NavProgram.Holder, _ index: Int, _ frame: NavFrame) -> NavValue {
    switch holder {
    case .system: return .none
    case .coordinator: return frame.myself.map { element(index, of: world[$0].arguments) } ?? .none
    case .screen: return frame.this.map { element(index, of: world[$0].route.arguments) } ?? .none
    case .branch: return frame.child.map { element(index, of: world[$0].branch?.arguments ?? []) } ?? .none
    }
  }

  private mutating func variable(
    _ holder: NavProgram.Holder, _ index: Int, _ frame: NavFrame
  ) throws(Abort) -> NavValue {
    switch holder {
    case .system: return element(index, of: world.variables)
    case .coordinator:
      guard let myself = frame.myself else { return .none }
      return try variable(of: .coordinator(myself), index)
    case .screen: return frame.this.map { element(index, of: world[$0].variables) } ?? .none
    case .branch: return frame.child.map { element(index, of: world[$0].branchVariables) } ?? .none
    }
  }

  /// Reads a variable of an instance; an unowned variable whose coordinator was released crashes the app, as in Swift.
  private mutating func variable(of subject: NavValue, _ index: Int) throws(Abort) -> NavValue {
    switch subject {
    case .screen(let screen): return element(index, of: world[screen].variables)
    case .coordinator(let coordinator):
      let value = element(index, of: world[coordinator].variables)
      let declared = program.coordinators[world[coordinator].declaration].variables
      if case .coordinator(let held) = value, declared.indices.contains(index),
        declared[index].ownership == .unowned, !world[held].isAlive
      {
        throw crash("\(declared[index].name) was read after its coordinator was released")
      }
      return value
    default: return .none
    }
  }

  private func word(_ word: NavProgram.WorldWord, _ frame: NavFrame) -> NavValue {
    switch word {
    case .quiescent: return .bool(isQuiescent)
    case .transitioning: return .bool(world.isMoving)
    case .front: return world.front.map(NavValue.screen) ?? .none
    case .stack: return .list(homeStack(frame).map { world[$0].screens.map(NavValue.screen) } ?? [])
    case .screens:
      guard let stack = homeStack(frame) else { return .list([]) }
      return .list(world[stack].screens.filter { world[$0].owner == frame.myself }.map(NavValue.screen))
    case .presented:
      guard let stack = homeStack(frame), let layer = world.layer(of: stack),
        layer + 1 < world.layers.count
      else { return .none }
      return world[world.layers[layer + 1].stack].screens.first.map(NavValue.screen) ?? .none
    case .collapsed: return .bool(tables.hasSplits && !world.splits(.collapsed).isEmpty)
    case .children: return .list(frame.myself.map { world[$0].children.map(NavValue.coordinator) } ?? [])
    case .selected:
      guard let myself = frame.myself else { return .none }
      for stack in world.containers where world.holds(screenOf: myself, stack) {
        for screen in world[stack].screens where world[screen].owner == myself {
          if let tab = selectedTab(of: screen) { return .route(tab) }
        }
      }
      return .none
    }
  }

  /// The route of the selected tab of a tab bar, or of the column that a collapsed split view shows.
  func selectedTab(of screen: ScreenID) -> NavRoute? {
    guard let tabs = world[screen].tabs, tabs.columns != .expanded else { return nil }
    let places = program.places[world[screen].route.place].kind.contents
    // A page counts as selected when it has come.
    let index = tabs.columns == nil ? tabs.turn?.leaving ?? tabs.selected : tabs.selected
    return places.indices.contains(index) ? NavRoute(place: places[index]) : nil
  }

  /// Whether the world is quiescent: nothing is in progress or queued, and no blocking effect runs.
  var isQuiescent: Bool { tables.isQuiescent(world) }

  /// Returns the variables of a coordinator, with `none` in place of snapshots, so that snapshots are not nested.
  func state(of coordinator: CoordinatorID) -> [NavValue] {
    let declared = program.coordinators[world[coordinator].declaration].variables
    return zip(declared, world[coordinator].variables).map { variable, value in
      if case .snapshot = variable.domain { .none } else { value }
    }
  }

  private func isRunning(_ effect: Int, _ frame: NavFrame) -> Bool {
    world.effects.contains { running in
      guard running.effect == effect else { return false }
      if case .place = program.effects[effect].owner {
        return running.screen == frame.this || frame.this == nil
      }
      return running.coordinator == frame.myself || frame.myself == nil
    }
  }
}

extension NavFrame {
  /// Sets a local slot, and extends the list of slots if necessary.
  mutating func set(_ slot: Int, to value: NavValue) {
    while locals.count <= slot { locals.append(.none) }
    locals[slot] = value
  }
}
