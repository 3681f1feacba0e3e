/// The kinds of properties.
public enum CheckPropertyKind: String, Sendable, Hashable, CaseIterable {
  /// Something is true in every state.
  case always
  /// Something is true in no state.
  case never
  /// Something is true of every step.
  case step
  /// A state of some sort can be reached.
  case sometimes
  /// From every reachable state, a state of some sort can still be reached (AG EF).
  case possible
  /// On every fair run, something happens at last.
  case eventually
  /// On every fair run, one thing is followed by another at last, as often as it happens.
  case leadsTo
  /// No state is stuck unless it is final.
  case deadlockFree
}
