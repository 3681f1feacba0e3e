/// A level of a search, with the ranges of its states in the arenas of the shards.
struct ExploredLevel {
  let level: Level
  var ranges: [Range<Int>]

  var count: Int { ranges.reduce(0) { $0 + $1.count } }
}

/// Explores the states of a ``SuccessorSource`` level by level: the one breadth-first loop, described in <doc:Search>.
///
/// A discovered state waits in the bucket of its level, since a shorter path to it may still be found. Until a step of
/// cost 0 has been found, all discoveries belong to the next level, so they are inserted at once.
///
/// Neither steps nor predecessors are stored here; later phases generate the steps again (``BackwardReachability``,
/// ``TraceReconstruction``). The assignment of work to workers has no effect on a report, since later phases read only
/// sets, sums and levels. Results are memoised between levels, in the order of the packed states, so packed states are
/// the same for any number of workers.
final class BreadthFirstSearch<Word: PackedWord> {
  /// The number of states between two reports of progress.
  private static var reportInterval: Int { 256 }
  /// The approximate number of states for which results are memoised before the first use of the memo.
  private static var firstLesson: Int { 256 }
  /// The memory that analyses take for each discovered state, in bytes: for a `possible` property, whether it applies,
  /// whether the state is a goal, whether an unexplored step leads from it, and a table of the unexplored states.
  private static var bytesForAnalysis: Int { 12 }

  let source: any SuccessorSource<Word>
  let options: SearchOptions
  let visited: VisitedSet<Word>
  let mailboxes: Mailboxes<Word>
  /// For each worker, the successors of a chunk.
  let successors: [Shared<Successors<Word>>]
  /// For each worker, the successors of a round that wait for their level, by the cost of the step.
  let waitingFree: [Shared<Buffer<Word>>]
  let waitingPaid: [Shared<Buffer<Word>>]

  /// The explored levels.
  private(set) var levels: [ExploredLevel] = []
  private(set) var distinctStates = 0
  var generatedStates = 0
  /// The number of discovered but unexplored states.
  private(set) var pending = 0
  /// The reason why the caller stopped the search.
  private(set) var interruption: String?
  /// Whether another search takes the place of this one.
  private(set) var isReplaced = false
  /// The budget or rule that ended the search.
  private(set) var exhausted: String?
  /// The greatest cost up to which every path was explored when the search ended early; `nil` if there is none.
  private(set) var completeCost: Int?

  /// The packed states that wait for a level, with duplicates.
  private var buckets: [Level: Shared<Buffer<Word>>] = [:]
  /// Whether a step of cost 0 has been found, so that discovered states wait in buckets.
  private(set) var usesBuckets = false
  /// The level of the bucket that states were moved to, of which the number of duplicates depends on the workers.
  private var firstBucket: Level?
  /// The ends of the arenas when the current level began.
  private var levelEnds: [Int]
  private var nextReport = 0
  /// Whether the caller stopped the search while results about a level were still missing.
  private var isHalfLearned = false

  init(_ source: any SuccessorSource<Word>, _ options: SearchOptions) {
    let jobs = options.jobs
    (self.source, self.options) = (source, options)
    visited = VisitedSet(shards: jobs)
    mailboxes = Mailboxes(jobs: jobs)
    successors = (0..<jobs).map { _ in Shared(Successors()) }
    waitingFree = (0..<jobs).map { _ in Shared(Buffer()) }
    waitingPaid = (0..<jobs).map { _ in Shared(Buffer()) }
    levelEnds = Array(repeating: 0, count: jobs)
  }

  var jobs: Int { options.jobs }

  /// Explores until no state is left, a budget is spent, the caller stops the search, or the source gives up.
  @_specialize(exported:false,kind:full,where Word == UInt64)
  @_specialize(exported:false,kind:full,where Word == PackedPair)
  func explore() {
    exploreLevels()
    for level in buckets.keys.sorted() { openBucket(level) }
    pending = visited.count - distinctStates
  }

