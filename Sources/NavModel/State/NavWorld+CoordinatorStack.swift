extension NavWorld {
  /// Returns the stack on which a coordinator acts: its own stack, the stack of its screens, or its parent's stack.
  ///
  /// The result is nil if the platform refused to show the first screen of the coordinator, for example because a layer was
  /// presented already: the stack with this screen is in no container.
  func stack(of coordinator: CoordinatorID) -> StackID? {
    var next: CoordinatorID? = coordinator
    var steps = 0
    while let current = next, steps <= coordinatorsUntracked.count {
      if let root = self[current].root { return root }
      // The stack of a sheet belongs to the coordinator whose screen is on it, unless that coordinator has a stack.
      if let from = self[current].branchedFrom, screensUntracked[from.index].owner == current,
        let stack = stack(holding: from)
          ?? stacksUntracked.firstIndex(where: { $0.path.contains(from) }).map(StackID.init)
      {
        return stack
      }
      if let own = containers.first(where: {
        readUntracked($0).owner == current && !isPresented($0, by: current)
      }) {
        return own
      }
      if let from = self[current].branchedFrom, let stack = stack(holding: from) { return stack }
      if let mine = containers.first(where: { holds(screenOf: current, $0) }) { return mine }
      if let wanted = stacksUntracked.firstIndex(where: { $0.owner == current && !$0.path.isEmpty }) {
        return StackID(wanted)
      }
      if let from = self[current].branchedFrom, !self[from].wasShown, !isQueued(from) { return nil }
      next = self[current].parent
      steps += 1
    }
    return layers.first?.stack
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

  /// Whether a stack is that of a layer that a coordinator has presented.
  private func isPresented(_ stack: StackID, by coordinator: CoordinatorID) -> Bool {
    guard let layer = rest.layers.firstIndex(where: { $0.stack == stack }) else { return false }
    return layers[layer].coordinator == coordinator
  }

  /// Whether a change that waits for the end of a transition contains a screen.
  private func isQueued(_ screen: ScreenID) -> Bool {
    stacksUntracked.contains { $0.queued.contains { $0.kind.screens.contains(screen) } }
  }
}
