extension CheckTrace {
  /// Returns whether this trace is a run of a machine.
  ///
  /// The initial state must be an initial state of the machine. Every step must be a step of the machine with the
  /// stated cost. Every state must be within bounds and not truncated. The indices of a ``lasso`` must be in order, and
  /// the trace must end in the state at which the endless part begins. Fairness is not checked.
  ///
  /// - Parameter machine: The machine.
  /// - Returns: Whether all of these conditions hold.
  /// - Complexity: Time in proportion to the steps that the machine has from the states of the trace.
  public func replays(on machine: some StateMachine<State, Action>) -> Bool {
    guard machine.initialStates.contains(initial), isInScope(initial, of: machine) else { return false }
    var current = initial
    for step in steps {
      var isEmitted = false
      machine.forEachStep(from: current) { action, state in
        if action == step.action && state == step.state { isEmitted = true }
      }
      guard isEmitted, machine.cost(of: step.action) == step.cost else { return false }
      guard isInScope(step.state, of: machine) else { return false }
      current = step.state
    }
    if let lasso {
      let isOrdered = lasso.trigger >= 0 && lasso.trigger <= lasso.loopStart && lasso.loopStart <= stepCount
      return isOrdered && states[lasso.loopStart] == final
    }
    return true
  }

  private func isInScope(_ state: State, of machine: some StateMachine<State, Action>) -> Bool {
    machine.isWithinBounds(state) && machine.truncation(of: state) == nil
  }
}
