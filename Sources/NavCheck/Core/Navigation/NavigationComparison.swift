/// Two continuations that should lead from one world to equal worlds, and their first difference.
///
/// A violation of `exit-equivalence`, `cancelled-gesture` or `re-entry` can have this value, and one of
/// `link-reaches-target` for a link that is opened twice. The trace of such a finding leads to the world in which both
/// continuations begin.
public struct NavigationComparison: Sendable, Hashable {
  /// One of the two continuations.
  public struct Way: Sendable, Hashable {
    /// The name that ``NavigationComparison/difference`` uses for the continuation, such as `first` or `before`.
    public let name: String
    /// The descriptions of the steps, as far as they are known; empty for example if the continuation stays at the end
    /// of the trace.
    public let steps: [String]
  }

  /// The two continuations, in the order in which ``difference`` names them.
  public let ways: [Way]
  /// The first difference between the two continuations, such as `App.isTransitioning is true afterwards, and false
  /// before`.
  public let difference: String
}
