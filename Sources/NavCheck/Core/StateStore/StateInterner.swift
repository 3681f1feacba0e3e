/// A state in the hash table of an ``InternerShard``: 32 bits of its hash, and its index counted from 1.
@usableFromInline struct IndexSlot: TableSlot {
  @usableFromInline let bits: UInt64

  @inlinable init(hash: UInt64, index: Int) {
    bits = (hash &>> 32) &<< 32 | UInt64(truncatingIfNeeded: index &+ 1)
  }

  @inlinable init() { bits = 0 }

  @inlinable static var vacant: IndexSlot { IndexSlot() }
  @inlinable var isVacant: Bool { bits == 0 }
  /// The slot contains the high half of the hash, so that the table grows without rehashing.
  @inlinable var hash: UInt64 { bits }
  @inlinable var index: Int { Int(truncatingIfNeeded: bits & 0xFFFF_FFFF) &- 1 }

  /// Whether the slot may contain a state with a hash.
  @inlinable @inline(__always) func mayHave(_ hash: UInt64) -> Bool { bits &>> 32 == hash &>> 32 }
}

/// A borrowed state, read in place.
///
/// Reading a copyable value through a pointer retains it. A noncopyable struct with the same layout avoids the
/// retain.
@usableFromInline struct BorrowedState<State: Equatable>: ~Copyable {
  @usableFromInline let state: State

  @inlinable static func areEqual(_ left: borrowing Self, _ right: borrowing Self) -> Bool {
    left.state == right.state
  }
}

/// A shard of the discovered states: each state once, in pages that never move, with a hash table.
///
/// The table contains no reference-counted values, since it is read for every step.
@safe @usableFromInline struct InternerShard<State: Hashable>: ~Copyable {
  @usableFromInline static var pageBits: Int { 10 }
  @usableFromInline static var pageSize: Int { 1 &<< pageBits }

  @usableFromInline private(set) var pages: UnsafeMutablePointer<UnsafeMutablePointer<State>>
  private var pageCount = 0
  private var pageCapacity = 16
  private var table = SlotTable<IndexSlot>(bits: 6)
  /// The slots of the table.
  @usableFromInline private(set) var slots: SlotView<IndexSlot>
  @usableFromInline private(set) var limit: Int
  @usableFromInline var count = 0
  /// For each state, the position of its recorded steps.
  var exits = Buffer<UInt64>()
  /// The sum of `footprint(of:)` over the states, in bytes; 0 without a memory budget.
  @usableFromInline var footprint = 0

  init() {
    unsafe pages = UnsafeMutablePointer.allocate(capacity: 16)
    (slots, limit) = (table.view, table.limit)
  }

  deinit {
    for page in 0..<pageCount {
      let held = min(Self.pageSize, max(0, count - page << Self.pageBits))
      unsafe pages[page].deinitialize(count: held)
      unsafe pages[page].deallocate()
    }
    unsafe pages.deallocate()
  }

  @inlinable @inline(__always) func address(of index: Int) -> UnsafeMutablePointer<State> {
    unsafe pages[index &>> Self.pageBits] + (index & (Self.pageSize &- 1))
  }

  /// The index of a state, or -1.
  @inlinable @inline(__always) func find(_ state: UnsafeMutablePointer<State>, _ hash: UInt64) -> Int {
    let slots = slots
    let slot = slots[
      slots.index(hash) { unsafe $0.mayHave(hash) && Self.areEqual(address(of: $0.index), state) }]
    return slot.isVacant ? -1 : slot.index
  }

  /// Inserts a state that the shard does not contain, and returns its index.
  @inlinable @inline(__always) mutating func add(_ state: consuming State, _ hash: UInt64) -> Int {
    if count >= limit || count >= capacity { grow() }
    let (slots, index) = (slots, count)
    slots[slots.index(hash) { _ in false }] = IndexSlot(hash: hash, index: index)
    unsafe address(of: index).initialize(to: state)
    count = index &+ 1
    return index
  }

  /// Whether two states are equal; the comparison retains no part of them.
  @inlinable @inline(never)
  static func areEqual(_ left: UnsafeMutablePointer<State>, _ right: UnsafeMutablePointer<State>) -> Bool {
    let left = unsafe UnsafeMutableRawPointer(left).assumingMemoryBound(to: BorrowedState<State>.self)
    let right = unsafe UnsafeMutableRawPointer(right).assumingMemoryBound(to: BorrowedState<State>.self)
    return unsafe BorrowedState.areEqual(left.pointee, right.pointee)
  }

  /// Traps unless each state is found under its own index, and the table has no other entries.
  func checkInvariants() {
    table.checkInvariants(holding: count)
    for slot in 0..<slots.count where !slots[slot].isVacant {
      let entry = slots[slot]
      precondition(unsafe find(address(of: entry.index), entry.hash) == entry.index)
    }
  }

