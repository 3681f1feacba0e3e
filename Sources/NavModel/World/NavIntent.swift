/// A route that a tapped control has tried to show since the app last settled, even if the platform refused it.
public struct NavIntent: Hashable, Sendable {
  /// The control and its screen.
  public internal(set) var tap: NavTapMark
  /// The route that the control has tried to show.
  public internal(set) var route: NavRoute
}
