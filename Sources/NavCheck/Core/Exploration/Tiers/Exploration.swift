/// Explores the states of a ``BlockSource`` level by level, with the same result as ``Explorer``.
///
/// Steps and predecessors are not stored; later phases generate the steps again (``AncestorSearch``, ``WayBack``).
/// Several jobs work in rounds with a barrier between them. In each round, a job takes the steps of some states of a
/// level, inserts the targets of its own shard, and passes the others to their owners, which insert them in the next
/// round. The assignment of work to jobs has no effect on a report, since later phases read only sets, sums and
/// levels. Results are memoised between levels, in the order of the packed states, so packed states are the same for
/// any number of jobs.
final class Exploration<Word: PackedWord>: ExploredSpace<Word> {
  /// The approximate number of chunks that each job expands between two barriers.
  static var turn: Int { 1024 }
  /// The same if there are callbacks between rounds.
  static var shortTurn: Int { 32 }
  /// The approximate number of states for which results are memoised before the first use of the memo.
  private static var firstLesson: Int { 256 }

  let source: BlockSource<Word>
  private let budget: CheckBudget
  let jobs: Int
  private let progress: ((CheckProgress) -> Void)?
  private let shouldStop: (() -> String?)?
  private let stop: SearchStop?

  let visited: VisitedSet<Word>
  /// Whether a step of cost 0 has been found.
  ///
  /// From then on, states wait, uninserted and with duplicates, for the level at which they were discovered, since a
  /// shorter path may still be found.
  var isStaged = false
  var staged: [Level: WordList<Word>] = [:]
  /// Whether the caller wanted to stop when something was still to be learned of a level.
  private var isHalfLearned = false
  let exchange: WordExchange<Word>

  init(
    _ source: BlockSource<Word>, within budget: CheckBudget, jobs: Int,
    progress: ((CheckProgress) -> Void)?, shouldStop: (() -> String?)?, stop: SearchStop? = nil
  ) {
    self.source = source
    self.budget = budget
    self.jobs = jobs
    self.progress = progress
    self.shouldStop = shouldStop
    self.stop = stop
    visited = VisitedSet(shares: jobs)
    exchange = WordExchange(jobs: jobs)
    super.init()
    if !explore() {
      // Rare, and mostly seen at once.
      restart()
      precondition(explore(), "A search that supports steps of cost 0 stopped at such a step.")
    }
    finish()
  }

  override var arenas: [WordArena<Word>] { visited.shards.map(\.arena) }

  override var places: StatePlaces<Word> {
    visited.bitCount.map { StatePlaces(upTo: $0, isDense: false) } ?? StatePlaces(of: self)
  }

  override func release() { visited.release() }

  private func restart() {
    visited.clear()
    exchange.clear()
    levels = []
    distinctStates = 0
    isStaged = true
  }

  private func finish() {
    for level in staged.keys.sorted() { admitStaged(level) }
    pending = visited.count - distinctStates
    exchange.release()
    visited.closeTable()
  }

  /// Explores the machine or gives up the source; returns false if it finds an unexpected step of cost 0.
  private func explore() -> Bool {
    source.begin(jobs: jobs)
    generatedStates = source.initialCount
    var level = Level.start
    var marks = Array(repeating: 0, count: jobs)
    unsafe source.initialWords.withUnsafeBufferPointer { unsafe admit($0) }
    while true {
      let ends = visited.ends
      let due = ExploredLevel(level: level, ranges: zip(marks, ends).map { $0..<$1 })
      marks = ends
      if due.count > 0 {
        if let reason = budgetSpent(before: level) {
          exhausted = reason
          return true
        }
        _ = recode()
        if source.gaveUp { return true }
        visited.consider(source.span)
        guard let explored = expand(due) else { return source.gaveUp }
        if explored.count > 0 { levels.append(explored) }
        if interruption != nil || isStopped { return true }
        report(level)
      } else if !isStaged {
        return true
      }
      if !isStaged {
        level = level.next(cost: 1)
      } else if let next = staged.keys.min() {
        level = next
        admitStaged(next)
      } else {
        return true
      }
    }
  }

