/// The states that each limit of a machine has truncated, by the number of the limit.
struct CutStates<Word: PackedWord> {
  private var sets: [VisitedShard<Word>] = []

  /// The number of states that each limit has truncated.
  var counts: [Int] { sets.map(\.arena.count) }

  mutating func add(_ words: WordList<Word>, reasons: WordList<UInt32>) {
    var first = 0
    while first < words.count {
      // Mostly one limit is met many times in a row.
      var end = first + 1
      while end < words.count, reasons[end] == reasons[first] { end += 1 }
      unsafe add(UnsafeBufferPointer(rebasing: words.elements[first..<end]), Int(reasons[first]))
      first = end
    }
  }

  mutating func add(_ words: UnsafeBufferPointer<Word>, _ reason: Int) {
    while sets.count <= reason { sets.append(VisitedShard()) }
    unsafe sets[reason].admit(words)
  }

  mutating func merge(_ other: CutStates) {
    for (reason, set) in other.sets.enumerated() {
      unsafe set.arena.forEachPiece(of: 0..<set.arena.count, size: .max) { _, words in
        unsafe add(UnsafeBufferPointer(words), reason)
      }
    }
  }

  /// Re-encodes all packed states.
  func recode(_ recoded: WordRecoding<Word>) {
    for set in sets {
      unsafe set.arena.forEachPiece(of: 0..<set.arena.count, size: .max) { _, words in
        for index in words.indices { unsafe words[index] = recoded(words[index]) }
      }
      unsafe set.reset(bits: nil, expecting: set.arena.count)
      unsafe set.arena.forEachPiece(of: 0..<set.arena.count, size: .max) { _, words in
        unsafe set.restore(UnsafeBufferPointer(words))
      }
    }
  }

  func release() {
    for set in sets { set.release() }
  }
}
