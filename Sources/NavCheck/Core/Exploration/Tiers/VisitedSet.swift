/// The set of states that were found, in shares.
@safe final class VisitedSet<Word: PackedWord>: @unchecked Sendable {
  /// How many pages a bitmap has, about.
  ///
  /// The words of a page have one owner. Most steps change few parts, so with few pages most of them lead to a page of
  /// the same owner; with many pages all owners have about as much to do.
  private static var pageCount: UInt64 { 64 }
  /// The largest bitmap, in bytes.
  private static var greatestBitmap: UInt64 { 1 << 30 }

  let shards: [VisitedShard<Word>]
  private var bits: UnsafeMutableBufferPointer<UInt64>?
  /// How many bits number a word within a page, of which none is smaller than a cache line.
  private var pageBits: UInt64 = 9
  /// The owner of each page.
  private let owners: UnsafeMutablePointer<UInt16>

  init(shares: Int) {
    shards = (0..<shares).map { _ in VisitedShard() }
    let count = 2 * Int(Self.pageCount)
    unsafe owners = .allocate(capacity: count)
    for page in 0..<count {
      unsafe owners[page] = UInt16(Self.owner(of: UInt64(page).mixed, of: shares))
    }
  }

  deinit { unsafe owners.deallocate() }

  /// How many states were found.
  var count: Int { shards.reduce(0) { $0 + $1.arena.count } }

  /// Where the arenas of the shares end.
  var ends: [Int] { shards.map(\.arena.count) }

  /// How many bits the bitmap has, where there is one.
  var bitCount: Int? { unsafe bits.map { $0.count * 64 } }

  /// How many bytes the set takes, by a formula that knows no shares: arenas, and slots that are half full or the bitmap.
  var bytes: Int {
    let word = MemoryLayout<Word>.stride
    if let bits = unsafe bits { return count * word + bits.count * MemoryLayout<UInt64>.stride }
    return count * 3 * word
  }

  func contains(_ word: Word) -> Bool { shards[owner(of: word)].contains(word) }

  /// Appends the words that were not found before to a list.
  func sift(_ words: UnsafeBufferPointer<Word>, into list: inout WordList<Word>) {
    // All shares have one bitmap.
    if unsafe shards.count == 1 || bits != nil { return unsafe shards[0].sift(words, into: &list) }
    for place in 0..<words.count {
      let word = unsafe words[place]
      if !contains(word) { list.append(word) }
    }
  }

  /// Appends each word to the list of the share that owns it.
  func sort(_ words: UnsafeBufferPointer<Word>, into lists: inout [WordList<Word>]) {
    if shards.count == 1 {
      unsafe lists[0].append(words)
      return
    }
    if shards.count == 2 { return unsafe sortInTwo(words, &lists) }
    for place in 0..<words.count {
      let word = unsafe words[place]
      lists[owner(of: word)].append(word)
    }
  }

  /// The same for two shares: whose a word is is anybody's guess, and guessing wrong costs more than a store.
  private func sortInTwo(_ words: UnsafeBufferPointer<Word>, _ lists: inout [WordList<Word>]) {
    let first = unsafe lists[0].room(for: words.count + 1)
    let second = unsafe lists[1].room(for: words.count + 1)
    var count = 0
    for place in 0..<words.count {
      let word = unsafe words[place]
      unsafe first[count] = word
      unsafe second[place &- count] = word
      count &+= 1 &- owner(of: word)
    }
    lists[0].advance(by: count)
    lists[1].advance(by: words.count - count)
  }

  /// Goes over to a bitmap where it has become worth its memory.
  func consider(product: UInt64?) {
    if unsafe bits == nil, fits(product) { rebuild(product) }
  }

  /// Writes every word anew.
  func recode(_ recoded: WordRecoding<Word>, product: UInt64?) {
    for shard in shards {
      unsafe shard.arena.forEachPiece(of: 0..<shard.arena.count, size: .max) { _, words in
        for index in words.indices { unsafe words[index] = recoded(words[index]) }
      }
    }
    rebuild(product)
  }

  /// Forgets all states.
  func clear() {
    for shard in shards {
      shard.arena.release()
      shard.arena = WordArena()
    }
    rebuild(nil)
  }

  /// Gives the memory of the table back, but not that of a bitmap.
  func closeTable() {
    for shard in shards { shard.close() }
  }

  /// Gives the memory of the set back, but not of the arenas.
  func close() {
    closeTable()
    if let start = unsafe bits?.baseAddress { unsafe LargePages.deallocate(start) }
    unsafe bits = nil
  }

  func release() {
    close()
    for shard in shards { shard.release() }
  }

  /// A bitmap is chosen where it is small, or not much more than the table that would be there without it.
  private func fits(_ product: UInt64?) -> Bool {
    guard let product, Word.laneCount == 1 else { return false }
    return product / 8 <= min(Self.greatestBitmap, max(1 << 21, UInt64(count) * 64))
  }

  private func rebuild(_ product: UInt64?) {
    if let start = unsafe bits?.baseAddress { unsafe LargePages.deallocate(start) }
    unsafe bits = nil
    if let product, fits(product) {
      pageBits = 9
      while product >> pageBits > Self.pageCount { pageBits += 1 }
      let count = Int(product / 64 + 1)
      unsafe bits = UnsafeMutableBufferPointer(
        start: Optional(LargePages.allocate(count, filledWith: 0 as UInt64)), count: count)
    }
    for shard in shards {
      unsafe shard.reset(bits: bits?.baseAddress, expecting: count / shards.count)
    }
    for shard in shards {
      let isShared = unsafe bits != nil
      unsafe shard.arena.forEachPiece(of: 0..<shard.arena.count, size: .max) { _, words in
        if shards.count == 1 || isShared {
          unsafe shard.restore(UnsafeBufferPointer(words))
          return
        }
        for place in 0..<words.count {
          let word = unsafe words[place]
          unsafe withUnsafePointer(to: word) {
            unsafe shards[owner(of: word)].restore(UnsafeBufferPointer(start: Optional($0), count: 1))
          }
        }
      }
    }
  }

  @inline(__always) private func owner(of word: Word) -> Int {
    if unsafe bits != nil { return unsafe Int(owners[Int(truncatingIfNeeded: word[lane: 0] &>> pageBits)]) }
    return Self.owner(of: word.mixed, of: shards.count)
  }

  private static func owner(of mixed: UInt64, of count: Int) -> Int {
    // The high bits choose a slot, so the low ones choose the owner.
    Int(truncatingIfNeeded: ((mixed & 0xFFFF_FFFF) &* UInt64(count)) &>> 32)
  }
}
