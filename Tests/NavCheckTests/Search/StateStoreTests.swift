import Testing

@testable import NavCheck

/// The owners of memory, by their invariants.
@Suite struct StateStoreTests {
  @Test(arguments: [0, 1, 2])
  func `a visited set contains each packed state once, through growth, recoding and truncation`(seed: UInt64)
  {
    var generator = SplitMix(seed: seed)
    let visited = VisitedSet<UInt64>(shards: 1)
    var expected: Set<UInt64> = []
    func insert(_ words: [UInt64]) {
      Chunk.with(words) { visited.shards[0].insert($0) }
      expected.formUnion(words)
    }
    // The value that marks free slots is a state, too.
    insert([.max, 7, .max, 7])
    for _ in 0..<30 { insert((0..<2_000).map { _ in UInt64.random(in: 0..<50_000, using: &generator) }) }
    visited.checkInvariants()
    #expect(visited.count == expected.count)
    #expect((0..<50_000).allSatisfy { visited.contains($0) == expected.contains($0) })
    #expect(visited.contains(.max) && !visited.contains(.max - 1))
    visited.recode({ $0 == .max ? $0 : $0 * 3 }, nil)
    visited.checkInvariants()
    #expect(visited.contains(21) && !visited.contains(22))
    var removed: [UInt64] = []
    visited.truncate(to: [100], nil) { removed += $0.array }
    visited.checkInvariants()
    #expect(visited.count == 100 && removed.count == expected.count - 100)
    #expect(removed.allSatisfy { !visited.contains($0) })
  }

  @Test func `a bitmap and a table give each state an index of its own`() {
    for range in [nil, CodeRange(product: 40_000, neighbourhood: 10)] {
      let visited = VisitedSet<UInt64>(shards: 3)
      visited.consider(range)
      let (words, mailboxes) = ((0..<5_000).map { UInt64($0 * 7) }, Mailboxes<UInt64>(jobs: 3))
      Chunk.with(words) { visited.sort($0, from: 0, into: mailboxes) }
      mailboxes.turnOver()
      for shard in 0..<3 { mailboxes.empty(for: shard) { visited.shards[shard].insert($0) } }
      visited.checkInvariants()
      let width = visited.prepareIndices()
      var indices = Buffer<Int>()
      Chunk.with(words) { visited.indices(of: $0, into: &indices) }
      let found = indices.elements.array
      #expect(Set(found).count == words.count)
      #expect(found.allSatisfy { (0..<width).contains($0) })
    }
  }

  @Test(arguments: [1, 3])
  func `an interner numbers equal states once, and counts truncated states once`(shards: Int) {
    let interner = StateInterner<String>(shards: shards)
    func hash(_ state: String) -> UInt64 { UInt64(truncatingIfNeeded: state.hashValue) }
    for round in 0..<3 {
      for number in 0..<(1_500 * (round + 1)) {
        let state = "state \(number)"
        if interner.find(state, hash(state)) < 0 {
          interner.pass(state, hash(state), link: -1, from: number % shards)
        }
        if number < 40 {
          interner.passTruncated("far \(number)", hash("far \(number)"), from: number % shards)
        }
      }
      var truncated = 0
      for shard in 0..<shards {
        interner.commit(shard) { _ in }
        truncated += interner.commitTruncated(shard).count
        interner.reserveExits(of: shard)
      }
      interner.checkInvariants()
      #expect(interner.stateCount == 1_500 * (round + 1))
      #expect(truncated == (round == 0 ? 40 : 0))
    }
    let number = interner.find("state 17", hash("state 17"))
    #expect(interner[number] == "state 17")
  }

  @Test func `tries find what was inserted, and refuse what contradicts it`() {
    let tries = DependencyTries(count: 2, partCount: 3, facetParts: [2])
    for value in 0..<5 { tries.record(value % 2, of: 0, part: value) }
    for first in 0..<40 {
      for last in 0..<5 {
        #expect(tries.insert(0, [0, 3], of: [first, 9, last], result: first * 2 + last % 2))
      }
    }
    tries.checkInvariants()
    #expect(tries.result(of: 0, [7, 1, 3]) == 15)
    #expect(tries.result(of: 0, [41, 1, 3]) == nil)
    #expect(!tries.insert(0, [0, 1], of: [7, 1, 3], result: 15))
    #expect(!tries.insert(0, [0, 3], of: [7, 1, 3], result: 16))
    #expect(tries.unresolved([7, 1, 3]) == [1])
  }
}
