/// A level of an exploration, with the range of its states.
struct ExploredLevel {
  let level: Level
  /// In the arena of each shard.
  var ranges: [Range<Int>]

  var count: Int { ranges.reduce(0) { $0 + $1.count } }
}
