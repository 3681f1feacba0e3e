public import NavModel

/// The check of a program: its own properties and all built-in ones, judged in one exploration.
///
/// ```swift
/// let report = NavigationCheck(program).run(within: .states(1_000_000))
/// for finding in report.findings where finding.verdict.isViolated { print(finding.name) }
/// ```
public struct NavigationCheck: Sendable {
  /// The program.
  public let program: NavProgram
  /// The machine that runs it.
  public let machine: NavMachine

  let rules: NavigationRules
  let properties: [NavigationProperty]

  /// Prepares the check of a program.
  public init(_ program: NavProgram) {
    self.program = program
    machine = NavMachine(program)
    rules = NavigationRules(machine)
    var all = rules.ownProperties
    for builtIn in NavBuiltIn.allCases where builtIn.belongs(to: program.dialect.library) {
      all.append(rules.property(builtIn))
    }
    // The resolver refuses equal names; a program made by hand may have them, and then the first counts.
    var seen: Set<String> = []
    properties = all.filter { seen.insert($0.name).inserted }
  }

  /// The names of all properties, the program's own first.
  public var propertyNames: [String] { properties.map(\.name) + program.logs.map(\.name) }

  /// Explores the program and judges its properties.
  ///
  /// Complexity: the number of steps times the cost of the properties; those that compare the app with itself
  /// settle the world after every input of every quiescent world once more.
  ///
  /// - Parameters:
  ///   - strategy: The way through the worlds.
  ///   - budget: How much to look at before giving up.
  ///   - only: The names of the properties to judge; nil for all.
  ///   - progress: Called from time to time.
  ///   - shouldStop: Asked from time to time; a reason ends the exploration.
  /// - Returns: The verdicts with what explains them.
  public func run(
    _ strategy: CheckStrategy = .exhaustive,
    within budget: CheckBudget = .unlimited,
    only: Set<String>? = nil,
    progress: ((CheckProgress) -> Void)? = nil,
    shouldStop: (() -> String?)? = nil
  ) -> NavigationReport {
    let judged = properties.filter { only?.contains($0.name) ?? true }
    let report = checker(judging: judged).run(
      strategy, within: budget, progress: progress, shouldStop: shouldStop)
    let logs = program.logs.filter { only?.contains($0.name) ?? true }.map {
      finding(of: $0, limit: budget.states)
    }
    let results = Dictionary(uniqueKeysWithValues: report.results.map { ($0.name, $0) })
    return NavigationReport(
      machine: machine, scope: scope, report: report,
      findings: judged.map { finding(of: $0, in: results) } + logs)
  }

  /// The machine with some of the properties.
  func checker(judging judged: [NavigationProperty]) -> Checker<NavStateMachine> {
    var checker = Checker(NavStateMachine(machine))
    for property in judged {
      for check in property.checks(rules) { checker.add(check) }
    }
    if judged.contains(where: { $0.kind == .eventually || $0.kind == .leadsTo }) {
      checker = rules.withFairness(checker)
    }
    return checker
  }

  /// The scope as every rendering prints it: `within: overtake 1, depth 4, without doubleTap`.
  public var scope: String {
    var parts: [String] = []
    switch program.scope.timing {
    case .atomic: parts.append("timing atomic")
    case .interleaved: parts.append("overtake \(program.scope.overtake.map(String.init) ?? "free")")
    }
    parts.append("depth \(program.scope.depth)")
    for event in program.events {
      if let most = event.atMost { parts.append("event \(event.signature.name) at most \(most)") }
    }
    let missing = NavAdversary.allCases.filter { adversary in
      !program.scope.adversaries.contains(adversary) && (adversary != .linkAtLaunch || !program.links.isEmpty)
    }
    if !missing.isEmpty { parts.append("without \(missing.map(\.rawValue).joined(separator: ", "))") }
    for index in program.places.indices {
      for closure in program.places[index].closures {
        let condition = closure.conditionText.map { " when \($0)" } ?? ""
        parts.append(
          "without \(closure.names.joined(separator: ", ")) at \(machine.text(of: NavRoute(place: index)))\(condition)"
        )
      }
    }
    if !program.assumptions.isEmpty {
      parts.append("assuming \(program.assumptions.map(\.name).joined(separator: ", "))")
    }
    if !program.fairness.isEmpty {
      let promises = program.fairness.map { ($0.isStrong ? "strong " : "") + $0.text }
      parts.append("fair \(promises.joined(separator: ", "))")
    }
    parts += program.parameters.map { "\($0.name) = \($0.text)" }
    return "within: " + parts.joined(separator: ", ")
  }
}
