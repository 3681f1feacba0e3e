import NavCheck
import Testing

/// Which of the traces that show something is the one that is reported.
@Suite struct ShortestTraceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let machine: GraphMachine
    let ends: Set<Int>
    let words: [String]
    let states: [Int]
  }

  static let rows = [
    Row(
      testDescription: "an initial state is a trace of no steps",
      machine: GraphMachine("0 a 1"), ends: [0, 1], words: [], states: [0]
    ),
    Row(
      testDescription: "fewer inputs come before fewer steps",
      machine: GraphMachine("0 a 1", "1 a 5", "0 z0 2", "2 z0 3", "3 z 5"),
      ends: [5], words: ["z0", "z0", "z"], states: [0, 2, 3, 5]
    ),
    Row(
      testDescription: "fewer steps come before a lesser word",
      machine: GraphMachine("0 a 1", "1 a0 2", "2 a0 5", "0 z0 3", "3 z 5"),
      ends: [5], words: ["z0", "z"], states: [0, 3, 5]
    ),
    Row(
      testDescription: "a lesser word decides, letter by letter",
      machine: GraphMachine("0 b 1", "1 a 5", "0 a 2", "2 z 5"),
      ends: [5], words: ["a", "z"], states: [0, 2, 5]
    ),
    Row(
      testDescription: "the first letter that leads on decides, not the least one",
      machine: GraphMachine("0 a 1", "0 b 2", "2 c 5"),
      ends: [5], words: ["b", "c"], states: [0, 2, 5]
    ),
    Row(
      testDescription: "all ways of playing a letter are followed",
      machine: GraphMachine("0 a 1", "0 a 2", "1 c 5", "2 b 6"),
      ends: [5, 6], words: ["a", "b"], states: [0, 2, 6]
    ),
    Row(
      testDescription: "the word decides before the first state does",
      machine: GraphMachine("0 b 5", "1 a 5").with { $0.initialStates = [0, 1] },
      ends: [5], words: ["a"], states: [1, 5]
    ),
    Row(
      testDescription: "equal words: the states along the way decide, the early ones first",
      machine: GraphMachine("0 a 2", "0 a 1", "2 b 3", "1 b 4", "4 c 5", "3 c 5"),
      ends: [5], words: ["a", "b", "c"], states: [0, 1, 4, 5]
    ),
    Row(
      testDescription: "equal words: a state that cannot play the rest does not decide",
      machine: GraphMachine("0 a 1", "0 a 2", "1 b 3", "2 b 4", "4 c 5", "3 d 5"),
      ends: [5], words: ["a", "b", "c"], states: [0, 2, 4, 5]
    ),
    Row(
      testDescription: "a state found late by a cheaper way has the cheaper trace",
      machine: GraphMachine("0 a 5", "0 z0 1", "1 z0 2", "2 z0 5"),
      ends: [5], words: ["z0", "z0", "z0"], states: [0, 1, 2, 5]
    ),
    Row(
      testDescription: "a state found again by a way as cheap and with fewer steps has that one",
      machine: GraphMachine("0 a0 1", "1 a0 2", "2 a 5", "0 z 3", "3 z0 5", "5 e 6"),
      ends: [6], words: ["z", "z0", "e"], states: [0, 3, 5, 6]
    ),
    Row(
      testDescription: "cycles that cost nothing come to an end",
      machine: GraphMachine("0 a0 1", "1 a0 0", "1 b0 1", "1 b 5", "5 c0 0"),
      ends: [5], words: ["a0", "b"], states: [0, 1, 5]
    ),
  ]

  @Test(arguments: rows) func `the trace to a state is the least of the shortest`(row: Row) throws {
    let trace = try #require(Checker(row.machine).never("met") { row.ends.contains($0) }.run()["met"].trace)
    #expect(trace.steps.map(\.action.description) == row.words)
    #expect(trace.states == row.states)
    #expect(trace.length == row.words.filter { !$0.hasSuffix("0") }.count)
  }

  @Test func `a step is judged by where it ends: a free step from afar can be nearer than one from close by`()
  {
    // Both ways have one input; the one whose last step is free has fewer steps.
    let machine = GraphMachine("0 a0 1", "1 a0 2", "2 x 3", "0 b 4", "4 x0 5")
    let report = Checker(machine).step("no x") { _, action, _ in action.name != "x" }.run()
    #expect(report["no x"].trace?.states == [0, 4, 5])
  }

  @Test func `among steps of equal length the least word decides, then the states`() {
    let machine = GraphMachine("0 b 1", "0 a 2", "2 x 4", "1 x 3", "2 x 3", "0 a 6", "6 x 3")
    let report = Checker(machine).step("no x") { _, action, _ in action.name != "x" }.run()
    #expect(report["no x"].trace?.steps.map(\.action.description) == ["a", "x"])
    #expect(report["no x"].trace?.states == [0, 2, 3])
  }

  @Test func `a step back to a state that is known can be a violation`() {
    let report = Checker(GraphMachine("0 a 1", "1 b 0", "1 c 1"))
      .step("grows") { before, _, after in after > before }
      .run()
    #expect(report["grows"].trace?.states == [0, 1, 0])
  }

  @Test(arguments: 0..<40) func `the order of emission does not show`(seed: UInt64) {
    var generator = SplitMix(seed: 1_000 + seed)
    let machine = GraphMachine.random(states: 60, edges: 130, using: &generator)
    let marks = (0..<60).subset(oneIn: 6, using: &generator)
    func report(on machine: GraphMachine) -> CheckReport<Int, GraphMachine.Letter> {
      Checker(machine)
        .never("marked") { marks.contains($0) && $0 > 20 }
        .step("marked to marked") { before, _, after in !marks.contains(before) || !marks.contains(after) }
        .sometimes("late mark") { marks.contains($0) && $0 > 50 }
        .possible("mark") { marks.contains($0) }
        .deadlockFree("free")
        .run(within: seed.isMultiple(of: 3) ? .states(25) : .unlimited)
    }
    let expected = report(on: machine)
    for _ in 0..<5 {
      let shuffled = machine.with {
        $0.edges.shuffle(using: &generator)
        $0.initialStates.shuffle(using: &generator)
      }
      let other = report(on: shuffled)
      #expect(other == expected)
      #expect(other.description == expected.description)
    }
  }
}
