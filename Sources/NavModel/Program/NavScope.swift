/// The assumptions about the user and the platform, which restrict the events that can occur.
///
/// Reports print them with the verdicts.
public struct NavScope: Hashable, Sendable {
  /// The points in time at which inputs can occur.
  public enum Timing: String, Hashable, Sendable {
    /// All consequences of an input happen before the next input, except for the end of a gesture and the answers of
    /// running effects.
    case atomic
    /// Inputs can occur between the steps of the platform, each of which is a separate event.
    case interleaved
  }

  /// The points in time at which inputs can occur; interleaved by default.
  public var timing = Timing.interleaved
  /// The number of inputs, after the first, that may occur before the app has settled; nil for any number.
  public var overtake: Int? = 1
  /// The largest size of a stack to which the handlers of an input may push.
  public var depth = 4
  /// The largest number of layers above the root to which the handlers of an input may present.
  public var layers = 3
  /// The largest number of inputs of the runs that a check is about; nil for runs of any length.
  ///
  /// Only the search limits the number: the machine and its worlds do not count inputs.
  public var inputs: Int?
  /// The adversaries that are on.
  public var adversaries: Set<NavAdversary> = [.swipe, .backMenu, .reselect, .deepLink, .background, .resize]

  /// Creates the default scope.
  public init() {}

  /// Whether another input may occur after a number of inputs since the app last settled.
  func mayOvertake(after inputs: Int) -> Bool {
    timing == .atomic || overtake.map { inputs <= $0 } ?? true
  }
}
