/// The verdict on a property.
public enum CheckVerdict<State, Action>: Sendable, Hashable
where State: Hashable & Sendable, Action: Hashable & Sendable & CustomStringConvertible {
  /// The property is true within bounds and before the horizon. A `sometimes` holds as soon as it is reached.
  case holds
  /// The property is false. ``CheckReport/hasShortestTraces`` states whether the trace is a shortest one; a `sometimes`
  /// that is never reached has none.
  case violated(CheckTrace<State, Action>?)
  /// The property is not decided, for the given reason. An incomplete property may hold or be violated.
  case incomplete(String)
  /// The property is true only because its condition (`when`, or the trigger) was never true.
  case vacuous
  /// The property does not apply, since the machine lacks the feature that the property is about.
  case notApplicable

  /// Whether the property is violated.
  public var isViolated: Bool {
    if case .violated = self { return true }
    return false
  }

  /// The trace that violates the property; `nil` if there is none.
  public var trace: CheckTrace<State, Action>? {
    if case .violated(let trace) = self { return trace }
    return nil
  }

  /// The same verdict with another trace.
  ///
  /// - Parameter replacement: Returns the trace that replaces the trace, if the verdict has one.
  /// - Returns: The verdict.
  /// - Throws: The error of `replacement`.
  func replacingTrace<Failure: Error>(
    _ replacement: (CheckTrace<State, Action>) throws(Failure) -> CheckTrace<State, Action>
  ) throws(Failure) -> Self {
    guard case .violated(let trace?) = self else { return self }
    return .violated(try replacement(trace))
  }
}

extension CheckVerdict: CustomStringConvertible {
  /// The verdict in one line, without the trace.
  public var description: String {
    switch self {
    case .holds: "holds"
    case .violated(let trace?):
      "violated at cost \(trace.length) (\(trace.stepCount) \(trace.stepCount == 1 ? "step" : "steps"))"
    case .violated(nil): "violated: never reached"
    case .incomplete(let why): "incomplete: \(why)"
    case .vacuous: "vacuous"
    case .notApplicable: "not applicable"
    }
  }
}
