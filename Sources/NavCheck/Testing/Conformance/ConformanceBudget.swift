/// The limits of a comparison of an implementation with a spec.
public struct ConformanceBudget: Sendable, Hashable {
  /// The maximum length of a path, in inputs.
  public var inputs = 6
  /// The maximum number of steps to drive while the app is settled, each after a new launch.
  public var steps = 500
  /// The maximum number of different paths by which the comparison reaches each situation, since hidden state may
  /// depend on the path.
  public var ways = 1
  /// The maximum length of a path, in inputs, for which the last input also comes before the app has settled.
  ///
  /// The last input comes right after the previous one. If the driver implements ``NavigationDriver/advance()``, it
  /// also comes after each pending step. On longer paths, every input waits until the app has settled. With a value
  /// below 2, all inputs wait.
  public var hurriedInputs = 3
  /// The number of differences after which the comparison drives no further steps; nil for no limit.
  public var differences: Int?
  /// The number of seconds that the driver may take for one step before the process prints the step and ends; nil for
  /// no limit.
  ///
  /// The time that a call waits for the main actor counts, so the limit must exceed the total time of all other tests
  /// on the main actor.
  public var secondsToAnswer: Int? = 600

  /// Makes a budget with the default limits; set its properties to change them.
  public init() {}
}
