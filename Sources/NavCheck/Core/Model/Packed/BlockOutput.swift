/// The successors of the states of one block, without the results of properties.
@usableFromInline struct BlockOutput<Word: PackedWord> {
  /// The number of emitted steps.
  @usableFromInline var generated = 0

  /// The states within bounds that a step of cost 1 leads to, with duplicates.
  @usableFromInline var paid = WordList<Word>()

  /// The target states of steps of cost 0.
  @usableFromInline var free = WordList<Word>()

  /// For each state of the block how long the two lists were when it was done.
  @usableFromInline var paidEnds = WordList<Int>()
  @usableFromInline var freeEnds = WordList<Int>()

  /// For each state of the block, whether one of its steps leads to a truncated state.
  @usableFromInline var leadsToCut = WordList<Bool>()
  @usableFromInline var hasCutStep = false

  /// States that could not be explored before something is learned about them.
  var missed = WordList<Word>(capacity: 16)

  init() {}

  /// Marks the end of the targets of one state.
  @inlinable mutating func close() {
    paidEnds.append(paid.count)
    freeEnds.append(free.count)
    leadsToCut.append(hasCutStep)
    hasCutStep = false
  }

  mutating func clear() {
    generated = 0
    paid.removeAll()
    free.removeAll()
    paidEnds.removeAll()
    freeEnds.removeAll()
    leadsToCut.removeAll()
    missed.removeAll()
  }

  func release() {
    paid.release()
    free.release()
    paidEnds.release()
    freeEnds.release()
    leadsToCut.release()
    missed.release()
  }
}

extension BlockOutput {
  /// The target states of a state of the block, with duplicates.
  func targets(of place: Int) -> [Word] {
    targets(of: place, in: paid, paidEnds) + targets(of: place, in: free, freeEnds)
  }

  func targets(of place: Int, in list: WordList<Word>, _ ends: WordList<Int>) -> [Word] {
    ((place == 0 ? 0 : ends[place - 1])..<ends[place]).map { list[$0] }
  }
}
