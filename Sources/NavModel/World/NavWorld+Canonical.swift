extension NavWorld {
  /// Renumbers all instances in the order of the first visit, and removes instances to which nothing refers.
  ///
  /// Worlds that differ only in the identifiers of instances have the same canonical form. The operation is idempotent.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the world.
  mutating func canonicalize() { renumber(from: CoordinatorID(0)) }

  /// Renumbers all instances, beginning with a coordinator.
  ///
  /// - Returns: The new identifier of each instance.
  @discardableResult
  mutating func renumber(from root: CoordinatorID) -> Renumbering {
    var numbers = Renumbering(of: self)
    var root = root
    numbers.visit(&root)
    renumber(by: &numbers)
    return numbers
  }

  /// Renumbers all instances as the canonical form does, but keeps unreferenced instances after the others.
  ///
  /// The function empties unreferenced stacks, so that no search finds a screen on them.
  ///
  /// - Returns: The new identifier of each instance.
  mutating func canonicalizeKeepingForgotten() -> Renumbering {
    var numbers = Renumbering(of: self)
    var root = CoordinatorID(0)
    numbers.visit(&root)
    renumber(by: &numbers, keepingForgotten: true)
    return numbers
  }

  /// Renumbers all instances by a traversal, which can have visited some or all instances before.
  mutating func renumber(by numbers: inout Renumbering, keepingForgotten: Bool = false) {
    let old = self
    for index in layers.indices {
      numbers.visit(&layers[index].stack)
      numbers.visit(&layers[index].coordinator)
      numbers.visit(&layers[index].presenter)
      numbers.visit(&layers[index].continuations)
    }
    for index in presentations.indices {
      numbers.visit(&presentations[index].stack)
      numbers.visit(&presentations[index].coordinator)
      numbers.visit(&presentations[index].presenter)
    }
    numbers.visit(&mail)
    numbers.visit(&waiting)
    for index in queue.indices { queue[index].visit(&numbers) }
    numbers.visit(&turns)
    for index in effects.indices {
      numbers.visit(&effects[index].arguments)
      numbers.visit(&effects[index].coordinator)
      numbers.visit(&effects[index].screen)
      numbers.visit(&effects[index].library)
    }
    for index in feedbacks.indices {
      numbers.visit(&feedbacks[index].coordinator)
      numbers.visit(&feedbacks[index].screens)
      feedbacks[index].run = 0
    }
    for index in readiness.indices {
      numbers.visit(&readiness[index].flows)
      numbers.visit(&readiness[index].continuation.frame)
    }
    numbers.visit(&variables)
    numbers.visit(&owedExits)
    for index in refusals.indices {
      numbers.visit(&refusals[index].route)
      numbers.visit(&refusals[index].screen)
    }
    rebuild(from: old, &numbers)
    forgetTaps(&numbers)
    if keepingForgotten { keepForgotten(of: old, &numbers) }
    if let places = observation.places { observation.places = places.renumbered(numbers) }
    if observation.memo != nil { observation.memo = RunMemo() }
  }

  private mutating func forgetTaps(_ numbers: inout Renumbering) {
    // A tapped control does not keep its screen in the world: the user cannot tap a removed screen again.
    taps = taps.compactMap { mark in
      guard numbers.hasVisited(mark.screen) else { return nil }
      var mark = mark
      numbers.visit(&mark.screen)
      return mark
    }
    intents = intents.compactMap { intent in
      guard numbers.hasVisited(intent.tap.screen) else { return nil }
      var intent = intent
      numbers.visit(&intent.tap.screen)
      numbers.visit(&intent.route)
      return intent
    }
    // The order of the taps is irrelevant.
    taps.sort { $0.precedes($1) }
    intents.sort { $0.precedes($1) }
  }

  private mutating func keepForgotten(of old: NavWorld, _ numbers: inout Renumbering) {
    numbers.rememberedScreens = allScreens.count
    var emptied = old
    for index in old.allCoordinators.indices {
      var coordinator = CoordinatorID(index)
      numbers.visit(&coordinator)
    }
    for index in old.allScreens.indices {
      var screen = ScreenID(index)
      numbers.visit(&screen)
    }
    for index in old.allStacks.indices where !numbers.hasVisited(StackID(index)) {
      emptied.allStacks[index] = NavStack(screens: [], owner: nil)
      var stack = StackID(index)
      numbers.visit(&stack)
    }
    copyVisited(from: emptied, &numbers)
  }

  /// Appends the instances of another world except its first stack and first coordinator, and the marks on its screens.
  ///
  /// - Parameters:
  ///   - other: The other world.
  ///   - numbers: The new identifier of each instance of the other world.
  /// - Returns: The first stack and the first coordinator of the other world, with the new identifiers.
  mutating func append(
    _ other: NavWorld, _ numbers: inout Renumbering
  ) -> (stack: NavStack, coordinator: NavCoordinator) {
    var (first, owner) = (other.allStacks[0], other.allCoordinators[0])
    first.visit(&numbers)
    owner.visit(&numbers)
    for index in other.allStacks.indices.dropFirst() {
      allStacks.append(other.allStacks[index])
      allStacks[allStacks.count - 1].visit(&numbers)
    }
    for index in other.allScreens.indices {
      allScreens.append(other.allScreens[index])
      allScreens[allScreens.count - 1].visit(&numbers)
    }
    for index in other.allCoordinators.indices.dropFirst() {
      allCoordinators.append(other.allCoordinators[index])
      allCoordinators[allCoordinators.count - 1].visit(&numbers)
    }
    for var tap in other.rest.taps {
      numbers.visit(&tap.screen)
      taps.append(tap)
    }
    for var intent in other.rest.intents {
      numbers.visit(&intent.tap.screen)
      numbers.visit(&intent.route)
      intents.append(intent)
    }
    if !other.rest.owedExits.isEmpty {
      owedExits = other.rest.owedExits
      numbers.visit(&owedExits)
    }
    if !other.rest.refusals.isEmpty {
      refusals = other.rest.refusals
      for index in refusals.indices {
        numbers.visit(&refusals[index].route)
        numbers.visit(&refusals[index].screen)
      }
    }
    return (first, owner)
  }

  /// Copies the visited instances in the order of their new identifiers, and visits the instances to which they refer.
  private mutating func rebuild(from old: NavWorld, _ numbers: inout Renumbering) {
    allStacks = []
    allScreens = []
    allCoordinators = []
    allStacks.reserveCapacity(old.allStacks.count)
    allScreens.reserveCapacity(old.allScreens.count)
    allCoordinators.reserveCapacity(old.allCoordinators.count)
    copyVisited(from: old, &numbers)
  }

  private mutating func copyVisited(from old: NavWorld, _ numbers: inout Renumbering) {
    while true {
      if allStacks.count < numbers.stackOrder.count {
        var stack = old.allStacks[numbers.stackOrder[allStacks.count]]
        stack.visit(&numbers)
        allStacks.append(stack)
      } else if allScreens.count < numbers.screenOrder.count {
        var screen = old.allScreens[numbers.screenOrder[allScreens.count]]
        screen.visit(&numbers)
        allScreens.append(screen)
      } else if allCoordinators.count < numbers.coordinatorOrder.count {
        var coordinator = old.allCoordinators[numbers.coordinatorOrder[allCoordinators.count]]
        coordinator.visit(&numbers)
        allCoordinators.append(coordinator)
      } else {
        return
      }
    }
  }
}

