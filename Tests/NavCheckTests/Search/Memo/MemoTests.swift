import Testing

@testable import NavCheck

/// Machines whose reads are observed, against the simplest engine.
@Suite struct MemoTests {
  @Test(arguments: 0..<16)
  func `on random machines every word and number of jobs gives the report of the plain engine`(
    batch: UInt64
  ) {
    var generator = SplitMix(seed: batch + 900)
    for _ in 0..<Twins.count(2) {
      let machine = RandomProduct.random(using: &generator)
      let budget: CheckBudget =
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: .states(Int.random(in: 0...200, using: &generator))
        case 1: .depth(Int.random(in: 0...4, using: &generator))
        default: .unlimited
        }
      let checker = machine.asking(oneIn: [2, 7, 40][Int.random(in: 0..<3, using: &generator)])
      let plain = checker.referenceReport(within: budget)
      for jobs in [1, 2, 7] {
        #expect(Self.report(checker, UInt64.self, jobs, budget) == plain, "\(machine)")
      }
      #expect(Self.report(checker, PackedPair.self, 2, budget) == plain, "\(machine)")
      #expect(checker.run(within: budget) == plain, "\(machine)")
    }
  }

  @Test func `a property for each of many bits is judged as one alone is`() {
    var generator = SplitMix(seed: 77)
    for _ in 0..<6 {
      let machine = RandomProduct.random(using: &generator)
      var checker = Checker(machine)
      for number in 0..<150 {
        checker = checker.always("\(number)", when: { $0[0] <= number % 7 }) { state in
          !state.focused.contains { state[$0] + number % 11 == 4 }
        }
        if number % 3 == 0 { checker = checker.judgedByPart(apart: number % 2 == 0) }
        if number % 5 == 0 {
          checker = checker.step("step \(number)", when: { before, _, _ in before[0] == number % 4 }) {
            _, _, after in after[1] != number % 6
          }
        }
        if number % 40 == 0 { checker = checker.deadlockFree("ends \(number)") }
      }
      #expect(Self.report(checker, UInt64.self, 1, .unlimited) == checker.referenceReport(within: .unlimited))
    }
  }

  @Test func `a cache with hardly any room looks results up again`() {
    var generator = SplitMix(seed: 78)
    for turn in 0..<Twins.count(3) {
      // Also more queries about steps than a sub-row has room for.
      let many = RandomProduct(
        sizes: [4, 5, 4], initialStates: [ProductState([0, 0, 0])], stepQueries: 60, seed: UInt64(turn))
      let machine = turn % 2 == 0 ? many : RandomProduct.random(using: &generator)
      let checker = machine.asking(oneIn: 5)
      let plain = checker.referenceReport(within: .unlimited)
      for (rows, subRows, open) in [(0, 1, 40), (1, 3, 400), (2, 5, 1 << 18)] {
        let sizes = CacheSizes(rowBits: rows, subRowBits: subRows, openCount: open)
        #expect(
          Self.report(checker, UInt64.self, 1 + turn % 2, .unlimited, sizes) == plain)
      }
    }
  }

  @Test func `many parts take two words, and what was learned stays`() {
    // Twelve parts with up to 41 values each outgrow 62 bits after a while.
    let machine = WideProduct(partCount: 12, top: 40)
    let checker = Checker(machine).always("small") { $0.parts.allSatisfy { $0 <= 40 } }
    let memory = AnswerMemo(of: machine, checker.properties)
    let source = MemoizedSuccessors<WideProduct, UInt64>(remembering: memory, jobs: 1)
    let report = source.flatMap {
      ExplorationResults.report($0, SearchOptions(jobs: 1, budget: .unlimited))
    }
    #expect(source != nil && report == nil && memory.refusal == nil)
    let learned = memory.entries.count
    #expect(learned > 100)
    let plain = checker.referenceReport(within: .unlimited)
    #expect(checker.run() == plain)
    #expect(plain["small"] == .holds)
  }

  @Test(arguments: RandomProduct.Lie.allCases)
  func `a machine that hides what it reads gets no verdict, or that of the plain engine`(
    lie: RandomProduct.Lie
  ) {
    var caught = 0
    var gaveUp = 0
    // Its reads lead elsewhere sooner than its answers differ.
    let isSeen = lie == .readForSteps
    let gives = [.order, .writes, .readForFocus].contains(lie)
    // Not every machine shows every lie.
    for seed: UInt64 in 0..<UInt64(Twins.count(5))
    where Twins.count(1) > 1 || seed < 2 || (gives ? gaveUp : isSeen ? caught + gaveUp : caught) == 0 {
      var machine = RandomProduct(
        sizes: [5, 4, 5, 4], initialStates: [ProductState([0, 0, 0, 0])], stepQueries: 4, seed: seed,
        limits: 9)
      machine.lie = lie
      let checker = machine.asking(oneIn: 5)
      let plain = checker.referenceReport(within: .unlimited)
      if plain.distinctStates < 50 { continue }
      guard let report = Self.report(checker, UInt64.self, 1, .unlimited) else {
        gaveUp += 1
        var reason: String?
        let again = checker.exhaustiveReport(
          jobs: 1, within: .unlimited, progress: nil, shouldStop: nil, stop: nil,
          whenNotMemoized: { reason = $0 })
        #expect(again == plain)
        #expect(reason == MemoRefusal.unrecordedReads.rawValue)
        continue
      }
      if report.nondeterminism == nil {
        #expect(report == plain)
      } else {
        caught += 1
        #expect(
          report.results.allSatisfy { $0.verdict.isIncomplete || $0.verdict == .notApplicable })
      }
    }
    #expect(caught + gaveUp > 0)
    if !isSeen { #expect((gives ? gaveUp : caught) > 0) }
  }

  @Test(arguments: [1, 2, 7])
  func `one in so many states is compared with the memory where there are many`(jobs: Int) {
    var machine = RandomProduct(
      sizes: [8, 8, 8, 8, 4], initialStates: [ProductState([0, 0, 0, 0, 0])], stepQueries: 6, seed: 3)
    let honest = Self.report(Checker(machine), UInt64.self, jobs, .unlimited)
    #expect(honest != nil && honest?.nondeterminism == nil)
    #expect(honest?.distinctStates ?? 0 > 4_000)
    machine.lie = .readForSteps
    let report = Self.report(
      Checker(machine).always("any") { _ in true }, UInt64.self, jobs, .unlimited)
    #expect(report?.nondeterminism?.difference.contains("the memo holds") == true)
    #expect(report?["any"].isIncomplete == true)
  }

  @Test
  func `where the machine says that it is not sound, it is explored plainly`() {
    var machine = RandomProduct(
      sizes: [4, 4, 4], initialStates: [ProductState([0, 0, 0])], stepQueries: 4, seed: 5)
    let checker = machine.asking(oneIn: 5)
    let plain = checker.referenceReport(within: .unlimited)
    #expect(plain.distinctStates > 20)
    #expect(Self.report(checker, UInt64.self, 1, .unlimited) == plain)
    machine.greatest = 2
    #expect(Self.report(machine.asking(oneIn: 5), UInt64.self, 1, .unlimited) == nil)
    #expect(machine.asking(oneIn: 5).run() == plain)
    machine.greatest = 3
    #expect(Self.report(machine.asking(oneIn: 5), UInt64.self, 1, .unlimited) == plain)
  }

  @Test
  func `queries that share actions are found out, and do not matter where no property is about steps`() {
    var machine = RandomProduct(
      sizes: [4, 4, 4], initialStates: [ProductState([0, 0, 0])], stepQueries: 4, seed: 5)
    machine.sharesActions = true
    let difference = machine.asking(oneIn: 5).run().nondeterminism?.difference
    #expect(difference?.contains("the memo and the machine disagree") == true)
    let states = Checker(machine).always("few") { $0[0] < 3 }
    #expect(Self.report(states, UInt64.self, 1, .unlimited) == states.referenceReport(within: .unlimited))
  }

  @Test func `what happens at last is judged by the plain engine`() {
    let machine = RandomProduct(
      sizes: [3, 3], initialStates: [ProductState([0, 0])], stepQueries: 2, seed: 1)
    let checker = Checker(machine).eventually("moves") { $0[0] != 0 }
    #expect(checker.run() == checker.referenceReport(within: .unlimited))
  }

  private static func report<Machine: FactoredStateMachine, Word: PackedWord>(
    _ checker: Checker<Machine>, _: Word.Type, _ jobs: Int, _ budget: CheckBudget,
    _ sizes: CacheSizes = CacheSizes()
  ) -> CheckReport<Machine.State, Machine.Action>? {
    let memory = AnswerMemo(of: checker.machine, checker.properties)
    guard let source = MemoizedSuccessors<Machine, Word>(remembering: memory, jobs: jobs, sizes: sizes) else {
      return nil
    }
    return ExplorationResults.report(source, SearchOptions(jobs: jobs, budget: budget))
  }
}
