/// The references of each value of a world, in the fixed order in which a traversal visits them.

extension Renumbering {
  /// Visits the references of all visited instances, which visits further instances.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the visited instances.
  mutating func visitInstances(of world: NavWorld) {
    while true {
      hasMoved = false
      if movedStacks.count < stackOrder.count {
        world.stacksUntracked[stackOrder[movedStacks.count]].visit(&self)
        movedStacks.append(hasMoved)
      } else if movedScreens.count < screenOrder.count {
        world.screensUntracked[screenOrder[movedScreens.count]].visit(&self)
        movedScreens.append(hasMoved)
      } else if movedCoordinators.count < coordinatorOrder.count {
        world.coordinatorsUntracked[coordinatorOrder[movedCoordinators.count]].visit(&self, in: world)
        movedCoordinators.append(hasMoved)
      } else {
        return
      }
    }
  }
}

extension NavWorld.Rest {
  /// Visits all references but those of taps and shownRoutes, which keep no instance in the world, and those to presenters
  /// (``presenters``).
  func visit(_ numbers: inout Renumbering) {
    for layer in layers {
      numbers.visit(layer.stack)
      numbers.visit(layer.coordinator)
      numbers.visit(layer.continuations)
    }
    for wanted in presentations {
      numbers.visit(wanted.stack)
      numbers.visit(wanted.coordinator)
    }
    numbers.visit(mail)
    numbers.visit(waiting)
    for message in queue { message.visit(&numbers) }
    numbers.visit(turns)
    for effect in effects {
      numbers.visit(effect.arguments)
      numbers.visit(effect.coordinator)
      numbers.visit(effect.screen)
      if case .present(let screen) = effect.frontScreen { numbers.visit(screen) }
      if case .present(let screen) = effect.frontLayer { numbers.visit(screen) }
      numbers.visit(effect.library)
    }
    for feedback in feedbacks {
      numbers.visit(feedback.coordinator)
      numbers.visit(feedback.screens)
    }
    for waiting in readiness {
      numbers.visit(waiting.flows)
      numbers.visit(waiting.continuation.frame)
    }
    numbers.visit(variables)
    numbers.visit(pendingExits)
    for refusal in refusals {
      numbers.visit(refusal.route.arguments)
      numbers.visit(refusal.screen)
    }
  }

  /// The screens that present layers.
  var presenters: [ScreenID] { layers.compactMap(\.presenter) + presentations.map(\.presenter) }

  /// Rewrites the references that ``visit(_:)`` visits, and those to presenters.
  mutating func rewrite(_ numbers: Renumbering) {
    for index in layers.indices {
      numbers.rewrite(&layers[index].stack)
      numbers.rewrite(&layers[index].coordinator)
      numbers.rewrite(&layers[index].presenter)
      numbers.rewrite(&layers[index].continuations)
    }
    for index in presentations.indices {
      numbers.rewrite(&presentations[index].stack)
      numbers.rewrite(&presentations[index].coordinator)
      numbers.rewrite(&presentations[index].presenter)
    }
    numbers.rewrite(&mail)
    numbers.rewrite(&waiting)
    for index in queue.indices { queue[index].rewrite(numbers) }
    numbers.rewrite(&turns)
    for index in effects.indices {
      numbers.rewrite(&effects[index].arguments)
      numbers.rewrite(&effects[index].coordinator)
      numbers.rewrite(&effects[index].screen)
      numbers.rewrite(&effects[index].frontScreen)
      numbers.rewrite(&effects[index].frontLayer)
      numbers.rewrite(&effects[index].library)
    }
    for index in feedbacks.indices {
      numbers.rewrite(&feedbacks[index].coordinator)
      numbers.rewrite(&feedbacks[index].screens)
    }
    for index in readiness.indices {
      numbers.rewrite(&readiness[index].flows)
      numbers.rewrite(&readiness[index].continuation.frame)
    }
    numbers.rewrite(&variables)
    numbers.rewrite(&pendingExits)
    for index in refusals.indices {
      numbers.rewrite(&refusals[index].route)
      numbers.rewrite(&refusals[index].screen)
    }
  }
}

extension Renumbering {
  fileprivate func rewrite(_ front: inout NavRunningEffect.Front) {
    guard case .present(var screen) = front else { return }
    rewrite(&screen)
    front = .present(screen)
  }
}

