/// An error or a warning about the text of a spec: its location, message and advice.
public struct NavDiagnostic: Error, Hashable, Sendable {
  /// The severity of a diagnostic.
  public enum Severity: String, Hashable, Sendable {
    /// The spec cannot be checked.
    case error
    /// The spec can be checked, but a part of it has no effect.
    case warning
  }

  /// A second location that explains the first.
  public struct Note: Hashable, Sendable {
    /// The relation of this location to the diagnostic.
    public var message: String
    /// The location.
    public var origin: NavSpec.Origin

    /// Makes a note.
    public init(message: String, origin: NavSpec.Origin) {
      self.message = message
      self.origin = origin
    }
  }

  /// The severity of a diagnostic.
  public var severity: Severity
  /// A stable kebab-case name for this kind of mistake.
  public var code: String
  /// The mistake, in one line.
  public var message: String
  /// The location.
  public var origin: NavSpec.Origin
  /// The advice: `did you mean 'done'?`.
  public var help: String?
  /// Other places that explain it.
  public var notes: [Note]

  /// Makes a diagnostic.
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
