/// Compares a sample of the explored states with the machine, to detect machines that violate their laws.
///
/// The values of states determine the sample, so it is the same at any number of jobs.
enum StateAudit {
  /// The approximate minimum number of audited states, if there are as many.
  private static var leastSamples: Int { 256 }
  /// The number of audited states on which properties are evaluated again; of the later ones, one in this number.
  private static var evaluatedSamples: Int { 256 }
  private static var evaluatedSamplesAfter: Int { 32 }
  /// The number of states that are audited together.
  private static var samplesAtOnce: Int { 32 }

  /// The first nondeterminism in the sample, in the order of the states.
  static func nondeterminism<Source: MachineSource>(
    in search: BreadthFirstSearch<Source.Word>, _ source: Source
  ) -> CheckNondeterminism? {
    if let known = source.audited { return known }
    let rate = max(1, min(CheckNondeterminism.doubt, search.distinctStates / leastSamples))
    let words = sample(of: search, oneIn: rate)
    let found = concurrentMap((words.count + samplesAtOnce - 1) / samplesAtOnce, jobs: search.jobs) {
      (batch: Int) -> CheckNondeterminism? in
      for place in (batch * samplesAtOnce)..<min((batch + 1) * samplesAtOnce, words.count) {
        // Properties may cost far more than steps do.
        let evaluates = place < evaluatedSamples || place % evaluatedSamplesAfter == 0
        if let found = source.nondeterminism(in: words[place], evaluatesProperties: evaluates) {
          return found
        }
      }
      return nil
    }
    return found.lazy.compactMap { $0 }.first
  }

  /// A sample of about one state in `count`, in the order of the levels, then of the packed states.
  @_specialize(exported:false,kind:full,where Word == UInt64)
  static func sample<Word: PackedWord>(of search: BreadthFirstSearch<Word>, oneIn count: Int) -> [Word] {
    let bound = (1 << 32) / UInt64(count)
    let (shards, levels) = (search.visited.shards, search.levels)
    let chosen = concurrentMap(shards.count, jobs: shards.count) { shard in
      levels.map { level in
        var chosen: [Word] = []
        shards[shard].arena.forEachChunk(of: level.ranges[shard]) { _, words in
          for place in 0..<words.count where words[place].mixed & 0xFFFF_FFFF < bound {
            chosen.append(words[place])
          }
        }
        return chosen
      }
    }
    return levels.indices.flatMap { level in chosen.flatMap { $0[level] }.sorted { $0.isLess(than: $1) } }
  }
}
