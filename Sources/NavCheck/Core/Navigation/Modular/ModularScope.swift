import NavModel

/// The size of a modular search (``ModularMode``), and the properties that it decided.
public struct ModularScope: Sendable, Hashable {
  /// The largest number of tabs of a tab bar.
  public let tabs: Int
  /// The number of layers above the root that were explored in the same way as tabs.
  public let layers: Int
  /// The number of discovered pairs of the root and one tab.
  public let pairs: Int
  /// The number of discovered values of the root.
  public let roots: Int
  /// The number of roots whose worlds the search did not explore further, since they and the settled worlds before
  /// violate a structural property.
  public let rootsNotFollowed: Int
  /// The number of explored combinations of values of several tabs, for steps and properties that read them together.
  public let combinations: Int
  /// The reason that the search ended early, so that it decided nothing but what runs of the app confirm; nil if it
  /// completed.
  public let cut: String?
  /// The names of the properties that the modular search decided, in their order; all others were evaluated on
  /// worlds, or do not apply to the program.
  public internal(set) var judged: [String]
  /// The reason of an interruption from outside, which makes the report depend on the clock; nil for none.
  let interruption: String?

  /// The size of a search that has decided nothing so far.
  init(of search: ModularSearch, _ scheme: NavPartScheme) {
    tabs = scheme.tabs
    layers = scheme.layers
    pairs = search.pairCount
    roots = search.rootCount
    rootsNotFollowed = search.rootsAtHorizon.count
    combinations = search.combinations
    cut = search.cut
    judged = []
    interruption = search.interruption
  }
}
