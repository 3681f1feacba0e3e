/// The results of random walks.
///
/// The results are about visited states only, so no property holds except a `sometimes` that was reached.
public struct SimulationReport<State, Action>: Sendable
where State: Hashable & Sendable, Action: Hashable & Sendable & CustomStringConvertible {
  /// The violations of one property that have the same signature.
  public struct Failure: Sendable {
    /// The name of the property.
    public let property: String
    /// The signature of the violations (``Simulation/signature``).
    public let signature: String
    /// The number of the first walk that shows the violation, from 0.
    public let walk: Int
    /// The number of walks that show the violation.
    public let count: Int
    /// The first walk up to the violation.
    public let found: CheckTrace<State, Action>
    /// The shrunk trace, with the work that shrinking took.
    public let shrunk: ShrunkTrace<State, Action>
  }

  /// The result of one property in random walks.
  public struct PropertyResult: Sendable {
    /// The name under which the property was declared.
    public let name: String
    /// The kind of the property.
    public let kind: CheckPropertyKind
    /// The verdict: violated with the shortest of the shrunk traces, holds (only for a `sometimes` that was reached),
    /// not applicable, or incomplete.
    public let verdict: CheckVerdict<State, Action>
    /// The number of states or steps of walks to which the property applied, repetitions included.
    public let mattered: Int
  }

  /// How often a kind of step was enabled in the states of the walks, and how often the walks took it.
  public struct KindCount: Sendable, Hashable {
    /// The kind of step (``Simulation/kind``).
    public let kind: String
    /// The number of times that the kind was enabled when a walk chose its next step.
    public let enabled: Int
    /// The number of steps of this kind that walks took.
    public let taken: Int
  }

  /// The seed of the random numbers.
  public let seed: UInt64
  /// The number of completed walks.
  public let walks: Int
  /// The total number of steps of all walks.
  public let steps: Int
  /// The number of distinct states that the walks visited.
  public let distinctStates: Int
  /// The lengths of the walks in ascending order; a length is the sum of the costs of the steps.
  public let lengths: [Int]
  /// The number of walks that ended early, because no step was enabled or the machine truncated the state.
  public let endedEarly: Int
  /// The counts for each kind of step, in the order of the names.
  public let kinds: [KindCount]
  /// The results of the properties, in the order of their declaration.
  public let results: [PropertyResult]
  /// The failures, ordered by property, then by signature.
  public let failures: [Failure]
  /// The health checks that failed.
  public let health: [SimulationHealth]
  /// An estimate of the number of unvisited states; nil if no state was visited by exactly two walks.
  ///
  /// The estimate is a lower bound, computed from the numbers of states that exactly one walk and exactly two walks
  /// visited (Chao, Biometrics 1987).
  public let estimatedUnseenStates: Int?
  /// The reason that the caller stopped the run; nil if the run was not stopped.
  public let interruption: String?

  /// Returns the result of the property with a name.
  ///
  /// - Parameter name: The name of the property.
  /// - Returns: The result; nil if there is no such property.
  public func result(named name: String) -> PropertyResult? { results.first { $0.name == name } }

  /// Accesses the verdict of the property with a name.
  ///
  /// - Parameter name: The name of the property.
  /// - Precondition: The checker has a property with this name.
  public subscript(name: String) -> CheckVerdict<State, Action> {
    guard let result = result(named: name) else {
      preconditionFailure("The report has no property named \"\(name)\".")
    }
    return result.verdict
  }
}
