/// The result of shrinking a failing trace.
public struct ShrunkTrace<State, Action>: Sendable, Hashable
where State: Hashable & Sendable, Action: Hashable & Sendable & CustomStringConvertible {
  /// The shrunk trace, which ends with the failure.
  public let trace: CheckTrace<State, Action>
  /// The number of distinct states that shrinking expanded, without the search for a shorter path.
  public let evaluations: Int
  /// Whether no single input can be deleted; false if the budget ended before that was known.
  public let isMinimal: Bool
  /// The passes that made the trace shorter or simpler, in the order of their first success.
  public let passes: [ShrinkingPass]
}
