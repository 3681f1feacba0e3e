public import NavModel

/// An event with the number of steps in which it fired during an exploration.
public struct EventCount: Hashable, Sendable {
  /// The description of the event, such as `tap open @ App.home`, `link item` or `back`.
  public let text: String
  /// The location of the event's declaration; nil for a gesture or an event of the system.
  public let origin: NavSpec.Origin?
  /// The number of distinct combinations of a world, a step and the world after it in which the event fired.
  public let fired: Int
}
