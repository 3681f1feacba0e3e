public import NavModel

extension NavigationReport {
  /// Describes the endless part of a run that never reaches its goal, such as `steps 3 to 5 repeat for ever`.
  ///
  /// - Parameters:
  ///   - lasso: The part of the run that repeats.
  ///   - trace: The run.
  /// - Returns: A phrase without a full stop.
  public static func ending(of lasso: CheckTrace<NavWorld, NavStep>.Lasso, in trace: Trace) -> String {
    switch trace.stepCount - lasso.loopStart {
    case 0: "the run may stop here"
    case 1: "step \(trace.stepCount) repeats for ever"
    default: "steps \(lasso.loopStart + 1) to \(trace.stepCount) repeat for ever"
    }
  }

  /// Describes a trap, such as `in this trap: 3 worlds; possible: back @ App.detail, tap open @ App.home`.
  ///
  /// - Parameter trap: The worlds from which a goal can no longer be reached.
  /// - Returns: A phrase without a full stop. It lists at most 8 events.
  public static func text(of trap: CheckTrap) -> String {
    let count = "\(trap.isPartial ? "more than " : "")\(trap.states.grouped)"
    let worlds = "in this trap: \(count) \(trap.states == 1 ? "world" : "worlds")"
    if trap.actions.isEmpty { return "\(worlds), in which no event changes anything" }
    let shown = trap.actions.prefix(8).joined(separator: ", ")
    let rest = trap.actions.count - 8
    return "\(worlds); possible: \(shown)" + (rest > 0 ? " and \(rest) more" : "")
  }
}
