extension NavProgram {
  /// A log of outputs and inputs that some run must produce (`accepts`) or no run may produce (`rejects`).
  public struct LogDeclaration: Hashable, Sendable {
    /// A line of a log: an output or an input.
    public enum Line: Hashable, Sendable {
      /// An output of the app, as a spec writes it after `did`.
      case output(OutputPattern)
      /// An input that must occur at this point of the log, as a spec writes it after `event is`.
      case input(EventPattern)
    }

    /// Whether some run must produce the log; if false, no run may produce it.
    public var isAccepted: Bool
    /// The name of the log.
    public var name: String
    /// The lines of the log's doc comment, without the slashes.
    public var documentation: [String]
    /// The lines of the log, in order.
    public var lines: [Line]
    /// The location of the declaration in the text.
    public var origin: NavSpec.Origin

    /// Creates a log.
    ///
    /// - Parameters:
    ///   - isAccepted: Whether some run must produce the log; if false, no run may produce it.
    ///   - name: The name of the log.
    ///   - documentation: The lines of the log's doc comment, without the slashes.
    ///   - lines: The lines of the log, in order.
    ///   - origin: The location of the declaration in the text.
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

    /// The kinds of outputs that the log mentions; outputs of other kinds may occur between its lines.
    public var kinds: Set<OutputPattern.Kind> {
      Set(lines.compactMap { if case .output(let pattern) = $0 { pattern.kind } else { nil } })
    }
  }
}

extension NavProgram.OutputPattern {
  /// The kinds of outputs that a log or `did` can mention; a raw value is the name in a spec.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The exit of a screen, which a spec writes as `did defaultExit(…)`.
    case exit = "defaultExit"
    /// The end of a coordinator, a note, the presentation or dismissal of a layer, a refused command, a lost request, a
    /// crash, a segue, a step of a flow, and a published state.
    case finish, note, present, dismiss, refuse, drop, fail, segue, navigate, publish
  }

  /// The kind of outputs that the pattern matches.
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
  /// The kind of the output; nil if specs have no name for it.
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
