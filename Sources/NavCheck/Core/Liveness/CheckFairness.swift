/// The strength of a fairness condition.
public enum CheckFairness: String, Sendable, Hashable, CaseIterable {
  /// Enabled from some point on without a break, such an action is taken again and again.
  case weak
  /// Enabled again and again, breaks or not, such an action is taken again and again.
  case strong
}
