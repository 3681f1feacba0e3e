/// The cause of a screen's removal or of a coordinator's end; the first removal of a screen determines its cause.
public enum NavCause: String, Hashable, Sendable, CaseIterable {
  /// The user: a gesture, the back button, its menu or a swipe changed a container.
  case user
  /// The app: a command changed the state that the containers follow.
  case program
}
