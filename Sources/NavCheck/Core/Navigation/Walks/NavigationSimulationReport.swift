public import NavModel

/// The results of random walks through a program.
public struct NavigationSimulationReport: Sendable {
  /// A violation, with the walks that found it.
  public struct Failure: Sendable {
    /// The finding, with the shrunk trace as its trace.
    public let finding: NavigationFinding
    /// The names of the coordinators and screens that the violation concerns, or empty; for `no-fatal`, the message.
    public let subject: String
    /// The number of the first walk that shows the violation, from 0.
    public let walk: Int
    /// The number of walks that show the violation.
    public let count: Int
    /// The walk up to the violation.
    public let found: NavigationReport.Trace
    /// The shrunk trace, with the work that shrinking took.
    public let shrunk: ShrunkTrace<NavWorld, NavStep>
  }

  /// The machine that the walks ran on.
  public let machine: NavMachine
  /// The scope of the walks, as reports print it.
  public let scope: String
  /// The counts and distributions of the underlying random walks.
  public let report: SimulationReport<NavWorld, NavStep>
  /// The failures, beginning with those of properties that the spec declares.
  public let failures: [Failure]
  /// The health checks that failed, which suggest that the walks see too little of the app.
  public let health: [SimulationHealth]

  /// The program that was simulated.
  public var program: NavProgram { machine.program }

  /// The failures that the spec neither expects, nor knows, nor allows.
  public var unexpected: [Failure] {
    failures.filter { !$0.finding.isTolerated(by: program) }
  }
}
