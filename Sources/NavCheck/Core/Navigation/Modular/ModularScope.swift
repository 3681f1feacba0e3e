/// The size of a modular search, and the properties that it decided.
public struct ModularScope: Sendable, Hashable {
  /// The number of tabs.
  public let tabs: Int
  /// The number of pairs of the root and one tab.
  public let pairs: Int
  /// The number of values of the root component.
  public let roots: Int
  /// The number of combinations of values of several tabs, for steps and properties that read them together.
  public let combinations: Int
  /// The reason that the search ended early and decided nothing; else nil.
  public let cut: String?
  /// The properties that pairs decided, in their order; all others were evaluated on worlds.
  public let judged: [String]
  /// Why it was stopped from outside, if it was: then the report depends on the clock.
  let interruption: String?
}
