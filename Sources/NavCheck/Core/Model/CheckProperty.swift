/// A named claim about a machine, as ``Checker`` keeps it.
///
/// A new kind of claim is a case of ``CheckPropertyKind`` and of ``Claim`` in this file, a function of ``Checker``, a case of
/// ``CompiledProperties`` and one of ``VerdictBuilder``. Searches know only the compiled predicates.
struct CheckProperty<State, Action>: Sendable {
  typealias OfState = @Sendable (State) -> Bool
  typealias OfStep = @Sendable (State, Action, State) -> Bool

  enum Claim: Sendable {
    /// `holds` is true in every state in which `when` is true. A `never` is stored with its `holds` negated.
    case state(when: OfState, holds: OfState)
    case step(when: OfStep, holds: OfStep)
    case sometimes(hit: OfState)
    case possible(when: OfState, goal: OfState)
    /// An event of `to` eventually follows every event of `from`; a nil `from` means the start of a run.
    case response(from: CheckOccurrence<State, Action>?, to: CheckOccurrence<State, Action>)
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

  /// A conjunct of a state property, which reads only some parts.
  ///
  /// The property applies to a state if one of its conjuncts applies, and holds if all conjuncts that apply hold.
  struct Conjunct: Sendable {
    let reads: [Int]
    let when: OfState
    let holds: OfState
  }

  /// The part of a state that one evaluation reads, for a search that memoises results by reads.
  enum Reading: Sendable, Hashable {
    /// The whole state.
    case whole
    /// One part at a time, together with the other properties that are evaluated in this way.
    case byPart
    /// One part at a time, and no other property with it.
    case byPartApart
    /// One part or other subject of the machine at a time, and no other property with it.
    case bySubject
  }

  let name: String
  let kind: CheckPropertyKind
  let claim: Claim
  /// The conjuncts of the claim, if it was declared in this form.
  var conjuncts: [Conjunct] = []
  var reading = Reading.whole
  var role = Role.own

  /// Whether the claim is about infinite runs.
  var isAboutRuns: Bool { if case .response = claim { true } else { false } }

  /// Whether the claim needs the paths between states, rather than single states and steps.
  var isAboutPaths: Bool {
    switch claim {
    case .possible, .response: true
    case .state, .step, .sometimes, .deadlockFree, .notApplicable: false
    }
  }

  /// Whether one state or step can decide the property.
  var isDecidable: Bool { if case .notApplicable = claim { false } else { !isAboutPaths } }

  /// Whether a finding shows that the property holds, rather than that it is violated.
  var isWitnessed: Bool { if case .sometimes = claim { true } else { false } }
}

/// The kind of a property, which determines when a machine satisfies it.
///
/// A property with a condition `when` is only about the states or steps for which that condition is true.
public enum CheckPropertyKind: String, Sendable, Hashable, CaseIterable {
  /// A condition is true in every reachable state.
  case always
  /// A condition is false in every reachable state.
  case never
  /// A condition is true of every step between reachable states.
  case step
  /// A state that satisfies a condition is reachable.
  case sometimes
  /// From every reachable state, a state that satisfies a condition is reachable (AG EF).
  case possible
  /// Every fair run reaches an event: a state or a step that satisfies a condition (AF).
  case eventually
  /// On every fair run, a goal event eventually follows each trigger event.
  case leadsTo
  /// No reachable state is a deadlock (``CheckDeadlock``), unless it is final.
  case deadlockFree
}
