/// How far an implementation is compared.
public struct ConformanceBudget: Sendable, Hashable {
  /// The longest way, in inputs.
  public var inputs = 6
  /// How many steps of the spec are driven, each after a launch of its own.
  public var steps = 500
  /// After how many seconds without an answer of the driver the process ends, telling the step; nil for never.
  ///
  /// Waiting for a turn on the main actor counts, so it must be longer than all other tests there take together.
  public var secondsToAnswer: Int? = 600

  /// The usual budget.
  public init() {}
}
