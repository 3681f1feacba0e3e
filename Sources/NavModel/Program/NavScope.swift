/// The assumptions about user and platform: an event outside of them is not enabled, and every report prints them.
public struct NavScope: Hashable, Sendable {
  /// Which moments an input may choose.
  public enum Timing: String, Hashable, Sendable {
    /// All consequences of an input happen, in queue order, before the next one.
    case atomic
    /// Every platform step is a separate event, and inputs may come before it.
    case interleaved
  }

  /// Atomic or interleaved.
  public var timing = Timing.interleaved
  /// The number of inputs, after the first, that may come before the world has settled; nil for any number.
  public var overtake: Int? = 1
  /// The number of screens that the handlers of an input may put on a stack.
  public var depth = 4
  /// The adversaries that play.
  public var adversaries: Set<NavAdversary> = [.swipe, .backMenu, .reselect, .deepLink, .background, .resize]

  /// The scope of a spec that states nothing.
  public init() {}
}
