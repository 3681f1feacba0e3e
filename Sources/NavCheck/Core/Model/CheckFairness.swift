/// The strength of a fairness condition on a set of actions.
public enum CheckFairness: String, Sendable, Hashable, CaseIterable {
  /// If actions of the set stay enabled from some point on, a fair run takes one of them infinitely often.
  case weak
  /// If actions of the set are enabled infinitely often, a fair run takes one of them infinitely often.
  case strong
}

/// A fairness assumption about all runs, for a set of actions or for each of several sets.
struct FairnessCondition<Action: Sendable>: Sendable {
  let name: String
  let strength: CheckFairness
  /// The set that an action belongs to; `nil` for an action of which nothing is promised.
  let key: @Sendable (Action) -> String?
}
