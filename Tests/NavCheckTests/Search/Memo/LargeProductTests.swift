import Testing

@testable import NavCheck

/// Levels that are large enough to be shared among threads.
@Suite struct LargeProductTests {
  @Test(arguments: [false, true])
  func `large levels are explored by several jobs with the report of one, with free steps and without`(
    isFree: Bool
  ) {
    let machine = WideProduct(partCount: 3, top: 24, isLoose: true, isFree: isFree)
    let checker = Checker(machine)
      .always("even", when: { $0[0] == 7 }) { $0[1] != 23 || $0[2] < 22 }
      .sometimes("top") { $0[0] == 24 && $0[1] == 24 }
      .deadlockFree("ends")
    let plain = checker.referenceReport(within: .unlimited)
    #expect(plain.distinctStates == 25 * 25 * 25 - 5 * 25)
    #expect(plain.cuts == [CheckCut(reason: "width", count: 5 * 25)])
    #expect(plain["even"].isViolated)
    for jobs in [1, 2, 3] { #expect(checker.run(.exhaustive(jobs: jobs)) == plain) }
  }
}
