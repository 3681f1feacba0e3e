/// A block of `later` or `then` that has not run yet, with what it captured.
public struct NavContinuation: Hashable, Sendable {
  /// An index in ``NavProgram/continuations``.
  public internal(set) var block: Int
  /// What its names stand for.
  public internal(set) var frame: NavFrame
}
