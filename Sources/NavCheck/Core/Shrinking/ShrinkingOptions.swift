/// Limits on the work to shrink a failing trace.
public struct ShrinkingOptions: Sendable, Hashable {
  /// The number of distinct states that shrinking expands before it ends; the last attempt is completed.
  ///
  /// The states of the search for a shorter path (``ball``) do not count.
  public var evaluations = 2_000
  /// The number of states near the start that shrinking searches for a shorter path; 0 for no such search.
  ///
  /// The search runs after all other passes. It completes the level in which it reaches this number.
  public var ball = 0

  /// Creates the default options.
  public init() {}
}
