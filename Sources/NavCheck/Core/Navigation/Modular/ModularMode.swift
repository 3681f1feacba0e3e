/// Whether a check explores pairs of root and one tab in place of worlds.
public enum ModularMode: Sendable, Hashable {
  /// Where a budget cuts the search through worlds off, and there are several tabs: for what that search left open.
  case automatic
  /// First of all, where there are tabs; worlds are explored for what the pairs leave open.
  case always
  /// Never.
  case never
}
