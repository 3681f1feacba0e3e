import Dispatch
import Testing

@testable import NavCheck

/// How jobs share the work of a level.
@Suite struct RoundTests {
  @Test func `every piece is dealt once, to its own job first`() {
    for pieces in [[5, 0, 9], [0, 0, 1], [0, 0, 0], [40, 40, 40]] {
      let deal = WorkQueue(pieces.map { 3..<(3 + $0) })
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

  @Test func `words that belong together have one owner, and owners have about as many of them`() {
    for (shares, groups) in [(1, 600), (2, 600), (3, 600), (7, 600), (2, 64), (7, 100)] {
      let (groups, size) = (UInt64(groups), UInt64(100_000))
      let owners = ShardOwners<UInt64>(
        shards: shares, CodeRange(product: groups * size, neighbourhood: size))
      var counts = Array(repeating: 0, count: shares)
      var strays = 0
      for group in 0..<groups {
        let home = owners.owner(of: group * size + size / 2)
        counts[home] += 1
        for place in 0..<100 where owners.owner(of: group * size + UInt64(place) * size / 100) != home {
          strays += 1
        }
      }
      let mean = Int(groups) / shares
      #expect(counts.allSatisfy { ($0 - mean).magnitude <= 1 + mean / 10 }, "\(counts)")
      // Those of a page that has part in two groups.
      #expect(strays <= Int(groups) * 100 / 10, "\(strays)")
    }
  }

  @Test func `of few words each page still has an owner`() {
    for product in [1, 2, 511, 512, 513, 40_000] as [UInt64] {
      let owners = ShardOwners<UInt64>(shards: 3, CodeRange(product: product, neighbourhood: .max))
      #expect((0..<product).allSatisfy { (0..<3).contains(owners.owner(of: $0)) })
    }
  }

  @Test(arguments: [2, 3, 7], [true, false])
  func `a share admits the words that it owns, each once, and passes others on to their owners`(
    shares: Int, hasBitmap: Bool
  ) {
    var generator = SplitMix(seed: 7)
    let visited = VisitedSet<UInt64>(shards: shares)
    if hasBitmap { visited.consider(CodeRange(product: 40_000, neighbourhood: 600)) }
    #expect((visited.bitCount != nil) == hasBitmap)
    let (sorted, passed) = (Mailboxes<UInt64>(jobs: shares), Mailboxes<UInt64>(jobs: shares))
    var met: Set<UInt64> = []
    for turn in 0..<20 {
      let words = (0..<3_000).map { _ in UInt64.random(in: 0..<40_000, using: &generator) }
      let share = turn % shares
      Chunk.with(words) { words in
        visited.sort(words, from: share, into: sorted)
        visited.insert(words, ownedBy: share, passed)
      }
      for owner in 0..<shares {
        let expected = sorted.outgoing(of: share, to: owner).value.elements.array
        if owner == share { met.formUnion(expected) }
        let others = passed.outgoing(of: share, to: owner).value.elements.array
        #expect(others == (owner == share ? [] : expected))
      }
      sorted.drain { _ in }
      passed.drain { _ in }
      visited.checkInvariants()
    }
    let admitted = visited.shards.flatMap { shard in (0..<shard.arena.count).map { shard.arena[$0] } }
    #expect(admitted.count == met.count)
    #expect(Set(admitted) == met)
  }

  @Test func `what is sent in one turn arrives once in the next`() {
    let exchange = Mailboxes<UInt64>(jobs: 3)
    var arrived: [[UInt64]] = []
    for turn in 0..<4 {
      exchange.turnOver()
      for job in 0..<3 {
        var words: [UInt64] = []
        exchange.empty(for: job) { words += $0.array }
        arrived.append(words)
        for owner in 0..<3 {
          exchange.outgoing(of: job, to: owner).value.append(UInt64(turn * 9 + job * 3 + owner))
        }
      }
      #expect(exchange.isEmpty)
    }
    for (place, words) in arrived.enumerated() {
      let (turn, owner) = (UInt64(place / 3), UInt64(place % 3))
      let first = turn * 9 &- 9 &+ owner
      #expect(words == (turn == 0 ? [] : [first, first &+ 3, first &+ 6]))
    }
    var drained: [UInt64] = []
    exchange.drain { drained += $0.array }
    #expect(drained.sorted() == (27..<36).map { UInt64($0) })
    exchange.turnOver()
    #expect(exchange.isEmpty)
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
      let source = try memoized(machine, jobs: jobs)
      var asked = 0
      let search = BreadthFirstSearch(
        source,
        SearchOptions(
          jobs: jobs,
          shouldStop: {
            asked += 1
            return asked > last ? "enough" : nil
          }))
      search.explore()
      var explored: [[Int]] = []
      search.forEachChunk { _, _, words in explored += words.array.map { source.state(of: $0) } }
      #expect((search.interruption == nil) == (search.pending == 0))
      #expect(explored.count == search.distinctStates)
      #expect(explored.count + search.pending == search.visited.count)
      let steps = explored.reduce(0) { sum, state in sum + state.count { $0 < machine.end } }
      #expect(search.generatedStates == 1 + steps)
      counts.insert(explored.count)
    }
    #expect(counts.count > 8)
    #expect(counts.contains(20 * 20 * 20))
  }

  /// The words of each level, and those of the states that are looked at twice.
  private func explored(jobs: Int) throws -> (levels: [[UInt64]], samples: [UInt64]) {
    let source = try memoized(ComponentTree(shape: TreeShape(kinds: 2, depth: 2)), jobs: jobs)
    let search = BreadthFirstSearch(source, SearchOptions(jobs: jobs))
    search.explore()
    search.visited.checkInvariants()
    source.memo.tries.checkInvariants()
    let shards = search.visited.shards
    let levels = search.levels.map { level in
      zip(shards, level.ranges).flatMap { shard, range in range.map { shard.arena[$0] } }.sorted()
    }
    return (levels, StateAudit.sample(of: search, oneIn: 100))
  }

  private func memoized<Machine: ComponentMachine>(
    _ machine: Machine, jobs: Int
  ) throws -> MemoizedSuccessors<DeclaredReads<Machine>, UInt64> {
    let declared = try #require(DeclaredReads(machine, []))
    return try #require(MemoizedSuccessors(remembering: AnswerMemo(of: declared, []), jobs: jobs))
  }
}
