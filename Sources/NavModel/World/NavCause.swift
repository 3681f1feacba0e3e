/// Who removed a screen: the first layer to remove it decides.
public enum NavCause: String, Hashable, Sendable, CaseIterable {
  /// A container, by gesture, back, menu or swipe.
  case user
  /// A belief, by command.
  case program
}
