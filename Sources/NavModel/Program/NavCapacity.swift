/// How much a world can hold, and a step branch out; more than that cuts a run off and makes verdicts incomplete.
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
  /// Combinations of choices in one step.
  public var choices = 10_000
  /// Worlds in which the app is under way after one input, where a property asks how it comes to rest.
  public var rest = 10_000

  /// The capacities of a spec that states nothing.
  public init() {}
}
