/// Explores the states of any machine level by level, with the same result as ``Explorer``.
///
/// Jobs work in rounds with a barrier between them. In each round, every job first takes the steps of its share of a
/// level and looks up their targets, and then numbers the new states of its own shard.
final class PlainExploration<Machine: StateMachine>: ExploredSpace<UInt64> {
  /// The number of blocks that each job expands between two barriers, without a progress callback.
  private static var turn: Int { 64 }
  /// The number of states that are expanded between two calls of `shouldStop`, if there is one.
  private static var shortBlock: Int { 16 }
  /// The number of states between two reports of progress.
  private static var lookout: Int { 256 }

  private let source: PlainSource<Machine>
  private let budget: CheckBudget
  private let jobs: Int
  private let progress: ((CheckProgress) -> Void)?
  private let shouldStop: (() -> String?)?
  private let stop: SearchStop?

  /// The number of states at which progress is reported next.
  private var nextLook = 0
  private var shares: [WordArena<UInt64>] = []
  /// Whether a step of cost 0 has been found.
  ///
  /// From then on, states with duplicates wait for the level at which they were discovered, since a shorter path may
  /// still be found.
  private var isStaged = false
  private var staged: [Level: WordList<UInt64>] = [:]

  init(
    _ source: PlainSource<Machine>, within budget: CheckBudget, jobs: Int,
    progress: ((CheckProgress) -> Void)?, shouldStop: (() -> String?)?, stop: SearchStop? = nil
  ) {
    self.source = source
    self.budget = budget
    self.jobs = jobs
    self.progress = progress
    self.shouldStop = shouldStop
    self.stop = stop
    super.init()
    if !explore() {
      // Rare, or seen at once.
      restart()
      precondition(explore(), "A search that supports steps of cost 0 stopped at such a step.")
    }
    for level in staged.keys.sorted() { admitStaged(level) }
    pending = found - distinctStates
  }

  override var arenas: [WordArena<UInt64>] { shares }

  override var places: StatePlaces<UInt64> {
    StatePlaces(upTo: source.tables.numberCount, isDense: true)
  }

  override func release() {
    for share in shares { share.release() }
  }

  private var found: Int { shares.reduce(0) { $0 + $1.count } }

  private func restart() {
    release()
    levels = []
    distinctStates = 0
    isStaged = true
  }

