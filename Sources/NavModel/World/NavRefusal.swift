/// A request that the platform refused and that is not visible otherwise.
public struct NavRefusal: Hashable, Sendable {
  /// The route that should have been shown.
  public internal(set) var route: NavRoute
  /// The screen whose handler asked; nil where a coordinator did.
  public internal(set) var screen: ScreenID?
}
