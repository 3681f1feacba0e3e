/// A request to show a screen that the platform refused.
public struct NavRefusal: Hashable, Sendable {
  /// The route that the request would have shown.
  public internal(set) var route: NavRoute
  /// The value of `this` in the handler that made the request.
  ///
  /// Nil if the handler has no `this` or is about a child, or if a command has removed this screen and its stack.
  public internal(set) var screen: ScreenID?
}
