/// What an exploration leaves behind: the states in the order of the levels, and what was left out.
class ExploredSpace<Word: PackedWord> {
  /// The states of each share, level after level.
  var arenas: [WordArena<Word>] { [] }

  /// What was explored.
  var levels: [ExploredLevel] = []
  var distinctStates = 0
  var generatedStates = 0
  /// How many states were found and not explored.
  var pending = 0
  /// Why the caller wanted to stop.
  var interruption: String?
  /// Which budget was spent.
  var exhausted: String?

  /// Gives memory back.
  func release() {}
}
