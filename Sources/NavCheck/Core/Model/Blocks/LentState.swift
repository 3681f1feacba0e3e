/// A borrowed state, read in place.
///
/// What is read through a pointer is counted for as long as it is read, unless it is of a type that cannot be
/// copied. A state is laid out in memory as this is.
@usableFromInline struct LentState<State: Equatable>: ~Copyable {
  @usableFromInline let state: State

  @inlinable static func areSame(_ left: borrowing Self, _ right: borrowing Self) -> Bool {
    left.state == right.state
  }
}
