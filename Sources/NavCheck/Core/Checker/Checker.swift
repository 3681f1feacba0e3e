/// A machine with the properties to check.
///
/// A checker is a value: each method that adds a property returns a new one.
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
/// All properties are judged in one exploration, each with its own verdict and trace. Their closures are
/// pure: they may run more than once or not at all, in any order. Names are unique within one checker.
public struct Checker<Machine: StateMachine>: Sendable {
  /// The machine that is checked.
  public let machine: Machine

  private(set) var properties: [CheckProperty<Machine>] = []
  private var names: Set<String> = []
  /// How many of the first properties are the same for all images of a state.
  var symmetricProperties = 0
  private(set) var fairness: [FairnessCondition<Machine.Action>] = []

  /// Makes a checker without properties.
  public init(_ machine: Machine) {
    self.machine = machine
  }

  /// The names of the properties, in the order in which they were added.
  public var propertyNames: [String] { properties.map(\.name) }

  /// Claims that `holds` is true in every reachable state in which `when` is true.
  ///
  /// Both are evaluated at most once for each distinct state. A violation has the shortest trace to such a
  /// state. It is vacuous where `when` was never true.
  public func always(
    _ name: String,
    when: @escaping @Sendable (Machine.State) -> Bool = { _ in true },
    holds: @escaping @Sendable (Machine.State) -> Bool
  ) -> Checker {
    adding(name, .always, .state(when: when, holds: holds))
  }

  /// Claims that `holds` is false in every reachable state in which `when` is true.
  ///
  /// The mirror image of ``always(_:when:holds:)``.
  public func never(
    _ name: String,
    when: @escaping @Sendable (Machine.State) -> Bool = { _ in true },
    holds: @escaping @Sendable (Machine.State) -> Bool
  ) -> Checker {
    adding(name, .never, .state(when: when, holds: { !holds($0) }))
  }

  /// Claims that `holds` is true of every step for which `when` is true.
  ///
  /// The closures are given the state before, the action and the state after. Judged are the steps from
  /// distinct states to states within bounds that no limit of the machine cut off, each combination of the
  /// three once. Broken, it comes with the shortest trace that ends with such a step.
  public func step(
    _ name: String,
    when: @escaping @Sendable (Machine.State, Machine.Action, Machine.State) -> Bool = { _, _, _ in true },
    holds: @escaping @Sendable (Machine.State, Machine.Action, Machine.State) -> Bool
  ) -> Checker {
    adding(name, .step, .step(when: when, holds: holds))
  }

  /// Claims that a state is reachable in which `hit` is true.
  ///
  /// Where it is, the shortest trace to one is the ``CheckReport/PropertyResult/witness``.
  public func sometimes(
    _ name: String,
    hit: @escaping @Sendable (Machine.State) -> Bool
  ) -> Checker {
    adding(name, .sometimes, .sometimes(hit: hit))
  }

  /// Claims that from every reachable state in which `when` is true, a state is reachable in which `goal` is
  /// true.
  ///
  /// In temporal logic: AG (when → EF goal). A violation has the shortest trace to a state from which
  /// no goal can be reached any more. Evaluation takes time in proportion to the states and steps, once more for
  /// each such property.
  public func possible(
    _ name: String,
    when: @escaping @Sendable (Machine.State) -> Bool = { _ in true },
    goal: @escaping @Sendable (Machine.State) -> Bool
  ) -> Checker {
    adding(name, .possible, .possible(when: when, goal: goal))
  }

  /// Claims that every reachable state is final or has a successor.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - mode: What counts as a deadlock; by default a state that no step within bounds leaves for another.
  /// - Returns: A checker with the property added.
  public func deadlockFree(_ name: String, _ mode: CheckDeadlock = .stuttering) -> Checker {
    adding(name, .deadlockFree, .deadlockFree(mode))
  }

  /// Adds a property that does not apply to this machine, so that the report lists it.
  public func notApplicable(_ name: String, kind: CheckPropertyKind = .always) -> Checker {
    adding(name, kind, .notApplicable)
  }

  /// Adds a fairness condition, which a run must keep to count for `eventually` and `leadsTo`.
  func adding(_ condition: FairnessCondition<Machine.Action>) -> Checker {
    precondition(
      !fairness.contains { $0.name == condition.name },
      "A checker has two fairness conditions named \"\(condition.name)\": give each a name of its own."
    )
    var copy = self
    copy.fairness.append(condition)
    return copy
  }

  /// Says how the property added last looks at states.
  func reading(_ reading: CheckReading) -> Checker {
    precondition(!properties.isEmpty, "How a property reads states is said behind the property.")
    var copy = self
    copy.properties[properties.count - 1].reading = reading
    return copy
  }

  func adding(
    _ name: String,
    _ kind: CheckPropertyKind,
    _ claim: CheckProperty<Machine>.Claim,
    conjuncts: [PartConjunct<Machine>] = []
  ) -> Checker {
    var copy = self
    copy.add(CheckProperty(name: name, kind: kind, claim: claim, conjuncts: conjuncts))
    return copy
  }

  /// Adds a property in place, so that many properties are not copied once for each.
  mutating func add(_ property: CheckProperty<Machine>) {
    precondition(
      names.insert(property.name).inserted,
      "A checker has two properties named \"\(property.name)\": give each a name of its own."
    )
    properties.append(property)
  }
}
