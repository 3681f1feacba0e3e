extension CheckReport {
  /// The result of one property: its verdict, and the data that explain it.
  public struct PropertyResult: Sendable, Hashable {
    /// The name under which the property was declared.
    public let name: String

    /// The kind of the property.
    public let kind: CheckPropertyKind

    /// The verdict on the property.
    public let verdict: CheckVerdict<State, Action>

    /// The number of states or steps to which the property applied.
    ///
    /// These are, by the kind of the property:
    ///
    /// - `always`, `never`, `possible`: the distinct states in which `when` is true.
    /// - `step`: the distinct combinations of state, action and next state for which `when` is true.
    /// - `sometimes`: the distinct states in which `hit` is true.
    /// - `deadlockFree`: the distinct states that are not final.
    /// - `eventually`: the distinct initial states.
    /// - `leadsTo`: the distinct states or steps that are triggers.
    public let mattered: Int

    /// The trace to a state that satisfies a `sometimes`, the shortest one unless ``CheckReport/hasShortestTraces`` is
    /// `false`; `nil` for other kinds, and if the property does not hold.
    public let witness: CheckTrace<State, Action>?

    /// The states that can still be reached after the trace of a violated `possible`, none of which leads to its goal.
    ///
    /// The value is `nil` for any other verdict or kind, and if the caller stopped the run before the states were
    /// known.
    public let trap: CheckTrap?

    /// The same of a machine that contradicts itself.
    func doubted(_ nondeterminism: CheckNondeterminism) -> Self {
      if verdict == .notApplicable { return self }
      return Self(
        name: name, kind: kind, verdict: .incomplete("\(nondeterminism)"), mattered: mattered, witness: nil,
        trap: nil)
    }
  }
}
