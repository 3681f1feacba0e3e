/// Something wrong with the text of a spec: where, what, and what to do.
public struct NavDiagnostic: Error, Hashable, Sendable {
  /// The severity of a diagnostic.
  public enum Severity: String, Hashable, Sendable {
    /// The spec cannot be checked.
    case error
    /// The spec can be checked, but says something that can never matter.
    case warning
  }

  /// A second place that explains the first.
  public struct Note: Hashable, Sendable {
    /// The relation of this place to the diagnostic.
    public var message: String
    /// The place.
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
  /// The advice behind the caret: `did you mean 'done'?`.
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
