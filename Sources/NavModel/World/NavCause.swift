/// The cause of a screen's removal or of a coordinator's end.
///
/// The event or command that begins a removal determines its cause; later ones do not change it.
public enum NavCause: String, Hashable, Sendable, CaseIterable {
  /// The user has removed the screen, for example with a gesture, the back button or a tap on the selected tab.
  case user
  /// Any other cause, for example a command of the app.
  case program
}
