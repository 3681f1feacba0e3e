/// The strength of a fairness condition on a set of actions.
public enum CheckFairness: String, Sendable, Hashable, CaseIterable {
  /// If actions of the set stay enabled from some point on, a fair run takes one of them infinitely often.
  case weak
  /// If actions of the set are enabled infinitely often, a fair run takes one of them infinitely often.
  case strong
}
