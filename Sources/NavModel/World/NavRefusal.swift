/// A request to show a screen that the platform refused.
public struct NavRefusal: Hashable, Sendable {
  /// The route that the request would have shown.
  public internal(set) var route: NavRoute
  /// The screen whose handler made the request; nil for a coordinator, or for a screen that the same handler
  /// dismissed.
  public internal(set) var screen: ScreenID?
}
