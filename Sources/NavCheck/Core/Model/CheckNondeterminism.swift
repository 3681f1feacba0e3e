/// Evidence that a machine violates its laws, such as two calls with the same state that returned different steps.
///
/// Other evidence is a stored result that differs from the result of a new evaluation. The evidence invalidates the
/// search, so every verdict becomes ``CheckVerdict/incomplete(_:)``, except ``CheckVerdict/notApplicable``.
public struct CheckNondeterminism: Sendable, Hashable, CustomStringConvertible {
  /// The description of the state in which the results differ, or in which a trace ends that is no run of the machine;
  /// a general phrase if that trace has no known end.
  public let state: String

  /// The nondeterminism, as a sentence without a full stop.
  public let difference: String

  /// The state and the nondeterminism, in one line.
  public var description: String { "the machine contradicts itself in \(state): \(difference)" }
}

extension CheckNondeterminism {
  /// The steps of a sample of the states are generated twice.
  static var doubt: Int { 1_024 }

  /// The difference that a step of a trace is missing when the machine is called again.
  static func lost(_ state: (some Any)?) -> CheckNondeterminism {
    CheckNondeterminism(
      state: state.map { String(describing: $0) } ?? "a state of a trace",
      difference: "a step that led to this state is missing when the steps are computed again")
  }

  /// Generates the steps of a state again; `nil` if the results are equal except for their order.
  init?<Machine: StateMachine>(
    _ machine: Machine, in state: Machine.State, first: [(action: Machine.Action, state: Machine.State)]
  ) {
    var counts: [Step<Machine>: Int] = [:]
    for step in first { counts[Step(action: step.action, state: step.state), default: 0] += 1 }
    machine.forEachStep(from: state) { counts[Step(action: $0, state: $1), default: 0] -= 1 }
    let odd = counts.filter { $0.value != 0 }.map { step, count in
      "\(step.action) → \(step.state) is emitted \(count > 0 ? "less" : "more") often the second time"
    }
    guard let difference = odd.min() else { return nil }
    self.init(state: String(describing: state), difference: difference)
  }

  private struct Step<Machine: StateMachine>: Hashable {
    let action: Machine.Action
    let state: Machine.State
  }
}
