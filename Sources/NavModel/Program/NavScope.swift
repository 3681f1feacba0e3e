/// What user and platform are assumed to do: an event outside it is not enabled, and every report prints it.
public struct NavScope: Hashable, Sendable {
  /// Which moments an input may choose.
  public enum Timing: String, Hashable, Sendable {
    /// All consequences of an input happen, in queue order, before the next one.
    case atomic
    /// Every platform step is an event of its own, which inputs may overtake.
    case interleaved
  }

  /// Atomic or interleaved.
  public var timing = Timing.interleaved
  /// How many inputs after the first may come before the world is quiescent again; nil for any number.
  public var overtake: Int? = 1
  /// How many screens an input's own handlers may put on a stack.
  public var depth = 4
  /// The adversaries that play.
  public var adversaries: Set<NavAdversary> = [.swipe, .backMenu, .reselect, .deepLink, .background, .resize]

  /// The scope of a spec that states nothing.
  public init() {}
}
