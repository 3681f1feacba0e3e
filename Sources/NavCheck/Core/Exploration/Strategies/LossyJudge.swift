/// Evaluates one property during an approximate search, and stores only the nearest finding.
struct LossyJudge<Machine: StateMachine> {
  typealias Step = (action: Machine.Action, state: Machine.State)

  /// A state that shows something, or a step out of it.
  struct Finding {
    let record: Int
    let state: Machine.State
    let last: Step?
    let level: Level
  }

  let property: CheckProperty<Machine>
  /// The number of explored states or steps to which the property applied.
  private(set) var mattered = 0
  private(set) var finding: Finding?

  init(_ property: CheckProperty<Machine>) {
    self.property = property
  }

  mutating func judge(_ state: Machine.State, isInitial: Bool, record: Int, level: Level) {
    switch property.claim {
    case .state(let when, let holds):
      guard when(state) else { return }
      mattered += 1
      if !holds(state) { find(state, nil, record, level) }
    case .sometimes(let hit):
      guard hit(state) else { return }
      mattered += 1
      find(state, nil, record, level)
    case .possible(let when, _):
      if when(state) { mattered += 1 }
    case .response(let trigger, _):
      if trigger?.isMet(in: state) ?? isInitial { mattered += 1 }
    case .step, .deadlockFree, .notApplicable: return
    }
  }

  mutating func judge(_ before: Machine.State, _ step: Step, record: Int, level: Level) {
    switch property.claim {
    case .step(let when, let holds):
      guard when(before, step.action, step.state) else { return }
      mattered += 1
      if !holds(before, step.action, step.state) { find(before, step, record, level) }
    case .response(let trigger, _):
      if let trigger, trigger.isMet(by: step.action, before: before, after: step.state) { mattered += 1 }
    case .state, .sometimes, .possible, .deadlockFree, .notApplicable: return
    }
  }

  mutating func judgeEnd(
    _ state: Machine.State, isFinal: Bool, steps: StepsOut, record: Int, level: Level
  ) {
    guard case .deadlockFree(let mode) = property.claim, !isFinal else { return }
    mattered += 1
    if steps.isDeadlock(mode) { find(state, nil, record, level) }
  }

  private mutating func find(_ state: Machine.State, _ last: Step?, _ record: Int, _ level: Level) {
    if let finding, finding.level <= level { return }
    finding = Finding(record: record, state: state, last: last, level: level)
  }
}
