/// The result of shrinking a failing trace.
public struct ShrunkTrace<State, Action>: Sendable, Hashable
where State: Hashable & Sendable, Action: Hashable & Sendable & CustomStringConvertible {
  /// The trace; it ends with the failure.
  public let trace: CheckTrace<State, Action>
  /// The number of states that were expanded to find it.
  public let evaluations: Int
  /// Whether no single input can be deleted; false where the budget ended before that was known.
  public let isMinimal: Bool
  /// The passes that made it shorter or simpler, in the order of their first success.
  public let passes: [ShrinkingPass]
}
