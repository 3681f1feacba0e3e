/// The kinds of properties.
public enum CheckPropertyKind: String, Sendable, Hashable, CaseIterable {
  /// Something is true in every state.
  case always
  /// Something is true in no state.
  case never
  /// Something is true of every step.
  case step
  /// Some state with a condition is reachable.
  case sometimes
  /// From every reachable state, a state with a condition is reachable (AG EF).
  case possible
  /// On every fair run, something happens eventually.
  case eventually
  /// On every fair run, each event of one kind is eventually followed by one of another.
  case leadsTo
  /// No state is stuck unless it is final.
  case deadlockFree
}
