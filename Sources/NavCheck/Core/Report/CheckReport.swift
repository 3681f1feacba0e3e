/// The results of a search: counts, truncations, and a verdict for every property.
///
/// Two runs of one check give equal reports, unless one was stopped from outside (``interruption``).
public struct CheckReport<State, Action>: Sendable, Hashable
where State: Hashable & Sendable, Action: Hashable & Sendable & CustomStringConvertible {
  /// The number of unique states within bounds that were explored.
  public let distinctStates: Int

  /// The initial states with multiplicity, and every step that a distinct state emitted, duplicates and those
  /// out of bounds included.
  public let generatedStates: Int

  /// One more than the largest distance of a distinct state, in cost; 0 if there is none.
  ///
  /// Where every step costs 1, this is the number of breadth-first levels.
  public let depth: Int

  /// The truncations, ordered by reason.
  ///
  /// Empty: the whole machine was explored, within its bounds.
  public let cuts: [CheckCut]

  /// The number of discovered states just beyond ``StateMachine/horizon``, which were neither evaluated nor explored.
  ///
  /// Verdicts are about what lies before it. A `sometimes` that was not reached before is incomplete.
  public let statesBeyondHorizon: Int

  /// The reason that the caller stopped the run; nil if it did not.
  ///
  /// Such a report depends on the moment. Its verdicts are true, but another run may give other ones.
  public let interruption: String?

  /// Whether each state represents all its images in the counts (``SymmetricStateMachine``).
  public let isReduced: Bool

  /// The estimate of omitted states, for a search with hashes in place of states; `nil` where states
  /// are compared exactly.
  ///
  /// Where it is not `nil`, only a `sometimes` that was reached holds, and the counts are lower bounds.
  public let omission: CheckOmission?

  /// Whether each trace is a shortest one, and of these the first in the order of the descriptions.
  ///
  /// False if a depth-first search ended by another budget than depth, or states may be omitted. Each
  /// trace is a run of the machine in any case.
  public let hasShortestTraces: Bool

  /// A contradiction in the results of the machine, if an audit found one; then every verdict is incomplete.
  ///
  /// The steps of some states, and those along every trace, are generated twice.
  public let contradiction: CheckContradiction?

  /// The properties in the order of their declaration, with their verdicts.
  public let results: [PropertyResult]

  /// Whether everything was explored and evaluated, and no state can have been omitted.
  public var isComplete: Bool { cuts.isEmpty && omission == nil && interruption == nil }

  /// The verdict of the property with this name; there must be one.
  public subscript(name: String) -> CheckVerdict<State, Action> {
    guard let result = result(named: name) else {
      preconditionFailure("The report has no property named \"\(name)\".")
    }
    return result.verdict
  }

  /// The result of the property with this name, if there is one.
  public func result(named name: String) -> PropertyResult? {
    results.first { $0.name == name }
  }
}
