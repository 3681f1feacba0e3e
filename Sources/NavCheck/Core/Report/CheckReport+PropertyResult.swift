extension CheckReport {
  /// The result of one property.
  public struct PropertyResult: Sendable, Hashable {
    /// The name under which the property was declared.
    public let name: String

    /// The kind of the property.
    public let kind: CheckPropertyKind

    /// The answer.
    public let verdict: CheckVerdict<State, Action>

    /// The number of states or steps to which the property applied.
    ///
    /// For `always`, `never` and `possible` the distinct states in which `when` is true; for `step` the
    /// combinations of state, action and state for which it is; for `sometimes` the distinct states that hit;
    /// for `deadlockFree` the distinct states that are not final; for `eventually` the distinct initial states,
    /// and for `leadsTo` the distinct states or steps that are triggers.
    public let mattered: Int

    /// For a `sometimes` that holds: the first of the shortest traces that reach it.
    public let witness: CheckTrace<State, Action>?

    /// For a `possible` that is violated: the actions that are still possible at the end of the trace.
    public let trap: CheckTrap?

    /// The same of a machine that contradicts itself.
    func doubted(_ contradiction: CheckContradiction) -> Self {
      if verdict == .notApplicable { return self }
      return Self(
        name: name, kind: kind, verdict: .incomplete("\(contradiction)"), mattered: mattered, witness: nil,
        trap: nil)
    }
  }
}
