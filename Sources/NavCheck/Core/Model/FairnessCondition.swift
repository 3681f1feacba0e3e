/// A fairness assumption about all runs, for a set of actions or for each of several sets.
struct FairnessCondition<Action: Sendable>: Sendable {
  let name: String
  let strength: CheckFairness
  /// The set that an action belongs to; `nil` for an action of which nothing is promised.
  let key: @Sendable (Action) -> String?
}
