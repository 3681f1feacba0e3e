/// A request to show a screen that the platform refused.
public struct NavRefusal: Hashable, Sendable {
  /// The route that the request would have shown.
  public internal(set) var route: NavRoute
  /// The screen whose handler made the request.
  ///
  /// Nil if a handler of a coordinator made the request, or if the same handler dismissed the screen.
  public internal(set) var screen: ScreenID?
}