  /// Whether the search is to end without a report.
  private var isStopped: Bool {
    stop?.isReached(after: distinctStates, source.isViolated) ?? false
  }

  private func budgetSpent(before level: Level) -> String? {
    budget.isSpent(before: level.cost, states: distinctStates, bytes: visited.bytes)
      ?? stop?.reason(before: level, source.nearest)
  }

  private func report(_ level: Level) {
    progress?(
      CheckProgress(
        distinctStates: distinctStates, generatedStates: generatedStates, cost: level.cost,
        frontier: visited.count - distinctStates))
  }

  /// Expands a level; returns the explored part, or `nil` if it finds an unexpected step of cost 0.
  private func expand(_ due: ExploredLevel) -> ExploredLevel? {
    let pieces = LevelPieces(of: visited.shards.map(\.arena), due.ranges)
    var explored = ExploredLevel(level: due.level, ranges: due.ranges.map { $0.lowerBound..<$0.lowerBound })
    let width = jobs == 1 ? 1 : jobs * (progress == nil && shouldStop == nil ? Self.turn : Self.shortTurn)
    let turns = (pieces.count + width - 1) / width
    let generatedBefore = generatedStates
    var missed: [Word] = []
    for turn in 0..<turns {
      if let reason = shouldStop?() {
        interruption = reason
        break
      }
      report(due.level)
      let shares = pieces.turn(turn, of: turns)
      guard let more = expand(shares, of: pieces, at: due.level) else { return nil }
      missed += more
      for (share, numbers) in shares.enumerated() {
        let count = numbers.reduce(0) { unsafe $0 + pieces.words(share, $1).count }
        distinctStates += count
        let range = explored.ranges[share]
        explored.ranges[share] = range.lowerBound..<(range.upperBound + count)
      }
    }
    deliver()
    guard learn(missed, at: due.level) else { return nil }
    if interruption == nil || !isHalfLearned { return explored }
    // States with an unresolved memo entry were not explored, and which ones is not recorded.
    distinctStates -= explored.count
    generatedStates = generatedBefore
    return ExploredLevel(level: due.level, ranges: due.ranges.map { $0.lowerBound..<$0.lowerBound })
  }

  /// Expands states with missing results, until no result is missing.
  ///
  /// Parts are numbered in the order of their discovery here, so the order must not depend on jobs. A result for one
  /// state is mostly also the missing result of many others. Therefore results are computed for a few distant states,
  /// and then tried on all.
  private func learn(_ missed: [Word], at level: Level) -> Bool {
    var missed = missed
    var lesson = Self.firstLesson
    while !missed.isEmpty {
      if lesson > Self.firstLesson, let reason = shouldStop?() {
        interruption = interruption ?? reason
        isHalfLearned = true
        return true
      }
      missed.sort { $0.isLess(than: $1) }
      let count = min(lesson, missed.count)
      source.learn((0..<count).map { missed[$0 * missed.count / count] })
      if let recoded = recode() { missed = missed.map { recoded($0) } }
      if source.gaveUp { return false }
      let still: [Word]? = unsafe missed.withUnsafeMutableBufferPointer { words in
        let pieces = unsafe LevelPieces(of: words, shares: jobs)
        return expand(pieces.all, of: pieces, at: level)
      }
      guard let still else { return false }
      deliver()
      missed = still
      lesson *= 2
    }
    return true
  }

  /// Re-encodes all packed states if the source has changed the layout.
  private func recode() -> WordRecoding<Word>? {
    guard let recoded = source.recoding(known: visited.count) else { return nil }
    for list in staged.values {
      for index in 0..<list.count { list[index] = recoded(list[index]) }
    }
    visited.recode(recoded, source.span)
    return recoded
  }

  /// Expands chunks; returns the states with missing results, or `nil` if it finds an unexpected step of cost 0.
  private func expand(_ shares: [Range<Int>], of pieces: LevelPieces<Word>, at level: Level) -> [Word]? {
    let count = shares.reduce(0) { $0 + $1.count }
    // Where there is little to do, it is done before others are awake.
    let isParallel = jobs > 1 && count >= 4 * jobs
    return isParallel
      ? expandTogether(shares, of: pieces, at: level) : expandAlone(shares, of: pieces, at: level)
  }
}
