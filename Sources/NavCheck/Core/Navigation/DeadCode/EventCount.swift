public import NavModel

/// How many steps of an exploration an event takes.
public struct EventCount: Hashable, Sendable {
  /// The event in words: `tap open @ App.home`, `link item`, `back`.
  public let text: String
  /// Where it is declared; nil for a gesture of the platform.
  public let origin: NavSpec.Origin?
  /// How many steps it takes: pairs of a world and what it leads to, each once.
  public let fired: Int
}
