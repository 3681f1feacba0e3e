/// The rule that ends an exploration, if no budget does so before.
public enum CheckStopRule: String, Sendable, Hashable, CaseIterable {
  /// At the end of the level by which a property is violated, and its shortest trace is known.
  case first
  /// At the end of the level by which every property is decided that one state or step can decide.
  ///
  /// These are `always`, `never`, `step` and `deadlockFree`, once violated, and `sometimes`, once reached. That one of the former
  /// holds is known at the end only, and `possible` and liveness are evaluated on all states.
  case decided
  /// At the end: every state within bounds is explored.
  case end

  /// Why states were left out, as a ``CheckCut`` tells it.
  var reason: String {
    switch self {
    case .first: "stopped at the first violation"
    case .decided: "stopped once decided"
    case .end: "explored to the end"
    }
  }
}