  private func exploreLevels() {
    let initial = source.begin(jobs: jobs)
    generatedStates = source.initialCount
    Chunk.with(initial) { insert($0) }
    var level = Level.start
    while true {
      let due = ExploredLevel(level: level, ranges: zip(levelEnds, visited.ends).map { $0..<$1 })
      levelEnds = visited.ends
      if due.count > 0 {
        exhausted = budgetSpent(before: due)
        if exhausted != nil {
          completeCost = options.budget.completeCost(endingAt: level.cost)
          return
        }
        isReplaced = source.isReplacedBefore(level)
        if isReplaced { return }
        _ = recode()
        if source.gaveUp { return }
        visited.consider(source.range)
        source.willExplore(level)
        let explored = expand(due)
        if source.gaveUp { return }
        if explored.count > 0 { levels.append(explored) }
        if interruption != nil { completeCost = options.budget.completeCost(endingAt: level.cost) }
        if interruption != nil || isReplaced { return }
        report(level)
      }
      if visited.ends != levelEnds {
        level = level.next(cost: 1)
      } else if let next = buckets.keys.min() {
        level = next
        openBucket(next)
      } else {
        return
      }
    }
  }

  private func budgetSpent(before due: ExploredLevel) -> String? {
    options.budget.isSpent(before: due.level.cost, states: distinctStates, due: due.count, bytes: bytes)
      ?? options.stop?.reason(
        before: due.level, explored: distinctStates, hasDiscovered: hasDiscovered, source.nearest)
  }

  /// Whether at least so many distinct states are explored or wait; the same for any number of workers.
  ///
  /// - Complexity: O(*n*), where *n* is the number of waiting states.
  private func hasDiscovered(_ count: Int) -> Bool {
    if visited.count >= count { return true }
    if visited.count + buckets.reduce(0, { $0 + $1.value.value.count }) < count { return false }
    var waiting: Set<Word> = []
    for bucket in buckets.values {
      for index in 0..<bucket.value.count where !visited.contains(bucket.value[index]) {
        waiting.insert(bucket.value[index])
      }
    }
    return visited.count + waiting.count >= count
  }

  /// The memory of the search in bytes, by a formula that does not depend on the number of workers.
  private var bytes: Int {
    let waiting = buckets.reduce(0) { $1.key == firstBucket ? $0 : $0 + $1.value.value.count }
    return source.bytes(with: visited) + visited.count * Self.bytesForAnalysis
      + waiting * 2 * MemoryLayout<Word>.stride
  }

  /// Whether enough steps were generated for another search to take the place of this one.
  ///
  /// While fewer states wait than were explored, the search may end soon, so the number of steps is six times as large.
  private var isReplacementDue: Bool {
    if generatedStates < options.limit { return false }
    let waiting = visited.count - distinctStates + buckets.values.reduce(0) { $0 + $1.value.count }
    return waiting >= distinctStates || generatedStates / 6 >= options.limit
  }

  private func report(_ level: Level) {
    options.progress?(
      CheckProgress(
        distinctStates: distinctStates, generatedStates: generatedStates, cost: level.cost,
        frontier: visited.count - distinctStates))
  }

  /// Expands a level, and returns the explored part.
  private func expand(_ due: ExploredLevel) -> ExploredLevel {
    let size = source.chunkSize(of: due.count, jobs: jobs, isWatched: options.isWatched)
    let chunks = zip(visited.shards, due.ranges).map { shard, range in
      var chunks: [Chunk<Word>] = []
      shard.arena.forEachChunk(of: range, size: size) { chunks.append($1) }
      return chunks
    }
    var explored = ExploredLevel(level: due.level, ranges: due.ranges.map { $0.lowerBound..<$0.lowerBound })
    let width = jobs == 1 ? 1 : jobs * source.roundLength(isWatched: options.isWatched)
    let rounds = (chunks.reduce(0) { $0 + $1.count } + width - 1) / width
    let generatedBefore = generatedStates
    var missed: [Word] = []
    for round in 0..<rounds {
      isReplaced = isReplacementDue
      if isReplaced { break }
      if let reason = options.shouldStop?() {
        interruption = reason
        break
      }
      if distinctStates >= nextReport {
        report(due.level)
        nextReport = distinctStates + Self.reportInterval
      }
      let shares = chunks.map { ($0.count * round / rounds)..<($0.count * (round + 1) / rounds) }
      missed += expand(shares, of: chunks, at: due.level)
      for (shard, numbers) in shares.enumerated() {
        let count = numbers.reduce(0) { $0 + chunks[shard][$1].count }
        distinctStates += count
        let range = explored.ranges[shard]
        explored.ranges[shard] = range.lowerBound..<(range.upperBound + count)
      }
    }
    deliver()
    learn(missed, at: due.level)
    if interruption == nil || !isHalfLearned { return explored }
    // Some states with missing results were not explored, and which ones is not recorded.
    distinctStates -= explored.count
    generatedStates = generatedBefore
    return ExploredLevel(level: due.level, ranges: due.ranges.map { $0.lowerBound..<$0.lowerBound })
  }

