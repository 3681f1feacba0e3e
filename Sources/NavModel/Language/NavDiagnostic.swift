/// An error or a warning about the text of a spec, with its location, message and advice.
public struct NavDiagnostic: Error, Hashable, Sendable {
  /// The severity of a diagnostic, which states whether the spec can be checked.
  public enum Severity: String, Hashable, Sendable {
    /// An error, with which the spec cannot be checked.
    case error
    /// A warning. The spec can be checked, but a part of it is probably a mistake, such as a declaration that nothing uses.
    case warning
  }

  /// A second location that explains a diagnostic, such as that of an earlier declaration.
  public struct Note: Hashable, Sendable {
    /// The relation of this location to the diagnostic.
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

  /// The severity of a diagnostic.
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
  ///   - severity: The severity of a diagnostic.
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
