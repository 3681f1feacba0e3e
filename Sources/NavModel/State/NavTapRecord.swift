/// A control that the user has tapped since the app last settled.
public struct NavTapRecord: Hashable, Sendable {
  /// The screen of the control.
  public internal(set) var screen: ScreenID
  /// The control, as an index in ``NavProgram/controls``; -1 for the back button.
  ///
  /// In a ``NavPlatformSimulator``, the value is a number that the session gives to the control.
  public internal(set) var control: Int
}
