/// The limits after which a modular search is given up, since exploring worlds may take less time.
struct ModularLimits {
  /// The largest number of combinations of looks of several tabs for one query under one root.
  var width = 50_000
  /// The largest number of evaluated queries.
  var evaluations = Int.max

  /// The limits of a search that begins without an option.
  static let automatic = ModularLimits(evaluations: 250_000)
}
