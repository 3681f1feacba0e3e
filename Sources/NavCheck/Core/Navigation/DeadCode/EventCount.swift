public import NavModel

/// The number of steps in which an event fired during an exploration.
public struct EventCount: Hashable, Sendable {
  /// The description of the event: `tap open @ App.home`, `link item`, `back`.
  public let text: String
  /// Where it is declared; nil for a gesture of the platform.
  public let origin: NavSpec.Origin?
  /// The number of steps: distinct pairs of a world and its successor.
  public let fired: Int
}
