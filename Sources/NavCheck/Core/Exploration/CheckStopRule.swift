/// When an exploration ends, where no budget ends it before.
public enum CheckStopRule: String, Sendable, Hashable, CaseIterable {
  /// At the end of the level by which a property is violated, and its shortest trace is known.
  case first
  /// At the end of the level by which every property is decided that one state or step can decide.
  ///
  /// These are `always`, `never`, `step` and `deadlockFree`, once violated, and `sometimes`, once met. That one of the former
  /// holds is known at the end only, and what is `possible` or happens at last is judged on all states.
  case decided
  /// When every state within bounds was explored.
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
