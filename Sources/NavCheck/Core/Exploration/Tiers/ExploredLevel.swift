/// A level of an exploration, and where its states lie.
struct ExploredLevel {
  let level: Level
  /// In the arena of each shard.
  var ranges: [Range<Int>]

  var count: Int { ranges.reduce(0) { $0 + $1.count } }
}
