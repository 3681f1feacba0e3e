/// A run of a machine: where it began, and the steps it took.
public struct CheckTrace<State, Action>: Sendable, Hashable
where State: Hashable & Sendable, Action: Hashable & Sendable & CustomStringConvertible {
  /// One step of a trace.
  public struct Step: Sendable, Hashable {
    /// What happened.
    public let action: Action

    /// Where it led.
    public let state: State

    /// What the step adds to the length: 0 or 1.
    public let cost: Int

    /// A step with its parts.
    public init(action: Action, state: State, cost: Int) {
      self.action = action
      self.state = state
      self.cost = cost
    }
  }

  /// The state in which the run begins.
  public let initial: State

  /// What happened then, in order.
  public let steps: [Step]

  /// A trace with its parts; whether a machine can play it is another question (``replays(on:)``).
  public init(initial: State, steps: [Step]) {
    self.initial = initial
    self.steps = steps
  }

  /// The sum of the costs of the steps.
  public var length: Int { steps.reduce(0) { $0 + $1.cost } }

  /// The number of steps, whatever they cost.
  public var stepCount: Int { steps.count }

  /// All states of the run, the initial one first: one more than there are steps.
  public var states: [State] { [initial] + steps.map(\.state) }

  /// The state in which the run ends.
  public var final: State { steps.last?.state ?? initial }
}

extension CheckTrace: CustomStringConvertible {
  /// A line for the initial state and one for each step.
  public var description: String {
    var lines = ["0. \(initial)"]
    for (index, step) in steps.enumerated() {
      lines.append("\(index + 1). \(step.action) → \(step.state)")
    }
    return lines.joined(separator: "\n")
  }
}