  @usableFromInline var capacity: Int { pageCount &<< Self.pageBits }

  @usableFromInline mutating func grow() {
    precondition(slots.bits < 32, "A shard holds at most 2^32 states.")
    table.held = count
    table.reserve(1)
    (slots, limit) = (table.view, table.limit)
    if count < capacity { return }
    if pageCount == pageCapacity {
      let wider = UnsafeMutablePointer<UnsafeMutablePointer<State>>.allocate(capacity: 2 * pageCapacity)
      unsafe wider.moveInitialize(from: pages, count: pageCount)
      unsafe pages.deallocate()
      unsafe pages = wider
      pageCapacity *= 2
    }
    unsafe pages[pageCount] = UnsafeMutablePointer.allocate(capacity: Self.pageSize)
    pageCount += 1
  }
}

/// The discovered states of a machine, each with a number, in one shard for each worker.
///
/// While states are expanded, the shards are only read. While candidates are inserted, each worker changes only its
/// own shard. A barrier separates the two phases, so no locks are needed. A single worker inserts states at once.
@safe @usableFromInline final class StateInterner<State: Hashable & Sendable>: @unchecked Sendable {
  /// A new state that a worker has found in the shard of another.
  @usableFromInline struct Candidate {
    @usableFromInline let state: State
    @usableFromInline let hash: UInt64
    /// The position in the record of steps at which its number is to be written; -1 if there is none.
    @usableFromInline let link: Int
  }

  /// The number of shards.
  @usableFromInline let count: Int
  @usableFromInline let shards: UnsafeMutablePointer<InternerShard<State>>
  /// The truncated states.
  private let truncated: UnsafeMutablePointer<InternerShard<State>>
  /// For each worker and shard, the candidates, and the truncated states.
  private let candidates: [Shared<[Candidate]>]
  private let truncatedCandidates: [Shared<[Candidate]>]
  /// The steps that each worker has recorded.
  ///
  /// For each state: twice the number of its steps, plus 1 if another step leads to a truncated state. Then for each
  /// step: twice the number of the target, plus the cost.
  let links: [Shared<Buffer<UInt32>>]

  init(shards count: Int) {
    self.count = count
    unsafe shards = UnsafeMutablePointer.allocate(capacity: count)
    unsafe truncated = UnsafeMutablePointer.allocate(capacity: count)
    for shard in 0..<count {
      unsafe (shards + shard).initialize(to: InternerShard())
      unsafe (truncated + shard).initialize(to: InternerShard())
    }
    candidates = (0..<count * count).map { _ in Shared([]) }
    truncatedCandidates = (0..<count * count).map { _ in Shared([]) }
    links = (0..<count).map { _ in Shared(Buffer()) }
  }

  deinit {
    // Destroying millions of states takes long.
    nonisolated(unsafe) let (shards, truncated) = unsafe (shards, truncated)
    WorkerThreads.run(count) { shard in
      unsafe (shards + shard).deinitialize(count: 1)
      unsafe (truncated + shard).deinitialize(count: 1)
    }
    unsafe shards.deallocate()
    unsafe truncated.deallocate()
  }

  /// The shard that owns a state; the low bits of the hash determine it, since the high bits determine a slot.
  @inlinable @inline(__always) func owner(of hash: UInt64) -> Int {
    count == 1 ? 0 : Int(truncatingIfNeeded: ((hash & 0xFFFF_FFFF) &* UInt64(count)) &>> 32)
  }

  /// The number of a state among the states of all shards.
  @inlinable @inline(__always) func number(of index: Int, in shard: Int) -> Int { index &* count &+ shard }

  /// The address of the state with a number.
  @inlinable @inline(__always) func address(of number: Int) -> UnsafeMutablePointer<State> {
    if count == 1 { return unsafe shards.pointee.address(of: number) }
    return unsafe shards[number % count].address(of: number / count)
  }

  /// The state with a number, borrowed in place.
  @inlinable subscript(number: Int) -> State {
    @inline(__always) _read { yield unsafe address(of: number).pointee }
  }

  /// The number of a state, or -1.
  @inlinable func find(_ state: State, _ hash: UInt64) -> Int {
    let shard = owner(of: hash)
    let index = unsafe withUnsafePointer(to: state) {
      unsafe shards[shard].find(UnsafeMutablePointer(mutating: $0), hash)
    }
    return index < 0 ? -1 : number(of: index, in: shard)
  }

  /// Inserts a new state at once, which only a single worker may do; returns its number.
  @inlinable @inline(__always) func add(_ state: consuming State, _ hash: UInt64) -> Int {
    unsafe shards.pointee.add(state, hash)
  }

