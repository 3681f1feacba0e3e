/// The cause of a screen's removal, user or program; the first removal decides.
public enum NavCause: String, Hashable, Sendable, CaseIterable {
  /// A container, by gesture, back, menu or swipe.
  case user
  /// A belief, by command.
  case program
}
