import NavCheck
import Testing

@Suite struct TraceTests {
  typealias Trace = CheckTrace<Int, GraphMachine.Letter>

  private static let a = GraphMachine.Letter(name: "a")
  private static let free = GraphMachine.Letter(name: "b", cost: 0)
  private static let machine = GraphMachine("0 a 1", "1 b0 2", "2 a 3", "2 a 4").with {
    $0.outOfBounds = [3]
    $0.truncations = [4: "four"]
  }

  @Test func `a trace knows its length, its steps and its states`() {
    let trace = Trace(
      initial: 0,
      steps: [.init(action: Self.a, state: 1, cost: 1), .init(action: Self.free, state: 2, cost: 0)])
    #expect(trace.length == 1)
    #expect(trace.stepCount == 2)
    #expect(trace.states == [0, 1, 2])
    #expect(trace.final == 2)
    #expect(trace.replays(on: Self.machine))
    #expect(Trace(initial: 0, steps: []).final == 0)
  }

  @Test(arguments: [
    ("starts elsewhere", Trace(initial: 1, steps: [])),
    ("no such step", Trace(initial: 0, steps: [.init(action: a, state: 2, cost: 1)])),
    ("no such action", Trace(initial: 0, steps: [.init(action: free, state: 1, cost: 0)])),
    ("another cost", Trace(initial: 0, steps: [.init(action: a, state: 1, cost: 0)])),
    (
      "out of bounds",
      Trace(
        initial: 0,
        steps: [
          .init(action: a, state: 1, cost: 1), .init(action: free, state: 2, cost: 0),
          .init(action: a, state: 3, cost: 1),
        ])
    ),
    (
      "cut off",
      Trace(
        initial: 0,
        steps: [
          .init(action: a, state: 1, cost: 1), .init(action: free, state: 2, cost: 0),
          .init(action: a, state: 4, cost: 1),
        ])
    ),
  ])
  func `a trace that the machine does not have does not replay`(why: String, trace: Trace) {
    #expect(!trace.replays(on: Self.machine), "\(why)")
  }
}
