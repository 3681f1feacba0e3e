/// Target states of steps, which are looked up together.
///
/// The owner frees the memory with ``release()``.
@safe @usableFromInline struct StateBatch<State> {
  @usableFromInline private(set) var states: UnsafeMutablePointer<State>
  @usableFromInline private(set) var steps: UnsafeMutablePointer<StateStep>
  @usableFromInline private(set) var count = 0
  @usableFromInline private(set) var capacity: Int

  init(capacity: Int) {
    unsafe states = UnsafeMutablePointer.allocate(capacity: capacity)
    unsafe steps = UnsafeMutablePointer.allocate(capacity: capacity)
    self.capacity = capacity
  }

  @inlinable @inline(__always) mutating func append(_ state: State, _ step: StateStep) {
    if count == capacity { grow() }
    unsafe (states + count).initialize(to: state)
    unsafe (steps + count).initialize(to: step)
    count &+= 1
  }

  /// Removes the states, which have been moved elsewhere.
  @inlinable @inline(__always) mutating func forgetAll() { count = 0 }

  func release() {
    unsafe states.deinitialize(count: count)
    unsafe states.deallocate()
    unsafe steps.deallocate()
  }

  @usableFromInline mutating func grow() {
    let widerStates = UnsafeMutablePointer<State>.allocate(capacity: capacity * 2)
    let widerSteps = UnsafeMutablePointer<StateStep>.allocate(capacity: capacity * 2)
    unsafe widerStates.moveInitialize(from: states, count: count)
    unsafe widerSteps.moveInitialize(from: steps, count: count)
    unsafe states.deallocate()
    unsafe steps.deallocate()
    unsafe states = widerStates
    unsafe steps = widerSteps
    capacity *= 2
  }
}
