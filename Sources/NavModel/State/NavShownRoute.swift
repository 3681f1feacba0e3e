/// A route that a tapped control has tried to show since the app last settled, even if the platform refused it.
public struct NavShownRoute: Hashable, Sendable {
  /// The control and its screen.
  public internal(set) var tap: NavTapRecord
  /// The route that the control has tried to show.
  public internal(set) var route: NavRoute
}
