/// What a modular search explored, and what was judged by it.
public struct ModularScope: Sendable, Hashable {
  /// Over how many tabs.
  public let tabs: Int
  /// How many pairs of root and one tab.
  public let pairs: Int
  /// How many roots.
  public let roots: Int
  /// How many combinations of looks of several tabs, for steps and properties that read these together.
  public let combinations: Int
  /// Why the search was ended before it had met everything, so that nothing was judged by it; else nil.
  public let cut: String?
  /// The properties that were judged by pairs, in their order; all others were judged on worlds.
  public let judged: [String]
  /// Why it was stopped from outside, if it was: then the report depends on the clock.
  let interruption: String?
}
