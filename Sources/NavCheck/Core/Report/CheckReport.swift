/// The results of a search: counts, truncations, and a verdict for every property.
///
/// Two runs of the same check give equal reports, unless the caller stopped one of them (``interruption``).
public struct CheckReport<State, Action>: Sendable, Hashable
where State: Hashable & Sendable, Action: Hashable & Sendable & CustomStringConvertible {
  /// The number of distinct states within bounds that were explored.
  public let distinctStates: Int

  /// The number of initial states and steps from distinct states, including duplicates and steps out of bounds.
  public let generatedStates: Int

  /// The largest distance of a distinct state from the start, in cost, plus one; 0 if there is no state.
  ///
  /// If every step costs 1, this is the number of breadth-first levels.
  public let depth: Int

  /// The greatest cost such that every path of at most this cost was explored, except beyond truncated states and the
  /// horizon; `nil` if no budget, stop rule or caller ended the search, or if no such cost is known.
  ///
  /// A property of states or steps that is incomplete is violated on none of these paths. After a budget of depth
  /// or a scope, the value is its cost.
  public let completeCost: Int?

  /// The truncations, ordered by reason; empty if every discovered state within bounds and before the horizon was
  /// explored.
  public let cuts: [CheckCut]

  /// The number of discovered states just beyond ``StateMachine/horizon``, which were neither evaluated nor explored.
  ///
  /// Verdicts are about the states before the horizon. A `sometimes` that is not reached before the horizon is
  /// incomplete.
  public let statesBeyondHorizon: Int

  /// The states beyond the scope of the budget (``CheckBudget/scope(ofCost:named:)``), which were neither evaluated nor
  /// explored; `nil` if there are none.
  ///
  /// Verdicts are about paths within the scope. A `sometimes` that was not reached is incomplete, and a state is a trap
  /// only if no path beyond the scope could lead to the goal.
  public let beyondScope: CheckCut?

  /// The reason that the caller stopped the run; `nil` if the run was not stopped.
  ///
  /// The report of a stopped run depends on the time of the stop. Its verdicts are correct, but another run may
  /// decide other properties.
  public let interruption: String?

  /// The estimate of omitted states, if the search stores hashes in place of states; `nil` if it is exact.
  ///
  /// If there is an estimate, only a `sometimes` that was reached holds, and the numbers of states and steps are lower
  /// bounds.
  public let omission: CheckOmission?

  /// Whether each trace is a shortest one.
  ///
  /// The value is `false` if states may be omitted. It can be `false` in other cases, for example if a stop, a stop
  /// rule or a budget other than depth ended a depth-first search. Each trace is a run of the machine in any case. Of a
  /// trace with a ``CheckTrace/lasso``, only the path to the trigger, then the path to the cycle, are shortest. If
  /// there are ``cuts``, a shorter trace that violates a `possible` may be unknown.
  public let hasShortestTraces: Bool

  /// Evidence that the machine violates its laws, for example is nondeterministic; `nil` if the audit found none.
  ///
  /// The audit generates the steps of some states, and the steps along every trace, a second time. If it finds a
  /// nondeterminism, every verdict is incomplete or not applicable.
  public let nondeterminism: CheckNondeterminism?

  /// The results of the properties, in the order of their declaration.
  public let results: [PropertyResult]

  /// Whether every state within bounds and the scope and before the horizon was explored, without possible omissions,
  /// the caller did not stop the run, and the audit found no nondeterminism.
  public var isComplete: Bool {
    cuts.isEmpty && omission == nil && interruption == nil && nondeterminism == nil
  }

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

  /// Returns the result of the property with a name.
  ///
  /// - Parameter name: The name of the property.
  /// - Returns: The result; `nil` if there is no such property.
  public func result(named name: String) -> PropertyResult? {
    results.first { $0.name == name }
  }
}
