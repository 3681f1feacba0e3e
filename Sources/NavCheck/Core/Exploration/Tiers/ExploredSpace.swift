/// The result of an exploration: the states in the order of the levels, and the truncations.
class ExploredSpace<Word: PackedWord> {
  /// The states of each share, level after level.
  var arenas: [WordArena<Word>] { [] }

  /// The explored levels.
  var levels: [ExploredLevel] = []
  var distinctStates = 0
  var generatedStates = 0
  /// The number of discovered but unexplored states.
  var pending = 0
  /// Why the caller wanted to stop.
  var interruption: String?
  /// Which budget was spent.
  var exhausted: String?

  /// The numbering of the states; valid until the memory is released.
  var places: StatePlaces<Word> {
    preconditionFailure("A subclass of `ExploredSpace` must override `places`.")
  }

  /// The number of the first state in each share, where states are numbered share after share.
  var bases: [Int] {
    var bases = [0]
    for shard in arenas.indices {
      bases.append(bases[shard] + (levels.last?.ranges[shard].upperBound ?? 0))
    }
    return bases
  }

  /// Calls a function with each share of each level, and where the states lie in it.
  func forEachRange(_ body: (Int, Range<Int>) -> Void) {
    for level in levels { for (shard, range) in level.ranges.enumerated() { body(shard, range) } }
  }

  /// Gives memory back.
  func release() {}
}
