/// Why the results of a ``FactoredStateMachine`` are not memoised.
enum MemoRefusal: String, Sendable {
  /// Two results differ after equal reads, so something that they depend on was not recorded.
  case unrecordedReads =
    "a result depends on more than its recorded reads, a defect of navcheck; please report it"
  /// The parts that were discovered could exceed a capacity together, so that each state must be tested as a whole.
  case capacities = "the parts of a world could exceed a capacity together"
  /// There are more results than the memo has numbers for.
  case size = "there are too many results"
  /// The numbers of the parts of a state do not fit into two words.
  case width = "a packed world needs more than two words"
  /// So few results repeat that exploring state by state is faster.
  case littleUse = "too few results repeat"
}
