/// The tables that the jobs of an exploration share: one shard of the states for each job.
///
/// While states are expanded, the shards are only read. While candidates are inserted, each worker changes only its
/// own shard. A barrier separates the two phases, so no locks are needed.
@safe @usableFromInline struct StateTables<State: Hashable & Sendable> {
  /// The number of jobs, which is also the number of shards.
  @usableFromInline let count: Int
  @usableFromInline let shards: UnsafeMutablePointer<StateShard<State>>
  /// The truncated states.
  @usableFromInline let cuts: UnsafeMutablePointer<StateShard<State>>
  /// For each job and share the states that the job has not found there.
  @usableFromInline let pending: UnsafeMutablePointer<CandidateList<State>>
  /// For each job and shard, the truncated states that the job has not found in the shard.
  @usableFromInline let pendingCuts: UnsafeMutablePointer<CandidateList<State>>
  /// The steps that each job has recorded.
  ///
  /// For each state: twice the number of its links, plus 1 if a step leads to a truncated state. Then for each step:
  /// twice the number of the target state, plus the cost.
  @usableFromInline let links: UnsafeMutablePointer<WordList<UInt32>>

  init(count: Int, keepsExits: Bool, noteWidth: Int) {
    self.count = count
    unsafe shards = UnsafeMutablePointer.allocate(capacity: count)
    unsafe cuts = UnsafeMutablePointer.allocate(capacity: count)
    unsafe links = UnsafeMutablePointer.allocate(capacity: count)
    unsafe pending = UnsafeMutablePointer.allocate(capacity: count * count)
    unsafe pendingCuts = UnsafeMutablePointer.allocate(capacity: count * count)
    for share in 0..<count {
      unsafe (shards + share).initialize(to: StateShard(keepsExits: keepsExits, noteWidth: noteWidth))
      unsafe (cuts + share).initialize(to: StateShard(keepsExits: false, noteWidth: 0))
      unsafe (links + share).initialize(to: WordList())
    }
    for place in 0..<(count * count) {
      unsafe (pending + place).initialize(to: CandidateList(capacity: 16))
      unsafe (pendingCuts + place).initialize(to: CandidateList(capacity: 1))
    }
  }

  /// The shard that owns a state; the low bits of the hash choose it, since the high bits choose a slot.
  @inlinable @inline(__always) func owner(of hash: UInt64) -> Int {
    count == 1 ? 0 : Int(truncatingIfNeeded: ((hash & 0xFFFF_FFFF) &* UInt64(count)) &>> 32)
  }

  /// The number of a state among the states of all shards.
  @inlinable @inline(__always) func number(of index: Int, in shard: Int) -> Int { index &* count &+ shard }

  /// One more than the greatest number.
  var numberCount: Int { count * (0..<count).reduce(0) { max($0, unsafe shards[$1].count) } }

  /// The address of a state.
  @inlinable @inline(__always) func address(of number: Int) -> UnsafeMutablePointer<State> {
    if count == 1 { return unsafe shards.pointee.address(of: number) }
    return unsafe shards[number % count].address(of: number / count)
  }

  /// Writes down where the steps of a state are written down.
  func setExit(of number: Int, job: Int, place: Int) {
    unsafe shards[number % count].setExit(of: number / count, to: UInt64(job) << 40 | UInt64(place))
  }

  /// The list in which the steps of a state are written down, and where they begin.
  func exit(of number: Int) -> (list: WordList<UInt32>, place: Int) {
    let exit = unsafe shards[number % count].exit(of: number / count)
    return unsafe (links[Int(exit >> 40)], Int(exit & (1 << 40 - 1)))
  }

  /// The bytes that are noted of a state.
  func notes(of number: Int) -> UnsafeMutablePointer<UInt8> {
    unsafe shards[number % count].notes(of: number / count)
  }

  /// The number of discovered states.
  var stateCount: Int { (0..<count).reduce(0) { unsafe $0 + shards[$1].count } }

  /// The number of discovered states in one shard.
  func stateCount(of share: Int) -> Int { unsafe shards[share].count }

  /// The memory of states and tables in bytes, by a formula that does not depend on the number of shards.
  var bytes: Int {
    (0..<count).reduce(0) { sum, share in
      let links = unsafe links[share].count * MemoryLayout<UInt32>.stride
      return unsafe sum + links + shards[share].bytes + shards[share].footprint + cuts[share].bytes
        + cuts[share].footprint
    }
  }

  func release() {
    // Giving back what millions of states hold takes its time.
    nonisolated(unsafe) let (shards, cuts) = unsafe (shards, cuts)
    WorkerThreads.run(count) { share in
      unsafe shards[share].release()
      unsafe cuts[share].release()
    }
    for share in 0..<count { unsafe links[share].release() }
    for place in 0..<(count * count) {
      unsafe pending[place].release()
      unsafe pendingCuts[place].release()
    }
    unsafe shards.deinitialize(count: count)
    unsafe cuts.deinitialize(count: count)
    unsafe shards.deallocate()
    unsafe cuts.deallocate()
    unsafe links.deallocate()
    unsafe pending.deallocate()
    unsafe pendingCuts.deallocate()
  }
}
