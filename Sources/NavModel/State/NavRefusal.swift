/// A refused request to show a screen.
public struct NavRefusal: Hashable, Sendable {
  /// The route of the screen; for several screens, that of the top screen.
  public internal(set) var route: NavRoute
  /// The value of `this` in the handler that made the request.
  ///
  /// Nil if the handler has no `this`, and in other cases, for example in a handler about a child.
  public internal(set) var screen: ScreenID?
}
