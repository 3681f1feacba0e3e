import Testing

@testable import NavCheck

/// Searches that keep hashes in place of states.
@Suite struct ApproximateTests {
  typealias Report = CheckReport<Int, GraphMachine.Letter>

  /// A root with many leaves, so that an omitted state hides no other.
  private func star(_ count: Int) -> ClosureMachine<Int> {
    ClosureMachine(initialStates: [0]) { state, emit in
      if state == 0 { for leaf in 1..<count { emit("to \(leaf)", leaf) } }
    }
  }

  @Test(arguments: 0..<8)
  func `with room enough, counts and findings are those of the plain engine, and nothing holds`(batch: UInt64)
  {
    var generator = SplitMix(seed: batch + 700)
    for _ in 0..<Twins.count(40) {
      let row = StrategyRow.random(using: &generator)
      let count = Int.random(in: 0...12, using: &generator)
      let budget = Bool.random(using: &generator) ? row.budget : .states(count)
      let plain = row.checker.referenceReport(within: budget)
      for strategy in [CheckStrategy.hashCompaction(), .hashCompaction(bits: 32), .bitstate(bytes: 1 << 16)] {
        let report = row.checker.run(strategy, within: budget)
        #expect(report.distinctStates == plain.distinctStates, "\(row)")
        #expect(report.generatedStates == plain.generatedStates, "\(row)")
        #expect(report.depth == plain.depth, "\(row)")
        #expect(report.cuts == plain.cuts, "\(row)")
        #expect(!report.isComplete)
        for (result, other) in zip(report.results, plain.results) {
          // Steps to states that a budget left are counted with the others, since nobody knows what became of them.
          if result.kind != .leadsTo || plain.isComplete {
            #expect(result.mattered == other.mattered, "\(result.name) \(row)")
          }
          #expect(result.witness?.length == other.witness?.length, "\(result.name) \(row)")
          switch (result.kind, other.verdict) {
          case (.possible, _) where result.verdict.isIncomplete: continue
          case (.eventually, _), (.leadsTo, _): #expect(result.verdict.isIncomplete)
          case (_, .violated(let trace?)):
            #expect(result.verdict.trace?.length == trace.length, "\(result.name) \(row)")
            #expect(result.verdict.trace?.stepCount == trace.stepCount, "\(result.name) \(row)")
          case (.sometimes, .holds), (_, .notApplicable): #expect(result.verdict == other.verdict)
          default: #expect(result.verdict.isIncomplete, "\(result.name) \(row)")
          }
        }
      }
    }
  }

