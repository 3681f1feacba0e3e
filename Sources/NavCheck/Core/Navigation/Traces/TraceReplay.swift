public import NavModel

/// The result of replaying a trace.
public struct TraceReplay: Sendable {
  /// The run, as far as it could be replayed.
  public let trace: NavigationReport.Trace
  /// The violation; nil if the trace no longer violates the property.
  public let finding: NavigationFinding?
  /// The positions of the skipped events, which are no longer possible.
  public let dropped: [Int]
  /// The number of skipped inputs.
  public let droppedInputs: Int
  /// The number of platform steps that were inserted to enable an input.
  public let inserted: Int
  /// Whether the scope of the trace is another than the spec's own.
  public let hasOtherScope: Bool
  /// The shrunk trace, if shrinking was requested and the trace fails.
  public let shrunk: ShrunkTrace<NavWorld, NavStep>?

  /// Whether the trace was replayed without changes.
  public var isExact: Bool { dropped.isEmpty && inserted == 0 }
}
