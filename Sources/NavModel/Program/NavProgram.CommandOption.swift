extension NavProgram {
  /// What stands behind `with` at a command.
  public enum CommandOption: String, Hashable, Sendable, CaseIterable {
    /// `push X with link`: a link of the platform does it, past the library. Dialect `coordinator-1` only.
    case link
    /// `push X with unregistered`: the screen's steps go nowhere. Dialects `rxflow-…` only.
    case unregistered
    /// `push X with ungated`: the screen's steps are heard whether or not it can be seen. Dialects `rxflow-…` only.
    case ungated

    /// The libraries in which it means something.
    public var libraries: [NavDialect.Library] {
      switch self {
      case .link: [.coordinator1]
      case .unregistered, .ungated: NavDialect.Word.whenReady.libraries
      }
    }
  }
}
