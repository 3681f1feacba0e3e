/// The condition under which a state that is not final is a deadlock.
public enum CheckDeadlock: String, Sendable, Hashable, CaseIterable {
  /// No step leads to another state within bounds; steps that change nothing do not count.
  case stuttering
  /// No step within bounds is enabled at all: a step that changes nothing keeps the state alive.
  case stuck
}
