/// A step to a state of a batch.
///
/// The type is not generic over the state, so unspecialised callers need no metadata lookup.
@usableFromInline struct StateStep {
  /// The hash of the state.
  @usableFromInline let hash: UInt64
  /// Where in its block the state is from which the step leads there.
  @usableFromInline let source: Int32
  /// The cost of the step.
  @usableFromInline let cost: Int32

  @inlinable init(hash: UInt64, source: Int, cost: Int) {
    self.hash = hash
    self.source = Int32(truncatingIfNeeded: source)
    self.cost = Int32(truncatingIfNeeded: cost)
  }
}
