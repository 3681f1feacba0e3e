/// A packed state in a hash table.
struct WordSlot<Word: PackedWord>: TableSlot {
  let word: Word

  static var vacant: Self { WordSlot(word: .vacant) }
  var isVacant: Bool { word == .vacant }
  var hash: UInt64 { word.mixed }
}

/// An exact set of packed states, with an arena that contains them in the order of insertion.
///
/// The set is a hash table. If packed states are small numbers, all shards of a ``VisitedSet`` use one bitmap instead.
/// Only one worker at a time changes a shard, so no locks or atomics are needed.
@safe final class VisitedShard<Word: PackedWord>: @unchecked Sendable {
  /// The number of packed states that are prefetched before the first of them is looked up.
  ///
  /// A separate loop loads their slots, since a processor executes only a limited number of instructions ahead.
  static var ahead: Int { 32 }

  private var table = SlotTable<WordSlot<Word>>()
  /// The bits of the bitmap, if there is one.
  private var bits: Chunk<UInt64>?
  /// Whether the set contains the value that marks free slots.
  private var holdsVacant = false
  /// A sink for prefetched values; the compiler removes a load with an unused result.
  private var sink: UInt64 = 0
  var arena = Arena<Word>()

  /// The slots of the table.
  var slots: SlotView<WordSlot<Word>> { table.view }

  /// Inserts the new ones of the candidates.
  func insert(_ candidates: Chunk<Word>) {
    var first = 0
    while first < candidates.count {
      let room = arena.room()
      let batch = candidates.slice(first..<min(first + min(2048, room.count), candidates.count))
      first += batch.count
      arena.advance(by: add(batch, into: room))
    }
  }

  /// Inserts a packed state; returns whether it is new.
  @discardableResult
  func insert(_ word: Word) -> Bool {
    let count = arena.count
    let room = arena.room()
    room[0] = word
    arena.advance(by: add(room.slice(0..<1), into: room))
    return arena.count > count
  }

  /// Inserts the new ones of the candidates that this shard owns in a bitmap; appends the others to a list.
  func insert(
    _ candidates: Chunk<Word>, ownedBy shard: Int, _ owners: ShardOwners<Word>, others: inout Buffer<Word>
  ) {
    guard let bits else { preconditionFailure("Only a bitmap has pages with owners.") }
    var first = 0
    while first < candidates.count {
      let room = arena.room()
      let count = min(room.count, candidates.count - first)
      let batch = candidates.slice(first..<(first + count))
      arena.advance(by: insertOwn(batch, of: shard, owners, bits, room, &others))
      first += count
    }
  }

  func contains(_ word: Word) -> Bool {
    if let bits { return Self.isSet(bits, word) }
    return index(of: word) != nil
  }

  /// The slot of a packed state; the number of slots stands for the value that marks free slots.
  func index(of word: Word) -> Int? {
    let slots = table.view
    if word == Word.vacant { return holdsVacant ? slots.count : nil }
    let index = slots.index(word.mixed) { $0.word == word }
    return slots[index].isVacant ? nil : index
  }

  /// Appends the packed states that a bitmap does not contain to a list.
  func appendNew(_ words: Chunk<Word>, notIn bits: Chunk<UInt64>, to list: inout Buffer<Word>) {
    let kept = list.reserve(words.count)
    var count = 0
    for index in 0..<words.count {
      let word = words[index]
      kept[count] = word
      count &+= Self.isSet(bits, word) ? 0 : 1
    }
    list.advance(by: count)
  }

  /// Inserts packed states that are already in an arena.
  func restore(_ words: Chunk<Word>) {
    var scratch = Buffer<Word>(capacity: Self.ahead)
    words.forEachSlice(ofAtMost: Self.ahead) { _, words in _ = add(words, into: scratch.reserve(words.count))
    }
  }

  /// Empties the set but not the arena, and uses a bitmap if one is given.
  func reset(bits: Chunk<UInt64>?, expecting count: Int) {
    holdsVacant = false
    self.bits = bits
    table = SlotTable(bits: bits == nil ? SlotTable<WordSlot<Word>>.bits(for: count) : 4)
  }

  /// Re-encodes the packed states.
  func recode(_ recoded: (Word) -> Word) {
    arena.forEachChunk(of: 0..<arena.count) { _, words in
      for index in 0..<words.count { words[index] = recoded(words[index]) }
    }
  }

