public import NavModel

/// The result of replaying a saved trace.
public struct TraceReplay: Sendable {
  /// The run: the events that could be replayed, with inserted steps, up to the violation if it still occurs.
  public let trace: NavigationReport.Trace
  /// The violation, with the shrunk trace if there is one; nil if the trace no longer violates the property.
  public let finding: NavigationFinding?
  /// The positions of the events that were skipped because they are no longer possible, from 0.
  public let dropped: [Int]
  /// The number of inputs among the skipped events.
  public let droppedInputs: Int
  /// The number of steps of cost 0 that were inserted to enable inputs.
  public let inserted: Int
  /// Whether the scope of the trace differs from the scope of the spec.
  public let hasOtherScope: Bool
  /// The shrunk trace; nil if shrinking was not requested, or if the trace no longer fails.
  public let shrunk: ShrunkTrace<NavWorld, NavStep>?

  /// Whether no event was skipped, and no step was inserted to enable an input.
  public var isExact: Bool { dropped.isEmpty && inserted == 0 }
}
