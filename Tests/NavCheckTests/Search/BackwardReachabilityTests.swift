import Testing

@testable import NavCheck

/// What can be reached, level after level, against the links turned around.
@Suite("What leads to a state is found by going on, as it is by going back")
struct BackwardReachabilityTests {
  /// A start with steps to many states, which lie on one way that leads to and fro among them.
  struct Zigzag: PackedStateMachine {
    let count: Int
    /// Whether the way ends in a circle and not at the goal.
    var isClosed = false

    var initialStates: [Int] { [0] }
    var goal: Int { count + 1 }

    func forEachStep(from state: Int, _ emit: (String, Int) -> Void) {
      if state == 0 {
        for next in 1...count { emit("to \(next)", next) }
        if isClosed { emit("to the goal", goal) }
      } else if state < goal {
        // 1, count, 2, count - 1 and so on.
        let next = state * 2 <= count ? count + 1 - state : count + 2 - state
        let isLast = state == count / 2 + 1
        emit("on", isLast ? (isClosed ? 1 : goal) : next)
      }
    }

    func pack(_ state: Int) -> UInt64 { UInt64(state) }
    func unpack(_ word: UInt64) -> Int { Int(word) }
  }

  private struct Explored<Machine: PackedStateMachine> {
    let search: BreadthFirstSearch<Machine.Word>

    init(_ machine: Machine, jobs: Int = 1) {
      search = BreadthFirstSearch(PackedSuccessors(machine, []), SearchOptions(jobs: jobs))
      search.explore()
      search.visited.checkInvariants()
    }

    var count: Int { search.distinctStates }

    /// The states that reach a target, and the number of passes.
    func ancestors(of targets: [Int], within limit: Int = .max) -> (found: [Bool], passes: Int) {
      Chunk.with((0..<count).map { targets.contains($0) }) { isTarget in
        let analysis = BackwardReachability(of: isTarget, in: search, within: limit)
        var found = Array(repeating: false, count: count)
        search.forEachChunk { _, first, words in
          for (place, reaches) in analysis.reachesTarget(words).enumerated() {
            found[first + place] = reaches
          }
        }
        #expect(analysis.count == found.count { $0 })
        return (found, analysis.passes)
      }
    }
  }

  @Test func `on random machines both agree for every target, and for pairs`() {
    var generator = SplitMix(seed: 31)
    var kinds: Set<[Bool]> = []
    // 128 bytes are for the empty table, and 24 for each waiting state.
    var mostPasses = [0: 0, 176: 0, Int.max: 0]
    for _ in 0..<Twins.count(40) {
      let states = Int.random(in: 3...12, using: &generator)
      let explored = Explored(
        PackedGraph(graph: GraphMachine.random(states: states, edges: 2 * states, using: &generator)),
        jobs: Int.random(in: 1...3, using: &generator))
      let reach = Reach(explored.search)
      for target in 0..<explored.count {
        for other in target..<explored.count {
          let expected = reach.ancestors(of: [target, other])
          for (limit, most) in mostPasses {
            let (found, passes) = explored.ancestors(of: [target, other], within: limit)
            #expect(found == expected, "within \(limit) bytes")
            mostPasses[limit] = max(most, passes)
          }
          kinds.insert([expected.contains(false), expected.contains(true)])
        }
      }
    }
    #expect(kinds.count == 2)
    #expect(mostPasses[.max] == 1)
    #expect(mostPasses[176] ?? 0 > 1)
    #expect(mostPasses[0] ?? 0 > 2)
  }

  @Test(arguments: [6, 60], [false, true])
  func `ways to and fro, and circles, get the verdict of the plain engine`(count: Int, isClosed: Bool) {
    let machine = Zigzag(count: count, isClosed: isClosed)
    let checker = Checker(machine).possible("goal") { $0 == machine.goal }
    let report = checker.run()
    #expect(report == checker.referenceReport(within: .unlimited))
    #expect(report["goal"].isViolated == isClosed)
  }

  @Test(arguments: [2, 3, 7])
  func `several jobs find of many states what one finds`(jobs: Int) {
    // More than are followed in one turn; from some of them a way leads to the end of a stretch, from others none.
    let machine = Stretches(count: 40_000, stretch: 1_000)
    let targets = Set(stride(from: 999, to: 40_000, by: 3_000))
    let one = machine.statesWithWay(to: targets, jobs: 1)
    #expect(one.count > 4_000 && one.count < 40_000)
    #expect(machine.statesWithWay(to: targets, jobs: jobs) == one)
    #expect(machine.statesWithWay(to: targets, jobs: jobs, within: 10_000) == one)
  }

  /// States in stretches, each with a way from its first state to its last, all of which begin at once.
  struct Stretches: PackedStateMachine {
    let count: Int
    let stretch: Int

    var initialStates: [Int] { Array(stride(from: 0, to: count, by: 40)) }

    func forEachStep(from state: Int, _ emit: (String, Int) -> Void) {
      if (state + 1) % stretch != 0 { emit("on", state + 1) }
      if state % 7 == 0 { emit("back", state / stretch * stretch) }
    }

    func pack(_ state: Int) -> UInt64 { UInt64(state) }
    func unpack(_ word: UInt64) -> Int { Int(word) }

    func statesWithWay(to targets: Set<Int>, jobs: Int, within limit: Int = .max) -> [UInt64] {
      let search = BreadthFirstSearch(PackedSuccessors(self, []), SearchOptions(jobs: jobs))
      search.explore()
      var words: [UInt64] = Array(repeating: 0, count: search.distinctStates)
      search.forEachChunk { _, first, chunk in
        for place in 0..<chunk.count { words[first + place] = chunk[place] }
      }
      return Chunk.with(words.map { targets.contains(Int($0)) }) { isTarget in
        let analysis = BackwardReachability(of: isTarget, in: search, within: limit)
        let reaches = Chunk.with(words) { analysis.reachesTarget($0) }
        let found = zip(words, reaches).filter(\.1).map(\.0)
        #expect(analysis.count == found.count)
        return found.sorted()
      }
    }
  }
}
