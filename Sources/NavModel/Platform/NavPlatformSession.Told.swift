extension NavPlatformSession {
  /// A callback of a step to the owner of a session.
  public enum Told: Sendable {
    /// A notice, of a stack or (nil) of the chain of layers.
    case notice(NavNotice, StackID?)
    /// A transition of a stack or (nil) of a layer has ended, and what waited for it is done.
    case ended(StackID?)
    /// The app is told that it is in the background.
    case background
  }
}
