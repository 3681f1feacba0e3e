/// A request that the platform refused without a trace elsewhere in the world.
public struct NavRefusal: Hashable, Sendable {
  /// The route that should have been shown.
  public internal(set) var route: NavRoute
  /// The screen whose handler made the request; nil for a coordinator, or for a screen that the same handler dismissed.
  public internal(set) var screen: ScreenID?
}
