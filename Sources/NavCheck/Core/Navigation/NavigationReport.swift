public import NavModel

/// What the check of a program has found.
public struct NavigationReport: Sendable, Hashable {
  /// A run of the program.
  public typealias Trace = CheckTrace<NavWorld, NavStep>

  /// The program.
  public let program: NavProgram
  /// The stated assumptions, as every rendering prints them.
  public let scope: String
  /// Counts, cuts, and the results of all properties and their helpers.
  public let report: CheckReport<NavWorld, NavStep>
  /// The properties, the program's own first.
  public let findings: [NavigationFinding]
  /// Whether some properties were left out on purpose.
  public let isRestricted: Bool

  init(
    program: NavProgram, scope: String, report: CheckReport<NavWorld, NavStep>,
    findings: [NavigationFinding], isRestricted: Bool
  ) {
    self.program = program
    self.scope = scope
    self.report = report
    self.findings = findings
    self.isRestricted = isRestricted
  }

  /// The finding of a property, if it was judged.
  public subscript(name: String) -> NavigationFinding? { findings.first { $0.name == name } }

  /// The finding of a built-in property, if it was judged.
  public subscript(builtIn: NavBuiltIn) -> NavigationFinding? { self[builtIn.rawValue] }

  /// Properties that never mattered, though they apply.
  public var vacuous: [NavigationFinding] { findings.filter { $0.verdict == .vacuous } }

  /// Opt-outs that excuse nothing any more, each with the name of its property.
  public var idleAllowances: [(property: String, allowance: NavigationFinding.Allowance)] {
    findings.flatMap { finding in
      finding.allowances.filter { $0.excusesSomething == false }.map { (finding.name, $0) }
    }
  }
}
