extension NavWorld {
  /// Renumbers all instances in the order of the first visit, and removes instances to which nothing refers.
  ///
  /// Worlds that differ only in the identifiers of instances have the same canonical form. The operation is idempotent.
  /// A tab bar in no container, which only branches of coordinators or presented layers keep, loses the contents of its
  /// released tabs (``isReleased(_:_:)``). The app does not remember their screens, so `instances` does not contain them.
  ///
  /// - Parameter keepingReleasedTabs: Whether such contents stay, for tests that compare both.
  /// - Complexity: O(*n*), where *n* is the size of the world.
  mutating func canonicalize(keepingReleasedTabs: Bool = false) {
    var numbers = Renumbering(of: self)
    numbers.visit(CoordinatorID(0))
    renumber(by: &numbers, keepingReleasedTabs: keepingReleasedTabs)
  }

  /// Renumbers all instances, beginning with a coordinator.
  ///
  /// - Returns: The new identifier of each instance.
  @discardableResult
  mutating func renumber(from root: CoordinatorID) -> Renumbering {
    var numbers = Renumbering(of: self)
    numbers.visit(root)
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
    numbers.visit(CoordinatorID(0))
    renumber(by: &numbers, keepingForgotten: true)
    return numbers
  }

  /// Renumbers all instances by a traversal, which can have visited some or all instances before.
  mutating func renumber(
    by numbers: inout Renumbering, keepingForgotten: Bool = false, keepingReleasedTabs: Bool = false
  ) {
    observation.readRest()
    numbers.hasMoved = false
    rest.visit(&numbers)
    let hasMoved = numbers.hasMoved
    if rest.feedbacks.contains(where: { $0.run != 0 }) {
      for index in rest.feedbacks.indices { rest.feedbacks[index].run = 0 }
    }
    numbers.visitInstances(of: self)
    let haveMoved = visitPresenters(&numbers, keepsTabs: keepingForgotten || keepingReleasedTabs)
    visitBranchBars(&numbers, keepsTabs: keepingForgotten || keepingReleasedTabs)
    if hasMoved || haveMoved { rest.rewrite(numbers) }
    if !rest.taps.isEmpty || !rest.shownRoutes.isEmpty { forgetTaps(&numbers) }
    if keepingForgotten {
      numbers.rememberedScreens = numbers.screenOrder.count
      visitForgotten(&numbers)
    }
    stacksUntracked.arrange(numbers.stackOrder, numbers.movedStacks) { $0.rewrite(numbers) }
    screensUntracked.arrange(numbers.screenOrder, numbers.movedScreens) { $0.rewrite(numbers) }
    coordinatorsUntracked.arrange(numbers.coordinatorOrder, numbers.movedCoordinators) { $0.rewrite(numbers) }
    if let places = observation.places { observation.places = places.renumbered(numbers) }
    if observation.memo != nil { observation.memo = StepCache() }
  }

  /// Visits the screens that present layers, and empties the released tabs of those that are in no container.
  ///
  /// If all tabs of such a screen are released, it loses them. Without the removal, a layer that outlives a replaced tab bar
  /// would keep the contents of all its tabs in the world.
  ///
  /// - Returns: Whether one of the screens has a new number.
  private mutating func visitPresenters(_ numbers: inout Renumbering, keepsTabs: Bool) -> Bool {
    if rest.layers.count == 1, rest.presentations.isEmpty { return false }
    numbers.hasMoved = false
    for presenter in rest.presenters {
      if !keepsTabs, !numbers.hasVisited(presenter), emptyReleasedTabs(of: presenter, numbers) {
        screensUntracked[presenter.index].tabs = nil
      }
      numbers.visit(presenter)
    }
    let hasMoved = numbers.hasMoved
    numbers.visitInstances(of: self)
    return hasMoved
  }

  /// Visits the tab bars that only branches of coordinators keep, and empties their released tabs.
  private mutating func visitBranchBars(_ numbers: inout Renumbering, keepsTabs: Bool) {
    while let bar = numbers.branchBars.popLast() {
      if !keepsTabs, !numbers.hasVisited(bar) { _ = emptyReleasedTabs(of: bar, numbers) }
      numbers.visit(bar)
      numbers.visitInstances(of: self)
    }
  }

