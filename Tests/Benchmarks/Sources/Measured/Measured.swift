import NavCheck

/// Checks one size of the coordinator tree with one tier and prints what a comparison needs, or prints the tree
/// in the language of another checker.
@main struct Measured {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let jobs = Int(arguments[3]), jobs > 0 else { fail() }
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
    case "plain": check(Checker(PlainTree(shape: shape)).invariants(), jobs)
    default: fail()
    }
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
    fatalError("Expected: packed, plain, components, promela, murphi or warm; S, M or L; the number of jobs.")
  }
}
