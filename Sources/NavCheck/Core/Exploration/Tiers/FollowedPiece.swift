/// The steps from some explored states, as indices of states.
@safe struct FollowedPiece {
  /// The number of the first state, where states are numbered share after share.
  private(set) var number = 0
  /// The places of the states.
  private(set) var own = WordList<Int>(capacity: 16)
  /// The indices of the target states: first those of steps of cost 1, then the others.
  private(set) var targets = WordList<Int>(capacity: 16)
  /// The number of targets of steps of cost 1, which precede the others.
  private(set) var paidCount = 0
  /// For each state where its targets of each kind end.
  private(set) var paidEnds = WordList<Int>(capacity: 16)
  private(set) var freeEnds = WordList<Int>(capacity: 16)

  /// Takes the steps from states.
  mutating func follow<Word: PackedWord>(
    _ words: UnsafeBufferPointer<Word>, numbered number: Int, _ source: BlockSource<Word>,
    _ places: StatePlaces<Word>, job: Int
  ) {
    let output = unsafe source.follow(words, job: job)
    self.number = number
    own.removeAll()
    targets.removeAll()
    paidEnds.removeAll()
    freeEnds.removeAll()
    unsafe places.find(words, numbered: number, into: &own)
    unsafe places.find(output.paid.elements, into: &targets)
    paidCount = targets.count
    unsafe places.find(output.free.elements, into: &targets)
    unsafe paidEnds.append(output.paidEnds.elements)
    unsafe freeEnds.append(output.freeEnds.elements)
  }

  /// Calls a function with each state and the positions of its targets in the list.
  @inline(__always) func forEachState(_ body: (Int, _ paid: Range<Int>, _ free: Range<Int>) -> Void) {
    var (paidStart, freeStart) = (0, paidCount)
    for place in 0..<own.count {
      let (paidEnd, freeEnd) = (paidEnds[place], paidCount &+ freeEnds[place])
      body(place, paidStart..<paidEnd, freeStart..<freeEnd)
      (paidStart, freeStart) = (paidEnd, freeEnd)
    }
  }

  func release() {
    own.release()
    targets.release()
    paidEnds.release()
    freeEnds.release()
  }
}
