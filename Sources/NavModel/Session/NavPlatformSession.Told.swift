extension NavPlatformSession {
  /// A callback of a session to its owner, as a part of a step.
  public enum Told: Sendable {
    /// A notice of a stack; nil for a notice of the layers.
    case notice(NavNotice, StackID?)
    /// The end of a stack's transition, after the commands that waited for it; nil for the transition of a layer.
    case ended(StackID?)
    /// A notice that the app has entered the background.
    case background
  }
}
