/// The cause of a screen's removal or of a coordinator's end.
///
/// The first removal of a screen determines its cause.
public enum NavCause: String, Hashable, Sendable, CaseIterable {
  /// The user changed a container with a gesture, the back button or its menu.
  case user
  /// A command of the app changed the state that the containers follow.
  case program
}
