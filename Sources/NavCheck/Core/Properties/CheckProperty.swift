/// A named claim about a machine, as ``Checker`` keeps it.
struct CheckProperty<Machine: StateMachine>: Sendable {
  typealias OfState = @Sendable (Machine.State) -> Bool
  typealias OfStep = @Sendable (Machine.State, Machine.Action, Machine.State) -> Bool

  enum Claim: Sendable {
    /// Where `when` is true, so is `holds`. A `never` is kept as one whose `holds` is turned around.
    case state(when: OfState, holds: OfState)
    case step(when: OfStep, holds: OfStep)
    case sometimes(hit: OfState)
    case possible(when: OfState, goal: OfState)
    /// Whatever is true of `from` is followed by what is true of `to`; `nil` stands for the start of a run.
    case response(
      from: CheckMoment<Machine.State, Machine.Action>?, to: CheckMoment<Machine.State, Machine.Action>)
    case deadlockFree(CheckDeadlock)
    case notApplicable
  }

  /// What it is to a search that ends early.
  enum Role: Sendable {
    /// A property whose violation is news.
    case own
    /// One that is violated before anything is explored.
    case violated
    /// One that says something about another property, or whose violation is allowed.
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
