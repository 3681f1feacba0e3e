extension Checker {
  /// Declares that the property added last may be judged part by part, where the machine is an
  /// ``ObservedStateMachine``.
  ///
  /// The property is then about a state where its `when` is true with the focus on one of the parts, and broken
  /// where `when` is true and `holds` false with the focus on one. A `sometimes` is met where it is with the focus
  /// on one part; the goal of a `possible` is reached where it is with the focus on each. With no focus, which is
  /// how other engines ask, the closures must say the same. It changes nothing for properties of other kinds.
  ///
  /// - Parameter apart: Whether the property is evaluated alone. Properties that read much beside the part in focus
  ///   are better evaluated alone: those of a group are evaluated again where anything changes that one of
  ///   them reads.
  /// - Returns: A checker that knows it.
  package func judgedByPart(apart: Bool = false) -> Checker {
    reading(apart ? .byPartApart : .byPart)
  }
}
