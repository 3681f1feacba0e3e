extension NavProgram {
  /// A record of an app's outputs, which a run must or must not contain.
  public struct LogDeclaration: Hashable, Sendable {
    /// A line.
    public enum Line: Hashable, Sendable {
      /// An output of the app.
      case output(OutputPattern)
      /// Something that happens.
      case input(EventPattern)
    }

    /// Whether there must be such a run, rather than none.
    public var isAccepted: Bool
    /// The name.
    public var name: String
    /// The doc comment.
    public var documentation: [String]
    /// The lines, in order.
    public var lines: [Line]
    /// The location of the declaration.
    public var origin: NavSpec.Origin

    /// Makes a record.
    public init(
      isAccepted: Bool, name: String, documentation: [String] = [], lines: [Line],
      origin: NavSpec.Origin = NavSpec.Origin()
    ) {
      self.isAccepted = isAccepted
      self.name = name
      self.documentation = documentation
      self.lines = lines
      self.origin = origin
    }

    /// The kinds of outputs that it mentions; others may come between its lines.
    public var kinds: Set<OutputPattern.Kind> {
      Set(lines.compactMap { if case .output(let pattern) = $0 { pattern.kind } else { nil } })
    }
  }
}

extension NavProgram.OutputPattern {
  /// The kinds of outputs.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case exit = "defaultExit"
    case finish, note, present, dismiss, refuse, drop, fail, segue, navigate, publish
  }

  /// The kind of the output.
  public var kind: Kind {
    switch self {
    case .exit: .exit
    case .finish: .finish
    case .note: .note
    case .present: .present
    case .dismiss: .dismiss
    case .refuse: .refuse
    case .drop: .drop
    case .fail: .fail
    case .segue: .segue
    case .navigate: .navigate
    case .publish: .publish
    }
  }
}

extension NavOutput {
  /// The kind of the output as specs name it; nil if they have no name for it.
  public var kind: NavProgram.OutputPattern.Kind? {
    switch self {
    case .exit: .exit
    case .finished: .finish
    case .noted: .note
    case .presented: .present
    case .dismissed: .dismiss
    case .refused: .refuse
    case .dropped: .drop
    case .fatal: .fail
    case .segued: .segue
    case .navigated: .navigate
    case .published: .publish
    default: nil
    }
  }
}
