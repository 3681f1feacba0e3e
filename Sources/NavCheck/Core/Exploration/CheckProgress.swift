/// The progress of a search, as a live line prints it.
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

  /// The properties that are violated as far as is known, in the order in which that was found.
  public internal(set) var violations: [Violation] = []

  /// A violation that was found while the search goes on.
  public struct Violation: Sendable, Hashable {
    /// The name of the property.
    public let property: String
    /// The cost of the trace.
    public let cost: Int
    /// The number of steps of the trace.
    public let steps: Int
    /// Whether no shorter trace can follow.
    public let isShortest: Bool
  }
}
