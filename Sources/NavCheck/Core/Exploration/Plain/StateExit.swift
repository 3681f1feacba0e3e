/// A step from a state, identified by its action and its target.
@usableFromInline struct StateExit<Machine: StateMachine>: Hashable {
  @usableFromInline let action: Machine.Action
  @usableFromInline let state: Machine.State
  /// The hash of the state, which is not hashed twice.
  @usableFromInline let hash: UInt64

  @inlinable init(action: Machine.Action, state: Machine.State, hash: UInt64) {
    self.action = action
    self.state = state
    self.hash = hash
  }

  @inlinable static func == (left: Self, right: Self) -> Bool {
    left.hash == right.hash && left.action == right.action && left.state == right.state
  }

  @inlinable func hash(into hasher: inout Hasher) {
    hasher.combine(action)
    hasher.combine(hash)
  }
}
