/// Limits on the comparison of an implementation.
public struct ConformanceBudget: Sendable, Hashable {
  /// The length of the longest path, in inputs.
  public var inputs = 6
  /// The number of steps of the spec that are driven, each after a new launch.
  public var steps = 500
  /// The number of paths by which each situation is reached before it is left: hidden state may depend on the path.
  public var ways = 1
  /// The length of the longest path, in inputs, whose last input is also made before the app has settled, whenever
  /// the driver can stop; below 2 for never.
  ///
  /// On longer paths, every input waits until the app has settled.
  public var hurriedInputs = 3
  /// The number of differences after which the run ends; nil for no limit.
  public var differences: Int?
  /// The number of seconds without an answer of the driver after which the process prints the step and ends; nil for never.
  ///
  /// Waiting for a turn on the main actor counts, so it must be longer than all other tests there take together.
  public var secondsToAnswer: Int? = 600

  /// Makes the default budget.
  public init() {}
}
