/// For each index at which states wait, these states: lists of links, and a table of the first link of each index.
struct WaitingStates: ~Copyable {
  /// An index and the number of a link, counted from 1, in 64 bits.
  ///
  /// In a link: the waiting state and the next link of the list, or 0 at its end. In the table: the index of a state
  /// and the first link of its list.
  struct Pair: TableSlot {
    private let bits: UInt64

    private static var linkBits: UInt64 { 30 }
    static var greatestLink: Int { 1 << linkBits - 1 }
    static var greatestIndex: Int { 1 << (64 - linkBits) - 1 }
    static var vacant: Pair { Pair(0, 0) }

    @inline(__always) init(_ index: Int, _ link: Int) {
      bits = UInt64(truncatingIfNeeded: index) &<< Self.linkBits | UInt64(truncatingIfNeeded: link)
    }

    var index: Int { Int(truncatingIfNeeded: bits &>> Self.linkBits) }
    var link: Int { Int(truncatingIfNeeded: bits & (1 &<< Self.linkBits &- 1)) }
    var isVacant: Bool { link == 0 }
    var hash: UInt64 { UInt64(truncatingIfNeeded: index).mixed }
  }

  private var links = Buffer<Pair>()
  /// The first link that is in no list any more, counted from 1.
  private var unused = 0
  private var table = SlotTable<Pair>()

  /// - Parameter width: The greatest index plus one.
  init(width: Int) { precondition(width <= Pair.greatestIndex, "Indices have 34 bits.") }

  /// Registers a state as waiting at an index.
  mutating func add(_ state: Int, at index: Int) {
    if table.held * 2 >= table.view.count { table.grow() }
    let slots = table.view
    let slot = slots.index(UInt64(truncatingIfNeeded: index).mixed) { $0.index == index }
    let next = slots[slot].link
    if next == 0 { table.held += 1 }
    slots[slot] = Pair(index, link(to: state, next))
  }

  /// Moves the states that wait at an index to a list.
  mutating func release(at index: Int, into states: inout [Int]) {
    let slot = table.view.index(UInt64(truncatingIfNeeded: index).mixed) { $0.index == index }
    var link = table.view[slot].link
    if link != 0 { table.remove(at: slot) }
    while link != 0 {
      let waiting = links[link - 1]
      links[link - 1] = Pair(0, unused)
      unused = link
      states.append(waiting.index)
      link = waiting.link
    }
  }

  func checkInvariants() { table.checkInvariants() }

  /// The largest memory of the lists and the table in bytes, while they grow.
  var bytes: Int { (links.count * 3 + table.view.count) * MemoryLayout<Pair>.stride }

  /// The number of a new link, counted from 1.
  private mutating func link(to state: Int, _ next: Int) -> Int {
    let link = Pair(state, next)
    if unused == 0 {
      precondition(links.count < Pair.greatestLink, "More than \(Pair.greatestLink) steps wait at once.")
      links.append(link)
      return links.count
    }
    let number = unused
    unused = links[number - 1].link
    links[number - 1] = link
    return number
  }
}

/// Finds the states from which some targets can be reached, in a pass over all states in the order of the levels.
///
/// A state waits at each of its successors until one of them is known to reach a target. Most paths lead back to a
/// nearer level or end after a few steps, so few states wait at a time. Where they do not fit into the given memory,
/// some do not wait, and passes in alternating order follow until one finds nothing new. Several workers generate the
/// steps in chunks while one worker processes the preceding chunks. A pass takes time in proportion to the steps, and
/// memory for one bit for each index (``VisitedSet/indices(of:into:)``) and for the waiting states.
final class BackwardReachability<Word: PackedWord>: @unchecked Sendable {
  /// The steps from a chunk of states, as indices of states.
  private final class Steps: @unchecked Sendable {
    /// The number of the first state, where states are numbered shard after shard.
    var number = 0
    var successors = Successors<Word>()
    /// The indices of the states, and of the targets: first those of steps of cost 1, then the others.
    var own = Buffer<Int>(capacity: 256)
    var targets = Buffer<Int>(capacity: 1024)
  }

  /// The number of chunks of which each worker generates the steps while preceding chunks are processed.
  private static var roundLength: Int { 32 }

  private let source: any SuccessorSource<Word>
  private let visited: VisitedSet<Word>
  private let width: Int
  private let jobs: Int
  private let interrupt: SearchInterrupt
  private let isTarget: Chunk<Bool>
  private var chunks: [(number: Int, words: Chunk<Word>)]
  private let limit: Int
  /// A bit for each index.
  private let reaches: LargeBuffer<UInt64>
  /// A bit for each index at which states wait, if there are any.
  private var awaited: LargeBuffer<UInt64>?
  private var waiting: WaitingStates
  /// Whether a state of the current pass does not wait, for lack of memory.
  private var isOmitted = false
  /// The number of passes.
  private(set) var passes = 0
  private var reached: [Int] = []
  /// The number of states that reach a target.
  private(set) var count = 0

