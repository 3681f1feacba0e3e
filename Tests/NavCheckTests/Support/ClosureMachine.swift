import NavCheck

/// A machine made of closures, with names for actions.
struct ClosureMachine<State: Hashable & Sendable>: StateMachine {
  typealias Action = String

  let initialStates: [State]
  var bounds: @Sendable (State) -> Bool = { _ in true }
  var limits: @Sendable (State) -> String? = { _ in nil }
  var costs: @Sendable (String) -> Int = { _ in 1 }
  var finals: @Sendable (State) -> Bool = { _ in false }
  let steps: @Sendable (State, (String, State) -> Void) -> Void

  func forEachStep(from state: State, _ emit: (String, State) -> Void) { steps(state, emit) }
  func isWithinBounds(_ state: State) -> Bool { bounds(state) }
  func truncation(of state: State) -> String? { limits(state) }
  func cost(of action: String) -> Int { costs(action) }
  func isFinal(_ state: State) -> Bool { finals(state) }
}

extension ClosureMachine {
  /// The same machine, begun elsewhere.
  func starting(at state: State) -> ClosureMachine {
    ClosureMachine(
      initialStates: [state], bounds: bounds, limits: limits, costs: costs, finals: finals, steps: steps)
  }
}
