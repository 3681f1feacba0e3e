extension NavWorld {
  /// Returns the stack on which a coordinator acts: its own stack, the stack of its screens, or its parent's stack.
  ///
  /// The result is nil if the platform refused to show the first screen of the coordinator, for example because a layer was
  /// presented already: the stack with this screen is in no container. It is also nil if the coordinator is in a tab, page or
  /// column that has left the screen, or was in a layer that was removed, since nothing shows its stack any more.
  func stack(of coordinator: CoordinatorID, in program: NavProgram) -> StackID? {
    var next: CoordinatorID? = coordinator
    var steps = 0
    while let current = next, steps <= coordinatorsUntracked.count {
      if let root = self[current].root { return root }
      // The stack of a sheet belongs to the coordinator whose screen is on it, unless that coordinator has a stack.
      if let from = self[current].branchedFrom, screensUntracked[from.index].owner == current,
        let stack = ownStack(holding: from)
          ?? stacksUntracked.firstIndex(where: { $0.path.contains(from) }).map(StackID.init)
      {
        return stack
      }
      if let own = containers.first(where: {
        readUntracked($0).owner == current && !isPresented($0, by: current)
      }) {
        return own
      }
      let isInTab = self[current].branch.map { program.places[$0.place].tabBar != nil } ?? false
      if !isInTab, let from = self[current].branchedFrom, let stack = ownStack(holding: from) { return stack }
      if let mine = containers.first(where: { holds(screenOf: current, $0) }) { return mine }
      if let wanted = stacksUntracked.firstIndex(where: { $0.owner == current && !$0.path.isEmpty }) {
        return StackID(wanted)
      }
      if isInTab, let waiting = waitingTab(of: current) { return waiting }
      let from = self[current].branchedFrom
      if let from, !self[from].wasShown, !isQueued(from) { return nil }
      if isInTab || self[current].hasLostLayer { return nil }
      next = self[current].parent
      steps += 1
    }
    return layers.first?.stack
  }

  /// Returns the container that holds a screen, but not as a screen in a tab of a tab bar that is leaving.
  ///
  /// - Parameter screen: A screen of the world.
  /// - Returns: The container; nil if there is none.
  /// - Complexity: O(*n*), where *n* is the number of screens in containers.
  func ownStack(holding screen: ScreenID) -> StackID? {
    stack(holding: screen).flatMap { stack in
      let content = readUntracked(stack)
      return content.screens.contains(screen) || content.leaving.contains(screen) ? stack : nil
    }
  }

  /// Returns whether a coordinator has put another of its screens in the place of its first screen, which is gone.
  ///
  /// The screens of layers that the coordinator presents itself do not count. A child in a tab has no first screen of its
  /// own: it begins at the tab bar.
  ///
  /// - Parameter coordinator: A coordinator whose first screen is in no container.
  /// - Returns: Whether another of its screens is in a container that it does not present.
  /// - Complexity: O(*n*), where *n* is the number of screens in containers.
  package func hasReplacedFirstScreen(_ coordinator: CoordinatorID) -> Bool {
    guard let from = self[coordinator].branchedFrom, self[from].owner == coordinator else { return false }
    return containers.contains { !isPresented($0, by: coordinator) && holds(screenOf: coordinator, $0) }
  }

  /// Returns whether a screen is in a layer that the app requests and that waits for the end of another one.
  ///
  /// - Parameter screen: A screen of the world.
  /// - Returns: Whether such a layer contains the screen; false if the platform has lost the request.
  /// - Complexity: O(*n*), where *n* is the number of requested layers.
  package func isRequested(_ screen: ScreenID) -> Bool {
    presentations.contains { wanted in
      !wanted.isLost && self[wanted.stack].path.contains(screen)
        && !layers.contains { $0.stack == wanted.stack }
    }
  }

  /// Whether a stack is that of a layer that a coordinator has presented.
  private func isPresented(_ stack: StackID, by coordinator: CoordinatorID) -> Bool {
    guard let layer = rest.layers.firstIndex(where: { $0.stack == stack }) else { return false }
    return layers[layer].coordinator == coordinator
  }

  /// The stack of a tab whose bar waits for the end of a transition; its flow can fill it already.
  private func waitingTab(of coordinator: CoordinatorID) -> StackID? {
    stacksUntracked.indices.map(StackID.init).first { stack in
      stacksUntracked[stack.index].owner == coordinator
        && screensUntracked.indices.contains {
          screensUntracked[$0].tabs?.stacks.contains(stack) == true && isQueued(ScreenID($0))
        }
    }
  }

  /// Whether a change that waits for the end of a transition contains a screen.
  private func isQueued(_ screen: ScreenID) -> Bool {
    stacksUntracked.contains { $0.queued.contains { $0.kind.screens.contains(screen) } }
  }
}