  /// Runs the analysis of a search.
  ///
  /// - Parameters:
  ///   - isTarget: For each state, shard after shard, whether it is a target.
  ///   - search: The search.
  ///   - limit: The memory for waiting states, in bytes.
  ///   - interrupt: If it is raised, the analysis ends early and has no result.
  init(
    of isTarget: Chunk<Bool>, in search: BreadthFirstSearch<Word>, within limit: Int = .max,
    unless interrupt: SearchInterrupt = SearchInterrupt(nil)
  ) {
    self.limit = limit
    (source, visited, jobs) = (search.source, search.visited, search.jobs)
    (self.isTarget, self.interrupt) = (isTarget, interrupt)
    width = visited.prepareIndices()
    reaches = LargeBuffer(repeating: 0, count: width >> 6 + 1)
    waiting = WaitingStates(width: width)
    var chunks: [(number: Int, words: Chunk<Word>)] = []
    search.forEachChunk { chunks.append(($1, $2)) }
    self.chunks = chunks
    repeat {
      let before = count
      isOmitted = false
      run()
      passes += 1
      waiting = WaitingStates(width: width)
      awaited = nil
      if count == before { isOmitted = false }
      if isOmitted { self.chunks = self.chunks.reversed().filter { reachesTarget($0.words).contains(false) } }
    } while isOmitted && !interrupt.isRaised()
  }

  /// For each of some states, whether it reaches a target.
  func reachesTarget(_ words: Chunk<Word>) -> [Bool] {
    var indices = Buffer<Int>(capacity: words.count)
    visited.indices(of: words, into: &indices)
    return indices.elements.array.map { isKnown($0, reaches.elements) }
  }

  @inline(__always) private func isKnown(_ index: Int, _ reaches: Chunk<UInt64>) -> Bool {
    index >= 0 && reaches[index &>> 6] &>> UInt64(truncatingIfNeeded: index & 63) & 1 == 1
  }

  @_specialize(exported:false,kind:full,where Word == UInt64)
  private func run() {
    if jobs == 1 {
      let steps = Steps()
      for chunk in chunks where !interrupt.isRaised() {
        generate(chunk, into: steps, job: 0)
        process(steps)
      }
      return
    }
    let width = jobs * Self.roundLength
    let ring = (0..<2 * width).map { _ in Steps() }
    // The first round has nothing to process, the last round nothing to generate.
    for first in stride(from: 0, to: chunks.count + width, by: width) where !interrupt.isRaised() {
      let old = max(0, first - width)..<min(first, chunks.count)
      // The first worker helps when it has processed the preceding chunks.
      let queue = WorkQueue(min(first, chunks.count)..<min(first + width, chunks.count), behindFirstOf: jobs)
      WorkerThreads.run(jobs) { [self] job in
        if job == 0 { for number in old { process(ring[number % ring.count]) } }
        while let (_, number) = queue.next(for: job) {
          generate(chunks[number], into: ring[number % ring.count], job: job)
        }
      }
    }
  }

  private func generate(_ chunk: (number: Int, words: Chunk<Word>), into steps: Steps, job: Int) {
    steps.number = chunk.number
    steps.successors.removeAll()
    source.follow(chunk.words, job: job, into: &steps.successors)
    steps.own.removeAll()
    steps.targets.removeAll()
    visited.indices(of: chunk.words, into: &steps.own)
    visited.indices(of: steps.successors.paid.elements, into: &steps.targets)
    visited.indices(of: steps.successors.free.elements, into: &steps.targets)
  }

  /// Processes the steps of a chunk of states.
  private func process(_ steps: Steps) {
    let (reaches, targets, own) = (reaches.elements, steps.targets.elements, steps.own.elements)
    let paidCount = steps.successors.paid.count
    for place in 0..<own.count where !isKnown(own[place], reaches) {
      let paid = steps.successors.paidRange(of: place)
      let free = steps.successors.freeRange(of: place)
      var isReached = isTarget[steps.number &+ place]
      for index in paid { isReached = isReached || isKnown(targets[index], reaches) }
      for index in free { isReached = isReached || isKnown(targets[paidCount &+ index], reaches) }
      if isReached {
        reach(own[place])
      } else {
        for index in paid { wait(own[place], at: targets[index]) }
        for index in free { wait(own[place], at: targets[paidCount &+ index]) }
      }
    }
  }

  private func wait(_ state: Int, at target: Int) {
    if target < 0 || target == state { return }
    if waiting.bytes >= limit {
      isOmitted = true
      return
    }
    let awaited = awaited ?? LargeBuffer(repeating: 0, count: width >> 6 + 1)
    self.awaited = awaited
    awaited.elements[target &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: target & 63)
    waiting.add(state, at: target)
  }

  /// Marks a state as reaching a target, together with all states that wait for it.
  private func reach(_ state: Int) {
    let reaches = reaches.elements
    reached.append(state)
    while let next = reached.popLast() {
      if isKnown(next, reaches) { continue }
      reaches[next &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: next & 63)
      count += 1
      if let awaited, isKnown(next, awaited.elements) { waiting.release(at: next, into: &reached) }
    }
  }
}
