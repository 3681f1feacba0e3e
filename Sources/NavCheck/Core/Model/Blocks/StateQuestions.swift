/// The predicates of a plain machine, in addition to those of ``BlockQuestions``.
@usableFromInline struct StateQuestions<Machine: StateMachine>: Sendable {
  /// Whether a state must be able to reach a goal, and is one.
  @usableFromInline struct OfPossibility: Sendable {
    @usableFromInline let property: Int
    @usableFromInline let matters: @Sendable (Machine.State) -> Bool
    @usableFromInline let isGoal: @Sendable (Machine.State) -> Bool
  }

  let blocks: BlockQuestions<Machine>
  @usableFromInline let possibilities: [OfPossibility]
  let ends: [(property: Int, mode: CheckDeadlock)]

  init(_ properties: [CheckProperty<Machine.State, Machine.Action>]) {
    var possibilities: [OfPossibility] = []
    var ends: [(property: Int, mode: CheckDeadlock)] = []
    for (index, property) in properties.enumerated() {
      switch property.claim {
      case .possible(let when, let goal):
        possibilities.append(OfPossibility(property: index, matters: when, isGoal: goal))
      case .deadlockFree(let mode):
        ends.append((index, mode))
      case .state, .step, .sometimes, .response, .notApplicable:
        continue
      }
    }
    (self.possibilities, self.ends) = (possibilities, ends)
    let own = Set(possibilities.map(\.property))
    blocks = BlockQuestions(properties) { !own.contains($0) }
  }
}