  @Test(arguments: 0..<4)
  func `with no room, states are lost, and still nothing wrong is told, in whatever order steps are emitted`(
    batch: UInt64
  ) {
    var generator = SplitMix(seed: batch + 800)
    var isLost = false
    for _ in 0..<Twins.count(40) {
      let row = StrategyRow.random(using: &generator)
      let plain = row.checker.referenceReport(within: row.budget)
      let shuffled = row.machine.with { $0.edges.shuffle(using: &generator) }
      let strategies: [CheckStrategy] = [
        .hashCompaction(bits: 1), .hashCompaction(bits: 3), .bitstate(bytes: 1, hashes: 1),
        .bitstate(bytes: 2),
      ]
      for strategy in strategies {
        let report = row.checker.run(strategy, within: row.budget)
        #expect(row.checker(of: shuffled).run(strategy, within: row.budget) == report, "\(row)")
        isLost = isLost || report.distinctStates < plain.distinctStates
        #expect(report.distinctStates <= plain.distinctStates, "\(row)")
        for (result, other) in zip(report.results, plain.results) {
          switch result.verdict {
          case .violated(let trace):
            #expect(
              other.verdict.isViolated && trace?.replays(on: row.machine) == true, "\(result.name) \(row)")
          case .holds: #expect(other.verdict == .holds && result.witness?.replays(on: row.machine) == true)
          case .vacuous: Issue.record("nothing is vacuous where states may be missing")
          case .incomplete, .notApplicable: continue
          }
        }
      }
    }
    #expect(isLost)
  }

  @Test func `a tiny table loses states, and the report says so in its first line`() throws {
    let checker = Checker(star(1_000)).always("small") { $0 < 1_000 }.never("nowhere") { $0 == -1 }
    for strategy in [CheckStrategy.bitstate(bytes: 64), .hashCompaction(bits: 8)] {
      let report = checker.run(strategy)
      #expect(report.distinctStates < 500)
      let omission = try #require(report.omission)
      #expect(omission.expectedStates > 500)
      #expect(omission.probability > 0.999_999)
      #expect(report["small"].isIncomplete && report["nowhere"].isIncomplete)
      let first = report.description.split(separator: "\n")[0]
      #expect(first.hasPrefix("weakened: states may be omitted ("))
      #expect(report["small"] == .incomplete(omission.reason))
    }
  }

  @Test func `as many states are expected to be lost as are`() throws {
    // So many leaves that chance levels out; what was met is known, and nothing hides behind what was lost.
    let count = 20_000
    let checker = Checker(star(count))
    let strategies: [CheckStrategy] = [
      .hashCompaction(bits: 14), .hashCompaction(bits: 17), .hashCompaction(bits: 20),
      .bitstate(bytes: 4_000), .bitstate(bytes: 8_000, hashes: 2), .bitstate(bytes: 16_000, hashes: 4),
      .bitstate(bytes: 2_500, hashes: 1),
    ]
    for strategy in strategies {
      let report = checker.run(strategy)
      let lost = Double(count - report.distinctStates)
      let expected = try #require(report.omission?.expectedStates)
      #expect(lost > 50, "\(strategy)")
      #expect(
        abs(lost - expected) < 0.05 * expected + 5 * expected.squareRoot(),
        "\(strategy): \(lost), \(expected)")
    }
  }

  @Test func `the odds of a birthday are those of the books`() throws {
    // 23 people, 365 days: 0.507. With 2^9 days: 1 - exp(-23 * 22 / 2^10), and a little more.
    let report = Checker(star(23)).run(.hashCompaction(bits: 9))
    let omission = try #require(report.omission)
    if report.distinctStates == 23 { #expect(abs(omission.probability - 0.394) < 0.005) }
    let large = try #require(Checker(star(1_000)).run(.hashCompaction(bits: 64)).omission)
    // 1000 * 999 / 2^65.
    #expect(abs(large.expectedStates / 2.7077e-14 - 1) < 0.001)
    #expect(abs(large.probability / 2.7077e-14 - 1) < 0.001)
  }

  @Test func `budgets of depth, memory and states end lossy searches as they end the exhaustive one`() {
    let machine = ClosureMachine(initialStates: [0]) { state, emit in
      emit("a", 2 * state + 1)
      emit("b", 2 * state + 2)
    }
    let checker = Checker(machine).never("seven") { $0 == 7 }.never("nowhere") { $0 == -1 }
    for strategy in [CheckStrategy.hashCompaction(), .bitstate(bytes: 10_000)] {
      let report = checker.run(strategy, within: .memory(100_000))
      #expect(report["seven"].trace?.length == 3)
      #expect(report.cuts.map(\.reason) == ["memory budget of 100000 bytes"])
      #expect(report.distinctStates > 300)
      #expect(checker.run(strategy, within: .depth(5)).cuts.map(\.count) == [64])
      #expect(checker.run(strategy, within: .states(100)).distinctStates == 127)
    }
    #expect(checker.run(.bitstate(bytes: 200_000), within: .memory(100_000)).distinctStates == 0)
  }

  @Test func `one packed word is kept whole by 64 bits, so that nothing is lost`() {
    let report = Checker(LineMachine(count: 20_000)).never("last") { $0 == 19_999 }.run(.hashCompaction())
    #expect(report.distinctStates == 20_000)
    #expect(report["last"].trace?.length == 19_999)
  }

  @Test func `fingerprints are the same in every process`() {
    #expect(GraphMachine().fingerprint(of: 7) == 13_302_734_068_903_788_416)
    #expect(LineMachine(count: 9).fingerprint(of: 7) == 7_191_089_600_892_374_487)
    #expect(PairGraph(graph: GraphMachine()).fingerprint(of: 7) == 922_425_076_712_060_303)
  }

  @Test(arguments: [
    (0, "0"), (0.000_012_34, "1.2e-5"), (0.000_01, "1e-5"), (0.034, "0.034"), (0.5, "0.5"), (0.999_9, "1"),
    (1, "1"), (2.27, "2.3"), (9.9, "9.9"), (9.96, "10"), (1234.6, "1235"), (5e-300, "5e-300"),
    (1e30, "more than 1e18"),
  ])
  func `odds are told with two digits`(value: Double, text: String) {
    #expect(CheckOmission.short(value) == text)
  }
}
