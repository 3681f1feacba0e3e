/// A borrowed state, read in place.
///
/// Reading a copyable value through a pointer retains it. A noncopyable struct with the same layout avoids the
/// retain.
@usableFromInline struct LentState<State: Equatable>: ~Copyable {
  @usableFromInline let state: State

  @inlinable static func areSame(_ left: borrowing Self, _ right: borrowing Self) -> Bool {
    left.state == right.state
  }
}
