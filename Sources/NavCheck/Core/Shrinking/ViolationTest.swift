/// Evaluates whether a state or step violates a property with the signature that is being shrunk.
struct ViolationTest<Machine: StateMachine>: Sendable {
  let machine: Machine
  let property: CheckProperty<Machine.State, Machine.Action>
  let signature: String
  let signatureOf: @Sendable (String, Machine.State?, Machine.Action?, Machine.State) -> String
  private let predicates: CompiledProperties<Machine.State, Machine.Action>

  init(
    machine: Machine, property: CheckProperty<Machine.State, Machine.Action>, signature: String,
    signatureOf: @escaping @Sendable (String, Machine.State?, Machine.Action?, Machine.State) -> String
  ) {
    (self.machine, self.property, self.signature, self.signatureOf) = (
      machine, property, signature, signatureOf
    )
    predicates = CompiledProperties([property])
  }

  /// Whether the last step of a run, or its last state, violates the property.
  ///
  /// - Parameters:
  ///   - before: The state before the last step; nil at the beginning of a run.
  ///   - action: The last step; nil at the beginning of a run.
  ///   - after: The state in which the run ends.
  ///   - stepsOut: Returns a summary of the steps from the last state; called only for deadlock properties.
  /// - Returns: Whether the property is violated with the signature.
  func fails(
    _ before: Machine.State?, _ action: Machine.Action?, _ after: Machine.State, stepsOut: () -> StepsOut
  ) -> Bool {
    if let state = predicates.states.first {
      guard let holds = state.holds else { return state.applies(after) }
      return state.applies(after) && !holds(after) && signatureOf(property.name, nil, nil, after) == signature
    }
    if let step = predicates.steps.first, let before, let action {
      return step.applies(before, action, after) && !step.holds(before, action, after)
        && signatureOf(property.name, before, action, after) == signature
    }
    if let end = predicates.ends.first {
      return !machine.isFinal(after) && stepsOut().isDeadlock(end.mode) && !machine.leavesScope(after)
        && signatureOf(property.name, nil, nil, after) == signature
    }
    return false
  }
}
