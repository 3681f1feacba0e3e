/// Successors that are not visited yet, in memory of their own.
///
/// Its owner frees the memory with ``release()``.
@safe @usableFromInline struct CandidateList<State> {
  /// A state that a step leads to.
  @usableFromInline struct Candidate {
    @usableFromInline var state: State
    @usableFromInline let hash: UInt64
    /// Where the number of the state is to be written; -1 where it is not needed.
    @usableFromInline var link = -1

    @inlinable init(state: consuming State, hash: UInt64) {
      self.state = state
      self.hash = hash
    }
  }

  @usableFromInline private(set) var base: UnsafeMutablePointer<Candidate>
  @usableFromInline private(set) var count = 0
  @usableFromInline private(set) var capacity: Int

  init(capacity: Int) {
    unsafe base = UnsafeMutablePointer.allocate(capacity: capacity)
    self.capacity = capacity
  }

  @inlinable mutating func append(_ candidate: consuming Candidate) {
    if count == capacity { grow() }
    unsafe (base + count).initialize(to: candidate)
    count &+= 1
  }

  /// Removes the candidates, which have been moved elsewhere.
  @inlinable mutating func forgetAll() { count = 0 }

  mutating func removeAll() {
    unsafe base.deinitialize(count: count)
    count = 0
  }

  func release() {
    unsafe base.deinitialize(count: count)
    unsafe base.deallocate()
  }

  @usableFromInline mutating func grow() {
    let wider = UnsafeMutablePointer<Candidate>.allocate(capacity: capacity * 2)
    unsafe wider.moveInitialize(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = wider
    capacity *= 2
  }
}
