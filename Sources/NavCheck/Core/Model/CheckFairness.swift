/// The strength of a fairness condition: what a fair run guarantees for an action.
public enum CheckFairness: String, Sendable, Hashable, CaseIterable {
  /// If the action stays enabled from some point on, the run takes it infinitely often.
  case weak
  /// If the action is enabled infinitely often, the run takes it infinitely often.
  case strong
}