  /// Traps unless the table contains exactly the states of the arena.
  func checkInvariants() {
    table.checkInvariants()
    if bits == nil { precondition(arena.count == table.held + (holdsVacant ? 1 : 0)) }
    for index in 0..<arena.count { precondition(contains(arena[index]), "State \(index) is not in the set.") }
  }

  /// Adds the new ones of some packed states to the set, and writes them to `new`; returns their number.
  private func add(_ words: Chunk<Word>, into new: Chunk<Word>) -> Int {
    if let bits { return add(words, toBits: bits, into: new) }
    table.reserve(words.count)
    return addToTable(words, into: new)
  }

  private func addToTable(_ words: Chunk<Word>, into new: Chunk<Word>) -> Int {
    let slots = table.view
    var added = 0
    var touched: UInt64 = 0
    unsafe withUnsafeTemporaryAllocation(of: UnsafeMutablePointer<WordSlot<Word>>.self, capacity: Self.ahead)
    {
      near in
      var first = 0
      while first < words.count {
        let width = min(Self.ahead, words.count - first)
        for index in 0..<width {
          unsafe near[index] = slots.address(of: slots.home(of: words[first &+ index].mixed))
        }
        for index in 0..<width { unsafe touched &+= near[index].pointee.word[lane: 0] }
        for index in 0..<width {
          let word = words[first &+ index]
          let found = unsafe near[index].pointee.word
          if found == word && word != Word.vacant { continue }
          if found == Word.vacant && word != Word.vacant {
            unsafe near[index].pointee = WordSlot(word: word)
          } else if !addFarther(word, slots) {
            continue
          }
          new[added] = word
          added &+= 1
        }
        first &+= width
      }
    }
    sink &+= touched
    table.held += added
    return added
  }

  /// Inserts a packed state with an occupied first slot, and returns whether it is new.
  private func addFarther(_ word: Word, _ slots: SlotView<WordSlot<Word>>) -> Bool {
    if word == Word.vacant {
      if holdsVacant { return false }
      // It occupies no slot, but the caller counts it.
      table.held -= 1
      holdsVacant = true
      return true
    }
    let index = slots.index(word.mixed) { $0.word == word }
    if !slots[index].isVacant { return false }
    slots[index] = WordSlot(word: word)
    return true
  }

  @inline(__always) private static func isSet(_ bits: Chunk<UInt64>, _ word: Word) -> Bool {
    let number = word[lane: 0]
    return bits[Int(truncatingIfNeeded: number &>> 6)] &>> (number & 63) & 1 == 1
  }

  private func add(_ words: Chunk<Word>, toBits bits: Chunk<UInt64>, into new: Chunk<Word>) -> Int {
    var added = 0
    for index in 0..<words.count {
      let word = words[index]
      let number = word[lane: 0]
      let place = Int(truncatingIfNeeded: number &>> 6)
      let old = bits[place]
      // Without branches: whether a state is new is unpredictable, and a misprediction costs more than a store.
      new[added] = word
      bits[place] = old | 1 &<< (number & 63)
      added &+= Int(truncatingIfNeeded: ~(old &>> (number & 63)) & 1)
    }
    return added
  }

  /// Adds the packed states that the shard owns, and appends the others to a list; without branches, as above.
  private func insertOwn(
    _ words: Chunk<Word>, of shard: Int, _ owners: ShardOwners<Word>, _ bits: Chunk<UInt64>,
    _ new: Chunk<Word>,
    _ others: inout Buffer<Word>
  ) -> Int {
    let passed = others.reserve(words.count)
    let scratch = owners.scratchIndex(of: shard)
    var (added, passedCount) = (0, 0)
    for index in 0..<words.count {
      let word = words[index]
      let number = word[lane: 0]
      let isOther = ((owners.pageOwner(of: number) ^ shard) &+ 0xFFFF) &>> 16
      let place = (Int(truncatingIfNeeded: number &>> 6) &- scratch) & (isOther &- 1) &+ scratch
      let old = bits[place]
      passed[passedCount] = word
      passedCount &+= isOther
      new[added] = word
      bits[place] = old | 1 &<< (number & 63)
      added &+= Int(truncatingIfNeeded: ~(old &>> (number & 63)) & 1)
    }
    others.advance(by: passedCount)
    return added
  }
}
