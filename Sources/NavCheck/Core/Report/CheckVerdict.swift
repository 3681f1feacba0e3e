/// The answer to one property.
public enum CheckVerdict<State, Action>: Sendable, Hashable
where State: Hashable & Sendable, Action: Hashable & Sendable & CustomStringConvertible {
  /// True, and everything was explored; a `sometimes` holds as soon as it is reached.
  case holds
  /// False, with the first of the shortest traces that violate it. A `sometimes` that was never reached has no
  /// trace.
  case violated(CheckTrace<State, Action>?)
  /// Not decided, since a part was not explored; this is never the same as "holds".
  case incomplete(String)
  /// True, but the condition of the property was never true.
  case vacuous
  /// Not applicable: the property is about something that the machine does not have.
  case notApplicable

  /// Whether the property was broken.
  public var isViolated: Bool {
    if case .violated = self { return true }
    return false
  }

  /// The trace that violates the property, if there is one.
  public var trace: CheckTrace<State, Action>? {
    if case .violated(let trace) = self { return trace }
    return nil
  }
}

extension CheckVerdict: CustomStringConvertible {
  /// One line, without the trace.
  public var description: String {
    switch self {
    case .holds: "holds"
    case .violated(let trace?):
      "violated in \(trace.length) (\(trace.stepCount) \(trace.stepCount == 1 ? "step" : "steps"))"
    case .violated(nil): "violated: never reached"
    case .incomplete(let why): "incomplete: \(why)"
    case .vacuous: "vacuous"
    case .notApplicable: "not applicable"
    }
  }
}
