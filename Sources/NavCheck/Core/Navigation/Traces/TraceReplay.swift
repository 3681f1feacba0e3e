public import NavModel

/// What became of a trace that was played again.
public struct TraceReplay: Sendable {
  /// The run, as far as it could be played.
  public let trace: NavigationReport.Trace
  /// The failure; nil if it fails no more.
  public let finding: NavigationFinding?
  /// The positions of the events that are not possible any more, and were left out.
  public let dropped: [Int]
  /// How many of these are inputs.
  public let droppedInputs: Int
  /// How many platform steps were put in so that an input became possible.
  public let inserted: Int
  /// Whether the scope of the trace is another than the spec's own.
  public let hasOtherScope: Bool
  /// What shrinking has left of it, if that was asked for and it fails.
  public let shrunk: ShrunkTrace<NavWorld, NavStep>?

  /// Whether it was played as it stands.
  public var isExact: Bool { dropped.isEmpty && inserted == 0 }
}
