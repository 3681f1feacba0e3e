/// Numbers the distinct states of an exploration from 0, and finds the number of a word.
@safe final class ArenaIndex<Word: PackedWord> {
  /// The pages of all shares, one share after the other.
  private let pages: UnsafeMutablePointer<UnsafeMutablePointer<Word>>
  /// Which page of all is the first of each share.
  private let firstPages: [Int]
  /// The number of the first state of each share, and after the last one how many there are.
  private let bases: [Int]
  /// Numbers plus 1, in open addressing.
  private let slots: UnsafeMutablePointer<UInt32>
  private let shift: UInt64

  /// The index of an exploration.
  static func of(_ space: ExploredSpace<Word>) -> ArenaIndex<Word> {
    // The loop is compiled for a word where its type is known.
    var known: AnyObject?
    if let space = space as? ExploredSpace<UInt64> { known = ArenaIndex<UInt64>(space) }
    return known as? ArenaIndex<Word> ?? ArenaIndex(space)
  }

  init(_ space: ExploredSpace<Word>) {
    let arenas = space.arenas
    var firstPages = [0]
    for arena in arenas { unsafe firstPages.append(firstPages[firstPages.count - 1] + arena.pages.count) }
    unsafe pages = .allocate(capacity: firstPages[arenas.count] + 1)
    for (shard, arena) in arenas.enumerated() {
      for page in unsafe arena.pages.indices {
        unsafe (pages + firstPages[shard] + page).initialize(to: arena.pages[page])
      }
    }
    self.firstPages = firstPages
    var bases = [0]
    for shard in arenas.indices {
      bases.append(bases[shard] + (space.levels.last?.ranges[shard].upperBound ?? 0))
    }
    self.bases = bases
    let count = bases[bases.count - 1]
    precondition(count < UInt32.max, "More than four billion states cannot be numbered.")
    var width: UInt64 = 4
    while (1 << width) * 5 / 8 <= count { width += 1 }
    shift = 64 - width
    unsafe slots = UnsafeMutablePointer.allocate(capacity: 1 << width)
    unsafe slots.initialize(repeating: 0, count: 1 << width)
    let mask = (1 << width) - 1
    for shard in arenas.indices {
      for index in 0..<(bases[shard + 1] - bases[shard]) {
        var place = Int(truncatingIfNeeded: arenas[shard][index].mixed &>> shift)
        while unsafe slots[place] != 0 { place = (place + 1) & mask }
        unsafe slots[place] = UInt32(bases[shard] + index + 1)
      }
    }
  }

  deinit {
    unsafe slots.deallocate()
    unsafe pages.deallocate()
  }

  var count: Int { bases[bases.count - 1] }

  /// The number of the first state in a share.
  func base(of shard: Int) -> Int { bases[shard] }

  func word(_ number: Int) -> Word {
    var shard = 0
    while bases[shard + 1] <= number { shard += 1 }
    let place = number &- bases[shard]
    let page = unsafe pages[firstPages[shard] &+ place >> WordArena<Word>.pageBits]
    return unsafe page[place & (WordArena<Word>.pageSize - 1)]
  }

  /// The number of a word, or `nil` where it is no distinct state.
  func number(of word: Word) -> Int? {
    let mask = Int(truncatingIfNeeded: UInt64.max &>> shift)
    var place = Int(truncatingIfNeeded: word.mixed &>> shift)
    while case let found = unsafe slots[place], found != 0 {
      if self.word(Int(found) - 1) == word { return Int(found) - 1 }
      place = (place + 1) & mask
    }
    return nil
  }
}
