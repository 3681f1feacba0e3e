import NavCheck

/// A machine of closures that replaces each state by the representative of its images.
struct SymmetricModel<State: Hashable & Sendable>: StateMachine {
  typealias Action = String

  let base: ClosureMachine<State>
  let canonical: @Sendable (State) -> State

  var initialStates: [State] { base.initialStates.map(canonical) }
  func forEachStep(from state: State, _ emit: (String, State) -> Void) {
    base.forEachStep(from: state) { emit($0, canonical($1)) }
  }
}
