import Testing

@testable import NavCheck
@testable import NavModel

/// The engines on one random spec.
struct SpecTwins {
  typealias Report = CheckReport<NavWorld, NavStep>

  let spec: RandomSpec
  let checker: Checker<NavStateMachine>
  /// Whether all strategies and numbers of jobs are compared, on more worlds; else one of each is.
  let isThorough: Bool

  init(_ spec: RandomSpec, _ check: NavigationCheck, isThorough: Bool) {
    self.spec = spec
    self.isThorough = isThorough
    // Two of three end behind violations, which engines must agree on as well.
    let violations = spec.seed % 3 == 1 ? nil : ViolationHorizon(check.rules)
    checker = check.checker(judging: check.properties, and: violations, endsThere: true)
  }

  /// Compares every engine with the simplest one, whose report is returned, and whether the app was checked in parts.
  func compare() -> (plain: Report, inParts: Bool) {
    var budget = CheckBudget.states(isThorough ? 1_000 : Twins.count(1) > 1 ? 60 : 20)
    let plain = checker.referenceReport(within: budget)
    #expect(plain.nondeterminism == nil, "\(spec)")
    for (index, jobs) in [1, 2, 7].enumerated() where isThorough || Int(spec.seed) % 3 == index {
      expectSame(checker.run(.exhaustive(jobs: jobs), within: budget), as: plain, "\(jobs) jobs")
    }
    let inParts = expectSameInParts(plain, within: budget)

    // Searches in depth end elsewhere within a budget of states, so one of depth takes its place.
    var all = plain
    if plain.cuts.contains(where: { $0.reason.hasPrefix("state budget") }) {
      budget = .depth(max(0, plain.depth - 2))
      all = checker.referenceReport(within: budget)
    } else {
      budget = .unlimited
    }
    for (index, strategy) in Self.strategies.enumerated() where isThorough || Int(spec.seed) % 4 == index {
      let report = checker.run(strategy, within: budget)
      if report.omission == nil {
        expectSame(report, as: all, "\(strategy)")
      } else {
        expectSameCounts(report, as: all, "\(strategy)")
      }
    }
    return (plain, inParts)
  }

  private static let strategies: [CheckStrategy] = [
    .depthFirst, .iterativeDeepening(), .hashCompaction(), .bitstate(bytes: 1 << 20),
  ]

  /// Whether the engine that remembers answers by what was read took the app on, and did not give up.
  private func expectSameInParts(_ plain: Report, within budget: CheckBudget) -> Bool {
    guard checker.machine.partCount > 1, !plain.results.contains(where: { $0.kind.isOfRuns }) else {
      return false
    }
    let memory = AnswerMemo(of: checker.machine, checker.properties)
    let isPair = spec.seed.isMultiple(of: 2)
    let report =
      isPair ? inParts(memory, PackedPair.self, within: budget) : inParts(memory, UInt64.self, within: budget)
    // What is near to a capacity is left to the plain engine.
    guard let report else { return false }
    expectSame(report, as: plain, isPair ? "in parts, two words" : "in parts")
    return true
  }

  private func inParts<Word: PackedWord>(
    _ memory: AnswerMemo<NavStateMachine>, _: Word.Type, within budget: CheckBudget
  ) -> Report? {
    MemoizedSuccessors<NavStateMachine, Word>(remembering: memory, jobs: 1).flatMap {
      ExplorationResults.report($0, SearchOptions(jobs: 1, budget: budget))
    }
  }

  private func expectSame(_ report: Report, as plain: Report, _ engine: String) {
    #expect(report.distinctStates == plain.distinctStates, "\(engine), \(spec)")
    #expect(report.generatedStates == plain.generatedStates, "\(engine), \(spec)")
    #expect(report.depth == plain.depth, "\(engine), \(spec)")
    for (result, other) in zip(report.results, plain.results) where result != other {
      Issue.record(
        "\(engine), \(result.name): \(Self.told(result))\nas against\n\(Self.told(other))\n\(spec)")
    }
    #expect(report == plain, "\(engine), \(spec)")
    for (result, other) in zip(report.results, plain.results) {
      #expect(Self.told(result) == Self.told(other), "\(engine), \(result.name), \(spec)")
    }
  }

  /// What is said by a search that keeps hashes.
  private func expectSameCounts(_ report: Report, as plain: Report, _ engine: String) {
    #expect(report.distinctStates == plain.distinctStates, "\(engine), \(spec)")
    #expect(report.generatedStates == plain.generatedStates, "\(engine), \(spec)")
    #expect(report.depth == plain.depth, "\(engine), \(spec)")
    #expect(report.cuts == plain.cuts, "\(engine), \(spec)")
    for (result, other) in zip(report.results, plain.results) {
      #expect(result.witness?.length == other.witness?.length, "\(engine), \(result.name), \(spec)")
      guard !result.kind.isOfRuns, result.kind != .possible else { continue }
      #expect(result.mattered == other.mattered, "\(engine), \(result.name), \(spec)")
      let (trace, best) = (result.verdict.trace, other.verdict.trace)
      #expect(trace?.length == best?.length, "\(engine), \(result.name), \(spec)")
      #expect(trace?.stepCount == best?.stepCount, "\(engine), \(result.name), \(spec)")
    }
  }

  /// A result with the steps of its trace, as they are printed; the worlds between them are compared as such.
  private static func told(_ result: Report.PropertyResult) -> String {
    let trace = result.verdict.trace ?? result.witness
    let trap = result.trap.map { "\($0)" } ?? ""
    let steps = trace?.steps.map(\.action.description) ?? []
    return ["\(result.verdict) \(result.mattered) \(trap)", "\(trace?.lasso as Any)"].joined(separator: " ")
      + steps.map { "\n  \($0)" }.joined()
  }

  /// What is claimed, and what became of it.
  static func kind(of result: Report.PropertyResult) -> String {
    let verdict =
      switch result.verdict {
      case .holds: "holds"
      case .violated: "violated"
      case .incomplete: "incomplete"
      case .vacuous: "vacuous"
      case .notApplicable: "notApplicable"
      }
    return "\(result.kind) \(verdict)"
  }
}

extension CheckPropertyKind {
  /// Whether it is about what happens at last.
  fileprivate var isOfRuns: Bool { self == .eventually || self == .leadsTo }
}
