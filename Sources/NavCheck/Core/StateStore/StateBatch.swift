/// The target states of steps, which are looked up together.
@safe @usableFromInline struct StateBatch<State: Hashable & Sendable>: ~Copyable {
  /// A step to a state of a batch.
  ///
  /// The type is not generic over the state, so unspecialised callers need no metadata lookup.
  @usableFromInline typealias Step = BatchedStep

  @usableFromInline private(set) var states: UnsafeMutablePointer<State>
  @usableFromInline private(set) var steps: UnsafeMutablePointer<BatchedStep>
  @usableFromInline private(set) var count = 0
  private var capacity: Int
  @usableFromInline var isFull: Bool { count == capacity }

  init(capacity: Int) {
    unsafe states = UnsafeMutablePointer.allocate(capacity: capacity)
    unsafe steps = UnsafeMutablePointer.allocate(capacity: capacity)
    self.capacity = capacity
  }

  @inlinable deinit {
    unsafe states.deinitialize(count: count)
    unsafe states.deallocate()
    unsafe steps.deallocate()
  }

  @inlinable @inline(__always) mutating func append(_ state: State, _ step: BatchedStep) {
    if isFull { grow() }
    unsafe (states + count).initialize(to: state)
    unsafe (steps + count).initialize(to: step)
    count &+= 1
  }

  @inlinable @inline(__always) func step(_ place: Int) -> BatchedStep { unsafe steps[place] }

  /// Loads a slot of each state, and the first byte of a state that it may equal, so that the cache misses overlap.
  @inlinable @inline(__always) func prefetch(_ interner: StateInterner<State>) -> UInt64 {
    var touched: UInt64 = 0
    for place in 0..<count {
      let hash = unsafe steps[place].hash
      let slots = unsafe interner.shards[interner.owner(of: hash)].slots
      touched &+= slots[slots.home(of: hash)].bits
    }
    for place in 0..<count {
      let hash = unsafe steps[place].hash
      let shard = unsafe interner.shards + interner.owner(of: hash)
      let slots = unsafe shard.pointee.slots
      let slot = slots[slots.home(of: hash)]
      if slot.isVacant || !slot.mayHave(hash) { continue }
      let state = unsafe UnsafeRawPointer(shard.pointee.address(of: slot.index))
      unsafe touched &+= UInt64(state.load(as: UInt8.self))
    }
    return touched
  }

  /// The number of a state, or -1.
  @inlinable @inline(__always) func find(_ place: Int, in interner: StateInterner<State>) -> Int {
    let hash = unsafe steps[place].hash
    let shard = interner.owner(of: hash)
    let index = unsafe interner.shards[shard].find(states + place, hash)
    return index < 0 ? -1 : interner.number(of: index, in: shard)
  }

  /// Moves a state out of the batch; each state must be moved or discarded once before ``reset()``.
  @inlinable @inline(__always) func take(_ place: Int) -> State { unsafe (states + place).move() }

  @inlinable @inline(__always) func discard(_ place: Int) { unsafe (states + place).deinitialize(count: 1) }

  /// Removes the states, which were moved or discarded.
  @inlinable @inline(__always) mutating func reset() { count = 0 }

  @usableFromInline mutating func grow() {
    let (states, steps) = unsafe (self.states, self.steps)
    unsafe self.states = UnsafeMutablePointer.allocate(capacity: capacity * 2)
    unsafe self.steps = UnsafeMutablePointer.allocate(capacity: capacity * 2)
    unsafe self.states.moveInitialize(from: states, count: count)
    unsafe self.steps.moveInitialize(from: steps, count: count)
    unsafe states.deallocate()
    unsafe steps.deallocate()
    capacity *= 2
  }
}

/// A step to a state of a ``StateBatch``.
@usableFromInline struct BatchedStep {
  /// The hash of the state.
  @usableFromInline let hash: UInt64
  /// The index in its chunk of the state in which the step begins.
  @usableFromInline let source: Int32
  @usableFromInline let cost: Int32

  @inlinable init(hash: UInt64, source: Int, cost: Int) {
    self.hash = hash
    self.source = Int32(truncatingIfNeeded: source)
    self.cost = Int32(truncatingIfNeeded: cost)
  }
}
