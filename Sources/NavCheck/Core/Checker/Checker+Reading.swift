extension Checker {
  /// Declares that the property added last may be evaluated for one part at a time, if the machine is an
  /// ``ObservedStateMachine``.
  ///
  /// The property then applies to a state if its `when` is true with the focus on some part, and is violated if
  /// `when` is true and `holds` false with the focus on some part. A `sometimes` is reached if it is reached with the
  /// focus on some part. The goal of a `possible` is reached if it is reached with the focus on each part. Without a
  /// focus, which is how other engines evaluate the property, the closures must give the same result. The declaration
  /// has no effect on properties of other kinds.
  ///
  /// - Parameter apart: Whether the property is evaluated alone. This is better for a property that reads much beside
  ///   the part in focus, since the properties of a group are evaluated again if anything changes that one of them
  ///   reads.
  /// - Returns: A checker with the declaration.
  package func judgedByPart(apart: Bool = false) -> Checker {
    reading(apart ? .byPartApart : .byPart)
  }
}