extension NavMessage {
  fileprivate func visit(_ numbers: inout Renumbering) {
    switch self {
    case .step(_, let values, let receiver, _):
      numbers.visit(values)
      numbers.visit(receiver)
    case .mutation(_, let value, let coordinator):
      numbers.visit(value)
      numbers.visit(coordinator)
    case .ended(_, let coordinator): numbers.visit(coordinator)
    case .event(_, let values): numbers.visit(values)
    }
  }

  fileprivate mutating func rewrite(_ numbers: Renumbering) {
    switch self {
    case .step(let step, var values, var receiver, let feedback):
      numbers.rewrite(&values)
      numbers.rewrite(&receiver)
      self = .step(step, values, to: receiver, by: feedback)
    case .mutation(let variable, var value, var coordinator):
      numbers.rewrite(&value)
      numbers.rewrite(&coordinator)
      self = .mutation(variable, value, of: coordinator)
    case .ended(let feedback, var coordinator):
      numbers.rewrite(&coordinator)
      self = .ended(feedback, of: coordinator)
    case .event(let event, var values):
      numbers.rewrite(&values)
      self = .event(event, values)
    }
  }
}

extension NavStack {
  fileprivate func visit(_ numbers: inout Renumbering) {
    numbers.visit(screens)
    numbers.visit(path)
    numbers.visit(owner)
    if let moving = transition {
      numbers.visit(moving.from)
      numbers.visit(moving.removed)
      numbers.visit(moving.continuations)
    }
    numbers.visit(waiting)
    for change in queued {
      numbers.visit(change.kind.screens)
      numbers.visit(change.frame)
    }
    if let missed = missedPath { numbers.visit(missed) }
    numbers.visit(mail)
  }

  mutating func rewrite(_ numbers: Renumbering) {
    numbers.rewrite(&screens)
    numbers.rewrite(&path)
    numbers.rewrite(&owner)
    if var moving = transition {
      numbers.rewrite(&moving.from)
      numbers.rewrite(&moving.removed)
      numbers.rewrite(&moving.continuations)
      transition = moving
    }
    numbers.rewrite(&waiting)
    for index in queued.indices { queued[index].rewrite(numbers) }
    if var missed = missedPath {
      numbers.rewrite(&missed)
      missedPath = missed
    }
    numbers.rewrite(&mail)
  }
}

extension NavStack.Change {
  fileprivate mutating func rewrite(_ numbers: Renumbering) {
    switch kind {
    case .push(var screens):
      numbers.rewrite(&screens)
      kind = .push(screens)
    case .pop(to: var screen):
      numbers.rewrite(&screen)
      kind = .pop(to: screen)
    case .set(var screens):
      numbers.rewrite(&screens)
      kind = .set(screens)
    }
    numbers.rewrite(&frame)
  }
}

extension NavScreen {
  fileprivate func visit(_ numbers: inout Renumbering) {
    numbers.visit(route.arguments)
    numbers.visit(owner)
    numbers.visit(variables)
    numbers.visit(library)
    for stack in tabs?.stacks ?? [] { numbers.visit(stack) }
  }

  mutating func rewrite(_ numbers: Renumbering) {
    numbers.rewrite(&route)
    numbers.rewrite(&owner)
    numbers.rewrite(&variables)
    numbers.rewrite(&library)
    guard var bar = tabs else { return }
    numbers.rewrite(&bar.stacks)
    tabs = bar
  }
}

extension NavCoordinator {
  fileprivate func visit(_ numbers: inout Renumbering, in world: NavWorld) {
    numbers.visit(arguments)
    numbers.visit(parent)
    numbers.visit(children)
    if let branch { numbers.visit(branch.arguments) }
    if let from = branchedFrom, !numbers.hasVisited(from), world.screensUntracked[from.index].tabs != nil {
      numbers.branchBars.append(from)
      numbers.hasMoved = true
    } else {
      numbers.visit(branchedFrom)
    }
    if let root { numbers.visit(root) }
    numbers.visit(variables)
    numbers.visit(branchVariables)
    numbers.visit(library)
  }

  mutating func rewrite(_ numbers: Renumbering) {
    numbers.rewrite(&arguments)
    numbers.rewrite(&parent)
    numbers.rewrite(&children)
    if var made = branch {
      numbers.rewrite(&made)
      branch = made
    }
    numbers.rewrite(&branchedFrom)
    if var own = root {
      numbers.rewrite(&own)
      root = own
    }
    numbers.rewrite(&variables)
    numbers.rewrite(&branchVariables)
    numbers.rewrite(&library)
  }
}
