/// Evaluates whether a state or step violates a property with the signature that is being shrunk.
struct ViolationTest<Machine: StateMachine>: Sendable {
  let machine: Machine
  let property: CheckProperty<Machine>
  let signature: String
  let signatureOf: @Sendable (String, Machine.State?, Machine.Action?, Machine.State) -> String

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
    switch property.claim {
    case .state(let when, let holds):
      return when(after) && !holds(after)
        && signatureOf(property.name, nil, nil, after) == signature
    case .step(let when, let holds):
      guard let before, let action else { return false }
      return when(before, action, after) && !holds(before, action, after)
        && signatureOf(property.name, before, action, after) == signature
    case .deadlockFree(let mode):
      return !machine.isFinal(after) && stepsOut().isDeadlock(mode)
        && signatureOf(property.name, nil, nil, after) == signature
    case .sometimes(let hit): return hit(after)
    case .possible, .response, .notApplicable: return false
    }
  }
}
