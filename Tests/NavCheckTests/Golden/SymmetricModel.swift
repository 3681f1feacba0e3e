import NavCheck

/// A machine of closures some of whose states are images of each other.
struct SymmetricModel<State: Hashable & Sendable>: SymmetricStateMachine {
  typealias Action = String

  let base: ClosureMachine<State>
  let canonical: @Sendable (State) -> State

  var initialStates: [State] { base.initialStates }
  func forEachStep(from state: State, _ emit: (String, State) -> Void) { base.forEachStep(from: state, emit) }
  func representative(of state: State) -> State { canonical(state) }
}
