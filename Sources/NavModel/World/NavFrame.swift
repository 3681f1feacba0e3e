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

  /// Makes a frame; what is left out stands for nothing.
  public init(
    myself: CoordinatorID? = nil, this: ScreenID? = nil, child: CoordinatorID? = nil, locals: [NavValue] = []
  ) {
    self.myself = myself
    self.this = this
    self.child = child
    self.locals = locals
  }
}
