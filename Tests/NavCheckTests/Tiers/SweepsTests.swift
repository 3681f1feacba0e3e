import Testing

@testable import NavCheck

/// What can be reached, by sweeps, against the links turned around.
@Suite("Sweeps find what can be reached, or leave it to the links turned around")
struct SweepsTests {
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
    let source: PackedSource<Machine>
    let space: Exploration<Machine.Word>
    let index: ArenaIndex<Machine.Word>

    init(_ machine: Machine) {
      source = PackedSource(machine: machine, properties: [])
      space = Exploration(source, within: .unlimited, jobs: 1, progress: nil, shouldStop: nil)
      index = ArenaIndex.of(space)
    }

    func swept(_ targets: [Int]) -> [Bool]? {
      let isTarget = (0..<index.count).map { targets.contains($0) }
      return Sweeps.ancestors(of: isTarget, space, source, index)
    }
  }

  @Test func `on random machines they agree for every target`() {
    var generator = SplitMix(seed: 31)
    var found = 0
    for _ in 0..<Twins.count(60) {
      let explored = Explored(PackedGraph(graph: GraphMachine.random(states: 12, edges: 20, using: &generator)))
      let reach = Reach(explored.space, explored.source, explored.index)
      for target in 0..<explored.index.count {
        guard let swept = explored.swept([target]) else { continue }
        found += 1
        #expect(swept == reach.ancestors(of: [target]))
      }
    }
    #expect(found > 200)
  }

  @Test(arguments: [(6, true), (41, false), (60, false)])
  func `ways to and fro take many sweeps, of which there is a limit`(count: Int, isSwept: Bool) throws {
    let explored = Explored(Zigzag(count: count))
    let goal = try #require(explored.index.number(of: UInt64(count + 1)))
    let swept = explored.swept([goal])
    #expect((swept != nil) == isSwept)
    if let swept { #expect(swept.allSatisfy { $0 }) }
  }

  @Test(arguments: [6, 60], [false, true])
  func `the verdict is the same by both`(count: Int, isClosed: Bool) {
    let machine = Zigzag(count: count, isClosed: isClosed)
    let checker = Checker(machine).possible("goal") { $0 == machine.goal }
    let report = checker.run()
    #expect(report == checker.plainReport(within: .unlimited))
    #expect(report["goal"].isViolated == isClosed)
  }
}
