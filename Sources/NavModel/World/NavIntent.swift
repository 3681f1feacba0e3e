/// A route that a control has shown since the last settled world.
public struct NavIntent: Hashable, Sendable {
  /// The control and its screen.
  public internal(set) var tap: NavTapMark
  /// The route that was shown.
  public internal(set) var route: NavRoute
}