  /// Empties the released tabs of a screen in no container; returns whether it has tabs, and all of them are released.
  private mutating func emptyReleasedTabs(of bar: ScreenID, _ numbers: Renumbering) -> Bool {
    guard let stacks = screensUntracked[bar.index].tabs?.stacks else { return false }
    var areReleased = true
    for stack in stacks {
      if isReleased(stack, numbers) {
        stacksUntracked[stack.index] = NavStack(screens: [], owner: nil)
      } else {
        areReleased = false
      }
    }
    return areReleased
  }

  /// Whether no step can read the stack of a tab again, if its tab bar is in no container.
  ///
  /// Its owner is released, and a traversal has reached neither the stack nor a screen on it. The stack of an owner that
  /// is alive stays, since a waiting block may push a screen on it.
  private func isReleased(_ stack: StackID, _ numbers: Renumbering) -> Bool {
    let own = stacksUntracked[stack.index]
    if numbers.hasVisited(stack) || own.owner.map({ coordinatorsUntracked[$0.index].isAlive }) ?? false {
      return false
    }
    return !(own.screens + own.path).contains(where: numbers.hasVisited)
  }

  private mutating func forgetTaps(_ numbers: inout Renumbering) {
    // A tapped control does not keep its screen in the world: the user cannot tap a removed screen again.
    var taps = rest.taps.filter { numbers.hasVisited($0.screen) }
    for index in taps.indices { numbers.rewrite(&taps[index].screen) }
    var shownRoutes = rest.shownRoutes.filter { numbers.hasVisited($0.tap.screen) }
    for index in shownRoutes.indices {
      numbers.rewrite(&shownRoutes[index].tap.screen)
      numbers.visit(shownRoutes[index].route.arguments)
      numbers.rewrite(&shownRoutes[index].route)
    }
    // The order of the taps is irrelevant.
    taps.sort { $0.precedes($1) }
    shownRoutes.sort { $0.precedes($1) }
    if taps != rest.taps { rest.taps = taps }
    if shownRoutes != rest.shownRoutes { rest.shownRoutes = shownRoutes }
  }

  private mutating func visitForgotten(_ numbers: inout Renumbering) {
    for index in coordinatorsUntracked.indices { numbers.visit(CoordinatorID(index)) }
    for index in screensUntracked.indices { numbers.visit(ScreenID(index)) }
    for index in stacksUntracked.indices where !numbers.hasVisited(StackID(index)) {
      stacksUntracked[index] = NavStack(screens: [], owner: nil)
      numbers.visit(StackID(index))
    }
    numbers.visitInstances(of: self)
  }

  /// Appends the instances of another world except its first stack and first coordinator, and the marks on its screens.
  ///
  /// - Parameters:
  ///   - other: The other world.
  ///   - numbers: The new identifier of each instance of the other world.
  /// - Returns: The first stack and the first coordinator of the other world, with the new identifiers.
  mutating func append(
    _ other: NavWorld, _ numbers: Renumbering
  ) -> (stack: NavStack, coordinator: NavCoordinator) {
    var (first, owner) = (other.stacksUntracked[0], other.coordinatorsUntracked[0])
    first.rewrite(numbers)
    owner.rewrite(numbers)
    for index in other.stacksUntracked.indices.dropFirst() {
      stacksUntracked.append(index, of: other.stacksUntracked)
      stacksUntracked[stacksUntracked.count - 1].rewrite(numbers)
    }
    for index in other.screensUntracked.indices {
      screensUntracked.append(index, of: other.screensUntracked)
      screensUntracked[screensUntracked.count - 1].rewrite(numbers)
    }
    for index in other.coordinatorsUntracked.indices.dropFirst() {
      coordinatorsUntracked.append(index, of: other.coordinatorsUntracked)
      coordinatorsUntracked[coordinatorsUntracked.count - 1].rewrite(numbers)
    }
    for var tap in other.rest.taps {
      numbers.rewrite(&tap.screen)
      taps.append(tap)
    }
    for var intent in other.rest.shownRoutes {
      numbers.rewrite(&intent.tap.screen)
      numbers.rewrite(&intent.route)
      shownRoutes.append(intent)
    }
    if !other.rest.pendingExits.isEmpty {
      pendingExits = other.rest.pendingExits
      numbers.rewrite(&pendingExits)
    }
    if !other.rest.refusals.isEmpty {
      refusals = other.rest.refusals
      for index in refusals.indices {
        numbers.rewrite(&refusals[index].route)
        numbers.rewrite(&refusals[index].screen)
      }
    }
    return (first, owner)
  }
}
