/// Slots for packed states with open addressing; the table grows by a factor of two.
///
/// The high bits of a mixed packed state determine its first slot, so growing processes old and new slots in order.
/// The slots are allocated in pieces. An old piece is released once it is empty, so both tables never exist as a
/// whole.
@safe struct SlotTable<Word: PackedWord> {
  /// The largest number of bits that number the slots of a piece: two megabytes of 64-bit states.
  private static var pieceBits: Int { 18 }

  private var pieces: UnsafeMutablePointer<UnsafeMutablePointer<Word>>
  private var bits: Int

  init(bits: Int) {
    self.bits = bits
    unsafe pieces = UnsafeMutablePointer.allocate(capacity: Self.pieceCount(bits))
    for piece in 0..<Self.pieceCount(bits) { unsafe pieces[piece] = Self.emptyPiece(bits) }
  }

  /// The number of slots.
  var count: Int { 1 &<< bits }

  /// The largest number of packed states; a nearly full table takes less memory, so more of it fits into caches.
  var limit: Int { Self.limit(bits: bits) }

  /// The largest number of packed states for a number of slots.
  static func limit(bits: Int) -> Int { (1 << bits) / 8 * 7 }

  /// The mask for slot numbers.
  var mask: Int { count &- 1 }

  /// The first slot for a packed state.
  func place(of word: Word) -> Int { Int(truncatingIfNeeded: word.mixed &>> UInt64(64 &- bits)) }

  subscript(place: Int) -> Word {
    get { unsafe pieces[place &>> Self.pieceBits][place & (1 &<< Self.pieceBits &- 1)] }
    nonmutating set {
      unsafe pieces[place &>> Self.pieceBits][place & (1 &<< Self.pieceBits &- 1)] = newValue
    }
  }

  /// The address of a slot.
  func address(of place: Int) -> UnsafeMutablePointer<Word> {
    unsafe pieces[place &>> Self.pieceBits] + (place & (1 &<< Self.pieceBits &- 1))
  }

  /// Whether the table contains a packed state other than the vacant value.
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

  /// Allocates the missing pieces up to a number.
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
