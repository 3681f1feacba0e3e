/// Two ways on from a world that should come to the same, and what differs behind them.
///
/// The properties that compare the app with itself (`exit-equivalence`, `cancelled-gesture`, `re-entry`, a link that comes
/// twice) have a trace that leads to the world where both ways begin.
public struct NavigationComparison: Sendable, Hashable {
  /// A way on.
  public struct Way: Sendable, Hashable {
    /// How the difference refers to it: `first`, `before`.
    public let name: String
    /// Its steps in words, the user's and the platform's; none where it stays where the trace ends.
    public let steps: [String]
  }

  /// The two ways, in the order in which the difference names them.
  public let ways: [Way]
  /// The difference: `App.isTransitioning is true afterwards, and false before`.
  public let difference: String
}
