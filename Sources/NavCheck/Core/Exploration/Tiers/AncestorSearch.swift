/// Finds the states from which some targets can be reached, in one pass over all states in the order of the levels.
///
/// A state waits at each of its successors until one of them is known to reach a target. Most paths lead back to a
/// nearer level or end after a few steps, so few states wait at a time. Several jobs generate the steps in chunks
/// while one job processes the preceding chunks. Takes time in proportion to the steps, and memory for one bit for
/// each state and for the waiting states.
@safe struct AncestorSearch<Word: PackedWord> {
  private let source: BlockSource<Word>
  private let places: StatePlaces<Word>
  private let interrupt: SearchInterrupt
  /// A bit for each place.
  private let hasWay: UnsafeMutablePointer<UInt64>
  /// A bit for each place where states wait, once any do.
  private var isAwaited: UnsafeMutablePointer<UInt64>?
  /// The number of states that reach a target.
  private(set) var count = 0
  private var waiting: WaitingStates
  /// For each target, whether it was known to reach a target when it was processed.
  private var hadWay = WordList<Bool>()
  private var reached: [Int] = []

  /// Runs the search for all states of a space that reach a target; call ``release()`` on the result.
  ///
  /// - Parameters:
  ///   - isTarget: For each state, shard after shard, whether it is a target.
  ///   - space: The states.
  ///   - source: The source of their steps.
  ///   - interrupt: If it is raised, the search ends early and has no result.
  /// - Returns: The search.
  static func ancestors(
    of isTarget: [Bool], in space: ExploredSpace<Word>, _ source: BlockSource<Word>,
    unless interrupt: SearchInterrupt = SearchInterrupt(nil)
  ) -> AncestorSearch {
    // The loops are compiled for a word where its type is known.
    if let space = space as? ExploredSpace<UInt64>, let source = source as? BlockSource<UInt64>,
      let search = AncestorSearch<UInt64>(isTarget, space, source, interrupt) as? AncestorSearch
    {
      return search
    }
    return AncestorSearch(isTarget, space, source, interrupt)
  }

  private init(
    _ isTarget: [Bool], _ space: ExploredSpace<Word>, _ source: BlockSource<Word>,
    _ interrupt: SearchInterrupt
  ) {
    self.source = source
    self.interrupt = interrupt
    places = space.places
    waiting = WaitingStates(width: places.width, isDense: places.isDense)
    unsafe hasWay = LargePages.allocate(places.width >> 6 + 1, filledWith: 0)
    let (bases, arenas) = (space.bases, space.arenas)
    var pieces: [Piece] = unsafe []
    space.forEachRange { shard, range in
      unsafe arenas[shard].forEachPiece(of: range, size: LevelPieces<Word>.size) { first, words in
        unsafe pieces.append((bases[shard] + first, UnsafeBufferPointer(words)))
      }
    }
    unsafe look(at: pieces, jobs: source.followsTogether ? arenas.count : 1, isTarget)
    waiting.release()
    if let isAwaited = unsafe isAwaited { unsafe LargePages.deallocate(isAwaited) }
    unsafe isAwaited = nil
    hadWay.release()
  }

  func release() { unsafe LargePages.deallocate(hasWay) }

  /// For each of some states, whether it reaches a target.
  func haveWay(_ words: UnsafeBufferPointer<Word>) -> [Bool] {
    var found = WordList<Int>(capacity: words.count)
    defer { found.release() }
    unsafe places.find(words, into: &found)
    return unsafe found.elements.map { isKnown($0) }
  }

  @inline(__always) private func isKnown(_ place: Int) -> Bool {
    unsafe place >= 0 && hasWay[place &>> 6] &>> (place & 63) & 1 == 1
  }

  private typealias Piece = (number: Int, words: UnsafeBufferPointer<Word>)

  /// The number of chunks of which each job generates the steps while preceding chunks are processed.
  private static var turn: Int { 32 }

