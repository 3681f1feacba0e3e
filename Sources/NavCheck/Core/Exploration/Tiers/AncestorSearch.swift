/// Finds the states from which some states can be reached, by going through all of them once in the order of the levels.
///
/// A state waits at each of the states that it leads to until one of them is known to have a way to a target. Most
/// ways lead back to a nearer level or end a few steps on, so few states wait at a time. The steps are taken once, many
/// states together, so it takes time in proportion to the steps, five bytes a state and eight for each step that waits.
struct AncestorSearch<Word: PackedWord> {
  /// A state that waits at another one, as a link of the list of all that wait there.
  private struct Waiter: BitwiseCopyable {
    var number: UInt32
    /// The place of the next one, plus 1.
    var next: UInt32
  }

  private let source: BlockSource<Word>
  private let index: ArenaIndex<Word>
  private var has: [Bool]
  /// For each state the place of the first that waits there, plus 1.
  private var first: [UInt32]
  private var waiters = WordList<Waiter>()
  /// The first link that is in no list any more, plus 1.
  private var unused: UInt32 = 0
  private var words = WordList<Word>(capacity: Exploration<Word>.blockSize)
  private var numbers: [Int] = []
  private var targets = WordList<Int>()
  private var reached: [UInt32] = []

  /// For each state, by its number, whether a target can be reached from it, in no step at all included.
  static func ancestors(
    of isTarget: [Bool], _ source: BlockSource<Word>, _ index: ArenaIndex<Word>
  ) -> [Bool] {
    // The loops are compiled for a word where its type is known.
    if let source = source as? BlockSource<UInt64>, let index = index as? ArenaIndex<UInt64> {
      var search = AncestorSearch<UInt64>(isTarget, source, index)
      return search.ancestors()
    }
    var search = AncestorSearch(isTarget, source, index)
    return search.ancestors()
  }

  private init(_ isTarget: [Bool], _ source: BlockSource<Word>, _ index: ArenaIndex<Word>) {
    (self.source, self.index) = (source, index)
    has = isTarget
    first = Array(repeating: 0, count: isTarget.count)
  }

  private mutating func ancestors() -> [Bool] {
    defer {
      waiters.release()
      words.release()
      targets.release()
    }
    for range in index.ranges {
      for number in range where !has[number] {
        words.append(index.word(number))
        numbers.append(number)
        if numbers.count == Exploration<Word>.blockSize { look() }
      }
    }
    look()
    return has
  }

  /// Takes the steps of the states that are due.
  private mutating func look() {
    let output = unsafe source.follow(words.elements)
    targets.removeAll()
    unsafe index.find(output.paid.elements, into: &targets)
    unsafe index.find(output.free.elements, into: &targets)
    let free = output.paid.count
    for (place, number) in numbers.enumerated() {
      let before = place == 0 ? (0, 0) : (output.paidEnds[place - 1], output.freeEnds[place - 1])
      wait(number, before.0..<output.paidEnds[place], (free + before.1)..<(free + output.freeEnds[place]))
    }
    words.removeAll()
    numbers.removeAll(keepingCapacity: true)
  }

  /// Lets a state wait at all that it leads to, unless one of them has a way to a target.
  private mutating func wait(_ number: Int, _ paid: Range<Int>, _ free: Range<Int>) {
    if has[number] { return }
    for place in paid where targets[place] >= 0 && has[targets[place]] { return reach(number) }
    for place in free where targets[place] >= 0 && has[targets[place]] { return reach(number) }
    for place in paid { wait(number, at: targets[place]) }
    for place in free { wait(number, at: targets[place]) }
  }

  private mutating func wait(_ number: Int, at target: Int) {
    if target < 0 || target == number { return }
    let waiter = Waiter(number: UInt32(number), next: first[target])
    if unused == 0 {
      waiters.append(waiter)
      precondition(waiters.count < UInt32.max, "Four billion steps cannot wait at once.")
      first[target] = UInt32(waiters.count)
    } else {
      let place = Int(unused) - 1
      first[target] = unused
      unused = waiters[place].next
      waiters[place] = waiter
    }
  }

  /// Notes that a state has a way to a target, and with it all that wait there.
  private mutating func reach(_ number: Int) {
    has[number] = true
    reached.append(UInt32(number))
    while let next = reached.popLast() {
      var link = first[Int(next)]
      first[Int(next)] = 0
      while link != 0 {
        let place = Int(link) - 1
        let waiter = waiters[place]
        waiters[place] = Waiter(number: 0, next: unused)
        unused = link
        link = waiter.next
        if !has[Int(waiter.number)] {
          has[Int(waiter.number)] = true
          reached.append(waiter.number)
        }
      }
    }
  }
}
