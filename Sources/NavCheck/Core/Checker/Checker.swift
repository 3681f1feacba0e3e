/// A machine and the properties to check on it.
///
/// A checker is a value: each method that adds a property returns a new checker.
///
/// ```swift
/// let report = Checker(machine)
///   .always("mutex") { $0.inside <= 1 }
///   .step("monotone") { before, action, after in after.count >= before.count }
///   .sometimes("both waited") { $0.waiting == 2 }
///   .possible("idle again") { $0.isIdle }
///   .deadlockFree("no deadlock")
///   .run()
/// ```
///
/// One exploration evaluates all properties, and each has its own verdict and trace. The closures must be pure: the
/// checker may call them in any order, more than once, or not at all. The names of properties must be unique within a
/// checker; adding a second property with the same name traps.
public struct Checker<Machine: StateMachine>: Sendable {
  /// The machine to check.
  public let machine: Machine

  /// Runs the task of a chunk of states, compiled where the machine is known.
  let explore: @Sendable (inout InternedChunk<Machine>) -> Void

  private(set) var properties: [CheckProperty<Machine.State, Machine.Action>] = []
  private var names: Set<String> = []
  private(set) var fairness: [FairnessCondition<Machine.Action>] = []

  /// Creates a checker without properties.
  ///
  /// - Parameter machine: The machine to check.
  @inlinable public init(_ machine: Machine) {
    // The closure is compiled in the module of the caller, so the loop over states is specialised for the machine.
    self.init(machine) { $0.run(machine) }
  }

  @usableFromInline init(
    _ machine: Machine, exploring explore: @escaping @Sendable (inout InternedChunk<Machine>) -> Void
  ) {
    (self.machine, self.explore) = (machine, explore)
  }

  /// The names of the properties, in the order in which they were added.
  public var propertyNames: [String] { properties.map(\.name) }

  /// Adds the property that `holds` is true in every reachable state in which `when` is true.
  ///
  /// With the default strategy, a violation has the shortest trace to a state that violates the property. The property
  /// is vacuous if `when` is never true.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - when: Whether the property applies to a state; by default to every state.
  ///   - holds: Whether a state satisfies the property.
  /// - Returns: A checker with the property added.
  public func always(
    _ name: String,
    when: @escaping @Sendable (Machine.State) -> Bool = { _ in true },
    holds: @escaping @Sendable (Machine.State) -> Bool
  ) -> Checker {
    adding(name, .always, .state(when: when, holds: holds))
  }

  /// Adds the property that `holds` is false in every reachable state in which `when` is true.
  ///
  /// This is ``always(_:when:holds:)`` for the opposite condition.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - when: Whether the property applies to a state; by default to every state.
  ///   - holds: The condition that must be false.
  /// - Returns: A checker with the property added.
  public func never(
    _ name: String,
    when: @escaping @Sendable (Machine.State) -> Bool = { _ in true },
    holds: @escaping @Sendable (Machine.State) -> Bool
  ) -> Checker {
    adding(name, .never, .state(when: when, holds: { !holds($0) }))
  }

  /// Adds the property that `holds` is true of every step for which `when` is true.
  ///
  /// Equal combinations of state, action and next state count as one step. The checker ignores steps to states that are
  /// out of bounds or truncated. With the default strategy, a violation has the shortest trace that ends with a step
  /// that violates the property.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - when: Whether the property applies to a step; by default to every step. The closure takes the state before,
  ///     the action and the state after.
  ///   - holds: Whether a step satisfies the property.
  /// - Returns: A checker with the property added.
  public func step(
    _ name: String,
    when: @escaping @Sendable (Machine.State, Machine.Action, Machine.State) -> Bool = { _, _, _ in true },
    holds: @escaping @Sendable (Machine.State, Machine.Action, Machine.State) -> Bool
  ) -> Checker {
    adding(name, .step, .step(when: when, holds: holds))
  }

  /// Adds the property that a state is reachable in which `hit` is true.
  ///
  /// If the property holds, ``CheckReport/PropertyResult/witness`` is a trace to such a state, with the default
  /// strategy the shortest one.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - hit: Whether a state satisfies the condition that must be reached.
  /// - Returns: A checker with the property added.
  public func sometimes(
    _ name: String,
    hit: @escaping @Sendable (Machine.State) -> Bool
  ) -> Checker {
    adding(name, .sometimes, .sometimes(hit: hit))
  }

