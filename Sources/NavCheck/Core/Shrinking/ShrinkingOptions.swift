/// How hard a failing trace is shrunk.
public struct ShrinkingOptions: Sendable, Hashable {
  /// How many states may be expanded; one that was expanded before costs nothing.
  public var evaluations = 2_000
  /// How many states around the start are looked at for shortcuts when nothing can be deleted any more; 0 for none.
  public var ball = 0

  /// The usual effort.
  public init() {}
}
