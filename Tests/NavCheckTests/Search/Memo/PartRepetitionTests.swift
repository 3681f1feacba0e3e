import Testing

@testable import NavCheck

/// When a search begins again with a memo.
@Suite struct PartRepetitionTests {
  /// States with two parts, in which each combination of their values occurs about equally often.
  struct Batch {
    let count: Int
    let firsts: Int
    let seconds: Int

    var states: [ProductState] {
      (0..<count).map { ProductState([$0 % firsts, $0 / firsts % seconds]) }
    }
  }

  @Test(arguments: [
    // Too few states to tell.
    ([Batch(count: 999, firsts: 1, seconds: 9)], [false]),
    // 10 values of the first part, and 10 × 50 combinations with the second.
    ([Batch(count: 1_000, firsts: 10, seconds: 50)], [true]),
    // 890 of 1,000 are few enough, 910 are not.
    ([Batch(count: 1_000, firsts: 10, seconds: 88)], [true]),
    ([Batch(count: 1_000, firsts: 10, seconds: 90)], [false]),
    // Combinations that repeat only later.
    (
      [Batch(count: 1_000, firsts: 100, seconds: 10), Batch(count: 1_000, firsts: 100, seconds: 10)],
      [false, true]
    ),
    // Combinations are no longer counted if hardly any repeats.
    (
      [Batch(count: 1_000, firsts: 1_000, seconds: 1), Batch(count: 9_000, firsts: 1, seconds: 1)],
      [false, false]
    ),
    // They are no longer counted after enough states.
    (
      [Batch(count: 5_000, firsts: 100, seconds: 47), Batch(count: 9_000, firsts: 1, seconds: 1)],
      [false, false]
    ),
  ])
  func `few combinations of parts for many states`(_ batches: [Batch], _ expected: [Bool]) {
    var repetition = PartRepetition(of: WideProduct(partCount: 2, top: 9))
    #expect(batches.map { repetition.isHigh(after: $0.states) } == expected)
  }

  /// 1,000 states with 10 values of the first part, and with so many combinations with each of two further parts.
  @Test(arguments: [(600, 600, true), (610, 300, false), (700, 600, false), (800, 90, true)])
  func `no part has many combinations with the first`(_ second: Int, _ third: Int, _ expected: Bool) {
    var repetition = PartRepetition(of: WideProduct(partCount: 3, top: 9))
    let states = (0..<1_000).map { ProductState([$0 % 10, $0 / 10 % (second / 10), $0 / 10 % (third / 10)]) }
    #expect(repetition.isHigh(after: states) == expected)
    #expect(repetition.largestShare == Double(max(second, third)) / 1_000)
  }

  @Test(arguments: [1, 2, 7])
  func `a search that begins again gives the report of one that does not`(jobs: Int) {
    for top in [9, 20] {
      let machine = WideProduct(partCount: 3, top: top, isLoose: true, stepsBeforeMemo: 1_000_000)
      let checker = Checker(machine).always("seldom") { $0[0] + $0[1] + $0[2] < 50 }
        .never("even") { $0[0] == 3 && $0[2] == 4 }
      let plain = checker.referenceReport(within: .unlimited)
      #expect(checker.run(.exhaustive(jobs: jobs)) == plain)
      var repetition = PartRepetition(of: machine)
      let source = InternedSuccessors(
        machine, [], countsFootprint: false, isReplaced: { repetition.isHigh(after: $0) }
      ) { $0.run(machine) }
      let search = BreadthFirstSearch<UInt64>(source, SearchOptions(jobs: jobs))
      search.explore()
      #expect(search.isReplaced == (plain.distinctStates >= 1_000))
    }
  }

  /// A chain, in which one state waits at a time, and a product, in which most states wait.
  @Test(arguments: [(false, 40...50, false), (false, 240...250, true), (true, 40...239, true)], [1, 2])
  func `a search that may end soon begins again later`(
    _ run: (isLoose: Bool, steps: ClosedRange<Int>, isReplaced: Bool), jobs: Int
  ) {
    let machine = WideProduct(partCount: 3, top: 99, isLoose: run.isLoose)
    let source = InternedSuccessors(machine, [], countsFootprint: false) { $0.run(machine) }
    let search = BreadthFirstSearch<UInt64>(
      source, SearchOptions(jobs: jobs, budget: .states(run.steps.upperBound), limit: 40))
    search.explore()
    #expect(search.isReplaced == run.isReplaced)
    if run.isReplaced { #expect(run.steps.contains(search.generatedStates)) }
  }
}
