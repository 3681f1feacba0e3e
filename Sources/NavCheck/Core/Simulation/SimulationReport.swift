/// What random walks have found.
///
/// It speaks of what they met, never of what there is: no property holds by walks.
public struct SimulationReport<State, Action>: Sendable
where State: Hashable & Sendable, Action: Hashable & Sendable & CustomStringConvertible {
  /// Violations of one property that have one signature.
  public struct Failure: Sendable {
    /// The property.
    public let property: String
    /// What they have in common; empty where nothing tells violations of the property apart.
    public let signature: String
    /// The number of the first walk that shows it, from 0.
    public let walk: Int
    /// How many walks show it.
    public let count: Int
    /// The first walk up to the violation.
    public let found: CheckTrace<State, Action>
    /// What is left of it.
    public let shrunk: ShrunkTrace<State, Action>
  }

  /// What walks can say of one property.
  public struct PropertyResult: Sendable {
    /// The name under which the property was declared.
    public let name: String
    /// What it claims.
    public let kind: CheckPropertyKind
    /// Violated with its shortest shrunk trace; holds only for a `sometimes` that was met; else incomplete.
    public let verdict: CheckVerdict<State, Action>
    /// How often it was about a state or step of a walk, repetitions included.
    public let mattered: Int
  }

  /// How often a kind of step was enabled in a state of a walk, and taken.
  public struct KindCount: Sendable, Hashable {
    /// The kind.
    public let kind: String
    /// In how many states of walks it was enabled.
    public let enabled: Int
    /// How often it was taken.
    public let taken: Int
  }

  /// The seed.
  public let seed: UInt64
  /// How many walks ran to their end.
  public let walks: Int
  /// How many steps they took together.
  public let steps: Int
  /// How many different states they met.
  public let distinctStates: Int
  /// The lengths of the walks (the sums of their costs), in ascending order.
  public let lengths: [Int]
  /// How many walks ended before their length: no step was enabled, or a limit cut them off.
  public let endedEarly: Int
  /// The kinds of steps, in the order of their names.
  public let kinds: [KindCount]
  /// The properties in the order of their declaration.
  public let results: [PropertyResult]
  /// The failures: by property, then by signature.
  public let failures: [Failure]
  /// Signs that the walks see little.
  public let health: [SimulationHealth]
  /// An estimate of the states that the walks did not meet; nil where no state was met by just two walks.
  ///
  /// It is made of the numbers of states met by one walk only and by two: at least that many are missing (Chao,
  /// Biometrics 1987).
  public let estimatedUnseenStates: Int?
  /// Why the run was stopped from outside, if it was: it then depends on the moment.
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
