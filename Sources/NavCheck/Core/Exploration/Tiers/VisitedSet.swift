/// The set of discovered states, in shards.
@safe final class VisitedSet<Word: PackedWord>: @unchecked Sendable {
  /// The largest bitmap, in bytes.
  private static var greatestBitmap: UInt64 { 1 << 30 }

  /// The number of packed states that are prefetched before the first of them is looked up.
  private static var ahead: Int { 32 }

  let shards: [VisitedShard<Word>]
  private var bits: UnsafeMutableBufferPointer<UInt64>?
  /// The owners of the packed states in the bitmap.
  private var owners: PageOwners?

  init(shares: Int) {
    shards = (0..<shares).map { _ in VisitedShard() }
  }

  /// The number of discovered states.
  var count: Int { shards.reduce(0) { $0 + $1.arena.count } }

  /// Where the arenas of the shares end.
  var ends: [Int] { shards.map(\.arena.count) }

  /// The number of bits of the bitmap; nil if there is none.
  var bitCount: Int? { unsafe bits.map { $0.count * 64 } }

  /// The memory of the set in bytes, by a formula that does not depend on the number of shards: arenas, and half-full
  /// slots or the bitmap.
  var bytes: Int {
    let word = MemoryLayout<Word>.stride
    if let bits = unsafe bits { return count * word + bits.count * MemoryLayout<UInt64>.stride }
    return count * 3 * word
  }

  func contains(_ word: Word) -> Bool { shards[owner(of: word)].contains(word) }

  /// Appends the new packed states to a list.
  func sift(_ words: UnsafeBufferPointer<Word>, into list: inout WordList<Word>) {
    // All shares have one bitmap.
    if unsafe shards.count == 1 || bits != nil { return unsafe shards[0].sift(words, into: &list) }
    let kept = unsafe list.room(for: words.count)
    // Slots far apart are prefetched before the first is read, as in one shard alone.
    let count = unsafe withUnsafeTemporaryAllocation(of: Word.self, capacity: Self.ahead) { nearest in
      var count = 0
      var first = 0
      while first < words.count {
        let width = min(Self.ahead, words.count - first)
        for index in 0..<width {
          let word = unsafe words[first &+ index]
          unsafe nearest[index] = shards[owner(of: word)].nearest(word)
        }
        for index in 0..<width {
          let word = unsafe words[first &+ index]
          if unsafe nearest[index] == word && word != Word.vacant { continue }
          if unsafe nearest[index] != Word.vacant || word == Word.vacant, contains(word) { continue }
          unsafe kept[count] = word
          count &+= 1
        }
        first &+= width
      }
      return count
    }
    list.advance(by: count)
  }

  /// Inserts the packed states of one shard, and appends each other state to the list of its owner.
  func admit(
    _ words: UnsafeBufferPointer<Word>, ownedBy share: Int, others: UnsafeMutablePointer<WordList<Word>>
  ) {
    if let owners {
      if shards.count == 2 {
        unsafe shards[share].admit(words, of: share, owners, others: &others[1 - share])
      } else {
        // The list for the share itself is of no other use.
        unsafe shards[share].admit(words, of: share, owners, others: &others[share])
        unsafe sort(others[share].elements, into: others)
        unsafe others[share].removeAll()
      }
    } else {
      unsafe sort(words, into: others)
      unsafe shards[share].admit(others[share].elements)
      unsafe others[share].removeAll()
    }
  }

  /// Appends each packed state to the list of its owner.
  func sort(_ words: UnsafeBufferPointer<Word>, into lists: UnsafeMutablePointer<WordList<Word>>) {
    if shards.count == 2 { return unsafe sortInTwo(words, lists) }
    for place in 0..<words.count {
      let word = unsafe words[place]
      unsafe lists[owner(of: word)].append(word)
    }
  }

  /// The specialisation for two shards.
  ///
  /// It has no branches: owner bits are unpredictable, and a mispredicted branch costs more than an extra store.
  private func sortInTwo(_ words: UnsafeBufferPointer<Word>, _ lists: UnsafeMutablePointer<WordList<Word>>) {
    let first = unsafe lists[0].room(for: words.count + 1)
    let second = unsafe lists[1].room(for: words.count + 1)
    var count = 0
    for place in 0..<words.count {
      let word = unsafe words[place]
      unsafe first[count] = word
      unsafe second[place &- count] = word
      count &+= 1 &- owner(of: word)
    }
    unsafe lists[0].advance(by: count)
    unsafe lists[1].advance(by: words.count - count)
  }

  /// Goes over to a bitmap where it has become worth its memory.
  func consider(_ span: WordSpan?) {
    if unsafe bits == nil, fits(span) { rebuild(span) }
  }

  /// Re-encodes all packed states.
  func recode(_ recoded: WordRecoding<Word>, _ span: WordSpan?) {
    for shard in shards {
      unsafe shard.arena.forEachPiece(of: 0..<shard.arena.count, size: .max) { _, words in
        for index in words.indices { unsafe words[index] = recoded(words[index]) }
      }
    }
    rebuild(span)
  }

  /// Removes all states.
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
    releaseBits()
  }

  func release() {
    close()
    for shard in shards { shard.release() }
  }

  /// Whether to use a bitmap: it is small, or not much larger than the table that it would replace.
  private func fits(_ span: WordSpan?) -> Bool {
    guard let span else { return false }
    return span.product / 8 <= min(Self.greatestBitmap, max(1 << 21, UInt64(count) * 64))
  }

  private func releaseBits() {
    if let start = unsafe bits?.baseAddress { unsafe LargePages.deallocate(start) }
    unsafe bits = nil
    owners?.release()
    owners = nil
  }

  private func rebuild(_ span: WordSpan?) {
    releaseBits()
    if let span, fits(span) {
      let owners = PageOwners(
        shares: shards.count, product: span.product, neighbourhood: span.neighbourhood)
      let start = unsafe LargePages.allocate(owners.size(shares: shards.count), filledWith: 0 as UInt64)
      // The slot of a code of another shard reads as full, so that it inserts nothing.
      for share in shards.indices { unsafe start[owners.aside(of: share)] = .max }
      unsafe bits = UnsafeMutableBufferPointer(start: Optional(start), count: Int(span.product / 64 + 1))
      self.owners = owners
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
    if let owners { return owners[word[lane: 0]] }
    // The high bits choose a slot, so the low ones choose the owner.
    return Int(truncatingIfNeeded: ((word.mixed & 0xFFFF_FFFF) &* UInt64(shards.count)) &>> 32)
  }
}
