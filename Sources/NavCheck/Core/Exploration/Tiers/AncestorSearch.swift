/// Finds the states from which some states can be reached, by going through all of them once in the order of the levels.
///
/// A state waits at each of the states that it leads to until one of them is known to have a way to a target. Most
/// ways lead back to a nearer level or end a few steps on, so few states wait at a time. The steps are taken once, many
/// states together, so it takes time in proportion to the steps, and memory for a bit a place and for who waits.
@safe struct AncestorSearch<Word: PackedWord> {
  private let source: BlockSource<Word>
  private let places: StatePlaces<Word>
  /// A bit for each place.
  private let hasWay: UnsafeMutablePointer<UInt64>
  /// A bit for each place where states wait, once any do.
  private var isAwaited: UnsafeMutablePointer<UInt64>?
  /// How many states have a way.
  private(set) var count = 0
  private var waiting: WaitingStates
  private var own = WordList<Int>()
  private var targets = WordList<Int>()
  /// For each of the targets whether it had a way when it was looked at.
  private var hadWay = WordList<Bool>()
  private var reached: [Int] = []

  /// The search for all states of a space that lead to a target, gone through; to be given back with ``release()``.
  ///
  /// - Parameters:
  ///   - isTarget: For each state, share after share, whether it is one.
  ///   - space: The states.
  ///   - source: Takes their steps.
  /// - Returns: The search.
  static func ancestors(
    of isTarget: [Bool], in space: ExploredSpace<Word>, _ source: BlockSource<Word>
  ) -> AncestorSearch {
    // The loops are compiled for a word where its type is known.
    if let space = space as? ExploredSpace<UInt64>, let source = source as? BlockSource<UInt64>,
      let search = AncestorSearch<UInt64>(isTarget, space, source) as? AncestorSearch
    {
      return search
    }
    return AncestorSearch(isTarget, space, source)
  }

  private init(_ isTarget: [Bool], _ space: ExploredSpace<Word>, _ source: BlockSource<Word>) {
    self.source = source
    places = space.places
    waiting = WaitingStates(width: places.width, isDense: places.isDense)
    unsafe hasWay = LargePages.allocate(places.width >> 6 + 1, filledWith: 0)
    let (bases, arenas) = (space.bases, space.arenas)
    space.forEachRange { shard, range in
      unsafe arenas[shard].forEachPiece(of: range, size: LevelPieces<Word>.size) { first, words in
        unsafe look(at: UnsafeBufferPointer(words), numbered: bases[shard] + first, isTarget)
      }
    }
    waiting.release()
    if let isAwaited = unsafe isAwaited { unsafe LargePages.deallocate(isAwaited) }
    unsafe isAwaited = nil
    own.release()
    targets.release()
    hadWay.release()
  }

  func release() { unsafe LargePages.deallocate(hasWay) }

  /// For each of some states whether it has a way.
  func haveWay(_ words: UnsafeBufferPointer<Word>) -> [Bool] {
    var found = WordList<Int>(capacity: words.count)
    defer { found.release() }
    unsafe places.find(words, into: &found)
    return unsafe found.elements.map { isKnown($0) }
  }

  @inline(__always) private func isKnown(_ place: Int) -> Bool {
    unsafe place >= 0 && hasWay[place &>> 6] &>> (place & 63) & 1 == 1
  }

  /// Takes the steps of some states.
  private mutating func look(
    at words: UnsafeBufferPointer<Word>, numbered number: Int, _ isTarget: [Bool]
  ) {
    let output = unsafe source.follow(words)
    own.removeAll()
    targets.removeAll()
    unsafe places.find(words, numbered: number, into: &own)
    unsafe places.find(output.paid.elements, into: &targets)
    unsafe places.find(output.free.elements, into: &targets)
    let known = unsafe hadWay.room(for: targets.count)
    for index in 0..<targets.count { unsafe known[index] = isKnown(targets[index]) }
    let free = output.paid.count
    var (paidStart, freeStart) = (0, free)
    for place in 0..<words.count {
      let (paidEnd, freeEnd) = (output.paidEnds[place], free &+ output.freeEnds[place])
      var isReached = isTarget[number &+ place]
      for index in paidStart..<paidEnd { isReached = unsafe isReached || known[index] }
      for index in freeStart..<freeEnd { isReached = unsafe isReached || known[index] }
      if !isReached { isReached = wait(own[place], paidStart..<paidEnd, freeStart..<freeEnd) }
      if isReached { reach(own[place]) }
      (paidStart, freeStart) = (paidEnd, freeEnd)
    }
  }

  /// Lets a state wait at all that it leads to, unless one of them has got a way by now; whether one has.
  private mutating func wait(_ state: Int, _ paid: Range<Int>, _ free: Range<Int>) -> Bool {
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

  /// Notes that a state has a way to a target, and with it all that wait there.
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
