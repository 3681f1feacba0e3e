/// The results of random walks.
///
/// They describe visited states only: no property holds by walks.
public struct SimulationReport<State, Action>: Sendable
where State: Hashable & Sendable, Action: Hashable & Sendable & CustomStringConvertible {
  /// Violations of one property that have one signature.
  public struct Failure: Sendable {
    /// The property.
    public let property: String
    /// The signature of the violations; empty if the property has none.
    public let signature: String
    /// The number of the first walk that shows it, from 0.
    public let walk: Int
    /// The number of walks that show it.
    public let count: Int
    /// The first walk up to the violation.
    public let found: CheckTrace<State, Action>
    /// The shrunk trace.
    public let shrunk: ShrunkTrace<State, Action>
  }

  /// The result of one property in random walks.
  public struct PropertyResult: Sendable {
    /// The name under which the property was declared.
    public let name: String
    /// The kind of the property.
    public let kind: CheckPropertyKind
    /// Violated with its shortest shrunk trace; holds only for a `sometimes` that was reached; else incomplete.
    public let verdict: CheckVerdict<State, Action>
    /// The number of states or steps of walks to which it applied, repetitions included.
    public let mattered: Int
  }

  /// The number of times that a kind of step was enabled and taken.
  public struct KindCount: Sendable, Hashable {
    /// The kind.
    public let kind: String
    /// The number of states of walks in which it was enabled.
    public let enabled: Int
    /// The number of times that it was taken.
    public let taken: Int
  }

  /// The seed.
  public let seed: UInt64
  /// The number of completed walks.
  public let walks: Int
  /// The total number of steps.
  public let steps: Int
  /// The number of distinct states.
  public let distinctStates: Int
  /// The lengths of the walks (the sums of their costs), in ascending order.
  public let lengths: [Int]
  /// The number of walks that ended early: no step was enabled, or a capacity was exceeded.
  public let endedEarly: Int
  /// The kinds of steps, in the order of their names.
  public let kinds: [KindCount]
  /// The properties in the order of their declaration.
  public let results: [PropertyResult]
  /// The failures: by property, then by signature.
  public let failures: [Failure]
  /// The health checks that failed.
  public let health: [SimulationHealth]
  /// An estimate of the number of unvisited states; nil if no state was visited by exactly two walks.
  ///
  /// It is computed from the numbers of states that exactly one and exactly two walks visit: a lower bound (Chao,
  /// Biometrics 1987).
  public let estimatedUnseenStates: Int?
  /// The reason that the run was stopped from outside; nil if it was not.
  public let interruption: String?

  /// The result of the property with this name, if there is one.
  public func result(named name: String) -> PropertyResult? { results.first { $0.name == name } }

  /// The verdict of the property with this name; there must be one.
  public subscript(name: String) -> CheckVerdict<State, Action> {
    guard let result = result(named: name) else {
      preconditionFailure("The report has no property named \"\(name)\".")
    }
    return result.verdict
  }
}
