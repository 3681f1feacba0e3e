/// Whether the steps out of a state make progress, for the detection of deadlocks.
struct StepsOut {
  /// Whether a step within bounds is enabled.
  private(set) var hasStep = false
  /// Whether one leads to another state.
  private(set) var leaves = false

  mutating func add(leaving: Bool) {
    hasStep = true
    if leaving { leaves = true }
  }

  func isDeadlock(_ mode: CheckDeadlock) -> Bool {
    switch mode {
    case .stuttering: !leaves
    case .stuck: !hasStep
    }
  }

  /// Summarizes the steps of a machine from a state.
  init<Machine: StateMachine>(of state: Machine.State, on machine: Machine) {
    var steps = StepsOut()
    machine.forEachStep(from: state) { _, next in
      if machine.isWithinBounds(next) { steps.add(leaving: next != state) }
    }
    self = steps
  }

  init() {}
}
