extension CheckTrace {
  /// Whether a machine can play this trace step by step.
  ///
  /// The initial state must be one of the machine's, every step must be emitted from the state before it and
  /// have the cost that the trace gives it, and every state must be within bounds and not cut off. What repeats
  /// must end where it begins. Takes time in proportion to the steps that the states of the trace have.
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
