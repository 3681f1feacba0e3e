/// Limits on the work to shrink a failing trace.
public struct ShrinkingOptions: Sendable, Hashable {
  /// The largest number of distinct states that shrinking may expand.
  public var evaluations = 2_000
  /// The number of states near the start that shrinking searches for a shorter path; 0 for no such search.
  ///
  /// The search runs last, when no deletion shortens the trace any more.
  public var ball = 0

  /// Creates the default options.
  public init() {}
}
