extension NavPlatformSimulator {
  /// A callback that a session returns to its owner during a step (``nextTold()``).
  public enum Told: Sendable {
    /// A notice of a stack; the stack is nil for a notice of the layers or of a split view's collapse or expansion.
    case notice(NavNotice, StackID?)
    /// A stack's transition has ended; the stack is nil for the transition of a layer.
    ///
    /// The session has already performed the commands that waited for the end.
    case ended(StackID?)
    /// The app has entered the background.
    case background
  }
}
