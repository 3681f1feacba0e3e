/// The condition under which a state that is not final counts as a deadlock.
public enum CheckDeadlock: String, Sendable, Hashable, CaseIterable {
  /// No step leads to another state within bounds. Steps that do not change the state are ignored.
  case stuttering
  /// No step within bounds is enabled. A step that does not change the state is sufficient to avoid a deadlock.
  case stuck
}
