/// A step to a state of a batch.
///
/// It knows nothing of the state, so that code that knows nothing of it either has nothing to find out.
@usableFromInline struct StateStep {
  /// The hash of the state.
  @usableFromInline let hash: UInt64
  /// Where in its block the state is from which the step leads there.
  @usableFromInline let source: Int32
  /// What the step costs.
  @usableFromInline let cost: Int32

  @inlinable init(hash: UInt64, source: Int, cost: Int) {
    self.hash = hash
    self.source = Int32(truncatingIfNeeded: source)
    self.cost = Int32(truncatingIfNeeded: cost)
  }
}
