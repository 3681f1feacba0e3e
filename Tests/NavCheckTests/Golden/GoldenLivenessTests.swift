import NavCheck
import Testing

/// What is known of the liveness of classic machines.
@Suite struct GoldenLivenessTests {
  @Test func `prisoners are freed where each of them is led in again and again`() {
    let checker = Checker(Distributed.prisoners).eventually("freed") { $0.count == 6 }
    #expect(checker.fairness(.weak, "each prisoner", each: { $0 }).run()["freed"] == .holds)
    #expect(checker.fairness(.weak, "someone") { _ in true }.run()["freed"].isViolated)
  }

  @Test(arguments: [5, 6]) func `the cat is found`(boxes: Int) {
    let report = Checker(Puzzles.movingCat(boxes: boxes))
      .eventually("found") { $0.cat == $0.observer }
      .fairness(.weak, "nights") { _ in true }
      .run()
    #expect(report["found"] == .holds)
  }

  @Test func `a ring of tokens comes to have one, and keeps it`() {
    let machine = Distributed.tokenRing(nodes: 4, values: 4)
    let isUnique: @Sendable ([Int]) -> Bool = { Distributed.tokens(of: $0) == 1 }
    let report = Checker(machine)
      .eventually("one token", isUnique)
      .step("stays one", when: { before, _, _ in isUnique(before) }) { _, _, after in isUnique(after) }
      .fairness(.weak, "steps") { _ in true }
      .run()
    #expect(report.results.map(\.verdict) == [.holds, .holds])
  }

  @Test func `a ring of too few values never comes to one token`() throws {
    let machine = Distributed.tokenRing(nodes: 4, values: 2)
    let report = Checker(machine)
      .eventually("one token") { Distributed.tokens(of: $0) == 1 }
      .fairness(.weak, "steps") { _ in true }
      .run()
    let trace = try #require(report["one token"].trace)
    #expect(trace.replays(on: machine))
    #expect(trace.lasso?.loopStart != trace.stepCount)
  }

  @Test(arguments: [3, 4]) func `termination is detected where the token is passed on`(nodes: Int) {
    let checker = Checker(Distributed.ewd840(nodes: nodes)).leadsTo(
      "detected", { !$0.active.contains(true) },
      { $0.position == 0 && !$0.tokenIsBlack && !$0.black[0] && !$0.active[0] })
    let fair = checker.fairness(.weak, "system") { $0 == "initiate" || $0.hasPrefix("pass") }.run()
    #expect(fair["detected"] == .holds)
    #expect(checker.run()["detected"].isViolated)
  }

  @Test func `nodes that all rest again and again need not come to an end`() throws {
    // A run in which every node is idle again and again, and no end is ever detected. That a state comes again and
    // again is said by a step out of all others which fairness would have to take: to the goal.
    struct Watched: StateMachine {
      enum State: Hashable, Sendable {
        case ring(Distributed.Ring), over
      }
      let ring = Distributed.ewd840(nodes: 3)
      var initialStates: [State] { ring.initialStates.map { .ring($0) } }
      func forEachStep(from state: State, _ emit: (String, State) -> Void) {
        guard case .ring(let now) = state else { return }
        ring.forEachStep(from: now) { emit($0, .ring($1)) }
        for node in now.active.indices where now.active[node] { emit("\(node) never rests", .over) }
      }
    }
    let report = Checker(Watched())
      .eventually("detected") { state in
        guard case .ring(let ring) = state else { return true }
        return ring.position == 0 && !ring.tokenIsBlack && !ring.black[0] && !ring.active[0]
      }
      .fairness(.weak, "rests", each: { $0.hasSuffix("never rests") ? $0 : nil })
      .fairness(.weak, "system") { $0 == "initiate" || $0.hasPrefix("pass") }
      .run()
    let trace = try #require(report["detected"].trace)
    let loop = try #require(trace.lasso).loopStart
    let rings = trace.states[loop...].map { state -> Distributed.Ring? in
      if case .ring(let ring) = state { ring } else { nil }
    }
    for node in 0..<3 { #expect(rings.contains { $0?.active[node] == false }) }
  }

  @Test func `termination over messages is detected where detection is fair`() {
    let checker = Checker(Distributed.termination(nodes: 3)).leadsTo(
      "detected", { $0.isOver }, { $0.isDetected })
    #expect(checker.fairness(.weak, "detect") { $0 == "detect" }.run()["detected"] == .holds)
    #expect(checker.run()["detected"].trace?.lasso?.loopStart == checker.run()["detected"].trace?.stepCount)
  }
}
