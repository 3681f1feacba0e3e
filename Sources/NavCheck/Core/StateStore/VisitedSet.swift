/// The range of the packed states, if they are numbers of about the same probability.
struct CodeRange {
  /// The upper bound of the packed states, which are all less.
  let product: UInt64
  /// The number of consecutive packed states between which most steps stay, so that few steps cross shards.
  let neighbourhood: UInt64
}

/// The owner shard of each packed state.
///
/// With a bitmap, each page of it has an owner. Most steps change digits of a packed state that have a low weight.
/// Therefore packed states that agree in the most significant digit have one owner, to which most steps then lead back.
/// Each owner has about the same number of such groups.
struct ShardOwners<Word: PackedWord>: Sendable {
  /// A number of pages so that a page is small compared with a group, and the table of owners fits into a cache.
  private static var greatestCount: UInt64 { 4096 }
  /// The number of 64-bit words in a cache line.
  private static var line: Int { 8 }
  /// The minimum number of groups of packed states.
  private static var leastGroups: UInt64 { 64 }

  private let shards: Int
  /// The owners of the pages; `nil` if a hash of the packed state determines the owner.
  private let pages: LargeBuffer<UInt16>?
  private let table: Chunk<UInt16>?
  /// The number of bits that number a packed state within a page; a page is at least as large as a cache line.
  private let pageBits: UInt64
  /// The index of the first scratch cache line after the bitmap, in 64-bit words; each shard has one line.
  private let firstScratch: Int

  /// Assigns owners to the packed states of a range, or to all by a hash.
  init(shards: Int, _ range: CodeRange? = nil) {
    self.shards = shards
    guard let range else {
      (pages, table, pageBits, firstScratch) = (nil, nil, 0, 0)
      return
    }
    let product = range.product
    firstScratch = (Int(product >> 6) / Self.line + 1) * Self.line
    var bits: UInt64 = 9
    while product >> bits >= Self.greatestCount { bits += 1 }
    let most = max(1, product / Self.leastGroups)
    let group = range.neighbourhood < most ? most / range.neighbourhood * range.neighbourhood : most
    let pages = LargeBuffer<UInt16>(repeating: 0, count: Int(product >> bits) + 1)
    for page in 0..<pages.elements.count {
      let (row, place) = ((UInt64(page) << bits) / group).quotientAndRemainder(dividingBy: UInt64(shards))
      // Of as many groups as there are shards, each shard owns one, in varying order, so that none owns all odd groups.
      pages.elements[page] = UInt16((place + (row.mixed >> 32)) % UInt64(shards))
    }
    (self.pages, table, pageBits) = (pages, pages.elements, bits)
  }

  @inline(__always) func owner(of word: Word) -> Int {
    if table != nil { return pageOwner(of: word[lane: 0]) }
    // The high bits choose a slot, so the low ones choose the owner.
    return Int(truncatingIfNeeded: ((word.mixed & 0xFFFF_FFFF) &* UInt64(shards)) &>> 32)
  }

  /// The owner of a packed state in a bitmap.
  @inline(__always) func pageOwner(of number: UInt64) -> Int {
    guard let table else { return 0 }
    return Int(table[Int(truncatingIfNeeded: number &>> pageBits)])
  }

  /// The number of 64-bit words of the bitmap and its scratch lines.
  var size: Int { scratchIndex(of: shards) }

  /// The index of a word for a shard to read in place of a word that another shard owns.
  func scratchIndex(of shard: Int) -> Int { firstScratch + shard * Self.line }
}

/// The set of discovered states, in shards.
final class VisitedSet<Word: PackedWord>: @unchecked Sendable {
  /// The largest bitmap, in bytes.
  private static var greatestBitmap: UInt64 { 1 << 30 }

  let shards: [VisitedShard<Word>]
  private var bitmap: LargeBuffer<UInt64>?
  /// The number of 64-bit words of the bitmap, without scratch lines.
  private var wordCount = 0
  private var owners: ShardOwners<Word>
  /// The number of slots of the shards before each shard.
  private var slotBases: [Int] = []

  init(shards: Int) {
    self.shards = (0..<shards).map { _ in VisitedShard() }
    owners = ShardOwners(shards: shards)
  }

