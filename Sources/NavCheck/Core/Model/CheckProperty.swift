/// A named claim about a machine, as ``Checker`` keeps it.
struct CheckProperty<Machine: StateMachine>: Sendable {
  typealias OfState = @Sendable (Machine.State) -> Bool
  typealias OfStep = @Sendable (Machine.State, Machine.Action, Machine.State) -> Bool

  enum Claim: Sendable {
    /// `holds` is true in every state in which `when` is true. A `never` is stored with its `holds` negated.
    case state(when: OfState, holds: OfState)
    case step(when: OfStep, holds: OfStep)
    case sometimes(hit: OfState)
    case possible(when: OfState, goal: OfState)
    /// An event of `to` eventually follows every event of `from`; a nil `from` means the start of a run.
    case response(
      from: CheckMoment<Machine.State, Machine.Action>?, to: CheckMoment<Machine.State, Machine.Action>)
    case deadlockFree(CheckDeadlock)
    case notApplicable
  }

  /// The role of the property in a search that ends early.
  enum Role: Sendable {
    /// A property that the report lists, with its violations.
    case own
    /// A property that is violated before the search begins.
    case violated
    /// A property that is used to evaluate another property, or that may be violated.
    case helper
  }

  let name: String
  let kind: CheckPropertyKind
  let claim: Claim
  /// Where the claim is made of pieces that read some parts of the state only, these.
  var conjuncts: [PartConjunct<Machine>] = []
  var reading = CheckReading.whole
  var role = Role.own

  /// Whether it speaks of runs that go on for ever.
  var isAboutRuns: Bool {
    if case .response = claim { true } else { false }
  }
}
