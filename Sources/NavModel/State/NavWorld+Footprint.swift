extension NavWorld {
  /// An estimate of the world's memory in bytes: the sum of the sizes of its elements.
  ///
  /// The estimate leaves out some nested content, for example that of notices, blocks and transitions. It counts in
  /// full the storage that a world shares with the worlds from which it is derived.
  ///
  /// - Complexity: O(*n*), where *n* is the number of instances.
  public var footprint: Int {
    var bytes = MemoryLayout<NavWorld>.size
    bytes +=
      Self.bytes(layers) + Self.bytes(presentations) + Self.bytes(stacksUntracked)
      + Self.bytes(screensUntracked)
    bytes += Self.bytes(coordinatorsUntracked) + Self.bytes(mail) + Self.bytes(waiting) + Self.bytes(queue)
    bytes += Self.bytes(turns) + Self.bytes(effects) + Self.bytes(feedbacks) + Self.bytes(readiness)
    bytes += Self.bytes(variables) + Self.bytes(eventCounts) + Self.bytes(taps) + Self.bytes(shownRoutes)
    bytes += Self.bytes(pendingExits) + Self.bytes(refusals)
    for stack in stacksUntracked {
      bytes += Self.bytes(stack.screens) + Self.bytes(stack.path) + Self.bytes(stack.mail)
      bytes += Self.bytes(stack.waiting)
    }
    for screen in screensUntracked {
      bytes += Self.bytes(screen.route.arguments) + Self.bytes(screen.variables) + Self.bytes(screen.library)
    }
    for coordinator in coordinatorsUntracked {
      bytes += Self.bytes(coordinator.arguments) + Self.bytes(coordinator.children)
      bytes += Self.bytes(coordinator.variables) + Self.bytes(coordinator.branchVariables)
      bytes += Self.bytes(coordinator.library)
    }
    return bytes
  }

  /// Returns the size of an array; a nonempty array has a header of 32 bytes on 64-bit platforms.
  private static func bytes<Element>(_ array: some Collection<Element>) -> Int {
    array.isEmpty ? 0 : 32 + array.count * MemoryLayout<Element>.stride
  }
}
