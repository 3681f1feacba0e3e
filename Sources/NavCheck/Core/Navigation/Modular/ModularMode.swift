/// Whether a check explores pairs of root and one tab in place of worlds.
public enum ModularMode: Sendable, Hashable {
  /// After a search of worlds that a budget ended, for the properties that it left open, if there are several tabs.
  case automatic
  /// Before a search of worlds, if there are tabs; worlds are explored only for the properties that the pairs leave open.
  case always
  /// The default: false.
  case never
}
