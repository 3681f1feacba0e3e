/// A rule that ends a search as soon as certain properties are decided.
///
/// A depth-first search applies the rule before the next state instead of at the end of a level, so its traces need not
/// be the shortest.
public enum CheckStopRule: String, Sendable, Hashable, CaseIterable {
  /// Stops at the end of the level in which a violation was found and its shortest trace is known.
  ///
  /// Only violations of `always`, `never`, `step` and `deadlockFree` count.
  case first
  /// Stops at the end of the level in which the last property is decided that a single state or step can decide.
  ///
  /// A violation decides `always`, `never`, `step` and `deadlockFree`; reaching a state decides `sometimes`. If one
  /// of the first four holds, the search has to explore all states to show it. `possible` and liveness properties
  /// always need all states.
  case decided
  /// Stops when every state within bounds is explored.
  case end

  /// The reason for unexplored states, as a ``CheckCut`` states it.
  var reason: String {
    switch self {
    case .first: "stopped at the first violation"
    case .decided: "stopped when the properties were decided"
    case .end: "explored to the end"
    }
  }
}