  /// Explores the machine; returns false if it finds an unexpected step of cost 0.
  private func explore() -> Bool {
    source.begin(jobs: jobs, isStaged: isStaged)
    shares = Array(repeating: WordArena(), count: jobs)
    generatedStates = source.start()
    settle()
    var level = Level.start
    if isStaged {
      forEachNew { stage($0, level) }
      admitStaged(level)
    } else {
      admitNew()
    }
    var marks = Array(repeating: 0, count: jobs)
    while true {
      let ends = shares.map(\.count)
      let due = ExploredLevel(level: level, ranges: zip(marks, ends).map { $0..<$1 })
      marks = ends
      if due.count > 0 {
        let spent = budget.isSpent(before: level.cost, states: distinctStates, bytes: bytes)
        if let reason = spent ?? stop?.reason(before: level, source.nearest) {
          exhausted = reason
          return true
        }
        source.close(before: level)
        guard let explored = expand(due) else { return false }
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

  /// The memory of the discovered states and of the tables about them, in bytes.
  private var bytes: Int { source.tables.bytes + source.tables.stateCount * MemoryLayout<UInt64>.stride }

  private func report(_ level: Level) {
    progress?(
      CheckProgress(
        distinctStates: distinctStates, generatedStates: generatedStates, cost: level.cost,
        frontier: max(found, source.tables.stateCount) - distinctStates))
  }

  /// Expands a level; returns the explored part, or `nil` if it finds an unexpected step of cost 0.
  private func expand(_ due: ExploredLevel) -> ExploredLevel? {
    // Steps may take long, so that a small level is worth sharing, too; and those who look on do not wait long.
    let isWatched = progress != nil || shouldStop != nil
    let most = isWatched ? Self.shortBlock : StateBlock<Machine>.size
    let size = jobs == 1 ? most : min(most, max(2, due.count / (8 * jobs)))
    var pieces: [(shard: Int, index: Int, words: UnsafeBufferPointer<UInt64>)] = unsafe []
    for (shard, range) in due.ranges.enumerated() {
      unsafe shares[shard].forEachPiece(of: range, size: size) {
        unsafe pieces.append((shard, $0, UnsafeBufferPointer($1)))
      }
    }
    let count = unsafe pieces.count
    var explored = ExploredLevel(level: due.level, ranges: due.ranges.map { $0.lowerBound..<$0.lowerBound })
    let isParallel = jobs > 1 && count >= 2 * jobs
    let width = !isParallel ? 1 : jobs * (isWatched ? 4 : Self.turn)
    var first = 0
    while first < count {
      if let reason = shouldStop?() {
        interruption = reason
        return explored
      }
      if distinctStates >= nextLook {
        report(due.level)
        nextLook = distinctStates + Self.lookout
      }
      let turn = unsafe Array(pieces[first..<min(first + width, count)])
      unsafe expand(turn.map { unsafe $0.words }, at: due.level)
      settle()
      if isStaged {
        for place in unsafe turn.indices { unsafe stage(turn[place].words, at: due.level) }
      } else {
        if source.isFree { return nil }
        admitNew()
      }
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

  private func expand(_ pieces: [UnsafeBufferPointer<UInt64>], at level: Level) {
    if unsafe pieces.count == 1 {
      generatedStates += unsafe source.expand(pieces[0], at: level, by: 0)
      return
    }
    var counts = Array(repeating: 0, count: jobs)
    unsafe counts.withUnsafeMutableBufferPointer { buffer in
      // Each job writes to a place of its own.
      nonisolated(unsafe) let places = unsafe buffer
      nonisolated(unsafe) let work = unsafe pieces
      let (source, jobs) = (source, jobs)
      WorkerThreads.run(jobs) { job in
        var generated = 0
        for index in unsafe stride(from: job, to: work.count, by: jobs) {
          generated += unsafe source.expand(work[index], at: level, by: job)
        }
        unsafe places[job] = generated
      }
    }
    generatedStates += counts.reduce(0, +)
  }

  private func settle() {
    let source = source
    WorkerThreads.run(jobs) { source.settle(by: $0) }
  }

  /// Calls a function with every discovered state that is in no arena.
  private func forEachNew(_ body: (UInt64) -> Void) {
    for share in shares.indices {
      for index in shares[share].count..<max(shares[share].count, source.tables.stateCount(of: share)) {
        body(UInt64(source.tables.number(of: index, in: share)))
      }
    }
  }

  private func admitNew() {
    for share in shares.indices {
      let end = source.tables.stateCount(of: share)
      while case let first = shares[share].count, first < end {
        let room = unsafe shares[share].room()
        let length = min(room.count, end - first)
        for place in 0..<length {
          unsafe room[place] = UInt64(source.tables.number(of: first + place, in: share))
        }
        shares[share].advance(by: length)
      }
    }
  }

  private func stage(_ words: UnsafeBufferPointer<UInt64>, at level: Level) {
    for place in 0..<words.count {
      unsafe source.forEachLink(from: words[place]) { target, cost in stage(target, level.next(cost: cost)) }
    }
  }

  private func stage(_ word: UInt64, _ level: Level) {
    if unsafe source.tables.notes(of: Int(word))[0] != 0 { return }
    staged[level, default: WordList(capacity: 64)].append(word)
  }

  private func admitStaged(_ level: Level) {
    guard let list = staged.removeValue(forKey: level) else { return }
    for index in 0..<list.count {
      let word = list[index]
      let notes = unsafe source.tables.notes(of: Int(word))
      if unsafe notes[0] != 0 { continue }
      unsafe notes[0] = 1
      shares[Int(word) % jobs].append(word)
    }
    list.release()
  }
}
