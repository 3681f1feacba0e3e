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

  /// The number of discovered states that are not explored yet.
  public let frontier: Int

  /// The properties that are known to be violated, in the order of discovery.
  public internal(set) var violations: [Violation] = []

  /// A violation that was found before the end of the search.
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
