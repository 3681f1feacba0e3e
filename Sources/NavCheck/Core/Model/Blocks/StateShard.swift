/// A shard of the discovered states: each state once, in pages that never move, with a hash table.
///
/// A slot of the table holds 32 bits of the hash and the number of the state within the shard, counted from 1. The
/// high bits of the hash determine the position of a slot. The slot also contains these bits, so the table grows
/// without rehashing. It contains no reference-counted values, since it is read for every step.
@safe @usableFromInline struct StateShard<State: Hashable> {
  @usableFromInline static var pageBits: Int { 10 }
  @usableFromInline static var pageSize: Int { 1 &<< pageBits }

  @usableFromInline private(set) var pages: UnsafeMutablePointer<UnsafeMutablePointer<State>>
  /// For each state where its steps are written down, if they are.
  private var exits: UnsafeMutablePointer<UnsafeMutablePointer<UInt64>>
  /// For each state a few bytes: whether it was admitted to a level, then a byte for each property that needs one.
  private var notes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>>
  private var pageCount = 0
  private var pageCapacity = 16
  private let keepsExits: Bool
  private let noteWidth: Int

  @usableFromInline var count = 0
  @usableFromInline private(set) var slots: UnsafeMutablePointer<UInt64>
  @usableFromInline private(set) var shift: UInt64 = 58
  private var limit = 56
  /// The sum of `footprint(of:)` over the stored states, in bytes; 0 without a memory budget.
  @usableFromInline var footprint = 0

  init(keepsExits: Bool, noteWidth: Int) {
    unsafe pages = UnsafeMutablePointer.allocate(capacity: 16)
    unsafe exits = UnsafeMutablePointer.allocate(capacity: 16)
    unsafe notes = UnsafeMutablePointer.allocate(capacity: 16)
    unsafe slots = Self.emptySlots(64)
    self.keepsExits = keepsExits
    self.noteWidth = noteWidth
  }

  /// The address of a state.
  @inlinable @inline(__always) func address(of index: Int) -> UnsafeMutablePointer<State> {
    unsafe pages[index &>> Self.pageBits] + (index & (Self.pageSize &- 1))
  }

  /// The first slot that may hold a state with this hash.
  @inlinable @inline(__always) func firstSlot(_ hash: UInt64) -> UInt64 {
    unsafe slots[Int(truncatingIfNeeded: hash &>> shift)]
  }

  /// Whether two states are equal; the comparison retains no part of them.
  @inlinable @inline(never)
  static func areSame(_ left: UnsafeMutablePointer<State>, _ right: UnsafeMutablePointer<State>) -> Bool {
    let left = unsafe UnsafeMutableRawPointer(left).assumingMemoryBound(to: LentState<State>.self)
    let right = unsafe UnsafeMutableRawPointer(right).assumingMemoryBound(to: LentState<State>.self)
    return unsafe LentState.areSame(left.pointee, right.pointee)
  }

  /// The number of a state within the share, or -1.
  @inlinable @inline(__always) func find(_ state: UnsafeMutablePointer<State>, _ hash: UInt64) -> Int {
    let (slots, shift) = unsafe (slots, shift)
    let mask = Int(truncatingIfNeeded: UInt64.max &>> shift)
    let tag = hash &>> 32
    var place = Int(truncatingIfNeeded: hash &>> shift)
    while case let slot = unsafe slots[place], slot != 0 {
      if slot &>> 32 == tag {
        let index = Int(truncatingIfNeeded: slot & 0xFFFF_FFFF) &- 1
        if unsafe Self.areSame(address(of: index), state) { return index }
      }
      place = (place &+ 1) & mask
    }
    return -1
  }

  /// Inserts a state that the shard does not contain, and returns its number.
  @inlinable @inline(__always) mutating func add(_ state: consuming State, _ hash: UInt64) -> Int {
    reserve()
    let (slots, shift) = unsafe (slots, shift)
    let mask = Int(truncatingIfNeeded: UInt64.max &>> shift)
    var place = Int(truncatingIfNeeded: hash &>> shift)
    while unsafe slots[place] != 0 { place = (place &+ 1) & mask }
    let index = count
    unsafe slots[place] = (hash &>> 32) &<< 32 | UInt64(truncatingIfNeeded: index &+ 1)
    unsafe address(of: index).initialize(to: state)
    count = index &+ 1
    return index
  }

