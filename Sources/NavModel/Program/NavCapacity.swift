/// Limits on the size of a world, on the results of a step, and on searches for settled worlds.
///
/// A world that exceeds a limit on its size is truncated, which makes verdicts incomplete.
public struct NavCapacity: Hashable, Sendable {
  /// The largest number of screens on one stack; it also limits how many screens a world remembers.
  public var stack = 12
  /// The largest number of living coordinators; it also limits how many released ones a world remembers.
  public var coordinators = 12
  /// The largest number of layers above the root.
  public var layers = 5
  /// The largest number of notices in one mailbox, and of queued messages, of blocks that wait for a later turn, and of
  /// running effects.
  public var mail = 12
  /// The largest number of elements of a list of numbers `a...b`, in every program.
  package static let longestRange = 10_000

  /// The largest number of elements of a list variable.
  public var list = 12
  /// The largest number of results of one step, which are the combinations of its choices.
  public var choices = 10_000
  /// The largest number of worlds that the launch visits until the app settles; worlds after different outputs count
  /// apart.
  public var launch = 2_000
  /// The largest number of worlds that one search for settled worlds explores.
  public var rest = 10_000

  /// The factor by which the room for coordinators and screens grows; 1 unless one world holds several
  /// independent parts.
  package var shares = 1

  /// Creates the default capacities.
  public init() {}

  /// Coordinators alive at once, in all parts of a world.
  var allLiving: Int { coordinators * shares }
  /// Half of the coordinators that a world keeps in all its parts.
  var coordinatorsUntracked: Int { 2 * coordinators * shares }
  /// Screens that a world keeps in all its parts, from which on steps read all of them; it has room for twice as many.
  var screensUntracked: Int { 8 * stack * shares }
}
