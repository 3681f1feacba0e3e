/// An exact shard of the set of discovered states, with the arena of the states that it has inserted.
///
/// If packed states are small numbers, all shards use one bitmap, of which each shard owns pages. Otherwise each
/// shard has a table with open addressing. Only one job at a time changes a shard, so no locks or atomics are needed.
@safe final class VisitedShard<Word: PackedWord>: @unchecked Sendable {
  @safe private enum Store {
    case slots
    case bits(UnsafeMutablePointer<UInt64>)
  }

  /// The number of packed states that are prefetched before the first of them is looked up.
  private static var ahead: Int { 32 }

  private var store = Store.slots
  private var slots: SlotTable<Word>
  private var held = 0
  private var limit: Int
  private var holdsVacant = false
  private var sink: UInt64 = 0
  var arena = WordArena<Word>()

  init() {
    slots = SlotTable(bits: 4)
    limit = slots.limit
  }

  /// Inserts the new ones of the candidates.
  func admit(_ candidates: UnsafeBufferPointer<Word>) {
    var first = 0
    while first < candidates.count {
      let batch = unsafe UnsafeBufferPointer(
        rebasing: candidates[first..<min(first + 2048, candidates.count)])
      first += batch.count
      let room = unsafe arena.room()
      // Where the page has no room for all of a batch it is left for smaller ones.
      let fits = min(batch.count, room.count)
      let admitted = unsafe insert(UnsafeBufferPointer(rebasing: batch[..<fits]), into: room)
      arena.advance(by: admitted)
      first -= batch.count - fits
    }
  }

  /// Inserts the new ones of the candidates that a shard owns in a bitmap; appends the others to a list.
  func admit(
    _ candidates: UnsafeBufferPointer<Word>, of share: Int, _ owners: PageOwners, others: inout WordList<Word>
  ) {
    guard case .bits(let bits) = store else { preconditionFailure("Only a bitmap has pages with owners.") }
    var first = 0
    while first < candidates.count {
      let room = unsafe arena.room()
      let count = min(room.count, candidates.count - first)
      let batch = unsafe UnsafeBufferPointer(rebasing: candidates[first..<(first + count)])
      arena.advance(by: unsafe insertOwn(batch, of: share, owners, bits, room, &others))
      first += count
    }
  }

  /// Whether the shard contains a packed state.
  func contains(_ word: Word) -> Bool {
    switch store {
    case .bits(let bits):
      let number = word[lane: 0]
      return unsafe bits[Int(number >> 6)] >> (number & 63) & 1 == 1
    case .slots:
      if word == Word.vacant { return holdsVacant }
      return slots.contains(word)
    }
  }

  /// The content of the first slot for a packed state.
  @inline(__always) func nearest(_ word: Word) -> Word { slots[slots.place(of: word)] }

  /// Appends the new packed states to a list.
  func sift(_ words: UnsafeBufferPointer<Word>, into list: inout WordList<Word>) {
    let kept = unsafe list.room(for: words.count)
    switch store {
    case .bits(let bits): list.advance(by: unsafe siftFromBits(words, bits, kept))
    case .slots: list.advance(by: unsafe siftFromSlots(words, kept))
    }
  }

  /// Inserts packed states that are already in an arena.
  func restore(_ words: UnsafeBufferPointer<Word>) {
    let scratch = UnsafeMutableBufferPointer<Word>.allocate(capacity: words.count)
    _ = unsafe insert(words, into: scratch)
    unsafe scratch.deallocate()
  }

  /// Empties the shard, and uses a bitmap if one is given.
  func reset(bits: UnsafeMutablePointer<UInt64>?, expecting count: Int) {
    slots.release()
    held = 0
    holdsVacant = false
    var width = 4
    if let bits = unsafe bits {
      unsafe store = .bits(bits)
    } else {
      store = .slots
      while SlotTable<Word>.limit(bits: width) <= count { width += 1 }
    }
    slots = SlotTable(bits: width)
    limit = slots.limit
  }

  /// Gives the memory of the set back, but not of the arena.
  func close() {
    slots.release()
    slots = SlotTable(bits: 4)
    limit = slots.limit
  }

  func release() {
    slots.release()
    arena.release()
  }

  private func insert(
    _ words: UnsafeBufferPointer<Word>, into new: UnsafeMutableBufferPointer<Word>
  ) -> Int {
    switch store {
    case .slots:
      while held + words.count > limit {
        slots.grow()
        limit = slots.limit
      }
      return unsafe insertIntoSlots(words, new)
    case .bits(let bits):
      return unsafe insertIntoBits(words, bits, new)
    }
  }

