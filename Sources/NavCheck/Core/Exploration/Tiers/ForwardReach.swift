/// Finds the states from which some states can be reached, by going on from each, depth first.
///
/// Where it comes to a state with a way to a target, all that lie on the stack have one, since each of them leads to where
/// the walk is. What cannot be left any more, a strongly connected component as a whole, has none. The steps of a state
/// are taken once, and none is kept, so it takes time in proportion to the steps and five bytes a state.
/// Source of the stack: R. Tarjan, "Depth-First Search and Linear Graph Algorithms", SIAM J. Comput. 1 (1972).
struct ForwardReach<Word: PackedWord> {
  private enum Status {
    static var unseen: UInt8 { 0 }
    static var open: UInt8 { 1 }
    static var has: UInt8 { 2 }
    static var hasNot: UInt8 { 3 }
  }

  /// A state on the way to where the walk is.
  private struct Frame {
    let number: Int
    /// The earliest state on the stack that it is known to lead to.
    var low: UInt32
    /// Where the targets of its steps begin among those that are to be looked at.
    let first: Int
  }

  private let source: BlockSource<Word>
  private let index: ArenaIndex<Word>
  private var status: [UInt8]
  /// For each state that is open when it was come to.
  private var order: [UInt32]
  private var come: UInt32 = 0
  private var stack: [Int] = []
  private var frames: [Frame] = []
  private var targets: [Word] = []

  /// For each state, by its number, whether a target can be reached from it, in no step at all included.
  static func ancestors(
    of isTarget: [Bool], _ source: BlockSource<Word>, _ index: ArenaIndex<Word>
  ) -> [Bool] {
    // The loops are compiled for a word where its type is known.
    if let source = source as? BlockSource<UInt64>, let index = index as? ArenaIndex<UInt64> {
      var walk = ForwardReach<UInt64>(isTarget, source, index)
      return walk.ancestors()
    }
    var walk = ForwardReach(isTarget, source, index)
    return walk.ancestors()
  }

  private init(_ isTarget: [Bool], _ source: BlockSource<Word>, _ index: ArenaIndex<Word>) {
    (self.source, self.index) = (source, index)
    status = isTarget.map { $0 ? Status.has : Status.unseen }
    order = Array(repeating: 0, count: isTarget.count)
  }

  private mutating func ancestors() -> [Bool] {
    for number in status.indices where status[number] == Status.unseen {
      go(to: number)
      while !frames.isEmpty { goOn() }
    }
    return status.map { $0 == Status.has }
  }

  /// Looks at one more step of the state where the walk is, or goes back from it.
  private mutating func goOn() {
    let last = frames.count - 1
    if targets.count == frames[last].first { return leave() }
    guard let target = index.number(of: targets.removeLast()) else { return }
    switch status[target] {
    case Status.unseen: go(to: target)
    case Status.open: frames[last].low = min(frames[last].low, order[target])
    case Status.has:
      for number in stack { status[number] = Status.has }
      stack.removeAll(keepingCapacity: true)
      frames.removeAll(keepingCapacity: true)
      targets.removeAll(keepingCapacity: true)
    default: break
    }
  }

  private mutating func go(to number: Int) {
    status[number] = Status.open
    order[number] = come
    stack.append(number)
    frames.append(Frame(number: number, low: come, first: targets.count))
    come += 1
    var word = index.word(number)
    unsafe withUnsafePointer(to: &word) {
      let output = unsafe source.follow(UnsafeBufferPointer(start: Optional($0), count: 1))
      // What was emitted last is looked at first: steps of the platform, and ways out.
      for place in 0..<output.paid.count { targets.append(output.paid[place]) }
      for place in 0..<output.free.count { targets.append(output.free[place]) }
    }
  }

  private mutating func leave() {
    let frame = frames.removeLast()
    if frame.low == order[frame.number] {
      while let number = stack.popLast() {
        status[number] = Status.hasNot
        if number == frame.number { break }
      }
    }
    if !frames.isEmpty { frames[frames.count - 1].low = min(frames[frames.count - 1].low, frame.low) }
  }
}
