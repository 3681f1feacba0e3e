import Dispatch

/// Goes through the states of a ``BlockSource``, level after level, as ``Explorer`` does, with the same answer.
///
/// No step and no way back is kept: what needs them takes the steps again (``AncestorSearch``, ``WayBack``). Several jobs
/// take turns with a barrier between: first each takes the steps of its share of a level and sorts what they
/// lead to by owner, then each admits what it owns. Which job does what shows in no report, since sets, sums and
/// levels are all that is read of the result.
final class Exploration<Word: PackedWord>: ExploredSpace<Word> {
  /// How many states are expanded together.
  static var blockSize: Int { 256 }
  /// How many blocks each job expands between two barriers.
  private static var turn: Int { 256 }

  private let source: BlockSource<Word>
  private let budget: CheckBudget
  private let jobs: Int
  private let progress: ((CheckProgress) -> Void)?
  private let shouldStop: (() -> String?)?

  let visited: VisitedSet<Word>
  /// Set once a step was seen that costs nothing.
  ///
  /// From then on states wait, unadmitted and with duplicates, for
  /// the level at which they were found, since a nearer one may yet be found.
  private var isStaged = false
  private var staged: [Level: WordList<Word>] = [:]
  private var sorted: [[WordList<Word>]] = []

  init(
    _ source: BlockSource<Word>, within budget: CheckBudget, jobs: Int,
    progress: ((CheckProgress) -> Void)?, shouldStop: (() -> String?)?
  ) {
    self.source = source
    self.budget = budget
    self.jobs = jobs
    self.progress = progress
    self.shouldStop = shouldStop
    visited = VisitedSet(shares: jobs)
    sorted = (0..<jobs).map { _ in (0..<jobs).map { _ in WordList(capacity: 64) } }
    super.init()
    if !explore() {
      // Rare, and mostly seen at once.
      restart()
      precondition(explore(), "An exploration that expects steps without cost goes on when it meets one.")
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
    levels = []
    distinctStates = 0
    isStaged = true
  }

  private func finish() {
    for level in staged.keys.sorted() { admitStaged(level) }
    pending = visited.count - distinctStates
    for list in sorted.joined() { list.release() }
    sorted = []
    visited.closeTable()
  }

  /// Whether the search went through, or the source gave up; not so where a step without cost was met and not expected.
  private func explore() -> Bool {
    source.begin(jobs: jobs)
    generatedStates = source.initialCount
    var level = Level.start
    var marks = Array(repeating: 0, count: jobs)
    admit(source.initialWords)
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
        visited.consider(product: source.product)
        guard let explored = expand(due) else { return source.gaveUp }
        if explored.count > 0 { levels.append(explored) }
        if interruption != nil { return true }
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

  private func budgetSpent(before level: Level) -> String? {
    budget.isSpent(before: level.cost, states: distinctStates, bytes: visited.bytes)
  }

  private func report(_ level: Level) {
    progress?(
      CheckProgress(
        distinctStates: distinctStates, generatedStates: generatedStates, cost: level.cost,
        frontier: visited.count - distinctStates))
  }

  /// Expands a level: gives back how much of it was, or `nil` where an unexpected step without cost was met.
  private func expand(_ due: ExploredLevel) -> ExploredLevel? {
    let pieces = unsafe pieces(of: due)
    // Where there is little to do, or somebody looks on, turns are short.
    let count = unsafe pieces.count
    var explored = ExploredLevel(level: due.level, ranges: due.ranges.map { $0.lowerBound..<$0.lowerBound })
    let isParallel = jobs > 1 && count >= 4 * jobs
    let width = !isParallel ? 1 : jobs * (progress == nil && shouldStop == nil ? Self.turn : 4)
    var first = 0
    while first < count {
      if let reason = shouldStop?() {
        interruption = reason
        return explored
      }
      report(due.level)
      let turn = unsafe pieces[first..<min(first + width, count)]
      let missed =
        isParallel
        ? unsafe expandTogether(turn.map { unsafe ($0.shard, UnsafeBufferPointer($0.words)) }, due.level)
        : unsafe expandAlone(turn.map { unsafe UnsafeBufferPointer($0.words) }, due.level)
      guard let missed, learn(missed, at: due.level) else { return nil }
      for place in unsafe turn.indices {
        let piece = unsafe turn[place]
        unsafe distinctStates += piece.words.count
        unsafe explored.ranges[piece.shard] =
          due.ranges[piece.shard].lowerBound..<(piece.index + piece.words.count)
      }
      first += width
    }
    return explored
  }

  /// The pieces of a level, of each share in order, and of all shares by turns.
  private func pieces(of due: ExploredLevel) -> [(
    shard: Int, index: Int, words: UnsafeMutableBufferPointer<Word>
  )] {
    var pieces: [(turn: Int, shard: Int, index: Int, words: UnsafeMutableBufferPointer<Word>)] = unsafe []
    for (shard, range) in due.ranges.enumerated() {
      var turn = 0
      unsafe visited.shards[shard].arena.forEachPiece(of: range, size: Self.blockSize) {
        unsafe pieces.append((turn, shard, $0, $1))
        turn += 1
      }
    }
    if due.ranges.count > 1 { unsafe pieces.sort { unsafe ($0.turn, $0.shard) < ($1.turn, $1.shard) } }
    return unsafe pieces.map { unsafe ($0.shard, $0.index, $0.words) }
  }

  /// Expands states that were missed, until none is.
  private func learn(_ missed: [Word], at level: Level) -> Bool {
    var missed = missed
    while !missed.isEmpty {
      source.learn(missed)
      if let recoded = recode() { missed = missed.map { recoded($0) } }
      if source.gaveUp { return false }
      let again = unsafe missed.withUnsafeBufferPointer { unsafe expandAlone([$0], level) }
      guard let again else { return false }
      missed = again
    }
    return true
  }

  /// Writes all words anew where the source wants them otherwise.
  private func recode() -> WordRecoding<Word>? {
    guard let recoded = source.recoding(known: visited.count) else { return nil }
    for list in staged.values {
      for index in 0..<list.count { list[index] = recoded(list[index]) }
    }
    visited.recode(recoded, product: source.product)
    return recoded
  }

  /// Gives back the states that were missed, or `nil` where an unexpected step without cost was met.
  private func expandAlone(_ pieces: [UnsafeBufferPointer<Word>], _ level: Level) -> [Word]? {
    var missed: [Word] = []
    for place in unsafe 0..<pieces.count {
      let words = unsafe pieces[place]
      let output = unsafe source.expand(words, at: level, job: 0)
      generatedStates += output.generated
      unsafe missed += Array(output.missed.elements)
      if isStaged {
        unsafe stageNew(output.paid.elements, level.next(cost: 1))
        unsafe stageNew(output.free.elements, level.next(cost: 0))
      } else {
        if output.free.count > 0 { return nil }
        if jobs == 1 {
          unsafe visited.shards[0].admit(output.paid.elements)
        } else {
          unsafe visited.sort(output.paid.elements, into: &sorted[0])
          for shard in 0..<jobs { admitSorted(shard) }
        }
      }
    }
    return missed
  }

  /// The same of pieces with their shares, several at once.
  ///
  /// Each job expands states of its own share first, and admits at once those that it owns; others wait for the barrier.
  private func expandTogether(
    _ pieces: [(shard: Int, words: UnsafeBufferPointer<Word>)], _ level: Level
  ) -> [Word]? {
    let share = unsafe jobs(for: pieces.map { unsafe $0.shard })
    var reports = Array(repeating: (generated: 0, missed: [Word](), isFree: false), count: jobs)
    unsafe reports.withUnsafeMutableBufferPointer { buffer in
      // Each job writes to places of its own.
      nonisolated(unsafe) let places = unsafe buffer
      nonisolated(unsafe) let work = unsafe pieces
      unsafe sorted.withUnsafeMutableBufferPointer { lists in
        nonisolated(unsafe) let lists = unsafe lists
        let (source, visited, jobs, isStaged) = (source, visited, jobs, isStaged)
        DispatchQueue.concurrentPerform(iterations: jobs) { job in
          var mine = unsafe lists[job]
          for index in unsafe work.indices where share[index] == job {
            let output = unsafe source.expand(work[index].words, at: level, job: job)
            unsafe places[job].generated += output.generated
            if output.missed.count > 0 { unsafe places[job].missed += Array(output.missed.elements) }
            if isStaged {
              // There are two lists at least, since there are two jobs.
              unsafe visited.sift(output.paid.elements, into: &mine[0])
              unsafe visited.sift(output.free.elements, into: &mine[1])
            } else {
              if output.free.count > 0 { unsafe places[job].isFree = true }
              unsafe visited.sort(output.paid.elements, into: &mine)
              unsafe visited.shards[job].admit(mine[job].elements)
              mine[job].removeAll()
            }
          }
          unsafe lists[job] = mine
        }
      }
    }
    generatedStates += reports.reduce(0) { $0 + $1.generated }
    if reports.contains(where: \.isFree) { return nil }
    if isStaged {
      for job in 0..<jobs {
        unsafe stage(sorted[job][0].elements, level.next(cost: 1))
        unsafe stage(sorted[job][1].elements, level.next(cost: 0))
        sorted[job][0].removeAll()
        sorted[job][1].removeAll()
      }
    } else {
      admitTogether()
    }
    return reports.flatMap(\.missed)
  }

  /// For each of some pieces the job that expands it: that of its share, as long as no job has more than others.
  private func jobs(for shards: [Int]) -> [Int] {
    var room = Array(repeating: (shards.count + jobs - 1) / jobs, count: jobs)
    var chosen = shards
    for place in shards.indices {
      room[shards[place]] -= 1
      if room[shards[place]] < 0 { chosen[place] = -1 }
    }
    var idle = 0
    for place in chosen.indices where chosen[place] < 0 {
      while room[idle] <= 0 { idle += 1 }
      room[idle] -= 1
      chosen[place] = idle
    }
    return chosen
  }

  /// Admits what all jobs have sorted, each share by a job.
  private func admitTogether() {
    unsafe sorted.withUnsafeMutableBufferPointer { lists in
      nonisolated(unsafe) let lists = unsafe lists
      let (visited, jobs) = (visited, jobs)
      DispatchQueue.concurrentPerform(iterations: jobs) { shard in
        for job in 0..<jobs { unsafe visited.shards[shard].admit(lists[job][shard].elements) }
      }
    }
    for job in 0..<jobs { for shard in 0..<jobs { sorted[job][shard].removeAll() } }
  }

  private func admitSorted(_ shard: Int) {
    for job in 0..<jobs {
      unsafe visited.shards[shard].admit(sorted[job][shard].elements)
      sorted[job][shard].removeAll()
    }
  }

  private func admit(_ words: [Word]) {
    unsafe words.withUnsafeBufferPointer { unsafe visited.sort($0, into: &sorted[0]) }
    for shard in 0..<jobs { admitSorted(shard) }
  }

  private func stage(_ words: UnsafeBufferPointer<Word>, _ level: Level) {
    if words.isEmpty { return }
    unsafe staged[level, default: WordList(capacity: 64)].append(words)
  }

  /// The same of those words that were not found before.
  private func stageNew(_ words: UnsafeBufferPointer<Word>, _ level: Level) {
    if words.isEmpty { return }
    unsafe visited.sift(words, into: &staged[level, default: WordList(capacity: 64)])
  }

  private func admitStaged(_ level: Level) {
    guard let list = staged.removeValue(forKey: level) else { return }
    if jobs == 1 {
      unsafe visited.shards[0].admit(list.elements)
    } else if list.count > Self.blockSize * Self.turn {
      unsafe sorted.withUnsafeMutableBufferPointer { lists in
        nonisolated(unsafe) let lists = unsafe lists
        nonisolated(unsafe) let words = unsafe list.elements
        let (visited, jobs) = (visited, jobs)
        DispatchQueue.concurrentPerform(iterations: jobs) { job in
          var mine = unsafe lists[job]
          let share = unsafe words[(words.count * job / jobs)..<(words.count * (job + 1) / jobs)]
          unsafe visited.sort(UnsafeBufferPointer(rebasing: share), into: &mine)
          unsafe lists[job] = mine
        }
      }
      admitTogether()
    } else {
      unsafe visited.sort(list.elements, into: &sorted[0])
      for shard in 0..<jobs { admitSorted(shard) }
    }
    list.release()
  }
}
