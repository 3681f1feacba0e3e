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

  /// One more than the largest cost of a cheapest way to a distinct state; 0 if there is none.
  ///
  /// Where every step costs 1, this is the number of breadth-first levels.
  public let depth: Int

  /// The truncations, ordered by reason.
  ///
  /// Empty: the whole machine was explored, within its bounds.
  public let cuts: [CheckCut]

  /// The number of states just beyond ``StateMachine/horizon``, which were found and neither evaluated nor explored.
  ///
  /// Verdicts are about what lies before it. A `sometimes` that was not met before is incomplete.
  public let statesBeyondHorizon: Int

  /// Why the run was stopped from outside, if it was.
  ///
  /// Such a report depends on the moment. Its verdicts are true, but another run may give other ones.
  public let interruption: String?

  /// Whether each state represents all its images in the counts (``SymmetricStateMachine``).
  public let isReduced: Bool

  /// How likely it is that states were omitted, by a search that keeps hashes in place of states; `nil` where states
  /// are told apart exactly.
  ///
  /// Where it is not `nil`, nothing is said to hold but a `sometimes` that was met, and the counts are lower bounds.
  public let omission: CheckOmission?

  /// Whether traces are the least of the shortest ones.
  ///
  /// Not so where a search in depth was cut off by another budget than that of depth, or states may be omitted. Each
  /// trace is one of the machine all the same.
  public let hasShortestTraces: Bool

  /// Two answers of the machine to one question, if that was noticed: then no verdict is given.
  ///
  /// The steps of some states are asked for twice, and those along every trace.
  public let contradiction: CheckContradiction?

  /// The properties in the order of their declaration, with their verdicts.
  public let results: [PropertyResult]

  /// Whether nothing was left out: no state, by chance neither, and no question about the states.
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
