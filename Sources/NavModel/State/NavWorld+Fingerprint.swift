extension NavWorld {
  /// A 64-bit hash of the world that is the same in every process and on every machine.
  ///
  /// Equal worlds have equal fingerprints. Different worlds have equal fingerprints only by a collision.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the world.
  public var fingerprint: UInt64 {
    var digest = NavDigest()
    digest.add(layers)
    digest.add(presentations)
    digest.add(stacks)
    digest.add(screens)
    digest.add(coordinators)
    digest.add(mail)
    digest.add(waiting)
    digest.add(queue)
    digest.add(turns)
    digest.add(effects)
    digest.add(feedbacks)
    digest.add(readiness)
    digest.add(variables)
    digest.add(eventCounts)
    digest.add(inputs)
    digest.add(taps)
    digest.add(shownRoutes)
    digest.add(pendingExits)
    digest.add(refusals)
    digest.add(isInBackground)
    digest.add(outcome)
    if searchMark != .none { digest.add(Int(searchMark.rawValue)) }
    return digest.value
  }
}
