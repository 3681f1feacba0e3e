/// Limits on the size of a world and on the branching of a step.
///
/// Exceeding one makes verdicts incomplete.
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
  /// The largest number of combinations of choices in one step.
  public var choices = 10_000
  /// The largest number of worlds that are explored to find where the app settles after one input.
  public var rest = 10_000

  /// For how many worlds' worth of coordinators and screens a world has room, all its parts together; 1 unless parts
  /// are explored that do not know each other.
  package var shares = 1

  /// The capacities of a spec that states nothing.
  public init() {}

  /// Coordinators alive at once, in all parts of a world.
  var allLiving: Int { coordinators * shares }
  /// Coordinators that a world keeps in all its parts, from which on steps look at all of them; it has room for twice
  /// as many.
  var allCoordinators: Int { 2 * coordinators * shares }
  /// The same of screens.
  var allScreens: Int { 8 * stack * shares }
}
