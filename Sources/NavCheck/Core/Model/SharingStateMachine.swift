/// A machine whose states can share content, so that many states take less memory.
protocol SharingStateMachine<State, Action>: StateMachine {
  /// Creates a pool: a function that returns an equal state, which shares its content with the other states of the pool.
  ///
  /// One thread uses a pool. A search creates one for each shard of its visited states.
  func makePool() -> (State) -> State
}
