/// When a check uses the modular search, which explores pairs of the root and one tab in place of worlds.
///
/// The *root* is everything outside of the tabs, such as the root coordinator and the presented layers. The
/// modular search is for apps with several tabs, since combinations of tabs multiply the number of worlds. Strategies
/// other than the exhaustive ones never use it.
public enum ModularMode: Sendable, Hashable {
  /// Uses the modular search for programs with several tabs that vary and more than 10,000 worlds, or after a budget
  /// of worlds or memory has ended the search of worlds earlier.
  ///
  /// The search of pairs is for the properties that the first worlds leave undecided. It is given up after 2,000,000
  /// evaluations of queries. Afterwards, all worlds are explored for the properties that are still undecided. A program
  /// that expects a number of worlds is explored as with ``afterBudget``.
  case automatic
  /// Uses the modular search only after a budget of worlds or memory has ended the search of worlds, for programs with
  /// several tabs and properties that are still undecided.
  case afterBudget
  /// Uses the modular search first, if there are tabs, and explores worlds only for the properties that are still
  /// undecided.
  case always
  /// Never uses the modular search.
  case never
}
