extension NavProgram {
  /// What stands behind `with` at a command.
  public enum CommandOption: String, Hashable, Sendable, CaseIterable {
    /// `push X with link`: a link of the platform does it, past the library. Dialect `coordinator-1` only.
    case link

    /// The libraries in which it means something.
    public var libraries: [NavDialect.Library] {
      switch self {
      case .link: [.coordinator1]
      }
    }
  }
}