extension NavMessage {
  fileprivate mutating func visit(_ numbers: inout Renumbering) {
    switch self {
    case .step(let step, var values, var receiver, let feedback):
      numbers.visit(&values)
      numbers.visit(&receiver)
      self = .step(step, values, to: receiver, by: feedback)
    case .mutation(let variable, var value, var coordinator):
      numbers.visit(&value)
      numbers.visit(&coordinator)
      self = .mutation(variable, value, of: coordinator)
    case .ended(let feedback, var coordinator):
      numbers.visit(&coordinator)
      self = .ended(feedback, of: coordinator)
    case .event(let event, var values):
      numbers.visit(&values)
      self = .event(event, values)
    }
  }
}

extension NavStack {
  fileprivate mutating func visit(_ numbers: inout Renumbering) {
    numbers.visit(&screens)
    numbers.visit(&path)
    numbers.visit(&owner)
    if var moving = transition {
      numbers.visit(&moving.from)
      numbers.visit(&moving.removed)
      numbers.visit(&moving.continuations)
      transition = moving
    }
    numbers.visit(&waiting)
    for index in queued.indices { queued[index].visit(&numbers) }
    if var missed = missedPath {
      numbers.visit(&missed)
      missedPath = missed
    }
    numbers.visit(&mail)
  }
}

extension NavStack.Change {
  fileprivate mutating func visit(_ numbers: inout Renumbering) {
    switch kind {
    case .push(var screens):
      numbers.visit(&screens)
      kind = .push(screens)
    case .pop(to: var screen):
      numbers.visit(&screen)
      kind = .pop(to: screen)
    case .set(var screens):
      numbers.visit(&screens)
      kind = .set(screens)
    }
    numbers.visit(&frame)
  }
}

extension NavScreen {
  fileprivate mutating func visit(_ numbers: inout Renumbering) {
    numbers.visit(&route)
    numbers.visit(&owner)
    numbers.visit(&variables)
    numbers.visit(&library)
    guard var bar = tabs else { return }
    numbers.visit(&bar.stacks)
    tabs = bar
  }
}

extension NavCoordinator {
  fileprivate mutating func visit(_ numbers: inout Renumbering) {
    numbers.visit(&arguments)
    numbers.visit(&parent)
    numbers.visit(&children)
    if var made = branch {
      numbers.visit(&made)
      branch = made
    }
    numbers.visit(&branchedFrom)
    if var own = root {
      numbers.visit(&own)
      root = own
    }
    numbers.visit(&variables)
    numbers.visit(&branchVariables)
    numbers.visit(&library)
  }
}
