public import NavModel

/// The results of checking a program: a finding for each property, and the size of the exploration.
///
/// A *world* is a state of the app: everything that is on screen, in the coordinators and in queues.
public struct NavigationReport: Sendable {
  /// A run of the program from launch.
  public typealias Trace = CheckTrace<NavWorld, NavStep>
  /// The result of one property of the program.
  public typealias Finding = NavigationFinding

  /// The machine of the program; its worlds, and those of traces, store all variables.
  public let machine: NavMachine
  /// The scope of the exploration, as reports print it.
  public let scope: String
  /// The counts, truncations and results of the underlying search, including auxiliary properties.
  public let report: CheckReport<NavWorld, NavStep>
  /// The results: the properties that the spec declares, the built-in properties, then the logs of the spec.
  public let findings: [NavigationFinding]
  /// The size and results of the modular search; nil if there was none.
  public let modular: ModularScope?
  /// Whether the search was the default search, so that a spec may state the number of worlds.
  let countsWorlds: Bool
  /// The parts of the spec that never run; nil if the search did not decide that.
  public let deadCode: DeadCode?
  /// The number of times that each event fired: controls, links, events, steps and outcomes of effects, each kind in
  /// the order of the text, then the gestures and system events that occurred.
  ///
  /// Steps are listed only with interleaved timing. The value is nil if only some properties were evaluated, or if
  /// there was a modular search.
  public let events: [EventCount]?
  /// The variables that worlds did not store, since nothing reads them, such as `session of App`.
  package let variablesLeftOut: [String]
  /// Why the search of worlds had to begin again without memoised results; nil if it had not.
  package let reasonForNoMemo: String?
  private let numbers: [String: Int]

  init(
    machine: NavMachine, scope: String, report: CheckReport<NavWorld, NavStep>, findings: [NavigationFinding],
    modular: ModularScope? = nil, deadCode: DeadCode? = nil, events: [EventCount]? = nil,
    countsWorlds: Bool = true, variablesLeftOut: [String] = [], reasonForNoMemo: String? = nil
  ) {
    self.variablesLeftOut = variablesLeftOut
    self.reasonForNoMemo = reasonForNoMemo
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
  /// The number of distinct worlds within the scope that were explored.
  public var worlds: Int { report.distinctStates }
  /// The number of initial worlds and generated steps, duplicates included.
  public var generated: Int { report.generatedStates }
  /// The number of discovered worlds that the search did not explore and that verdicts are not about.
  ///
  /// Either both they and the settled world before violate a structural property (see the article "The search"), or
  /// they follow more inputs than `bound inputs` allows. If the number is not 0, the ``scope`` contains it.
  public var worldsNotFollowed: Int { report.statesBeyondHorizon + (report.beyondScope?.count ?? 0) }
  /// The reasons why worlds were not explored, other than ``worldsNotFollowed``; empty if there are none.
  public var cuts: [CheckCut] { report.cuts }
  /// The reason that the caller stopped the search, in which case the report is not reproducible; nil if it was not
  /// stopped.
  public var interruption: String? { report.interruption ?? modular?.interruption }
  /// An estimate of the worlds that the search omitted, or `nil` if the search is exact.
  ///
  /// If there is an estimate, no property holds except a `sometimes` that was reached.
  public var omission: CheckOmission? { report.omission }
  /// Whether traces are shortest traces, with the exceptions of ``CheckReport/hasShortestTraces``; see
  /// ``hasShortestTrace(_:)`` for a single finding.
  public var hasShortestTraces: Bool { report.hasShortestTraces }

  /// Returns whether the trace of a finding is a shortest trace.
  ///
  /// A world counts as a trap only if everything that follows it was explored. In an incomplete search, or with
  /// `bound inputs`, a nearer trap may therefore remain unknown.
  ///
  /// - Parameter finding: A finding of this report.
  /// - Returns: The value of ``hasShortestTraces``; false for a `possible` property if there are ``cuts``, or worlds
  ///   beyond `bound inputs`.
  public func hasShortestTrace(_ finding: NavigationFinding) -> Bool {
    hasShortestTraces && (finding.kind != .possible || report.cuts.isEmpty && report.beyondScope == nil)
  }

  /// Whether the exploration was neither truncated nor stopped, and can have omitted no worlds.
  public var isComplete: Bool { report.isComplete && interruption == nil }

  /// Accesses the finding of a property by its name; nil if the property was not evaluated.
  public subscript(name: String) -> NavigationFinding? { numbers[name].map { findings[$0] } }

  /// Returns the finding of a property.
  ///
  /// - Parameter name: The name of the property.
  /// - Returns: The finding; nil if the property was not evaluated.
  public func finding(_ name: String) -> NavigationFinding? { self[name] }

  /// Accesses the finding of a built-in property; nil if the property was not evaluated.
  public subscript(builtIn: NavBuiltIn) -> NavigationFinding? { self[builtIn.rawValue] }

  /// Returns the index of the first world of a trace from which a violation is certain without further input.
  ///
  /// - Parameter finding: A finding of this report.
  /// - Returns: The index. Nil if no world before the end of the trace is such a world, if the trace does not end in a
  ///   settled world, if the property is not about single worlds (such as `change`, `possible` and `no-deadlock`), or
  ///   if the property compares the app with itself.
  public func pointOfNoReturn(of finding: NavigationFinding) -> Int? { finding.pointOfNoReturn }

  /// Describes the violation of a property.
  ///
  /// - Parameter finding: A finding of this report.
  /// - Returns: A clause without a full stop; empty if the property is not violated.
  public func why(_ finding: NavigationFinding) -> String { finding.message ?? "" }

  /// The findings of properties that never applied to a world or step, so that they hold trivially.
  public var vacuous: [NavigationFinding] { findings.filter { $0.verdict == .vacuous } }

  /// The opt-outs to delete, because they no longer suppress a violation, each with the name of its property.
  public var idleAllowances: [(property: String, allowance: NavigationFinding.Allowance)] {
    findings.flatMap { finding in
      finding.allowances.filter { $0.excusesSomething == false }.map { (finding.name, $0) }
    }
  }

  /// Returns the files of the app's own code that a finding concerns.
  ///
  /// - Parameter finding: A finding of this report.
  /// - Returns: The `code "…"` paths of the coordinators that own the screens of the trace's events, each once, the
  ///   last event first; empty if there is no trace, or if these coordinators declare no path.
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
