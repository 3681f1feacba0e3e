/// How much a world can hold; more than that cuts a run off and makes verdicts incomplete.
public struct NavCapacity: Hashable, Sendable {
  /// Screens on one stack.
  public var stack = 12
  /// Coordinators alive at once.
  public var coordinators = 12
  /// Layers, the root among them.
  public var layers = 6
  /// Notices in one mailbox.
  public var mail = 12
  /// Elements of a list variable.
  public var list = 12

  /// The capacities of a spec that states nothing.
  public init() {}
}
