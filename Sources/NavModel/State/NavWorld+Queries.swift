extension NavWorld {
  /// Accesses a screen instance by its identifier.
  ///
  /// - Precondition: The world contains the screen.
  public subscript(_ id: ScreenID) -> NavScreen {
    _read {
      observation.read(id)
      yield screensUntracked[id.index]
    }
    _modify {
      observation.recordWrite(id)
      yield &screensUntracked[id.index]
    }
  }

  /// Accesses a coordinator instance by its identifier.
  ///
  /// - Precondition: The world contains the coordinator.
  public subscript(_ id: CoordinatorID) -> NavCoordinator {
    _read {
      observation.read(id)
      yield coordinatorsUntracked[id.index]
    }
    _modify {
      observation.recordWrite(id)
      yield &coordinatorsUntracked[id.index]
    }
  }

  /// Accesses a stack by its identifier.
  ///
  /// - Precondition: The world contains the stack.
  public subscript(_ id: StackID) -> NavStack {
    _read {
      observation.read(id)
      yield stacksUntracked[id.index]
    }
    _modify {
      observation.recordWrite(id)
      yield &stacksUntracked[id.index]
    }
  }

  /// Returns a stack and records a read of the first part only.
  ///
  /// The caller reads only the values in the digest of the stack's part, or searches for an instance of another part.
  func readUntracked(_ id: StackID) -> NavStack {
    observation.readRest()
    return stacksUntracked[id.index]
  }

  /// Returns a coordinator and records a read of the first part only.
  ///
  /// The caller reads only the values that the first part holds: the declaration, the parent, the screen at which the
  /// coordinator branched, and whether the coordinator is alive or has finished.
  func readUntracked(_ id: CoordinatorID) -> NavCoordinator {
    observation.readRest()
    return coordinatorsUntracked[id.index]
  }

  /// Returns the stacks of a layer: its own stack, and those of its tabs, pages and columns.
  ///
  /// - Parameter layer: The index of an existing layer in ``layers``; 0 for the root layer.
  /// - Returns: The identifiers of the stacks, the layer's own stack first.
  /// - Complexity: O(*n*), where *n* is the number of screens on the layer's own stack.
  public func stacks(inLayer layer: Int) -> [StackID] {
    observation.readRest()
    return stacksUntracked(inLayer: layer)
  }

  /// Returns the same stacks without tracking the read; the stack of a tab is never a layer's own stack.
  private func stacksUntracked(inLayer layer: Int) -> [StackID] {
    var found: [StackID] = []
    addStacks(inLayer: layer, to: &found)
    return found
  }

  private func addStacks(inLayer layer: Int, to found: inout [StackID]) {
    let own = rest.layers[layer].stack
    found.append(own)
    for screen in stacksUntracked[own.index].screens {
      if let tabs = screensUntracked[screen.index].tabs { found += tabs.stacks }
    }
  }

  /// The first tab bar of the root layer, whose tabs are parts of the world; a split view is not divided into parts.
  package var rootBar: ScreenID? {
    observation.readOutline()
    return rest.layers.first.flatMap { layer in
      stacksUntracked[layer.stack.index].screens.first {
        screensUntracked[$0.index].tabs.map { $0.columns == nil } ?? false
      }
    }
  }

  /// The tabs of ``rootBar``.
  var rootTabs: NavScreen.Tabs? { rootBar.flatMap { self[$0].tabs } }

  /// Whether reads of the world are recorded.
  package var isObserved: Bool { observation.places != nil }

  /// The world without recording of reads.
  package var withoutTracking: NavWorld {
    var world = self
    world.observation = NavObservation()
    return world
  }

  /// The stacks of all containers, layer by layer from the root layer up.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens on the stacks of layers.
  public var containers: [StackID] {
    observation.readOutline()
    var found: [StackID] = []
    // Enough for most worlds, which avoids reallocation.
    found.reserveCapacity(8)
    for layer in rest.layers.indices { addStacks(inLayer: layer, to: &found) }
    return found
  }

  /// Returns the first container, layer by layer, whose stack satisfies a condition, without tracking the read.
  private func firstContainer(where isWanted: (NavStack) -> Bool) -> StackID? {
    for layer in rest.layers {
      if isWanted(stacksUntracked[layer.stack.index]) { return layer.stack }
      for screen in stacksUntracked[layer.stack.index].screens {
        guard let tabs = screensUntracked[screen.index].tabs else { continue }
        for stack in tabs.stacks where isWanted(stacksUntracked[stack.index]) { return stack }
      }
    }
    return nil
  }

  /// Returns the stack whose container contains a screen, including a screen that is leaving.
  ///
  /// - Parameter screen: A screen of the world.
  /// - Returns: The identifier of the stack; nil if the screen is in no container.
  /// - Complexity: O(*n*), where *n* is the number of screens in containers.
  public func stack(holding screen: ScreenID) -> StackID? {
    observation.readPlace(of: screen)
    observation.readRest()
    observation.readOutline()
    return firstContainer { $0.screens.contains(screen) || withNestedUntracked($0.leaving).contains(screen) }
  }

  /// Records the reads of the locations of the screens that present layers.
  func readPresenters() {
    for wanted in presentations { observation.readPlace(of: wanted.presenter) }
  }

  /// Returns the layer that contains a stack.
  ///
  /// - Parameter stack: A stack of the world.
  /// - Returns: The index of the layer; nil if no layer contains the stack.
  /// - Complexity: O(*n*), where *n* is the number of screens on the stacks of layers.
  public func layer(of stack: StackID) -> Int? {
    layers.indices.first { stacks(inLayer: $0).contains(stack) }
  }

  /// Returns whether a screen is in a container, visible or not, or is dragged or moves back after a cancelled drag.
  ///
  /// - Parameter screen: A screen of the world.
  /// - Returns: Whether one of these is the case.
  /// - Complexity: O(*n*), where *n* is the number of screens in containers.
  public func isOnScreen(_ screen: ScreenID) -> Bool {
    if let places = observation.places, screen.index < places.screens.count {
      let part = places.screens[screen.index].part
      if part == 0, screen != rootBar { observation.readRest() }
      places.readSkeleton(part)
    }
    observation.readOutline()
    return firstContainer { $0.screens.contains(screen) || $0.dragged == screen } != nil
  }

  /// Whether a layer shows a stack: as its own stack, or as the selected tab of the tab bar on top.
  func isShown(_ stack: StackID) -> Bool {
    for layer in layers {
      if layer.stack == stack { return true }
      if isPartWithoutTabs(layer.stack) { continue }
      guard let bar = self[layer.stack].screens.last, let tabs = self[bar].tabs else { continue }
      if tabs.shows(stack) { return true }
    }
    return false
  }

  /// The indices of the visible layers: the topmost layer, and the layers below it down to the first steady one.
  var seenLayers: Range<Int> {
    guard let top = layers.indices.last else { return 0..<0 }
    let steady = layers.lastIndex { $0.phase == .steady } ?? 0
    return min(steady, top)..<(top + 1)
  }

  /// The screens that the user can see, including screens that enter or leave, the bottom layer first.
  ///
  /// Screens below a layer that does not move are not included, even if a sheet covers them only in part.
  ///
  /// - Complexity: O(*s* × *l*), where *s* is the number of stacks in containers and *l* the number of layers.
  public var visibleScreens: [ScreenID] { visibleScreens { _ in true } }

  /// The frontmost screen; while a layer is being dismissed, the frontmost screen of the layer below.
  ///
  /// If the selected tab, page or column is empty, this is the screen that contains it. Nil if there is no
  /// layer, or if the layer is empty.
  public var front: ScreenID? {
    let layer = layers.last { $0.phase != .dismissing } ?? layers.first
    guard let own = layer?.stack, let top = self[own].front else { return nil }
    guard let tabs = self[top].tabs else { return top }
    let isHeld = tabs.turn != nil && self[own].dragged != nil
    return self[tabs.stacks[isHeld ? tabs.turn?.leaving ?? tabs.selected : tabs.selected]].front ?? top
  }

  /// Returns whether a screen is entering: pushed, uncovered by a pop or a swipe back, turned to, or on top of a stack
  /// in a layer that appears.
  ///
  /// - Parameter screen: A screen of the world.
  /// - Returns: Whether one of these transitions is in progress.
  /// - Complexity: O(*n*), where *n* is the number of screens in containers.
  public func isEntering(_ screen: ScreenID) -> Bool {
    observation.readPlace(of: screen)
    for (index, layer) in layers.enumerated() {
      for stack in stacks(inLayer: index) {
        let moving = readUntracked(stack).transition
        switch moving?.phase {
        case .running, .gesture:
          if readUntracked(stack).screens.last == screen, moving?.from != screen { return true }
        default: break
        }
        if layer.phase == .presenting, readUntracked(stack).screens.last == screen { return true }
        if let turn = turn(on: layer.stack), turn.phase != .cancelling, turn.shown == stack,
          readUntracked(stack).screens.last == screen
        {
          return true
        }
      }
    }
    return false
  }

  /// Returns whether a screen is leaving: popped, covered by a push, dragged, turned away, or in a layer that is
  /// dragged or being dismissed.
  ///
  /// - Parameter screen: A screen of the world.
  /// - Returns: Whether one of these transitions is in progress; also true if the screen moves back after a cancelled
  ///   swipe back or turn.
  /// - Complexity: O(*n*), where *n* is the number of screens in containers.
  public func isLeaving(_ screen: ScreenID) -> Bool {
    observation.readPlace(of: screen)
    for (index, layer) in layers.enumerated() {
      for stack in stacks(inLayer: index) {
        let moving = readUntracked(stack).transition
        if moving?.from == screen, readUntracked(stack).screens.last != screen { return true }
        if withNestedUntracked(moving?.removed ?? []).contains(screen) { return true }
        if let turn = turn(on: layer.stack), turn.hidden == stack, readUntracked(stack).screens.last == screen
        {
          return true
        }
        if layer.phase == .dismissing || layer.phase == .gesture,
          readUntracked(stack).screens.contains(screen)
        {
          return true
        }
      }
    }
    return false
  }

  /// Whether a transition or gesture is in progress.
  public var isMoving: Bool {
    observation.readOutline()
    return rest.layers.contains { $0.phase != .steady }
      || firstContainer { $0.transition != nil } != nil
  }

  /// Whether the user drags a screen or a layer.
  public var hasGesture: Bool {
    observation.readOutline()
    return rest.layers.contains { $0.phase == .gesture }
      || firstContainer { $0.transition?.phase == .gesture } != nil
  }

  /// Whether no transition, gesture, queued work or notice is pending.
  package var hasNothingInFlight: Bool { !isMoving && isSilent }

  /// Whether no message, no block of `later` and no notice is waiting.
  var isSilent: Bool {
    observation.readOutline()
    return rest.mail.isEmpty && rest.queue.isEmpty && rest.turns.isEmpty
      && stacksUntracked.allSatisfy { $0.mail.isEmpty }
  }

  /// The declarations of the effects in progress.
  var declarationsInFlight: [Int] {
    observation.readOutline()
    return rest.effects.map(\.effect)
  }

  /// Returns the coordinators that branched at a screen, innermost last.
  ///
  /// - Parameter screen: A screen of the world.
  /// - Returns: The identifiers of the coordinators.
  /// - Complexity: O(*n*), where *n* is the number of coordinators, plus the sorting of the result by depth.
  public func coordinators(branchedFrom screen: ScreenID) -> [CoordinatorID] {
    observation.readRest()
    observation.read(screen)
    var found: [CoordinatorID] = []
    for index in coordinatorsUntracked.indices where coordinatorsUntracked[index].branchedFrom == screen {
      found.append(CoordinatorID(index))
    }
    return found.count < 2 ? found : found.sorted { depth(of: $0) < depth(of: $1) }
  }

  /// The number of ancestors of a coordinator.
  func depth(of coordinator: CoordinatorID) -> Int {
    var depth = 0
    var next = readUntracked(coordinator).parent
    while let parent = next, depth <= coordinatorsUntracked.count {
      depth += 1
      next = readUntracked(parent).parent
    }
    return depth
  }

  /// Whether a coordinator is equal to another coordinator or is a descendant of it.
  func isDescendant(_ coordinator: CoordinatorID, of ancestor: CoordinatorID) -> Bool {
    var next: CoordinatorID? = coordinator
    var steps = 0
    while let current = next, steps <= coordinatorsUntracked.count {
      if current == ancestor { return true }
      next = self[current].parent
      steps += 1
    }
    return false
  }

  /// Whether a coordinator owns a screen on the stack of a container.
  func holds(screenOf coordinator: CoordinatorID, _ stack: StackID) -> Bool {
    observation.readRest()
    observation.read(coordinator)
    return readUntracked(stack).screens.contains { owner(of: $0, if: coordinator) == coordinator }
  }

  /// Returns the owner of a screen; does not record a read if the screen and the coordinator are in different parts,
  /// since that coordinator cannot be the owner.
  func owner(of screen: ScreenID, if coordinator: CoordinatorID) -> CoordinatorID? {
    if let places = observation.places, screen.index < places.screens.count,
      coordinator.index < places.coordinators.count,
      places.screens[screen.index].part == places.coordinators[coordinator.index]
    {
      observation.read(screen)
    }
    return screensUntracked[screen.index].owner
  }
}

extension NavStack {
  /// The screens that the container does not contain any more but that are still visible, topmost first.
  var leaving: [ScreenID] { transition?.removed ?? [] }

  /// The screen that the user drags, or that moves back after a cancelled gesture; nil if there is none.
  ///
  /// During the drag of a page or column, this is the screen that contains it.
  public var dragged: ScreenID? { transition?.phase == .running ? nil : transition?.from }

  /// The frontmost screen: the dragged screen, or the top screen if none is dragged.
  var front: ScreenID? { dragged ?? screens.last }
}
