/// The strength of a fairness condition.
public enum CheckFairness: String, Sendable, Hashable, CaseIterable {
  /// An action that stays enabled from some point on is taken infinitely often.
  case weak
  /// An action that is enabled infinitely often is taken infinitely often.
  case strong
}
