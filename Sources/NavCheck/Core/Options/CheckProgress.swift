/// The progress of a search, for display while the search runs.
///
/// The values depend on the time at which they are read, so do not use them in results.
public struct CheckProgress: Sendable, Hashable {
  /// The number of distinct states explored so far; in a search of pairs, that of roots and pairs (``countsPairs``).
  public let distinctStates: Int

  /// The number of initial states and steps generated so far, duplicates included.
  public let generatedStates: Int

  /// The cost of the states in the current level; in a depth-first search, that of the next state to explore or, at the
  /// end, of the farthest state.
  public let cost: Int

  /// The number of discovered states that are not explored yet; it can be a lower bound if some steps cost 0.
  public let frontier: Int

  /// Whether the search explores pairs of root and tab instead of states (``ModularMode``).
  public internal(set) var countsPairs = false

  /// The violations found before the current level, one for each property, in the order of discovery.
  ///
  /// An exhaustive search records violations of `always`, `never`, `step` and `deadlockFree` properties. A search of pairs
  /// records those of the first three for which it has found a run of the app. Otherwise the array is empty.
  public internal(set) var violations: [Violation] = []

  /// The violation of a property, as the search first found it; it is not updated if a shorter trace is found later.
  public struct Violation: Sendable, Hashable {
    /// The name of the property.
    public let property: String
    /// The cost of the trace that violates the property.
    public let cost: Int
    /// The number of steps of that trace.
    public let steps: Int
    /// Whether no shorter trace was possible when the violation was recorded, so that the trace is a shortest one.
    public let isShortest: Bool
  }
}
