/// The limits after which a modular search is given up, since exploring worlds may take less time.
struct ModularLimits {
  /// The largest number of combinations of values of several tabs for one query under one root.
  var width = 50_000
  /// The largest number of evaluated queries.
  var evaluations = Int.max
  /// One of how many evaluated combinations is divided into parts again, to check that it is a world with these parts.
  ///
  /// It always is: the root has a digest of every value with which the search combines it.
  var combinationsPerCheck = 16

  /// The limits of a search that begins without an option.
  static let automatic = ModularLimits(evaluations: 2_000_000)
}