  /// Adds to the memory of the states of a shard.
  @usableFromInline func addFootprint(_ bytes: Int, to shard: Int) { unsafe shards[shard].footprint += bytes }

  /// Passes a new state to the owner of its shard.
  @usableFromInline func pass(_ state: consuming State, _ hash: UInt64, link: Int, from job: Int) {
    candidates[job * count + owner(of: hash)].value.append(Candidate(state: state, hash: hash, link: link))
  }

  /// Passes a truncated state to the owner of its shard.
  @usableFromInline func passTruncated(_ state: consuming State, _ hash: UInt64, from job: Int) {
    truncatedCandidates[job * count + owner(of: hash)].value
      .append(Candidate(state: state, hash: hash, link: -1))
  }

  /// Inserts the states that were passed to a shard, and writes their numbers into the records of steps.
  ///
  /// - Parameters:
  ///   - shard: The shard.
  ///   - pool: Replaces a new state by an equal state to store; nil to store the state itself.
  ///   - added: Called with the number of each new state.
  @inlinable func commit(_ shard: Int, pool: ((State) -> State)? = nil, added: (Int) -> Void) {
    for job in 0..<count {
      for candidate in takeCandidates(from: job, to: shard) {
        var number = find(candidate.state, candidate.hash)
        if number < 0 {
          let state = pool.map { $0(candidate.state) } ?? candidate.state
          number = unsafe self.number(of: shards[shard].add(state, candidate.hash), in: shard)
          added(number)
        }
        if candidate.link >= 0 { setLink(candidate.link, of: job, to: number) }
      }
    }
  }

  /// Inserts the truncated states that were passed to a shard, and returns the new ones.
  @usableFromInline func commitTruncated(_ shard: Int) -> [State] {
    (0..<count).flatMap { takeTruncated(from: $0, to: shard).map(\.state) }
  }

  @usableFromInline func takeCandidates(from job: Int, to shard: Int) -> [Candidate] {
    let list = candidates[job * count + shard]
    defer { list.value = [] }
    return list.value
  }

  /// The truncated states that were passed to a shard for the first time.
  private func takeTruncated(from job: Int, to shard: Int) -> [Candidate] {
    let list = truncatedCandidates[job * count + shard]
    defer { list.value = [] }
    return list.value.filter { candidate in
      let known = unsafe withUnsafePointer(to: candidate.state) {
        unsafe truncated[shard].find(UnsafeMutablePointer(mutating: $0), candidate.hash)
      }
      if known < 0 { _ = unsafe truncated[shard].add(candidate.state, candidate.hash) }
      return known < 0
    }
  }

  @usableFromInline func setLink(_ position: Int, of job: Int, to number: Int) {
    precondition(number < 1 << 31, "The search supports at most 2^31 states.")
    links[job].value[position] |= UInt32(truncatingIfNeeded: number << 1)
  }

  /// Records the position of the steps of a state.
  func setExit(of number: Int, job: Int, position: Int) {
    let (shard, index) = (number % count, number / count)
    unsafe shards[shard].exits[index] = UInt64(job) << 40 | UInt64(position)
  }

  /// Prepares the positions of the steps of all states of a shard.
  func reserveExits(of shard: Int) {
    while unsafe shards[shard].exits.count < shards[shard].count { unsafe shards[shard].exits.append(0) }
  }

  /// The record that contains the steps of a state, and the position of the first.
  func exit(of number: Int) -> (links: Chunk<UInt32>, position: Int) {
    let exit = unsafe shards[number % count].exits[number / count]
    return (links[Int(exit >> 40)].value.elements, Int(exit & (1 << 40 - 1)))
  }

  /// The number of discovered states of a shard.
  func stateCount(of shard: Int) -> Int { unsafe shards[shard].count }

  /// The number of discovered states.
  var stateCount: Int { (0..<count).reduce(0) { unsafe $0 + shards[$1].count } }

  /// The memory of states and tables in bytes, by a formula that does not depend on the number of shards.
  var bytes: Int {
    (0..<count).reduce(0) { sum, shard in
      let tables = unsafe shards[shard].count * 24 + truncated[shard].count * 16
      let states = unsafe shards[shard].footprint + truncated[shard].footprint
      return sum + links[shard].value.count * MemoryLayout<UInt32>.stride + tables + states
    }
  }

  /// Adds to the memory of the truncated states of a shard.
  @usableFromInline func addTruncatedFootprint(_ bytes: Int, to shard: Int) {
    unsafe truncated[shard].footprint += bytes
  }

  /// Traps unless each shard is consistent.
  func checkInvariants() {
    for shard in 0..<count {
      unsafe shards[shard].checkInvariants()
      unsafe truncated[shard].checkInvariants()
    }
  }
}
