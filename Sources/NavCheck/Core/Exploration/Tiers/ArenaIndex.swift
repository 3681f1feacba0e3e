/// Numbers the distinct states of an exploration from 0, shard after shard, and finds the number of a packed state.
///
/// The index does not change after its creation, so several jobs can use it at once.
@safe final class ArenaIndex<Word: PackedWord>: @unchecked Sendable {
  /// The pages of all shards, shard after shard.
  private let pages: UnsafeMutablePointer<UnsafeMutablePointer<Word>>
  /// Which page of all is the first of each share.
  private let firstPages: [Int]
  /// The number of the first state of each shard, and then the number of all states.
  private let bases: [Int]
  /// Numbers plus 1, in open addressing.
  private let slots: UnsafeMutablePointer<UInt32>
  private let shift: UInt64
  /// A sink for prefetched values; the compiler removes a load with an unused result.
  private var sink: UInt64 = 0

  /// The number of states that are looked up together; a separate loop first loads all slots, since a processor
  /// executes only a limited number of instructions ahead.
  private static var ahead: Int { 32 }

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
    bases = space.bases
    let count = bases[bases.count - 1]
    precondition(count < UInt32.max, "States are numbered with 32 bits, but there are \(count) of them.")
    var width: UInt64 = 4
    while (1 << width) * 5 / 8 <= count { width += 1 }
    shift = 64 - width
    unsafe slots = LargePages.allocate(1 << width, filledWith: 0)
    for shard in arenas.indices {
      unsafe arenas[shard].forEachPiece(of: 0..<(bases[shard + 1] - bases[shard]), size: Self.ahead) {
        unsafe add(UnsafeBufferPointer($1), from: bases[shard] + $0)
      }
    }
  }

  /// Numbers packed states without a number, from a number on.
  private func add(_ words: UnsafeBufferPointer<Word>, from number: Int) {
    let mask = Int(truncatingIfNeeded: UInt64.max &>> shift)
    var touched: UInt32 = 0
    for index in 0..<words.count { unsafe touched &+= slots[place(of: words[index])] }
    sink &+= UInt64(touched)
    for index in 0..<words.count {
      var place = unsafe place(of: words[index])
      while unsafe slots[place] != 0 { place = (place + 1) & mask }
      unsafe slots[place] = UInt32(number + index + 1)
    }
  }

  deinit {
    unsafe LargePages.deallocate(slots)
    unsafe pages.deallocate()
  }

  var count: Int { bases[bases.count - 1] }

  private func word(_ number: Int) -> Word {
    var shard = 0
    while bases[shard + 1] <= number { shard += 1 }
    let place = number &- bases[shard]
    let page = unsafe pages[firstPages[shard] &+ place >> WordArena<Word>.pageBits]
    return unsafe page[place & (WordArena<Word>.pageSize - 1)]
  }

  /// The number of a packed state, searched from a slot on; nil if it is not a distinct state.
  private func number(of word: Word, from first: Int) -> Int? {
    let mask = Int(truncatingIfNeeded: UInt64.max &>> shift)
    var place = first & mask
    while case let found = unsafe slots[place], found != 0 {
      if self.word(Int(found) - 1) == word { return Int(found) - 1 }
      place = (place + 1) & mask
    }
    return nil
  }

  /// Appends the numbers of packed states to a list; -1 for each that is not a distinct state.
  func find(_ words: UnsafeBufferPointer<Word>, into numbers: inout WordList<Int>) {
    unsafe withUnsafeTemporaryAllocation(of: Word.self, capacity: Self.ahead) { near in
      var first = 0
      while first < words.count {
        let batch = unsafe UnsafeBufferPointer(rebasing: words[first..<min(first + Self.ahead, words.count)])
        let found = unsafe numbers.room(for: batch.count)
        for index in 0..<batch.count {
          unsafe found[index] = Int(slots[place(of: batch[index])]) &- 1
        }
        for index in 0..<batch.count {
          unsafe near[index] = found[index] < 0 ? batch[index] : word(found[index])
        }
        for index in 0..<batch.count where unsafe near[index] != batch[index] {
          unsafe found[index] = number(of: batch[index], from: place(of: batch[index]) &+ 1) ?? -1
        }
        numbers.advance(by: batch.count)
        first += batch.count
      }
    }
  }

  /// The first slot for a packed state.
  private func place(of word: Word) -> Int { Int(truncatingIfNeeded: word.mixed &>> shift) }
}
