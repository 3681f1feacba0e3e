/// The cause of a screen's removal or of a coordinator's end.
///
/// The event or command that begins a removal determines its cause; later ones do not change it.
public enum NavRemovalCause: String, Hashable, Sendable, CaseIterable {
  /// An action of the user on a container, for example a gesture, or a tap on the back button or the selected tab.
  case user
  /// Any other cause, for example a command of the app.
  case program
}
