/// The results of up to 64 state predicates, with a bit for each.
struct ObservedJudgement: BitwiseCopyable, Hashable {
  /// The properties that apply to the state.
  var matters: UInt64 = 0
  /// The properties for which the state is a finding.
  var broken: UInt64 = 0
  /// The properties of which the state is a goal, and the properties that were not evaluated.
  var goals: UInt64 = .max
}