  /// The number of a state within the share, where it is put if it was not found before.
  @inlinable mutating func insert(
    _ state: consuming State, _ hash: UInt64
  ) -> (index: Int, isNew: Bool) {
    let known = unsafe withUnsafePointer(to: state) { unsafe find(UnsafeMutablePointer(mutating: $0), hash) }
    return known >= 0 ? (known, false) : (add(state, hash), true)
  }

  /// Sees to it that there is room for one more state.
  @inlinable mutating func reserve() {
    if isFull { grow() }
  }

  @usableFromInline var isFull: Bool { count >= limit || count >= pageCount &<< Self.pageBits }

  @usableFromInline mutating func grow() {
    if count >= pageCount << Self.pageBits { addPage() }
    if count >= limit { widen() }
  }

  /// Where the steps of a state are written down.
  func exit(of index: Int) -> UInt64 {
    unsafe exits[index >> Self.pageBits][index & (Self.pageSize - 1)]
  }

  func setExit(of index: Int, to place: UInt64) {
    unsafe exits[index >> Self.pageBits][index & (Self.pageSize - 1)] = place
  }

  /// The bytes that are noted of a state.
  func notes(of index: Int) -> UnsafeMutablePointer<UInt8> {
    unsafe notes[index >> Self.pageBits] + (index & (Self.pageSize - 1)) * noteWidth
  }

  /// The memory of the tables in bytes, by a formula.
  var bytes: Int {
    let slots = 2 * MemoryLayout<UInt64>.stride
    return count * (slots + (keepsExits ? MemoryLayout<UInt64>.stride : 0) + noteWidth)
  }

  func release() {
    for page in 0..<pageCount {
      let held = min(Self.pageSize, max(0, count - page << Self.pageBits))
      unsafe pages[page].deinitialize(count: held)
      unsafe pages[page].deallocate()
      if keepsExits { unsafe exits[page].deallocate() }
      if noteWidth > 0 { unsafe notes[page].deallocate() }
    }
    unsafe pages.deallocate()
    unsafe exits.deallocate()
    unsafe notes.deallocate()
    unsafe LargePages.deallocate(slots)
  }

  private mutating func addPage() {
    if pageCount == pageCapacity {
      unsafe pages = Self.wider(pages, pageCount)
      unsafe exits = Self.wider(exits, keepsExits ? pageCount : 0, pageCount)
      unsafe notes = Self.wider(notes, noteWidth > 0 ? pageCount : 0, pageCount)
      pageCapacity *= 2
    }
    unsafe pages[pageCount] = UnsafeMutablePointer.allocate(capacity: Self.pageSize)
    if keepsExits { unsafe exits[pageCount] = UnsafeMutablePointer.allocate(capacity: Self.pageSize) }
    if noteWidth > 0 {
      let size = Self.pageSize * noteWidth
      unsafe notes[pageCount] = UnsafeMutablePointer.allocate(capacity: size)
      unsafe notes[pageCount].initialize(repeating: 0, count: size)
    }
    pageCount += 1
  }

  /// The same list of pages with twice the room.
  private static func wider<Element>(
    _ pages: UnsafeMutablePointer<UnsafeMutablePointer<Element>>, _ held: Int, _ room: Int? = nil
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<Element>> {
    let wider = UnsafeMutablePointer<UnsafeMutablePointer<Element>>.allocate(capacity: 2 * (room ?? held))
    unsafe wider.moveInitialize(from: pages, count: held)
    unsafe pages.deallocate()
    return unsafe wider
  }

  private mutating func widen() {
    precondition(shift > 32, "A shard holds at most 2^32 states.")
    let (old, oldCount) = unsafe (slots, 1 << Int(64 - shift))
    shift -= 1
    unsafe slots = Self.emptySlots(2 * oldCount)
    limit = 2 * oldCount / 8 * 7
    let mask = 2 * oldCount - 1
    for index in 0..<oldCount {
      let slot = unsafe old[index]
      if slot == 0 { continue }
      // The high half of the slot is the high half of the hash.
      var place = Int(truncatingIfNeeded: slot &>> shift)
      while unsafe slots[place] != 0 { place = (place &+ 1) & mask }
      unsafe slots[place] = slot
    }
    unsafe LargePages.deallocate(old)
  }

  private static func emptySlots(_ count: Int) -> UnsafeMutablePointer<UInt64> {
    unsafe LargePages.allocate(count, filledWith: 0)
  }
}