  /// The number of discovered states.
  var count: Int { shards.reduce(0) { $0 + $1.arena.count } }

  /// The ends of the arenas of the shards.
  var ends: [Int] { shards.map { $0.arena.count } }

  /// The number of bits of the bitmap; nil if there is none.
  var bitCount: Int? { bitmap == nil ? nil : wordCount * 64 }

  /// The memory of the set in bytes, by a formula that does not depend on the number of shards: arenas, and half-full
  /// slots or the bitmap.
  var bytes: Int {
    let word = MemoryLayout<Word>.stride
    return bitmap == nil ? count * 3 * word : count * word + wordCount * MemoryLayout<UInt64>.stride
  }

  func contains(_ word: Word) -> Bool { shards[owners.owner(of: word)].contains(word) }

  /// Appends the packed states that are not in the set to a list.
  func appendNew(_ words: Chunk<Word>, to list: inout Buffer<Word>) {
    if let bitmap { return shards[0].appendNew(words, notIn: bitmap.elements, to: &list) }
    let kept = list.reserve(words.count)
    let (owners, slots) = (owners, shards.map { $0.slots })
    var count = 0
    let nearest = Buffer<Word>(repeating: .zero, count: VisitedShard<Word>.ahead)
    var first = 0
    while first < words.count {
      let width = min(nearest.count, words.count - first)
      for index in 0..<width {
        let word = words[first &+ index]
        let slots = slots[owners.owner(of: word)]
        nearest[index] = slots[slots.home(of: word.mixed)].word
      }
      for index in 0..<width {
        let word = words[first &+ index]
        if nearest[index] == word && word != Word.vacant { continue }
        if nearest[index] != Word.vacant || word == Word.vacant, contains(word) { continue }
        kept[count] = word
        count &+= 1
      }
      first &+= width
    }
    list.advance(by: count)
  }

  /// Inserts the packed states of one shard, and appends the others to the mailboxes of their owners.
  func insert(_ words: Chunk<Word>, ownedBy shard: Int, _ mailboxes: Mailboxes<Word>) {
    // The list of the shard for itself is used as scratch memory.
    let own = mailboxes.outgoing(of: shard, to: shard)
    if bitmap == nil {
      sort(words, from: shard, into: mailboxes)
      shards[shard].insert(own.value.elements)
    } else if shards.count == 2 {
      let other = mailboxes.outgoing(of: shard, to: 1 - shard)
      shards[shard].insert(words, ownedBy: shard, owners, others: &other.value)
    } else {
      var others = Buffer<Word>(capacity: words.count + 1)
      shards[shard].insert(words, ownedBy: shard, owners, others: &others)
      sort(others.elements, from: shard, into: mailboxes)
    }
    own.value.removeAll()
  }

  /// Appends each packed state to the mailbox of its owner.
  func sort(_ words: Chunk<Word>, from job: Int, into mailboxes: Mailboxes<Word>) {
    if shards.count == 2 { return sortInTwo(words, from: job, into: mailboxes) }
    let owners = owners
    for place in 0..<words.count {
      mailboxes.outgoing(of: job, to: owners.owner(of: words[place])).value.append(words[place])
    }
  }

  /// The specialisation for two shards.
  ///
  /// It has no branches: owner bits are unpredictable, and a mispredicted branch costs more than an extra store.
  private func sortInTwo(_ words: Chunk<Word>, from job: Int, into mailboxes: Mailboxes<Word>) {
    let lists = (mailboxes.outgoing(of: job, to: 0), mailboxes.outgoing(of: job, to: 1))
    let first = lists.0.value.reserve(words.count + 1)
    let second = lists.1.value.reserve(words.count + 1)
    let owners = owners
    var count = 0
    for place in 0..<words.count {
      let word = words[place]
      first[count] = word
      second[place &- count] = word
      count &+= 1 &- owners.owner(of: word)
    }
    lists.0.value.advance(by: count)
    lists.1.value.advance(by: words.count - count)
  }

  /// Changes to a bitmap if one is worth its memory.
  func consider(_ range: CodeRange?) {
    if bitmap == nil, fits(range) { rebuild(range) }
  }

