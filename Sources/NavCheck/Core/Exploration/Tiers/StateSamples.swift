/// Selects a sample of an exploration's states by their values, so that the sample is the same at any number of jobs.
enum StateSamples {
  /// A sample of about one state in `count`, in the order of the levels, then of the packed states.
  static func words<Word>(of space: ExploredSpace<Word>, oneIn count: Int) -> [Word] {
    // The loop is compiled for a word where its type is known.
    if let space = space as? ExploredSpace<UInt64>, let words = chosen(of: space, oneIn: count) as? [Word] {
      return words
    }
    return chosen(of: space, oneIn: count)
  }

  private static func chosen<Word: PackedWord>(of space: ExploredSpace<Word>, oneIn count: Int) -> [Word] {
    let bound = (1 << 32) / UInt64(count)
    let (arenas, levels) = (space.arenas, space.levels)
    // No arena changes any more.
    nonisolated(unsafe) let frozen = arenas
    let found = concurrentMap(arenas.count, jobs: arenas.count) { shard in
      levels.map { unsafe chosen(of: frozen[shard], $0.ranges[shard], below: bound) }
    }
    return levels.indices.flatMap { level in
      found.flatMap { $0[level] }.sorted { $0.isLess(than: $1) }
    }
  }

  private static func chosen<Word: PackedWord>(
    of arena: WordArena<Word>, _ range: Range<Int>, below bound: UInt64
  ) -> [Word] {
    var chosen: [Word] = []
    unsafe arena.forEachPiece(of: range, size: .max) { _, words in
      for place in 0..<words.count {
        let word = unsafe words[place]
        if word.mixed & 0xFFFF_FFFF < bound { chosen.append(word) }
      }
    }
    return chosen
  }
}
