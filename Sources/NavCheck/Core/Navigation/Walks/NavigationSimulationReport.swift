public import NavModel

/// What random walks through a program have found.
public struct NavigationSimulationReport: Sendable {
  /// A failure, and how it was met.
  public struct Failure: Sendable {
    /// The finding, with the shrunk trace.
    public let finding: NavigationFinding
    /// The coordinators and screens that it is about, in words.
    public let subject: String
    /// The number of the first walk that shows it, from 0.
    public let walk: Int
    /// How many walks show it.
    public let count: Int
    /// The walk up to the violation.
    public let found: NavigationReport.Trace
    /// What shrinking did.
    public let shrunk: ShrunkTrace<NavWorld, NavStep>
  }

  /// The machine.
  public let machine: NavMachine
  /// The stated assumptions, as every rendering prints them.
  public let scope: String
  /// Counts and distributions.
  public let report: SimulationReport<NavWorld, NavStep>
  /// The failures, of the program's own properties first.
  public let failures: [Failure]
  /// Signs that the walks see little.
  public let health: [SimulationHealth]

  /// What was simulated.
  public var program: NavProgram { machine.program }

  /// The failures that the spec neither expects, nor knows, nor allows.
  public var unexpected: [Failure] {
    failures.filter { !$0.finding.isTolerated(by: program) }
  }
}
