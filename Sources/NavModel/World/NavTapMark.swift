/// A control that was tapped since the last quiescent world.
public struct NavTapMark: Hashable, Sendable {
  /// The screen.
  public internal(set) var screen: ScreenID
  /// An index in ``NavProgram/controls``; -1 for the back button.
  public internal(set) var control: Int
}
