/// A route that a tapped control has shown since the app last settled.
public struct NavIntent: Hashable, Sendable {
  /// The control and its screen.
  public internal(set) var tap: NavTapMark
  /// The route that the control has shown.
  public internal(set) var route: NavRoute
}
