/// An entry of a ``SlotTable``.
@usableFromInline protocol TableSlot: BitwiseCopyable {
  /// The content of a free slot.
  static var vacant: Self { get }

  var isVacant: Bool { get }

  /// The hash, of which the high bits determine the first slot.
  var hash: UInt64 { get }
}

/// A view of the slots of a ``SlotTable``; valid until the table grows.
///
/// Loops read a view, since an access to a table that is stored in a class is checked for exclusivity.
@safe @usableFromInline struct SlotView<Slot: TableSlot>: @unchecked Sendable {
  /// The largest number of bits that number the slots of a piece: two megabytes of 64-bit slots.
  @usableFromInline static var pieceBits: Int { 18 }

  @usableFromInline let pieces: UnsafeMutablePointer<UnsafeMutablePointer<Slot>>
  @usableFromInline let bits: Int

  @usableFromInline init(_ pieces: UnsafeMutablePointer<UnsafeMutablePointer<Slot>>, bits: Int) {
    unsafe self.pieces = pieces
    self.bits = bits
  }

  /// The number of slots.
  @inlinable @inline(__always) var count: Int { 1 &<< bits }

  /// The first slot for a hash.
  @inlinable @inline(__always) func home(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash &>> UInt64(truncatingIfNeeded: 64 &- bits))
  }

  /// The slot after another one.
  @inlinable @inline(__always) func next(_ index: Int) -> Int { (index &+ 1) & (count &- 1) }

  @inlinable @inline(__always) func address(of index: Int) -> UnsafeMutablePointer<Slot> {
    unsafe pieces[index &>> Self.pieceBits] + (index & (1 &<< Self.pieceBits &- 1))
  }

  @inlinable subscript(index: Int) -> Slot {
    @inline(__always) get { unsafe address(of: index).pointee }
    @inline(__always) nonmutating set { unsafe address(of: index).pointee = newValue }
  }

  /// The index of the entry with a hash that a function accepts, or of the free slot for it.
  @inlinable @inline(__always) func index(_ hash: UInt64, where matches: (Slot) -> Bool) -> Int {
    var index = home(of: hash)
    while case let slot = self[index], !slot.isVacant, !matches(slot) { index = next(index) }
    return index
  }
}

/// A hash table with open addressing, which owns its memory and grows by a factor of two.
///
/// The high bits of a hash determine the first slot, so growing processes old and new slots in order. The slots are
/// allocated in pieces. An old piece is freed once it is empty, so both tables never exist as a whole.
@safe @usableFromInline struct SlotTable<Slot: TableSlot>: ~Copyable {
  @usableFromInline private(set) var view: SlotView<Slot>
  /// The number of occupied slots, which insertions update.
  @usableFromInline var held = 0

  init(bits: Int = 4) {
    unsafe view = SlotView(UnsafeMutablePointer.allocate(capacity: Self.pieceCount(bits)), bits: bits)
    for piece in 0..<Self.pieceCount(bits) { unsafe view.pieces[piece] = Self.emptyPiece(bits) }
  }

  deinit {
    for piece in 0..<Self.pieceCount(view.bits) { unsafe LargePages.deallocate(view.pieces[piece]) }
    unsafe view.pieces.deallocate()
  }

  /// The number of bits of a table for at least `count` entries.
  static func bits(for count: Int) -> Int {
    var bits = 4
    while limit(bits: bits) <= count { bits += 1 }
    return bits
  }

  /// The largest number of entries; a nearly full table takes less memory, so more of it fits into caches.
  @inlinable var limit: Int { Self.limit(bits: view.bits) }

  @usableFromInline static func limit(bits: Int) -> Int { (1 << bits) / 8 * 7 }

  /// Grows until there are free slots for a number of further entries.
  @inlinable @inline(__always) mutating func reserve(_ further: Int) {
    while held &+ further > limit { grow() }
  }

  /// Removes an entry, and moves later ones up, so that there is no gap between an entry and its first slot.
  mutating func remove(at index: Int) {
    var gap = index
    var next = view.next(index)
    while case let moved = view[next], !moved.isVacant {
      if (next &- view.home(of: moved.hash)) & (view.count &- 1) >= (next &- gap) & (view.count &- 1) {
        view[gap] = moved
        gap = next
      }
      next = view.next(next)
    }
    view[gap] = .vacant
    held -= 1
  }

  /// Doubles the number of slots.
  @usableFromInline mutating func grow() {
    let old = view
    let (oldCount, count) = (Self.pieceCount(old.bits), Self.pieceCount(old.bits + 1))
    unsafe view = SlotView(UnsafeMutablePointer.allocate(capacity: count), bits: old.bits + 1)
    var made = 0
    // The first entries may belong at the end, whose slots are not allocated yet.
    var late: [Slot] = []
    for piece in 0..<oldCount {
      let slots = unsafe old.pieces[piece]
      make(upTo: (piece + 1) * count / oldCount, &made)
      for index in 0..<Self.pieceSize(old.bits) {
        let slot = unsafe slots[index]
        if slot.isVacant { continue }
        let home = view.home(of: slot.hash)
        if piece == 0, oldCount > 1, home >= view.count / 2 {
          late.append(slot)
        } else {
          put(slot, from: home, &made)
        }
      }
      unsafe LargePages.deallocate(slots)
    }
    for slot in late { put(slot, from: view.home(of: slot.hash), &made) }
    unsafe old.pieces.deallocate()
  }

  /// Traps unless every entry can be found from its first slot.
  ///
  /// - Parameter count: The number of entries, if the owner counts them.
  func checkInvariants(holding count: Int? = nil) {
    var found = 0
    for index in 0..<view.count where !view[index].isVacant {
      found += 1
      var probe = view.home(of: view[index].hash)
      while probe != index {
        precondition(!view[probe].isVacant, "There is a gap before the entry in slot \(index).")
        probe = view.next(probe)
      }
    }
    let held = count ?? held
    precondition(found == held && held <= limit, "The table has \(found) entries, but \(held) were counted.")
  }

  private func put(_ slot: Slot, from home: Int, _ made: inout Int) {
    var index = home
    while !view[index].isVacant {
      index = view.next(index)
      // Entries may move on into the next piece.
      if index >> SlotView<Slot>.pieceBits == made { make(upTo: made + 1, &made) }
    }
    view[index] = slot
  }

  /// Allocates the missing pieces up to a number.
  private func make(upTo end: Int, _ made: inout Int) {
    while made < min(end, Self.pieceCount(view.bits)) {
      unsafe view.pieces[made] = Self.emptyPiece(view.bits)
      made += 1
    }
  }

  private static func pieceCount(_ bits: Int) -> Int { 1 << max(0, bits - SlotView<Slot>.pieceBits) }
  private static func pieceSize(_ bits: Int) -> Int { 1 << min(bits, SlotView<Slot>.pieceBits) }

  private static func emptyPiece(_ bits: Int) -> UnsafeMutablePointer<Slot> {
    unsafe LargePages.allocate(pieceSize(bits), filledWith: Slot.vacant)
  }
}
