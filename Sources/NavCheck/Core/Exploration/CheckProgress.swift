/// How far an exploration has come: what a live line shows.
///
/// It depends on the moment at which it is taken, so nothing in it belongs into a result.
public struct CheckProgress: Sendable, Hashable {
  /// The distinct states explored so far.
  public let distinctStates: Int

  /// The initial states and steps seen so far, duplicates included.
  public let generatedStates: Int

  /// The cost of the level that is being explored.
  public let cost: Int

  /// The number of states that were found and are not explored yet.
  public let frontier: Int
}
