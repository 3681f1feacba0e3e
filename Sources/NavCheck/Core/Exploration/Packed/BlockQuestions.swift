/// The properties of a checker as questions about single states and steps.
@usableFromInline struct BlockQuestions<Machine: StateMachine>: Sendable {
  @usableFromInline struct OfState: Sendable {
    @usableFromInline let property: Int
    /// Whether the property is about the state.
    @usableFromInline let matters: @Sendable (Machine.State) -> Bool
    /// Where it is, whether the state is no finding; `nil` where every one is a finding.
    @usableFromInline let clears: (@Sendable (Machine.State) -> Bool)?
  }

  @usableFromInline struct OfStep: Sendable {
    @usableFromInline let property: Int
    @usableFromInline let matters: @Sendable (Machine.State, Machine.Action, Machine.State) -> Bool
    @usableFromInline let clears: @Sendable (Machine.State, Machine.Action, Machine.State) -> Bool
  }

  @usableFromInline let states: [OfState]
  @usableFromInline let steps: [OfStep]
  /// The properties about ends of runs.
  let ends: [Int]

  /// The questions of some of the properties.
  init(_ properties: [CheckProperty<Machine>], where isAsked: (Int) -> Bool = { _ in true }) {
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
  }
}
