public import NavModel

/// The results of random walks through a program.
public struct NavigationSimulationReport: Sendable {
  /// A failure, with the walk that found it.
  public struct Failure: Sendable {
    /// The finding, with the shrunk trace.
    public let finding: NavigationFinding
    /// The names of the coordinators and screens that it is about.
    public let subject: String
    /// The number of the first walk that shows it, from 0.
    public let walk: Int
    /// The number of walks that show it.
    public let count: Int
    /// The walk up to the violation.
    public let found: NavigationReport.Trace
    /// The shrunk trace.
    public let shrunk: ShrunkTrace<NavWorld, NavStep>
  }

  /// The machine.
  public let machine: NavMachine
  /// The scope of the walks, as reports print it.
  public let scope: String
  /// Counts and distributions.
  public let report: SimulationReport<NavWorld, NavStep>
  /// The failures, of the program's own properties first.
  public let failures: [Failure]
  /// The health checks that failed.
  public let health: [SimulationHealth]

  /// The program that was simulated.
  public var program: NavProgram { machine.program }

  /// The failures that the spec neither expects, nor knows, nor allows.
  public var unexpected: [Failure] {
    failures.filter { !$0.finding.isTolerated(by: program) }
  }
}
