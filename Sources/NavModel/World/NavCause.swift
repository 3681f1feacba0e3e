/// The cause of a screen's removal, user or program; the first removal decides.
public enum NavCause: String, Hashable, Sendable, CaseIterable {
  /// A container, by gesture, back, menu or swipe.
  case user
  /// A command of the app changed a belief, which the containers follow.
  case program
}
