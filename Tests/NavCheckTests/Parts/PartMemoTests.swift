import Testing

@testable import NavCheck
@testable import NavModel

/// Checks of apps with tabs, part by part, against the plain engine.
@Suite("A check that remembers answers by what was read gives the report of the plain engine")
struct PartMemoTests {
  @Test(arguments: TabbedSpecs.all.map(\.name))
  func `every verdict, count and trace is that of the plain engine`(_ name: String) throws {
    let text = try #require(TabbedSpecs.all.first { $0.name == name }).text
    let check = NavigationCheck(try program(text))
    let checker = check.checker(judging: check.properties)
    let budget = CheckBudget.states(80 * Twins.count(1))
    let plain = checker.referenceReport(within: budget)
    let memory = AnswerMemo(of: checker.machine, checker.properties)
    let source = try #require(MemoizedSuccessors<NavStateMachine, UInt64>(remembering: memory, jobs: 2))
    let parts = try #require(
      ExplorationResults.report(source, SearchOptions(jobs: 2, budget: budget)), "gave up")
    #expect(parts.nondeterminism == nil)
    #expect(parts.distinctStates == plain.distinctStates)
    #expect(parts.generatedStates == plain.generatedStates)
    #expect(parts.depth == plain.depth)
    #expect(parts.cuts == plain.cuts)
    for (part, whole) in zip(parts.results, plain.results) {
      #expect(part.verdict == whole.verdict, "\(whole.name)")
      #expect(part.mattered == whole.mattered, "\(whole.name)")
      #expect(part.witness == whole.witness, "\(whole.name)")
    }
  }

  private func program(_ text: String) throws -> NavProgram {
    let (spec, mistakes) = NavSpec.parse(text)
    let parsed = try #require(spec, "\(mistakes.map { $0.rendered(in: text, path: "spec") }.joined())")
    let (program, diagnostics) = NavProgram.resolve(parsed, variant: nil)
    return try #require(program, "\(diagnostics.map { $0.rendered(in: text, path: "spec") }.joined())")
  }
}
