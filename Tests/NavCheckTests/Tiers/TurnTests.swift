import Dispatch
import Testing

@testable import NavCheck

/// How jobs share the work of a level.
@Suite struct TurnTests {
  @Test func `every piece is dealt once, to its own job first`() {
    for pieces in [[5, 0, 9], [0, 0, 1], [0, 0, 0], [40, 40, 40]] {
      let deal = PieceDeal(pieces.map { 3..<(3 + $0) })
      for job in pieces.indices where pieces[job] > 0 {
        #expect(deal.next(for: job).map { [$0.share, $0.number] } == [job, 3])
      }
      let taken = concurrentMap(pieces.count, jobs: pieces.count) { job in
        var taken: [[Int]] = []
        while let piece = deal.next(for: job) { taken.append([piece.share, piece.number]) }
        return taken
      }
      let expected = pieces.indices.flatMap { share in
        (3..<(3 + pieces[share])).dropFirst().map { [share, $0] }
      }
      #expect(taken.flatMap { $0 }.sorted { $0.lexicographicallyPrecedes($1) } == expected)
    }
  }

  @Test func `turns contain every piece of a level once, and are about equally long`() {
    var words = (0..<10_000).map { UInt64($0) }
    unsafe words.withUnsafeMutableBufferPointer { words in
      for shares in [1, 2, 7] {
        let pieces = unsafe LevelPieces(of: words, shares: shares)
        #expect(pieces.count == 40)
        for turns in [1, 3, 40] {
          let dealt = (0..<turns).map { pieces.turn($0, of: turns) }
          let numbers = dealt.map { turn in turn.reduce(0) { $0 + $1.count } }
          #expect(numbers.reduce(0, +) == 40)
          let met = dealt.flatMap { turn in
            turn.enumerated().flatMap { share, numbers in
              numbers.flatMap { unsafe Array(pieces.words(share, $0)) }
            }
          }
          #expect(met.sorted() == Array(0..<10_000))
        }
      }
    }
  }

  @Test func `words that belong together have one owner, and owners have about as many of them`() {
    for (shares, groups) in [(1, 600), (2, 600), (3, 600), (7, 600), (2, 64), (7, 100)] {
      let (groups, size) = (UInt64(groups), UInt64(100_000))
      let owners = PageOwners(shares: shares, product: groups * size, neighbourhood: size)
      defer { owners.release() }
      var counts = Array(repeating: 0, count: shares)
      var strays = 0
      for group in 0..<groups {
        let home = owners[group * size + size / 2]
        counts[home] += 1
        for place in 0..<100 where owners[group * size + UInt64(place) * size / 100] != home { strays += 1 }
      }
      let mean = Int(groups) / shares
      #expect(counts.allSatisfy { ($0 - mean).magnitude <= 1 + mean / 10 }, "\(counts)")
      // Those of a page that has part in two groups.
      #expect(strays <= Int(groups) * 100 / 10, "\(strays)")
    }
  }

  @Test func `of few words each page still has an owner`() {
    for product in [1, 2, 511, 512, 513, 40_000] as [UInt64] {
      let owners = PageOwners(shares: 3, product: product, neighbourhood: .max)
      defer { owners.release() }
      #expect((0..<product).allSatisfy { (0..<3).contains(owners[$0]) })
    }
  }

  @Test(arguments: [2, 3, 7], [true, false])
  func `a share admits the words that it owns, each once, and passes others on to their owners`(
    shares: Int, hasBitmap: Bool
  ) {
    var generator = SplitMix(seed: 7)
    let visited = VisitedSet<UInt64>(shares: shares)
    defer { visited.release() }
    if hasBitmap { visited.consider(WordSpan(product: 40_000, neighbourhood: 600)) }
    #expect((visited.bitCount != nil) == hasBitmap)
    let (sorted, others) = (WordExchange<UInt64>(jobs: shares), WordExchange<UInt64>(jobs: shares))
    defer {
      sorted.release()
      others.release()
    }
    var met: Set<UInt64> = []
    for turn in 0..<20 {
      let words = (0..<3_000).map { _ in UInt64.random(in: 0..<40_000, using: &generator) }
      let share = turn % shares
      let (lists, passed) = unsafe (sorted.outgoing(of: 0), others.outgoing(of: 0))
      unsafe words.withUnsafeBufferPointer { words in
        unsafe visited.sort(words, into: lists)
        unsafe visited.admit(words, ownedBy: share, others: passed)
      }
      for owner in 0..<shares {
        let expected = unsafe Array(lists[owner].elements)
        if owner == share { met.formUnion(expected) }
        #expect(unsafe Array(passed[owner].elements) == (owner == share ? [] : expected))
      }
      sorted.clear()
      others.clear()
    }
    let admitted = visited.shards.flatMap { shard in (0..<shard.arena.count).map { shard.arena[$0] } }
    #expect(admitted.count == met.count)
    #expect(Set(admitted) == met)
  }

