/// Evaluates one property during an exploration, and stores the nearest findings.
struct PropertyJudge<Machine: StateMachine> {
  /// The items on which a property is evaluated.
  enum Watched {
    case states, steps, ends, nothing
  }

  let property: CheckProperty<Machine>

  /// The number of states or steps to which the property applied.
  private(set) var mattered = 0

  /// All violations, or hits of a `sometimes`, at the least level with any.
  private(set) var findings: [TraceEnd<Machine.Action>] = []
  /// That level.
  private(set) var nearest: Level?

  /// For `possible`: the states from which the goal must be reachable, and the states where it is reached.
  private(set) var concerned: [Int] = []
  private(set) var goals: [Int] = []

  init(property: CheckProperty<Machine>) {
    self.property = property
  }

  /// The items on which the property is evaluated.
  var watches: Watched {
    switch property.claim {
    case .state, .sometimes, .possible: .states
    case .step: .steps
    case .deadlockFree: .ends
    case .response, .notApplicable: .nothing
    }
  }

  mutating func judge(_ state: Machine.State, number: Int, level: Level) {
    switch property.claim {
    case .state(let when, let holds):
      guard when(state) else { return }
      mattered += 1
      if !holds(state) { found(.state(number), at: level) }
    case .sometimes(let hit):
      guard hit(state) else { return }
      mattered += 1
      found(.state(number), at: level)
    case .possible(let when, let goal):
      if goal(state) { goals.append(number) }
      guard when(state) else { return }
      mattered += 1
      concerned.append(number)
    case .step, .response, .deadlockFree, .notApplicable:
      return
    }
  }

  mutating func judge(
    before: Machine.State, action: Machine.Action, after: Machine.State, from: Int, to: Int, cost: Int,
    level: Level
  ) {
    guard case .step(let when, let holds) = property.claim else { return }
    guard when(before, action, after) else { return }
    mattered += 1
    if !holds(before, action, after) {
      found(.step(from: from, action: action, to: to, cost: cost), at: level)
    }
  }

  mutating func judgeEnd(isFinal: Bool, steps: StepsOut, number: Int, level: Level) {
    guard case .deadlockFree(let mode) = property.claim, !isFinal else { return }
    mattered += 1
    if steps.isDeadlock(mode) { found(.state(number), at: level) }
  }

  /// Removes all findings but the nearest, for findings that were recorded before the levels were known.
  mutating func keepNearest(by levels: [Level]) {
    let found = findings.map { end in
      switch end {
      case .state(let state): levels[state]
      case .step(let from, _, _, let cost): levels[from].next(cost: cost)
      }
    }
    nearest = found.min()
    findings = zip(findings, found).filter { $0.1 == nearest }.map(\.0)
  }

  private mutating func found(_ end: TraceEnd<Machine.Action>, at level: Level) {
    if let nearest {
      // Steps are not judged in the order of the levels at which they end: one that costs nothing may end
      // nearer than one that was judged before it.
      if nearest < level { return }
      if level < nearest { findings = [] }
    }
    nearest = level
    findings.append(end)
  }
}
