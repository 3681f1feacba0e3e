/// The kind of a property, which determines when a machine satisfies it.
///
/// A property with a condition `when` is only about the states or steps for which that condition is true.
public enum CheckPropertyKind: String, Sendable, Hashable, CaseIterable {
  /// A condition is true in every reachable state.
  case always
  /// A condition is false in every reachable state.
  case never
  /// A condition is true of every step between reachable states.
  case step
  /// A state that satisfies a condition is reachable.
  case sometimes
  /// From every reachable state, a state that satisfies a condition is reachable (AG EF).
  case possible
  /// Every fair run reaches an event: a state or a step that satisfies a condition (AF).
  case eventually
  /// On every fair run, a goal event eventually follows each trigger event.
  case leadsTo
  /// No reachable state is a deadlock (``CheckDeadlock``), unless it is final.
  case deadlockFree
}
