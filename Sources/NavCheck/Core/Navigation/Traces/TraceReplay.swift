public import NavModel

/// The result of replaying a trace.
public struct TraceReplay: Sendable {
  /// The run, as far as it could be played.
  public let trace: NavigationReport.Trace
  /// The failure; nil if it fails no more.
  public let finding: NavigationFinding?
  /// The positions of the events that are not possible any more, and were left out.
  public let dropped: [Int]
  /// The number of inputs among them.
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
