/// The properties of a checker, compiled to predicates of states, steps and ends of runs.
///
/// It is the only code that translates claims for a search.
@usableFromInline struct CompiledProperties<State, Action>: Sendable {
  typealias Property = CheckProperty<State, Action>

  struct StatePredicate: Sendable {
    let property: Int
    let applies: Property.OfState
    /// Whether a state to which the property applies is no finding; `nil` if each such state is a finding.
    let holds: Property.OfState?
  }

  @usableFromInline struct StepPredicate: Sendable {
    @usableFromInline let property: Int
    @usableFromInline let applies: @Sendable (State, Action, State) -> Bool
    @usableFromInline let holds: @Sendable (State, Action, State) -> Bool
  }

  struct EndPredicate: Sendable {
    let property: Int
    let mode: CheckDeadlock
  }

  /// The predicates of a property that a goal is reachable from each state to which it applies.
  struct ReachabilityPredicate: Sendable {
    let property: Int
    let applies: Property.OfState
    let isGoal: Property.OfState
  }

  /// The number of predicates that one batch evaluates.
  static var batchSize: Int { 32 }

  private(set) var states: [StatePredicate] = []
  /// The properties of the state predicates.
  private(set) var stateProperties: [Int] = []
  @usableFromInline private(set) var steps: [StepPredicate] = []
  private(set) var ends: [EndPredicate] = []
  private(set) var reachability: [ReachabilityPredicate] = []

  init(_ properties: [Property]) {
    for (index, property) in properties.enumerated() {
      switch property.claim {
      case .state(let when, let holds):
        states.append(StatePredicate(property: index, applies: when, holds: holds))
      case .sometimes(let hit):
        states.append(StatePredicate(property: index, applies: hit, holds: nil))
      case .step(let when, let holds):
        steps.append(StepPredicate(property: index, applies: when, holds: holds))
      case .deadlockFree(let mode):
        ends.append(EndPredicate(property: index, mode: mode))
      case .possible(let when, let goal):
        reachability.append(ReachabilityPredicate(property: index, applies: when, isGoal: goal))
      case .response, .notApplicable:
        continue
      }
    }
    stateProperties = states.map(\.property)
  }

  /// The predicates of a `possible` property.
  func reachability(of property: Int) -> ReachabilityPredicate {
    guard let predicate = reachability.first(where: { $0.property == property }) else {
      preconditionFailure("Only a 'possible' property has goals.")
    }
    return predicate
  }

  /// The state predicates, as functions that each evaluate up to 32 of them in order.
  ///
  /// The two lowest bits of a result belong to the first predicate: whether the property applies to the state, and
  /// whether the state is a finding. Loading a closure costs more than calling it, so one closure captures several
  /// predicates.
  ///
  /// - Parameter closed: The indices of the properties that need no further findings; of these, only whether the
  ///   property applies is evaluated.
  /// - Returns: The functions.
  func batches(closed: Set<Int> = []) -> [@Sendable (State) -> UInt64] {
    stride(from: 0, to: states.count, by: Self.batchSize).map {
      Self.batch(states[$0..<min($0 + Self.batchSize, states.count)], closed)
    }
  }

  /// The number of predicates of steps that one batch evaluates.
  @usableFromInline static var stepBatchSize: Int { 64 }

  /// Functions that each return which of up to 64 step predicates apply to a step, the first in the lowest bit.
  func stepBatches() -> [@Sendable (State, Action, State) -> UInt64] {
    stride(from: 0, to: steps.count, by: Self.stepBatchSize).map { first in
      var all: @Sendable (State, Action, State) -> UInt64 = { _, _, _ in 0 }
      for (place, predicate) in steps[first..<min(first + Self.stepBatchSize, steps.count)].enumerated() {
        let (others, applies, bit) = (all, predicate.applies, UInt64(1) << UInt64(place))
        all = { others($0, $1, $2) | (applies($0, $1, $2) ? bit : 0) }
      }
      return all
    }
  }

  private static func batch(
    _ predicates: ArraySlice<StatePredicate>, _ closed: Set<Int>
  ) -> @Sendable (State) -> UInt64 {
    var all: @Sendable (State) -> UInt64 = { _ in 0 }
    for (place, predicate) in predicates.enumerated() {
      let (others, applies) = (all, predicate.applies)
      let (applying, finding): (UInt64, UInt64) = (1 << (2 * UInt64(place)), 3 << (2 * UInt64(place)))
      if let condition = predicate.holds {
        let holds = closed.contains(predicate.property) ? { @Sendable _ in true } : condition
        all = { state in
          let result = others(state)
          guard applies(state) else { return result }
          return result | (holds(state) ? applying : finding)
        }
      } else {
        all = { state in others(state) | (applies(state) ? finding : 0) }
      }
    }
    return all
  }
}

/// Evaluates properties on one state after the other, for searches that number states.
struct PropertyEvaluator<State, Action> {
  let predicates: CompiledProperties<State, Action>
  private(set) var tally: PropertyTally<Int, Action>
  /// For each property, the states from which a goal must be reachable, and the goals.
  private(set) var waiting: [Int: [Int]] = [:]
  private(set) var goals: [Int: [Int]] = [:]

  init(_ properties: [CheckProperty<State, Action>]) {
    predicates = CompiledProperties(properties)
    tally = PropertyTally(properties: properties.count)
  }

  mutating func evaluate(_ state: State, id: Int, at level: Level) {
    for predicate in predicates.states where predicate.applies(state) {
      tally.count(predicate.property)
      if predicate.holds?(state) ?? false { continue }
      tally.add(.state(id), to: predicate.property, at: level)
    }
    for predicate in predicates.reachability {
      if predicate.isGoal(state) { goals[predicate.property, default: []].append(id) }
      guard predicate.applies(state) else { continue }
      tally.count(predicate.property)
      waiting[predicate.property, default: []].append(id)
    }
  }

  mutating func evaluate(
    before: State, action: Action, after: State, from: Int, to: Int, cost: Int, at level: Level
  ) {
    for predicate in predicates.steps where predicate.applies(before, action, after) {
      tally.count(predicate.property)
      if predicate.holds(before, action, after) { continue }
      tally.add(.step(from: from, action: action, to: to, cost: cost), to: predicate.property, at: level)
    }
  }

  mutating func evaluateEnd(
    in state: State, of machine: some StateMachine<State, Action>, steps: StepsOut, id: Int, at level: Level
  ) {
    if machine.isFinal(state) { return }
    for predicate in predicates.ends {
      tally.count(predicate.property)
      if steps.isDeadlock(predicate.mode), !machine.leavesScope(state) {
        tally.add(.state(id), to: predicate.property, at: level)
      }
    }
  }

  /// Counts a state or step to which a property applies that the predicates do not evaluate.
  mutating func count(_ property: Int) { tally.count(property) }

  /// Removes all findings but the nearest, for findings that were recorded before the levels were known.
  mutating func keepNearest(by levels: [Level]) { tally.keepNearest(by: levels) }
}