  /// Expands states with missing results, until no result is missing or the source gives up.
  ///
  /// Values of parts are numbered in the order of their discovery here, so the order must not depend on the workers. A
  /// result for one state is mostly also the missing result of many others. Therefore results are computed for a few
  /// distant states, and then tried on all.
  private func learn(_ missed: [Word], at level: Level) {
    var missed = missed
    var lesson = Self.firstLesson
    while !missed.isEmpty {
      if lesson > Self.firstLesson, let reason = options.shouldStop?() {
        interruption = interruption ?? reason
        isHalfLearned = true
        return
      }
      missed.sort { $0.isLess(than: $1) }
      let count = min(lesson, missed.count)
      source.learn((0..<count).map { missed[$0 * missed.count / count] })
      if let recoded = recode() { missed = missed.map { recoded($0) } }
      if source.gaveUp { return }
      missed = Chunk.with(missed) { words in
        var chunks = Array(repeating: [Chunk<Word>](), count: jobs)
        let size = source.chunkSize(of: words.count, jobs: jobs, isWatched: false)
        words.forEachSlice(ofAtMost: size) { chunks[$0 / size % jobs].append($1) }
        return expand(chunks.map { 0..<$0.count }, of: chunks, at: level)
      }
      deliver()
      lesson *= 2
    }
  }

  /// Re-encodes all packed states if the source has changed the coding.
  private func recode() -> Recoding<Word>? {
    guard let recoded = source.recoding(known: visited.count) else { return nil }
    for bucket in buckets.values {
      for index in 0..<bucket.value.count { bucket.value[index] = recoded(bucket.value[index]) }
    }
    visited.recode({ recoded($0) }, source.range)
    return recoded
  }

  /// Changes to buckets when the first step of cost 0 is found at a level.
  ///
  /// The states that the level has inserted so far then wait for the next cost.
  func useBuckets(at level: Level) {
    usesBuckets = true
    firstBucket = level.next(cost: 1)
    let bucket = bucket(level.next(cost: 1))
    mailboxes.drain { bucket.value.append(contentsOf: $0) }
    if visited.ends != levelEnds {
      visited.truncate(to: levelEnds, source.range) { bucket.value.append(contentsOf: $0) }
    }
  }

  /// The packed states that wait for a level.
  func bucket(_ level: Level) -> Shared<Buffer<Word>> {
    if let known = buckets[level] { return known }
    let bucket = Shared(Buffer<Word>(capacity: 64))
    buckets[level] = bucket
    return bucket
  }

  /// Inserts the packed states that wait for a level.
  private func openBucket(_ level: Level) {
    guard let bucket = buckets.removeValue(forKey: level) else { return }
    insert(bucket.value.elements)
  }
}

extension BreadthFirstSearch {
  /// The number of the first state in each shard, where states are numbered shard after shard; then the number of
  /// states.
  var bases: [Int] {
    visited.shards.indices.reduce(into: [0]) { bases, shard in
      bases.append(bases[shard] + (levels.last?.ranges[shard].upperBound ?? 0))
    }
  }

  /// Calls a function with the explored states in chunks of at most 256, level by level.
  ///
  /// - Parameter body: Takes the level, the number of the first state, where states are numbered shard after shard, and
  ///   the packed states.
  func forEachChunk(_ body: (Level, Int, Chunk<Word>) -> Void) {
    let bases = bases
    for level in levels {
      for (shard, range) in level.ranges.enumerated() {
        visited.shards[shard].arena.forEachChunk(of: range, size: 256) {
          body(level.level, bases[shard] + $0, $1)
        }
      }
    }
  }
}
