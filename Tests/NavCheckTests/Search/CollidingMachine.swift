import NavCheck

/// A line of states, of which many share a hash, walked from its middle outwards.
struct CollidingMachine: StateMachine {
  struct State: Hashable, Sendable {
    let number: Int

    func hash(into hasher: inout Hasher) { hasher.combine(number % 7) }
  }

  let count: Int

  var initialStates: [State] { [State(number: count / 2)] }

  func forEachStep(from state: State, _ emit: (String, State) -> Void) {
    if state.number > 0 { emit("down", State(number: state.number - 1)) }
    if state.number + 1 < count { emit("up", State(number: state.number + 1)) }
  }
}
