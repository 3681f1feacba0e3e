/// A rule that ends a search as soon as certain properties are decided.
///
/// A depth-first search applies the rule before the next state instead of at the end of a level, so its traces need not
/// be the shortest.
public enum CheckStopRule: String, Sendable, Hashable, CaseIterable {
  /// Stops at the end of the first level after which a violation is known, and the traces found so far are shortest.
  ///
  /// Only violations of `always`, `never`, `step` and `deadlockFree` count.
  case first
  /// Stops at the end of the level in which the last property is decided that a single state or step can decide.
  ///
  /// A violation decides `always`, `never`, `step` and `deadlockFree`; reaching a state decides `sometimes`. If one
  /// of the first four holds, the search has to explore all states to show it. `possible` and liveness properties do
  /// not count, and can be undecided at the end.
  case decided
  /// Never ends the search early.
  case end

  /// The reason for unexplored states, as a ``CheckCut`` states it.
  var reason: String {
    switch self {
    case .first: "stopped at the first violation"
    case .decided: "stopped when all properties that one state or step can decide were decided"
    case .end: "explored to the end"
    }
  }
}
