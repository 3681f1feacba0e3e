/// Limits on the comparison of an implementation.
public struct ConformanceBudget: Sendable, Hashable {
  /// The longest way, in inputs.
  public var inputs = 6
  /// The number of steps of the spec that are driven, each after a launch of its own.
  public var steps = 500
  /// On how many ways each situation is reached before it is left, since the app may remember what the spec does not.
  public var ways = 1
  /// The longest way, in inputs, whose last one is also given before the app has come to rest, at every moment where the
  /// driver can stop; below 2 for never.
  public var hurriedInputs = 3
  /// The number of differences after which the run ends; nil for no limit.
  public var differences: Int?
  /// After how many seconds without an answer of the driver the process ends, telling the step; nil for never.
  ///
  /// Waiting for a turn on the main actor counts, so it must be longer than all other tests there take together.
  public var secondsToAnswer: Int? = 600

  /// Makes the default budget.
  public init() {}
}
