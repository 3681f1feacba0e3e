import NavCheck
import NavModel

// As little as reads a file: to load all of Foundation takes longer than a small check.
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Checks one size of the coordinator tree with one tier and prints what a comparison needs, or prints the tree
/// in the language of another checker.
@main struct Measured {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let jobs = Int(arguments[3]), jobs > 0 else { fail() }
    if arguments[1] == "golden" { return checkGolden(arguments[2], jobs) }
    if arguments[1] == "spec" { return checkSpec(arguments[2], jobs) }
    if arguments[1] == "text" { return print("states \(claims(arguments[2]).worldsByText(jobs: jobs))") }
    if arguments[1] == "swift" { return print("states \(claims(arguments[2]).worldsBySwift(jobs: jobs))") }
    let shape: TreeShape
    switch arguments[2] {
    case "S": shape = .small
    case "M": shape = .medium
    case "L": shape = .large
    default: fail()
    }
    switch arguments[1] {
    case "warm": warm(arguments[2] == "L" ? 3 << 30 : 1 << 30)
    case "promela": print(PromelaTree(shape: shape).text)
    case "murphi": print(MurphiTree(shape: shape).text)
    case "packed": check(Checker(PackedTree(shape: shape)).invariants(), jobs)
    case "components": check(Checker(ComponentTree(shape: shape)).invariants(), jobs)
    case "possible":
      let home = Checker(ComponentTree(shape: shape)).invariants()
        .possible("home") { state in state.stacks.allSatisfy { $0.screens.count <= 1 } }
      check(home, jobs)
    case "plain": check(Checker(PlainTree(shape: shape)).invariants(), jobs)
    case "budget":
      check(Checker(PackedTree(shape: shape)).invariants(), jobs, within: .memory(64 << 20))
      check(Checker(PlainTree(shape: shape)).invariants(), jobs, within: .memory(64 << 20))
    default: fail()
    }
  }

  /// What ends with a part of the states, and says so, where it would take all memory without a budget.
  private static func check<Machine: StateMachine>(
    _ checker: Checker<Machine>, _ jobs: Int, within budget: CheckBudget
  ) {
    let report = checker.run(.exhaustive(jobs: jobs), within: budget)
    guard !report.isComplete, report.interruption == nil else { fatalError("Expected: a partial report.") }
    print(report)
  }

  /// Models whose counts others have published, too large for the tests.
  private static func checkGolden(_ name: String, _ jobs: Int) {
    switch name {
    case "cube": check(PocketCube(), 3_674_160, 33_067_441, 12, jobs)
    case "commit": check(TwoPhaseCommit.machine(managers: 7), 296_448, 2_744_706, 23, jobs)
    default: fail()
    }
  }

  /// A spec with all its properties, which must hold.
  private static func checkSpec(_ path: String, _ jobs: Int) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8), let spec = NavSpec.parse(text).spec,
      let program = NavProgram.resolve(spec, variant: nil).program
    else { fatalError("Expected: a spec without a mistake.") }
    let report = NavigationCheck(program).run(.exhaustive(jobs: jobs), modular: .never)
    let isRight = report.isComplete && !report.findings.contains { $0.verdict.isViolated }
    guard isRight else { fatalError("Expected: a spec that holds.") }
    print("states \(report.worlds) steps \(report.generated - 1)")
  }

  private static func claims(_ path: String) -> Claims {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8), let claims = Claims(spec: text)
    else {
      fatalError("Expected: a spec without a mistake.")
    }
    return claims
  }

  private static func check<Machine: StateMachine>(
    _ machine: Machine, _ distinct: Int, _ generated: Int, _ depth: Int, _ jobs: Int
  ) {
    let report = Checker(machine).run(.exhaustive(jobs: jobs))
    print("states \(report.distinctStates) generated \(report.generatedStates) depth \(report.depth)")
    let isRight =
      (report.distinctStates, report.generatedStates, report.depth) == (distinct, generated, depth)
    guard isRight else { fatalError("Expected: \(distinct) states, \(generated) generated, depth \(depth).") }
  }

  private static func check<Machine: StateMachine>(_ checker: Checker<Machine>, _ jobs: Int) {
    let report = checker.run(.exhaustive(jobs: jobs))
    print("states \(report.distinctStates) steps \(report.generatedStates - 1) depth \(report.depth)")
    print(report.results.map { "\($0.name) \($0.verdict)" }.joined(separator: ", "))
  }

  /// Touches memory, so that what is measured next does not wait for it.
  private static func warm(_ bytes: Int) {
    print(Array(repeating: UInt8(1), count: bytes).last ?? 0)
  }

  private static func fail() -> Never {
    fatalError(
      "Expected: packed, plain, components, possible, promela, murphi, budget or warm; S, M or L; the number of jobs. Or: golden; cube or commit; the number of jobs. Or: spec, text or swift; a file; the number of jobs."
    )
  }
}