  private mutating func look(at pieces: [Piece], jobs: Int, _ isTarget: [Bool]) {
    if jobs > 1 { return unsafe lookTogether(at: pieces, jobs: jobs, isTarget) }
    var followed = FollowedPiece()
    defer { followed.release() }
    for place in unsafe pieces.indices where !interrupt.isRaised() {
      let piece = unsafe pieces[place]
      unsafe followed.follow(piece.words, numbered: piece.number, source, places, job: 0)
      look(at: followed, isTarget)
    }
  }

  /// Processes chunks with several jobs: one processes them in order, while the others generate the steps of later
  /// chunks.
  private mutating func lookTogether(at pieces: [Piece], jobs: Int, _ isTarget: [Bool]) {
    let width = jobs * Self.turn
    let room = 2 * width
    let followed = UnsafeMutableBufferPointer<FollowedPiece>.allocate(capacity: room)
    for place in followed.indices { unsafe followed.initializeElement(at: place, to: FollowedPiece()) }
    defer {
      for place in followed.indices { unsafe followed[place].release() }
      unsafe followed.deallocate()
    }
    let (source, places, count) = unsafe (source, places, pieces.count)
    // The first turn has nothing to look at, the last one nothing to follow.
    for first in stride(from: 0, to: count + width, by: width) where !interrupt.isRaised() {
      let old = max(0, first - width)..<min(first, count)
      let new = min(first, count)..<min(first + width, count)
      // The first job helps when it has looked.
      let deal = PieceDeal(new, behindFirstOf: jobs)
      unsafe withUnsafeMutablePointer(to: &self) { search in
        // One job looks, and what it looks at and what others write to lies apart.
        nonisolated(unsafe) let (search, followed, pieces) = unsafe (search, followed, pieces)
        WorkerThreads.run(jobs) { job in
          if job == 0 {
            for place in old { unsafe search.pointee.look(at: followed[place % room], isTarget) }
          }
          while let (_, place) = deal.next(for: job) {
            let piece = unsafe pieces[place]
            unsafe followed[place % room].follow(
              piece.words, numbered: piece.number, source, places, job: job)
          }
        }
      }
    }
  }

  /// Processes the steps of some states.
  private mutating func look(at piece: FollowedPiece, _ isTarget: [Bool]) {
    let targets = piece.targets
    let known = unsafe hadWay.room(for: targets.count)
    for index in 0..<targets.count { unsafe known[index] = isKnown(targets[index]) }
    piece.forEachState { place, paid, free in
      var isReached = isTarget[piece.number &+ place]
      for index in paid { isReached = unsafe isReached || known[index] }
      for index in free { isReached = unsafe isReached || known[index] }
      if !isReached { isReached = wait(piece.own[place], targets, paid, free) }
      if isReached { reach(piece.own[place]) }
    }
  }

  /// Registers a state as waiting at all its successors; returns whether one of them already reaches a target.
  private mutating func wait(
    _ state: Int, _ targets: WordList<Int>, _ paid: Range<Int>, _ free: Range<Int>
  ) -> Bool {
    for index in paid where isKnown(targets[index]) { return true }
    for index in free where isKnown(targets[index]) { return true }
    for index in paid { wait(state, at: targets[index]) }
    for index in free { wait(state, at: targets[index]) }
    return false
  }

  private mutating func wait(_ state: Int, at target: Int) {
    if target < 0 || target == state { return }
    let bits = unsafe isAwaited ?? LargePages.allocate(places.width >> 6 + 1, filledWith: 0)
    unsafe isAwaited = Optional(bits)
    unsafe bits[target &>> 6] |= 1 &<< (target & 63)
    waiting.add(state, at: target)
  }

  /// Marks a state as reaching a target, together with all states that wait for it.
  private mutating func reach(_ state: Int) {
    reached.append(state)
    while let next = reached.popLast() {
      if isKnown(next) { continue }
      unsafe hasWay[next &>> 6] |= 1 &<< (next & 63)
      count += 1
      guard let isAwaited = unsafe isAwaited, unsafe isAwaited[next &>> 6] &>> (next & 63) & 1 == 1 else {
        continue
      }
      waiting.release(at: next, into: &reached)
    }
  }
}
