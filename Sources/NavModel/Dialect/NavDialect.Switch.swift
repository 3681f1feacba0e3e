extension NavDialect {
  /// A rule of a library that a spec can turn.
  public enum Switch: String, Hashable, Sendable, CaseIterable {
    /// Only the topmost of the screens that the user removed at once gets its default exit.
    case exitsTopOnly

    /// The library that has the rule.
    public var library: Library {
      switch self {
      case .exitsTopOnly: .coordinator
      }
    }

    /// The value where a spec says nothing.
    public var defaultValue: Bool {
      switch self {
      case .exitsTopOnly: false
      }
    }

    /// What the rule says when it is on, and where that comes from.
    public var explanation: String {
      switch self {
      case .exitsTopOnly:
        "Only the top screen of those that the user removed gets its default exit. The library's functional "
          + "specification, number 31, speaks of the currently presented view; its text on children means all of them."
      }
    }
  }
}
