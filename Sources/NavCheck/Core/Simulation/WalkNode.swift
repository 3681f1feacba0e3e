/// The steps and property results of a state; cached, since walks return to states.
struct WalkNode<Machine: StateMachine>: Sendable {
  /// A step that a walk can take.
  struct Choice: Sendable {
    let action: Machine.Action
    let state: Machine.State
    let kind: String
    let cost: Int
    /// Whether a limit of the machine cuts off what it leads to.
    let isCut: Bool
  }

  /// The steps within bounds, in the order of their descriptions.
  let choices: [Choice]
  /// The kinds of these.
  let kinds: Set<String>
  /// What is said of the state.
  let facts: WalkFacts
  /// What is said of its having no step to elsewhere.
  let end: WalkFacts
  /// What is said of the steps that were taken, by their places among the choices.
  var stepFacts: [Int: WalkFacts] = [:]
}
