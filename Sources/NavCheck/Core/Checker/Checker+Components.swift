extension Checker where Machine: ComponentMachine {
  /// Adds a property like ``always(_:when:holds:)`` with closures that read only some parts of the state.
  ///
  /// A search by parts (``ComponentMachine``) can reuse the results of the closures in other states, rather than call
  /// them for every state.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - parts: The numbers of the parts that the closures read, from 0.
  ///   - when: Whether the property applies to a state; by default to every state.
  ///   - holds: Whether a state satisfies the property.
  /// - Returns: A checker with the property added.
  public func always(
    _ name: String, reading parts: [Int],
    when: @escaping @Sendable (Machine.State) -> Bool = { _ in true },
    holds: @escaping @Sendable (Machine.State) -> Bool
  ) -> Checker {
    adding(
      name, .always, .state(when: when, holds: holds),
      conjuncts: [
        CheckProperty<Machine.State, Machine.Action>.Conjunct(reads: parts, when: when, holds: holds)
      ])
  }

  /// Adds a property like ``never(_:when:holds:)`` with closures that read only some parts of the state.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - parts: The numbers of the parts that the closures read, from 0.
  ///   - when: Whether the property applies to a state; by default to every state.
  ///   - holds: The condition that must be false.
  /// - Returns: A checker with the property added.
  public func never(
    _ name: String, reading parts: [Int],
    when: @escaping @Sendable (Machine.State) -> Bool = { _ in true },
    holds: @escaping @Sendable (Machine.State) -> Bool
  ) -> Checker {
    adding(
      name, .never, .state(when: when, holds: { !holds($0) }),
      conjuncts: [
        CheckProperty<Machine.State, Machine.Action>.Conjunct(reads: parts, when: when, holds: { !holds($0) })
      ])
  }

  /// Adds a property like ``sometimes(_:hit:)`` with a closure that reads only some parts of the state.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - parts: The numbers of the parts that the closure reads, from 0.
  ///   - hit: Whether a state satisfies the condition that must be reached.
  /// - Returns: A checker with the property added.
  public func sometimes(
    _ name: String, reading parts: [Int],
    hit: @escaping @Sendable (Machine.State) -> Bool
  ) -> Checker {
    adding(
      name, .sometimes, .sometimes(hit: hit),
      conjuncts: [
        CheckProperty<Machine.State, Machine.Action>.Conjunct(reads: parts, when: hit, holds: { _ in false })
      ])
  }

  /// Adds the property that `holds` is true for each of several parts in every reachable state.
  ///
  /// A search by parts (``ComponentMachine``) can reuse the result of the closure for a part in other states.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - parts: The numbers of the parts, from 0.
  ///   - holds: Whether a part satisfies the property. The closure takes the value and the number of the part.
  /// - Returns: A checker with the property added.
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
        CheckProperty<Machine.State, Machine.Action>.Conjunct(
          reads: [part], when: { _ in true }, holds: { holds(machine.parts(of: $0)[part], part) })
      })
  }
}
