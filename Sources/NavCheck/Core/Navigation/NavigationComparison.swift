/// Two continuations from one world that should end alike, and the difference between their ends.
///
/// The properties that compare the app with itself (`exit-equivalence`, `cancelled-gesture`, `re-entry`, a link that comes
/// twice) have a trace that leads to the world where both ways begin.
public struct NavigationComparison: Sendable, Hashable {
  /// A continuation.
  public struct Way: Sendable, Hashable {
    /// Its name in the difference: `first`, `before`.
    public let name: String
    /// The descriptions of its steps; none if it stays at the end of the trace.
    public let steps: [String]
  }

  /// The two continuations, in the order in which ``difference`` names them.
  public let ways: [Way]
  /// The difference: `App.isTransitioning is true afterwards, and false before`.
  public let difference: String
}
