/// The answer to one property.
public enum CheckVerdict<State, Action>: Sendable, Hashable
where State: Hashable & Sendable, Action: Hashable & Sendable & CustomStringConvertible {
  /// True, explored to the end; a `sometimes` holds as soon as it was met.
  case holds
  /// False, with the least of the shortest traces that break it. A `sometimes` that was never met has no
  /// trace.
  case violated(CheckTrace<State, Action>?)
  /// Not decided, since something was left out; never the same as "holds".
  case incomplete(String)
  /// True, but of nothing: its condition was never met.
  case vacuous
  /// About something that the machine does not have.
  case notApplicable

  /// Whether the property was broken.
  public var isViolated: Bool {
    if case .violated = self { return true }
    return false
  }

  /// The trace that breaks the property, if there is one.
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