  /// Adds the property that a goal state is reachable from every reachable state in which `when` is true.
  ///
  /// In temporal logic: AG (when → EF goal). In a complete search, a violation has the shortest trace to a state in
  /// which `when` is true and from which no goal state can be reached. The evaluation of each such property takes
  /// additional time in proportion to the states and steps.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - when: Whether the property applies to a state; by default to every state.
  ///   - goal: Whether a state is a goal.
  /// - Returns: A checker with the property added.
  public func possible(
    _ name: String,
    when: @escaping @Sendable (Machine.State) -> Bool = { _ in true },
    goal: @escaping @Sendable (Machine.State) -> Bool
  ) -> Checker {
    adding(name, .possible, .possible(when: when, goal: goal))
  }

  /// Adds the property that no reachable state is a deadlock, unless it is final (``StateMachine/isFinal(_:)``).
  ///
  /// With the default strategy, a violation has the shortest trace to a deadlock.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - mode: The condition that counts as a deadlock; by default, that no step leads to another state within
  ///     bounds.
  /// - Returns: A checker with the property added.
  public func deadlockFree(_ name: String, _ mode: CheckDeadlock = .stuttering) -> Checker {
    adding(name, .deadlockFree, .deadlockFree(mode))
  }

  /// Adds a property that does not apply to this machine; its verdict is ``CheckVerdict/notApplicable``.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - kind: The kind of the property in the report.
  /// - Returns: A checker with the property added.
  public func notApplicable(_ name: String, kind: CheckPropertyKind = .always) -> Checker {
    adding(name, kind, .notApplicable)
  }

  /// Adds a fairness condition, which a run must keep to count for `eventually` and `leadsTo`.
  func adding(_ condition: FairnessCondition<Machine.Action>) -> Checker {
    precondition(
      !fairness.contains { $0.name == condition.name },
      "Two fairness conditions of a checker are named \"\(condition.name)\". Give each condition a unique name."
    )
    var copy = self
    copy.fairness.append(condition)
    return copy
  }

  /// Declares that the property added last may be evaluated for one part at a time, if the machine is an
  /// ``FactoredStateMachine``.
  ///
  /// The property then applies to a state if its `when` is true with the focus on some part, and is violated if
  /// `when` is true and `holds` false with the focus on some part. A `sometimes` is reached if it is reached with the
  /// focus on some part. The goal of a `possible` is reached if it is reached with the focus on each part. Without a
  /// focus, which is how other searches evaluate the property, the closures must give the same result. The declaration
  /// has no effect on properties of other kinds.
  ///
  /// - Parameter apart: Whether the property is evaluated alone. This is better for a property that reads much beside
  ///   the part in focus, since the properties of a group are evaluated again if anything changes that one of them
  ///   reads.
  /// - Returns: A checker with the declaration.
  package func judgedByPart(apart: Bool = false) -> Checker {
    reading(apart ? .byPartApart : .byPart)
  }

  /// Sets which parts of a state the property added last is evaluated on.
  func reading(_ reading: CheckProperty<Machine.State, Machine.Action>.Reading) -> Checker {
    precondition(!properties.isEmpty, "'reading' must come directly after a property.")
    var copy = self
    copy.properties[properties.count - 1].reading = reading
    return copy
  }

  func adding(
    _ name: String,
    _ kind: CheckPropertyKind,
    _ claim: CheckProperty<Machine.State, Machine.Action>.Claim,
    conjuncts: [CheckProperty<Machine.State, Machine.Action>.Conjunct] = []
  ) -> Checker {
    var copy = self
    copy.add(CheckProperty(name: name, kind: kind, claim: claim, conjuncts: conjuncts))
    return copy
  }

  /// Adds a property in place, so that many properties are not copied once for each.
  mutating func add(_ property: CheckProperty<Machine.State, Machine.Action>) {
    precondition(
      names.insert(property.name).inserted,
      "Two properties of a checker are named \"\(property.name)\". Give each property a unique name."
    )
    properties.append(property)
  }
}
