extension NavPlatformSession {
  /// A callback of a step to the owner of a session.
  public enum Told: Sendable {
    /// A notice, of a stack or (nil) of the chain of layers.
    case notice(NavNotice, StackID?)
    /// The end of a transition of a stack or (nil) of a layer, after the commands that waited for it.
    case ended(StackID?)
    /// The notice that the app is in the background.
    case background
  }
}
