/// The progress of a search, for display while the search runs.
///
/// The values depend on the time at which they are read, so do not use them in results.
public struct CheckProgress: Sendable, Hashable {
  /// The number of distinct states explored so far.
  public let distinctStates: Int

  /// The number of initial states and steps generated so far, duplicates included.
  public let generatedStates: Int

  /// The cost of the states in the current level.
  public let cost: Int

  /// The number of discovered states that are not explored yet.
  public let frontier: Int

  /// The properties that are known to be violated, in the order of discovery.
  public internal(set) var violations: [Violation] = []

  /// A violation that the search has found so far.
  public struct Violation: Sendable, Hashable {
    /// The name of the property.
    public let property: String
    /// The cost of the trace that violates the property.
    public let cost: Int
    /// The number of steps of that trace.
    public let steps: Int
    /// Whether the search has excluded all shorter traces, so that the trace is a shortest one.
    public let isShortest: Bool
  }
}
