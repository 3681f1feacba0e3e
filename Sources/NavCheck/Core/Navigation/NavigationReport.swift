public import NavModel

/// The results of checking a program.
public struct NavigationReport: Sendable {
  /// A run of the program.
  public typealias Trace = CheckTrace<NavWorld, NavStep>
  /// The result of one property.
  public typealias Finding = NavigationFinding

  /// The machine that was explored.
  public let machine: NavMachine
  /// The scope of the exploration, as reports print it.
  public let scope: String
  /// Counts, truncations, and the results of all properties and their helpers.
  public let report: CheckReport<NavWorld, NavStep>
  /// The properties, the program's own first.
  public let findings: [NavigationFinding]
  /// The size and results of the modular search; nil if there was none.
  public let modular: ModularScope?
  /// Whether the number of worlds is the one that a spec may pin: that of the default search.
  let countsWorlds: Bool
  /// The parts that never run; nil if the search does not decide that.
  public let deadCode: DeadCode?
  /// How often each event fired, in the order of the text, then the gestures that were made; nil where only some properties
  /// were judged, or where pairs of root and tab were explored in place of worlds.
  public let events: [EventCount]?
  private let numbers: [String: Int]

  init(
    machine: NavMachine, scope: String, report: CheckReport<NavWorld, NavStep>, findings: [NavigationFinding],
    modular: ModularScope? = nil, deadCode: DeadCode? = nil, events: [EventCount]? = nil,
    countsWorlds: Bool = true
  ) {
    self.deadCode = deadCode
    self.events = events
    self.machine = machine
    self.countsWorlds = countsWorlds && modular == nil
    self.modular = modular
    self.scope = scope
    self.report = report
    self.findings = findings
    numbers = Dictionary(findings.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  /// The program that was checked.
  public var program: NavProgram { machine.program }
  /// The number of worlds within the scope.
  public var worlds: Int { report.distinctStates }
  /// Steps that were generated.
  public var generated: Int { report.generatedStates }
  /// The number of worlds that were not explored, behind a settled world that is broken; ``scope`` states it too.
  public var worldsNotFollowed: Int { report.statesBeyondHorizon }
  /// The reasons that verdicts are incomplete; empty if everything in scope was explored.
  public var cuts: [CheckCut] { report.cuts }
  /// The reason that the search was stopped from outside; such a report is not repeatable.
  public var interruption: String? { report.interruption ?? modular?.interruption }
  /// The probability that worlds were omitted, or `nil` if the search is exact.
  ///
  /// With a probability, nothing holds except a `sometimes` that was reached.
  public var omission: CheckOmission? { report.omission }
  /// Whether traces are shortest ones; ``hasShortestTrace(_:)`` decides it for one finding.
  public var hasShortestTraces: Bool { report.hasShortestTraces }

  /// Whether the trace of a finding is a shortest one.
  ///
  /// A world is known to be a trap only if everything behind it was explored. In a search
  /// that was cut off there may be a nearer one.
  public func hasShortestTrace(_ finding: NavigationFinding) -> Bool {
    hasShortestTraces && (finding.kind != .possible || report.cuts.isEmpty)
  }

  /// Whether everything in scope was explored.
  public var isComplete: Bool { report.isComplete && interruption == nil }

  /// The finding of a property; nil if the property was not evaluated.
  public subscript(name: String) -> NavigationFinding? { numbers[name].map { findings[$0] } }

  /// The finding of a property; nil if the property was not evaluated.
  public func finding(_ name: String) -> NavigationFinding? { self[name] }

  /// The finding of a built-in property; nil if it was not evaluated.
  public subscript(builtIn: NavBuiltIn) -> NavigationFinding? { self[builtIn.rawValue] }

  /// The first world of the trace from which the app violates the property however it settles, without further input.
  ///
  /// Nil for a property of steps, and if that is the last world itself.
  public func pointOfNoReturn(of finding: NavigationFinding) -> Int? { finding.pointOfNoReturn }

  /// A description of the violation at the end of the trace, in a sentence; empty if there is none.
  public func why(_ finding: NavigationFinding) -> String { finding.message ?? "" }

  /// Properties that are vacuous: they belong to the spec, and no world or step was one that they apply to.
  public var vacuous: [NavigationFinding] { findings.filter { $0.verdict == .vacuous } }

  /// Opt-outs that no longer suppress anything, each with the name of its property.
  public var idleAllowances: [(property: String, allowance: NavigationFinding.Allowance)] {
    findings.flatMap { finding in
      finding.allowances.filter { $0.excusesSomething == false }.map { (finding.name, $0) }
    }
  }

  /// The app's files behind a finding: the `code "…"` of the coordinators whose screens its trace touches, the
  /// last first.
  public func code(behind finding: NavigationFinding) -> [String] {
    guard let trace = finding.trace else { return [] }
    var found: [String] = []
    for (world, step) in zip(trace.states, trace.steps).reversed() {
      guard let screen = step.action.event.screen, screen.index < world.screens.count,
        let owner = world[screen].owner,
        let code = program.coordinators[world[owner].declaration].code, !found.contains(code)
      else { continue }
      found.append(code)
    }
    return found
  }
}
