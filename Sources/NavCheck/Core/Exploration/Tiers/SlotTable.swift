/// Slots for words, twice as many at a time, with open addressing.
///
/// The first place of a word is the high bits of its mix, so growing goes through old and new slots in order. They
/// lie in pieces: of the old ones each is given back once it is empty, so that both are never there at once.
@safe struct SlotTable<Word: PackedWord> {
  /// A piece has no more slots than this many bits can count: two megabytes of small words.
  private static var pieceBits: Int { 18 }

  private var pieces: UnsafeMutablePointer<UnsafeMutablePointer<Word>>
  private var bits: Int

  init(bits: Int) {
    self.bits = bits
    unsafe pieces = UnsafeMutablePointer.allocate(capacity: Self.pieceCount(bits))
    for piece in 0..<Self.pieceCount(bits) { unsafe pieces[piece] = Self.emptyPiece(bits) }
  }

  /// How many slots there are now.
  var count: Int { 1 &<< bits }

  /// How many words it is to hold at most: nearly full it takes little memory, of which more lies close at hand.
  var limit: Int { Self.limit(bits: bits) }

  /// How many words so many slots are to hold at most.
  static func limit(bits: Int) -> Int { (1 << bits) / 8 * 7 }

  /// What the number of a slot is cut down to.
  var mask: Int { count &- 1 }

  /// The first slot to look for a word in.
  func place(of word: Word) -> Int { Int(truncatingIfNeeded: word.mixed &>> UInt64(64 &- bits)) }

  subscript(place: Int) -> Word {
    get { unsafe pieces[place &>> Self.pieceBits][place & (1 &<< Self.pieceBits &- 1)] }
    nonmutating set {
      unsafe pieces[place &>> Self.pieceBits][place & (1 &<< Self.pieceBits &- 1)] = newValue
    }
  }

  /// Where a slot lies.
  func address(of place: Int) -> UnsafeMutablePointer<Word> {
    unsafe pieces[place &>> Self.pieceBits] + (place & (1 &<< Self.pieceBits &- 1))
  }

  /// Whether it holds a word that is not the vacant one.
  func contains(_ word: Word) -> Bool {
    var place = place(of: word)
    while case let found = self[place], found != Word.vacant {
      if found == word { return true }
      place = (place &+ 1) & mask
    }
    return false
  }

  /// Twice the slots.
  mutating func grow() {
    let (old, oldBits) = unsafe (pieces, bits)
    bits += 1
    let (oldCount, count) = (Self.pieceCount(oldBits), Self.pieceCount(bits))
    unsafe pieces = UnsafeMutablePointer.allocate(capacity: count)
    var made = 0
    // The first words may belong at the end, whose slots are not there yet.
    var late: [Word] = []
    for piece in 0..<oldCount {
      let words = unsafe old[piece]
      make(upTo: (piece + 1) * count / oldCount, &made)
      for index in 0..<Self.pieceSize(oldBits) {
        let word = unsafe words[index]
        if word == Word.vacant { continue }
        let place = place(of: word)
        if piece == 0, oldCount > 1, place >= self.count / 2 {
          late.append(word)
        } else {
          put(word, from: place, &made)
        }
      }
      unsafe LargePages.deallocate(words)
    }
    for word in late { put(word, from: place(of: word), &made) }
    unsafe old.deallocate()
  }

  func release() {
    for piece in 0..<Self.pieceCount(bits) { unsafe LargePages.deallocate(pieces[piece]) }
    unsafe pieces.deallocate()
  }

  private func put(_ word: Word, from first: Int, _ made: inout Int) {
    var place = first
    while self[place] != Word.vacant {
      place = (place &+ 1) & mask
      // Words may move on into the piece behind.
      if place >> Self.pieceBits == made { make(upTo: made + 1, &made) }
    }
    self[place] = word
  }

  /// Makes those of the first pieces that are not there yet.
  private func make(upTo end: Int, _ made: inout Int) {
    while made < min(end, Self.pieceCount(bits)) {
      unsafe pieces[made] = Self.emptyPiece(bits)
      made += 1
    }
  }

  private static func pieceCount(_ bits: Int) -> Int { 1 << max(0, bits - pieceBits) }
  private static func pieceSize(_ bits: Int) -> Int { 1 << min(bits, pieceBits) }

  private static func emptyPiece(_ bits: Int) -> UnsafeMutablePointer<Word> {
    unsafe LargePages.allocate(pieceSize(bits), filledWith: Word.vacant)
  }
}
