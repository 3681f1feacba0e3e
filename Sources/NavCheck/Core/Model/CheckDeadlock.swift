/// The condition under which a state that is not final counts as a deadlock.
public enum CheckDeadlock: String, Sendable, Hashable, CaseIterable {
  /// No step leads to another state within bounds. Steps that do not change the state are ignored.
  case stuttering
  /// No step within bounds is enabled. A step that does not change the state is sufficient to avoid a deadlock.
  case stuck
}

/// Whether the steps out of a state make progress, for the detection of deadlocks.
struct StepsOut {
  /// Whether a step within bounds is enabled.
  private(set) var hasStep = false
  /// Whether one leads to another state.
  private(set) var leaves = false

  init() {}

  /// Summarizes the steps of a machine from a state.
  init<Machine: StateMachine>(of state: Machine.State, on machine: Machine) {
    var steps = StepsOut()
    machine.forEachStep(from: state) { _, next in
      if machine.isWithinBounds(next) { steps.add(leaving: next != state) }
    }
    self = steps
  }

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
}
