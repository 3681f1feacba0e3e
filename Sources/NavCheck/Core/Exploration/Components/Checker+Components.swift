extension Checker where Machine: ComponentMachine {
  /// Claims what ``always(_:when:holds:)`` does, with closures that read only some parts of the state.
  ///
  /// They are evaluated once for each combination of these parts, and not for every state.
  public func always(
    _ name: String, reading parts: [Int],
    when: @escaping @Sendable (Machine.State) -> Bool = { _ in true },
    holds: @escaping @Sendable (Machine.State) -> Bool
  ) -> Checker {
    adding(
      name, .always, .state(when: when, holds: holds),
      conjuncts: [PartConjunct(reads: parts, when: when, holds: holds)])
  }

  /// Claims what ``never(_:when:holds:)`` does, with closures that read only some parts of the state.
  public func never(
    _ name: String, reading parts: [Int],
    when: @escaping @Sendable (Machine.State) -> Bool = { _ in true },
    holds: @escaping @Sendable (Machine.State) -> Bool
  ) -> Checker {
    adding(
      name, .never, .state(when: when, holds: { !holds($0) }),
      conjuncts: [PartConjunct(reads: parts, when: when, holds: { !holds($0) })])
  }

  /// Claims what ``sometimes(_:hit:)`` does, with a closure that reads only some parts of the state.
  public func sometimes(
    _ name: String, reading parts: [Int],
    hit: @escaping @Sendable (Machine.State) -> Bool
  ) -> Checker {
    adding(
      name, .sometimes, .sometimes(hit: hit),
      conjuncts: [PartConjunct(reads: parts, when: hit, holds: { _ in false })])
  }

  /// Claims that `holds` is true for each of several parts in every reachable state.
  ///
  /// It is evaluated once for each value of a part. The closure takes the part and its number.
  public func always(
    _ name: String, ofEach parts: [Int],
    holds: @escaping @Sendable (Machine.Part, Int) -> Bool
  ) -> Checker {
    let machine = machine
    return adding(
      name, .always,
      .state(
        when: { _ in true },
        holds: { state in
          let all = machine.parts(of: state)
          return parts.allSatisfy { holds(all[$0], $0) }
        }),
      conjuncts: parts.map { part in
        PartConjunct(reads: [part], when: { _ in true }, holds: { holds(machine.parts(of: $0)[part], part) })
      })
  }
}
