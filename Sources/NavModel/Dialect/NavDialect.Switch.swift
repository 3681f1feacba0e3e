extension NavDialect {
  /// A rule of a library that a spec can turn.
  public enum Switch: String, Hashable, Sendable, CaseIterable {
    /// Only the topmost of the screens that the user removed at once gets its default exit.
    case exitsTopOnly
    /// The exit of a child's first screen is called by the parent's view around it, too.
    case exitLeaksToOuter
    /// The exit that is given to `coordinatedView` is never stored, and the view is wrapped twice.
    case exitParameterIsIgnored

    /// The library that has the rule.
    public var library: Library {
      switch self {
      case .exitsTopOnly: .coordinator
      case .exitLeaksToOuter, .exitParameterIsIgnored: .coordinator1
      }
    }

    /// The value where a spec says nothing.
    public var defaultValue: Bool {
      switch self {
      case .exitsTopOnly, .exitLeaksToOuter, .exitParameterIsIgnored: false
      }
    }

    /// What the rule says when it is on, and where that comes from.
    public var explanation: String {
      switch self {
      case .exitsTopOnly:
        "Only the top screen of those that the user removed gets its default exit. The library's functional "
          + "specification, number 31, speaks of the currently presented view; its text on children means all of them."
      case .exitLeaksToOuter:
        "The exit of a child's first screen travels up as a preference, so that the parent's view around it calls it a "
          + "second time. Read in the library's view modifier at version 1.0.0; not laid down by SwiftUI."
      case .exitParameterIsIgnored:
        "Views are made with coordinatedView(defaultExit:) as the library's comments say: the closure is never stored, "
          + "and the view is wrapped twice, so that it disappears twice. Read in the library at version 1.0.0."
      }
    }
  }
}
