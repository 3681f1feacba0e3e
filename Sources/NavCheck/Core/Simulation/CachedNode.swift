/// The steps and property results of a state; cached, since walks return to states.
struct CachedNode<Machine: StateMachine>: Sendable {
  /// A step that a walk can take.
  struct Choice: Sendable {
    let action: Machine.Action
    let state: Machine.State
    let kind: String
    let cost: Int
    /// Whether a limit of the machine truncates the target state.
    let isCut: Bool
  }

  /// The steps within bounds, in the order of their descriptions.
  let choices: [Choice]
  /// The kinds of these.
  let kinds: Set<String>
  /// The results of the properties for the state.
  let facts: PropertyFacts
  /// The results of the deadlock properties for the state.
  let end: PropertyFacts
  /// The results for the steps that were taken, by their index in ``choices``.
  var stepFacts: [Int: PropertyFacts] = [:]
}
