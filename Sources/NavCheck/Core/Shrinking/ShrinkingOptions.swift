/// Limits on the work to shrink a failing trace.
public struct ShrinkingOptions: Sendable, Hashable {
  /// The number of states that may be expanded; a state counts once.
  public var evaluations = 2_000
  /// The number of states near the start that are searched for shortcuts when nothing can be deleted any more.
  public var ball = 0

  /// Makes the default options.
  public init() {}
}