  @Test func `what is sent in one turn arrives once in the next`() {
    let exchange = WordExchange<UInt64>(jobs: 3)
    defer { exchange.release() }
    var arrived: [[UInt64]] = []
    for turn in 0..<4 {
      exchange.turnOver()
      for job in 0..<3 {
        var words: [UInt64] = []
        unsafe exchange.empty(for: job) { unsafe words += Array($0) }
        arrived.append(words)
        for owner in 0..<3 {
          unsafe exchange.outgoing(of: job)[owner].append(UInt64(turn * 9 + job * 3 + owner))
        }
      }
      #expect(exchange.isEmptied)
    }
    for (place, words) in arrived.enumerated() {
      let (turn, owner) = (UInt64(place / 3), UInt64(place % 3))
      let first = turn * 9 &- 9 &+ owner
      #expect(words == (turn == 0 ? [] : [first, first &+ 3, first &+ 6]))
    }
    exchange.clear()
    exchange.turnOver()
    #expect(exchange.isEmptied)
  }

  @Test func `states are the same words at any number of jobs, and the same ones are looked at twice`() throws
  {
    let one = try explored(jobs: 1)
    #expect(one.levels.count > 10)
    #expect(one.samples.count > 100)
    for jobs in [2, 3, 7] {
      let more = try explored(jobs: jobs)
      // Thousands of words would be told.
      let (hasSameLevels, hasSameSamples) = (more.levels == one.levels, more.samples == one.samples)
      #expect(hasSameLevels && hasSameSamples)
    }
  }

  @Test(arguments: [1, 3])
  func `whoever stops an exploration at any time is told of whole levels and of what is left`(jobs: Int)
    throws
  {
    // In the widest levels much has to be learned, in several lessons.
    let machine = Counters(partCount: 3, end: 19)
    var counts: Set<Int> = []
    for last in stride(from: 0, through: 160, by: 8) {
      let source = try #require(
        ComponentSource<Counters, UInt64>(components: machine, properties: [], jobs: jobs))
      var asked = 0
      let space = Exploration(source, within: .unlimited, jobs: jobs, progress: nil) {
        asked += 1
        return asked > last ? "enough" : nil
      }
      defer {
        space.release()
        source.release()
      }
      var explored: [[Int]] = []
      for level in space.levels {
        for (arena, range) in zip(space.arenas, level.ranges) {
          explored += range.map { source.state(of: arena[$0]) }
        }
      }
      #expect((space.interruption == nil) == (space.pending == 0))
      #expect(explored.count == space.distinctStates)
      #expect(explored.count + space.pending == space.visited.count)
      let steps = explored.reduce(0) { sum, state in sum + state.count { $0 < machine.end } }
      #expect(space.generatedStates == 1 + steps)
      counts.insert(explored.count)
    }
    #expect(counts.count > 8)
    #expect(counts.contains(20 * 20 * 20))
  }

  /// The words of each level, and those of the states that are looked at twice.
  private func explored(jobs: Int) throws -> (levels: [[UInt64]], samples: [UInt64]) {
    let machine = ComponentTree(shape: TreeShape(kinds: 2, depth: 2))
    let source = try #require(
      ComponentSource<ComponentTree, UInt64>(components: machine, properties: [], jobs: jobs))
    let space = Exploration(source, within: .unlimited, jobs: jobs, progress: nil, shouldStop: nil)
    defer {
      space.release()
      source.release()
    }
    let levels = space.levels.map { level in
      zip(space.arenas, level.ranges).flatMap { arena, range in range.map { arena[$0] } }.sorted()
    }
    return (levels, StateSamples.words(of: space, oneIn: 100))
  }
}
