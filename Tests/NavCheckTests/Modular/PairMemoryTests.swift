import Testing

@testable import NavCheck
@testable import NavModel

/// The memory that a search of pairs counts.
@Suite struct PairMemoryTests {
  @Test(arguments: [(1, 1), (10, 100), (500, 3), (3, 2_000)])
  func `pairs count at least what they contain, and at most a multiple of it`(_ roots: Int, _ values: Int) {
    var pairs = TabPairs()
    for root in 0..<roots {
      pairs.makeRoom(for: root)
      for value in 0..<values { _ = pairs.insert(value, under: root) }
      if root > 0 { _ = pairs.insert(successor: root - 1, of: root) }
    }
    #expect(pairs.count == roots * values)
    let words = roots * ((values + 63) / 64)
    let content = (roots * values + words + roots + roots * 5) * MemoryLayout<Int>.stride
    #expect(pairs.bytes >= content)
    // An array with one element takes 48 bytes, and a table has room for twice its elements.
    #expect(pairs.bytes <= 2 * content + roots * 160)
  }

  @Test func `a search of pairs ends within 16 turns after its tables have outgrown the budget`() throws {
    let check = NavigationCheck(
      try program(
        """
        system Tabs
          platform uikit
        coordinator App { start main; tabs main { tab a: A; tab b: B } }
        coordinator A { start list; screen list { on tap open { push item } }; screen item { on tap open { push item } } }
        coordinator B { start list; screen list { on tap open { push item } }; screen item { on tap open { push item } } }
        """))
    func search(_ limit: Int?) -> ModularSearch {
      let search = ModularSearch(check.modularChecker(judging: []), limitedEvents: [])
      search.run(within: limit.map { .memory($0) } ?? .unlimited)
      return search
    }
    let all = search(nil)
    #expect(all.cut == nil)
    var counts: [Int] = []
    for limit in [all.bytes / 2, all.bytes] {
      let search = search(limit)
      #expect(search.cut == "memory budget of \(limit) bytes")
      #expect(search.bytes >= limit - limit / 2 && search.bytes < all.bytes)
      counts.append(search.pairCount)
    }
    #expect(counts[0] < counts[1] && counts[1] < all.pairCount, "\(counts) \(all.pairCount)")
  }

  @Test(arguments: [true, false])
  func `a search that begins again is released before the next one`(_ beginsAgain: Bool) throws {
    let check = NavigationCheck(
      try program("system One\n  platform uikit\ncoordinator App { start home; screen home }"))
    weak var last: ModularSearch?
    let search = NavigationCheck.first(
      of: {
        let search = ModularSearch(check.modularChecker(judging: []), limitedEvents: [])
        last = search
        return search
      }, unless: { _ in beginsAgain })
    #expect((search == nil) == beginsAgain)
    #expect((last == nil) == beginsAgain)
  }
}
