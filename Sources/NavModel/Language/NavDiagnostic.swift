/// An error or a warning about the text of a spec, with its location, message and advice.
public struct NavDiagnostic: Error, Hashable, Sendable {
  /// The severity of a diagnostic.
  public enum Severity: String, Hashable, Sendable {
    /// The spec cannot be checked until the mistake is corrected.
    case error
    /// The spec can be checked, but contains a probable mistake, such as an unused declaration.
    case warning
  }

  /// A second location that explains a diagnostic, such as the location of an earlier declaration.
  public struct Note: Hashable, Sendable {
    /// The relation of this location to the diagnostic, such as `first declared here`.
    public var message: String
    /// The location of the note in the text.
    public var origin: NavSpec.Origin

    /// Creates a note.
    ///
    /// - Parameters:
    ///   - message: The relation of this location to the diagnostic.
    ///   - origin: The location of the note in the text.
    public init(message: String, origin: NavSpec.Origin) {
      self.message = message
      self.origin = origin
    }
  }

  /// Whether the diagnostic is an error or a warning.
  public var severity: Severity
  /// A stable name for the kind of mistake, in kebab-case, which `navcheck explain diagnostic` takes.
  public var code: String
  /// A description of the mistake, in one line.
  public var message: String
  /// The location of the mistake in the text.
  public var origin: NavSpec.Origin
  /// Advice on how to correct the mistake, such as `did you mean 'done'?`; nil if there is none.
  public var help: String?
  /// Further locations that explain the diagnostic.
  public var notes: [Note]

  /// Creates a diagnostic.
  ///
  /// - Parameters:
  ///   - severity: Whether the diagnostic is an error or a warning.
  ///   - code: A stable name for the kind of mistake, in kebab-case, which `navcheck explain diagnostic` takes.
  ///   - message: A description of the mistake, in one line.
  ///   - origin: The location of the mistake in the text.
  ///   - help: Advice on how to correct the mistake, such as `did you mean 'done'?`; nil if there is none.
  ///   - notes: Further locations that explain the diagnostic.
  public init(
    _ severity: Severity = .error, code: String, _ message: String, at origin: NavSpec.Origin,
    help: String? = nil, notes: [Note] = []
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.origin = origin
    self.help = help
    self.notes = notes
  }
}

extension Sequence<NavDiagnostic> {
  /// The first of each group of equal diagnostics about the same place, such as a mistake that every variant has.
  ///
  /// Any two origins are equal, so equal diagnostics may be about different places.
  package var withoutRepetitions: [NavDiagnostic] {
    var known: [NavDiagnostic: Set<[Int]>] = [:]
    return filter { diagnostic in
      let origin = diagnostic.origin
      return known[diagnostic, default: []].insert([origin.file, origin.line, origin.column]).inserted
    }
  }
}
