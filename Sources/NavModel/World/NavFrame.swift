/// What the names of a handler stand for while it runs.
public struct NavFrame: Hashable, Sendable {
  /// `self`.
  public internal(set) var myself: CoordinatorID?
  /// `this`.
  public internal(set) var this: ScreenID?
  /// `child`.
  public internal(set) var child: CoordinatorID?
  /// Values of the event, then of `let`, `for` and quantifiers.
  public internal(set) var locals: [NavValue] = []
}
