/// When a check uses the modular search, which explores pairs of the root and one tab in place of worlds.
///
/// The *root* is everything outside of the tabs, such as the root coordinator and the presented layers. The
/// modular search is for apps with several tabs, since combinations of tabs multiply the number of worlds. Strategies
/// other than the exhaustive ones never use it.
public enum ModularMode: Sendable, Hashable {
  /// Uses the modular search after a budget has ended the search of worlds, for the properties that are still
  /// undecided.
  ///
  /// This applies to programs with several tabs.
  case automatic
  /// Uses the modular search first, if there are tabs, and explores worlds only for the properties that are still
  /// undecided.
  case always
  /// Never uses the modular search.
  case never
}