  private func insertIntoSlots(
    _ words: UnsafeBufferPointer<Word>, _ new: UnsafeMutableBufferPointer<Word>
  ) -> Int {
    let slots = slots
    var admitted = 0
    // Slots far apart are fetched while the ones before are looked up: by a loop that does nothing else, since a
    // processor sees only so many instructions ahead.
    unsafe withUnsafeTemporaryAllocation(of: UnsafeMutablePointer<Word>.self, capacity: Self.ahead) { near in
      var first = 0
      var touched: UInt64 = 0
      while first < words.count {
        let width = min(Self.ahead, words.count - first)
        for index in 0..<width {
          let place = unsafe slots.place(of: words[first &+ index])
          unsafe near[index] = slots.address(of: place)
        }
        for index in 0..<width { unsafe touched &+= near[index].pointee[lane: 0] }
        for index in 0..<width {
          let word = unsafe words[first &+ index]
          let nearest = unsafe near[index]
          let found = unsafe nearest.pointee
          if found == word && word != Word.vacant { continue }
          if found == Word.vacant && word != Word.vacant {
            unsafe nearest.pointee = word
          } else if !insertFarther(word, slots) {
            continue
          }
          unsafe new[admitted] = word
          admitted &+= 1
        }
        first &+= width
      }
      // A load whose result is unused is removed by the compiler.
      sink &+= touched
    }
    held += admitted
    return admitted
  }

  /// Inserts a packed state with an occupied first slot, and returns whether it is new.
  private func insertFarther(_ word: Word, _ slots: SlotTable<Word>) -> Bool {
    if word == Word.vacant {
      if holdsVacant { return false }
      holdsVacant = true
      return true
    }
    var place = (slots.place(of: word) &+ 1) & slots.mask
    while true {
      let found = slots[place]
      if found == word { return false }
      if found == Word.vacant {
        slots[place] = word
        return true
      }
      place = (place &+ 1) & slots.mask
    }
  }

  private func siftFromBits(
    _ words: UnsafeBufferPointer<Word>, _ bits: UnsafeMutablePointer<UInt64>,
    _ kept: UnsafeMutablePointer<Word>
  ) -> Int {
    var count = 0
    for index in 0..<words.count {
      let word = unsafe words[index]
      let number = word[lane: 0]
      unsafe kept[count] = word
      unsafe count &+= bits[Int(truncatingIfNeeded: number &>> 6)] &>> (number & 63) & 1 == 0 ? 1 : 0
    }
    return count
  }

  private func siftFromSlots(_ words: UnsafeBufferPointer<Word>, _ kept: UnsafeMutablePointer<Word>) -> Int {
    let slots = slots
    var count = 0
    // As for insertion, all are prefetched before the first is read.
    unsafe withUnsafeTemporaryAllocation(of: Word.self, capacity: Self.ahead) { nearest in
      var first = 0
      while first < words.count {
        let width = min(Self.ahead, words.count - first)
        for index in 0..<width { unsafe nearest[index] = slots[slots.place(of: words[first &+ index])] }
        for index in 0..<width {
          let word = unsafe words[first &+ index]
          if unsafe nearest[index] == word && word != Word.vacant { continue }
          if unsafe nearest[index] != Word.vacant || word == Word.vacant, contains(word) { continue }
          unsafe kept[count] = word
          count &+= 1
        }
        first &+= width
      }
    }
    return count
  }

  /// Inserts the packed states that a shard owns, and appends the others to a list.
  private func insertOwn(
    _ words: UnsafeBufferPointer<Word>, of share: Int, _ owners: PageOwners,
    _ bits: UnsafeMutablePointer<UInt64>, _ new: UnsafeMutableBufferPointer<Word>,
    _ others: inout WordList<Word>
  ) -> Int {
    let passed = unsafe others.room(for: words.count)
    let aside = owners.aside(of: share)
    var (admitted, passedCount) = (0, 0)
    for index in 0..<words.count {
      let word = unsafe words[index]
      let number = word[lane: 0]
      // Whose a word is and whether it is new is anybody's guess, and guessing wrong costs more than arithmetic.
      let isOther = ((owners[number] ^ share) &+ 0xFFFF) &>> 16
      let place = (Int(truncatingIfNeeded: number &>> 6) &- aside) & (isOther &- 1) &+ aside
      let old = unsafe bits[place]
      unsafe passed[passedCount] = word
      passedCount &+= isOther
      unsafe new[admitted] = word
      unsafe bits[place] = old | 1 &<< (number & 63)
      admitted &+= Int(truncatingIfNeeded: ~(old &>> (number & 63)) & 1)
    }
    others.advance(by: passedCount)
    return admitted
  }

  private func insertIntoBits(
    _ words: UnsafeBufferPointer<Word>, _ bits: UnsafeMutablePointer<UInt64>,
    _ new: UnsafeMutableBufferPointer<Word>
  ) -> Int {
    var admitted = 0
    for index in 0..<words.count {
      let word = unsafe words[index]
      let number = word[lane: 0]
      let place = Int(truncatingIfNeeded: number &>> 6)
      let old = unsafe bits[place]
      // As above, nothing is guessed.
      unsafe new[admitted] = word
      unsafe bits[place] = old | 1 &<< (number & 63)
      admitted &+= Int(truncatingIfNeeded: ~(old &>> (number & 63)) & 1)
    }
    return admitted
  }
}
