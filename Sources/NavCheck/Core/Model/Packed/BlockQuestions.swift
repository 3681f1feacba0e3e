/// The properties of a checker, compiled to predicates of single states and steps.
@usableFromInline struct BlockQuestions<Machine: StateMachine>: Sendable {
  struct OfState: Sendable {
    let property: Int
    /// Whether the property is about the state.
    let matters: @Sendable (Machine.State) -> Bool
    /// Where it is, whether the state is no finding; `nil` where every one is a finding.
    let clears: (@Sendable (Machine.State) -> Bool)?
  }

  @usableFromInline struct OfStep: Sendable {
    @usableFromInline let property: Int
    @usableFromInline let matters: @Sendable (Machine.State, Machine.Action, Machine.State) -> Bool
    @usableFromInline let clears: @Sendable (Machine.State, Machine.Action, Machine.State) -> Bool
  }

  /// The number of predicates that one function evaluates.
  static var chunk: Int { 32 }

  let states: [OfState]
  /// The state predicates, as functions that each evaluate up to 32 of them in order.
  ///
  /// The two lowest bits of a result belong to the first predicate: whether the property applies to the state, and
  /// whether the state is a finding. Loading a closure costs more than calling it, so one closure captures several
  /// predicates.
  @usableFromInline let asking: [@Sendable (Machine.State) -> UInt64]
  @usableFromInline let steps: [OfStep]
  /// The properties about ends of runs.
  let ends: [Int]

  /// The questions of some of the properties.
  init(
    _ properties: [CheckProperty<Machine.State, Machine.Action>], where isAsked: (Int) -> Bool = { _ in true }
  ) {
    var states: [OfState] = []
    var steps: [OfStep] = []
    var ends: [Int] = []
    for (index, property) in properties.enumerated() where isAsked(index) {
      switch property.claim {
      case .state(let when, let holds):
        states.append(OfState(property: index, matters: when, clears: holds))
      case .sometimes(let hit):
        states.append(OfState(property: index, matters: hit, clears: nil))
      case .possible(let when, _):
        states.append(OfState(property: index, matters: when, clears: { _ in true }))
      case .step(let when, let holds):
        steps.append(OfStep(property: index, matters: when, clears: holds))
      case .deadlockFree:
        ends.append(index)
      case .response, .notApplicable:
        continue
      }
    }
    (self.states, self.steps, self.ends) = (states, steps, ends)
    asking = Self.asking(states, closed: [])
  }

  /// The state predicates, some of which evaluate only whether a property applies.
  ///
  /// - Parameter closed: The indices of the properties that need no further findings; a `sometimes` is still
  ///   evaluated.
  /// - Returns: Functions as in ``asking``.
  func asking(closed: Set<Int>) -> [@Sendable (Machine.State) -> UInt64] {
    Self.asking(states, closed: closed)
  }

  private static func asking(
    _ questions: [OfState], closed: Set<Int>
  ) -> [@Sendable (Machine.State) -> UInt64] {
    stride(from: 0, to: questions.count, by: chunk).map {
      asking(questions[$0..<min($0 + chunk, questions.count)], closed: closed)
    }
  }

  private static func asking(
    _ questions: ArraySlice<OfState>, closed: Set<Int>
  ) -> @Sendable (Machine.State) -> UInt64 {
    var all: @Sendable (Machine.State) -> UInt64 = { _ in 0 }
    for (place, question) in questions.enumerated() {
      let (others, matters) = (all, question.matters)
      let isClosed = closed.contains(question.property)
      let clears = question.clears.map { clears in isClosed ? { @Sendable _ in true } : clears }
      let (mattering, finding): (UInt64, UInt64) = (1 << (2 * UInt64(place)), 3 << (2 * UInt64(place)))
      if let clears {
        all = { state in
          let answer = others(state)
          guard matters(state) else { return answer }
          return answer | (clears(state) ? mattering : finding)
        }
      } else {
        all = { state in others(state) | (matters(state) ? finding : 0) }
      }
    }
    return all
  }
}
