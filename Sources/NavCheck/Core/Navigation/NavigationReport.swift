public import NavModel

/// What a check of a program has found.
public struct NavigationReport: Sendable {
  /// The trace of a finding.
  public typealias Trace = CheckTrace<NavWorld, NavStep>

  /// One property with its verdict.
  public struct Finding: Sendable {
    /// The name.
    public var name: String
    /// Whether it is one of navcheck's own.
    public var builtIn: NavBuiltIn?
    /// What was found.
    public var verdict: CheckVerdict<NavWorld, NavStep>
    /// How often its trigger was true.
    public var mattered: Int
    /// Where it, or what it is about, is declared.
    public var origin: NavSpec.Origin
    /// The reason of the opt-out, where the spec has one.
    public var allowance: String?
    /// What there is to say besides the trace: the screens that are never shown.
    public var detail: String?

    /// Whether it is broken and not allowed to be.
    public var isViolated: Bool { verdict.isViolated && allowance == nil }
  }

  /// What was checked.
  public let program: NavProgram
  /// The machine that was explored.
  public let machine: NavMachine
  /// Worlds within the scope.
  public let worlds: Int
  /// Steps that were generated.
  public let generated: Int
  /// Why verdicts are incomplete; empty if everything in scope was explored.
  public let cuts: [CheckCut]
  /// Why the exploration was stopped from outside; such a report depends on the clock.
  public let interruption: String?
  /// The properties of the text in order, then the built-in ones.
  public let findings: [Finding]

  /// Whether everything in scope was explored.
  public var isComplete: Bool { cuts.isEmpty && interruption == nil }

  init(
    program: NavProgram, machine: NavMachine, report: CheckReport<NavWorld, NavStep>, goals: [Int]
  ) {
    self.program = program
    self.machine = machine
    worlds = report.distinctStates
    generated = report.generatedStates
    cuts = report.cuts
    interruption = report.interruption
    var findings: [Finding] = []
    for property in program.properties {
      guard let result = report.result(named: property.name) else { continue }
      findings.append(
        Finding(
          name: property.name, verdict: result.verdict, mattered: result.mattered, origin: property.origin))
    }
    let start = NavSpec.Origin(line: 1, column: 1, length: 1)
    for builtIn in NavBuiltIn.allCases {
      guard let result = report.result(named: builtIn.rawValue) else { continue }
      findings.append(
        Finding(
          name: builtIn.rawValue, builtIn: builtIn, verdict: result.verdict, mattered: result.mattered, origin: start))
    }
    if !goals.isEmpty { findings.append(Self.reachability(goals, report, program)) }
    for index in findings.indices {
      findings[index].allowance = program.allowances.first { $0.property == findings[index].name }?.reason
      if findings[index].builtIn != nil, let origin = Self.origin(of: findings[index], program) {
        findings[index].origin = origin
      }
    }
    self.findings = findings
  }

  /// The finding with a name.
  public func finding(_ name: String) -> Finding? { findings.first { $0.name == name } }

  private static func reachability(
    _ goals: [Int], _ report: CheckReport<NavWorld, NavStep>, _ program: NavProgram
  ) -> Finding {
    var unseen: [Int] = []
    for place in goals where report.result(named: NavigationCheck.goal(place))?.witness == nil { unseen.append(place) }
    let names = unseen.map { place in
      "\(program.coordinators[program.places[place].coordinator].name).\(program.places[place].signature.name)"
    }
    var finding = Finding(
      name: NavBuiltIn.everythingReachable.rawValue, builtIn: .everythingReachable, verdict: .holds,
      mattered: goals.count, origin: NavSpec.Origin(line: 1, column: 1, length: 1))
    if let first = unseen.first {
      let isCut = !report.cuts.isEmpty || report.interruption != nil
      finding.verdict = isCut ? .incomplete("not everything was explored") : .violated(nil)
      finding.origin = program.places[first].signature.origin
      finding.detail = "never shown: \(names.joined(separator: ", "))"
    }
    return finding
  }

  /// The declaration that a built-in's trace is about: the coordinator or screen of its last input.
  private static func origin(of finding: Finding, _ program: NavProgram) -> NavSpec.Origin? {
    guard let trace = finding.verdict.trace else { return nil }
    let worlds = trace.states
    for (index, step) in trace.steps.enumerated().reversed() {
      guard let screen = step.action.event.screen, worlds[index].screens.indices.contains(screen.index) else { continue }
      return program.places[worlds[index][screen].route.place].signature.origin
    }
    return nil
  }

  /// The stated assumptions under which verdicts hold: `within: overtake 1, depth 4, without doubleTap, quickTap`.
  public var scope: String {
    let scope = program.scope
    var parts: [String] = []
    if scope.timing == .atomic {
      parts.append("timing atomic")
    } else {
      parts.append("overtake \(scope.overtake.map(String.init) ?? "free")")
    }
    parts.append("depth \(scope.depth)")
    for event in program.events { if let most = event.atMost { parts.append("\(event.signature.name) at most \(most)") } }
    let off = NavAdversary.allCases.filter { !scope.adversaries.contains($0) }
    if !off.isEmpty { parts.append("without \(off.map(\.rawValue).joined(separator: ", "))") }
    return "within: " + parts.joined(separator: ", ")
  }
}
