/// What a control has shown since the last quiescent world.
public struct NavIntent: Hashable, Sendable {
  /// The control and its screen.
  public internal(set) var tap: NavTapMark
  /// What it showed.
  public internal(set) var route: NavRoute
}