  /// Re-encodes all packed states.
  func recode(_ recoded: (Word) -> Word, _ range: CodeRange?) {
    for shard in shards { shard.recode(recoded) }
    rebuild(range)
  }

  /// Removes the states of each shard from an index on, and calls a function with them first.
  func truncate(to ends: [Int], _ range: CodeRange?, _ body: (Chunk<Word>) -> Void) {
    for (shard, end) in zip(shards, ends) {
      shard.arena.forEachChunk(of: end..<shard.arena.count) { body($1) }
      shard.arena.truncate(to: end)
    }
    rebuild(range)
  }

  /// The greatest index of a state plus one; see ``indices(of:into:)``.
  ///
  /// Call it when the set no longer changes.
  func prepareIndices() -> Int {
    slotBases = [0]
    for shard in shards { slotBases.append(slotBases[slotBases.count - 1] + shard.slots.count + 1) }
    return bitCount ?? slotBases[shards.count]
  }

  /// Appends the indices under which tables store data about some states to a list.
  ///
  /// The index of a state is the packed state itself if there is a bitmap, otherwise its slot; -1 for a state that is not
  /// in the table.
  func indices(of words: Chunk<Word>, into indices: inout Buffer<Int>) {
    let found = indices.reserve(words.count)
    if bitmap != nil {
      for place in 0..<words.count { found[place] = Int(truncatingIfNeeded: words[place][lane: 0]) }
      return indices.advance(by: words.count)
    }
    let (owners, slots, bases) = (owners, shards.map { $0.slots }, slotBases)
    // The first slots are prefetched, as in insertion.
    let nearest = Buffer<Word>(repeating: .zero, count: VisitedShard<Word>.ahead)
    var first = 0
    while first < words.count {
      let width = min(nearest.count, words.count - first)
      for index in 0..<width {
        let word = words[first &+ index]
        let owner = owners.owner(of: word)
        let slot = slots[owner].home(of: word.mixed)
        nearest[index] = slots[owner][slot].word
        found[first &+ index] = bases[owner] &+ slot
      }
      for index in 0..<width where nearest[index] != words[first &+ index] || nearest[index] == Word.vacant {
        let word = words[first &+ index]
        let owner = owners.owner(of: word)
        found[first &+ index] = shards[owner].index(of: word).map { bases[owner] &+ $0 } ?? -1
      }
      first &+= width
    }
    indices.advance(by: words.count)
  }

  /// Traps unless each state is in the set once, in the shard that owns it.
  func checkInvariants() {
    for shard in shards { shard.checkInvariants() }
    for (number, shard) in shards.enumerated() where bitmap == nil {
      for index in 0..<shard.arena.count { precondition(owners.owner(of: shard.arena[index]) == number) }
    }
  }

  /// Whether to use a bitmap: it is small, or not much larger than the table that it would replace.
  private func fits(_ range: CodeRange?) -> Bool {
    guard let range else { return false }
    return range.product / 8 <= min(Self.greatestBitmap, max(1 << 21, UInt64(count) * 64))
  }

  private func rebuild(_ range: CodeRange?) {
    (bitmap, owners) = (nil, ShardOwners(shards: shards.count))
    if let range, fits(range) {
      owners = ShardOwners(shards: shards.count, range)
      let bitmap = LargeBuffer<UInt64>(repeating: 0, count: owners.size)
      // The scratch word of a shard reads as full, so that a packed state of another shard inserts nothing.
      for shard in shards.indices { bitmap.elements[owners.scratchIndex(of: shard)] = .max }
      (self.bitmap, wordCount) = (bitmap, Int(range.product / 64 + 1))
    }
    for shard in shards { shard.reset(bits: bitmap?.elements, expecting: count / shards.count) }
    for shard in shards {
      shard.arena.forEachChunk(of: 0..<shard.arena.count) { _, words in
        if shards.count == 1 || bitmap != nil { return shard.restore(words) }
        for place in 0..<words.count {
          shards[owners.owner(of: words[place])].restore(words.slice(place..<(place + 1)))
        }
      }
    }
  }
}
