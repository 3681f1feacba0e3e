extension NavMachine {
  /// Returns whether an input is not enabled in a world because its handlers exceed `bound stack` or `bound layers`.
  ///
  /// A longer stack might lead out of the world, so the world is neither a deadlock nor part of a trap.
  ///
  /// - Parameter world: A world of this machine.
  /// - Returns: Whether there is such an input, with at least one combination of choices.
  /// - Complexity: One execution of each enabled input for each combination of choices.
  public func leavesScope(_ world: NavWorld) -> Bool {
    guard world.outcome == .running else { return false }
    return enabledEvents(in: world).contains { event in
      guard event.isInput else { return false }
      var script = ChoiceSequence()
      for _ in 0..<program.capacity.choices {
        let executor = perform(event, script, in: world)
        if executor.exceedsBounds { return true }
        script = executor.choices
        if !script.advance() { break }
      }
      return false
    }
  }
}
