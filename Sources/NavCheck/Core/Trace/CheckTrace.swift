/// A run of a machine: an initial state, and the steps that follow.
public struct CheckTrace<State, Action>: Sendable, Hashable
where State: Hashable & Sendable, Action: Hashable & Sendable & CustomStringConvertible {
  /// A step of a trace: the action, and the state after it.
  public struct Step: Sendable, Hashable {
    /// The action of the step, as the machine emitted it.
    public let action: Action

    /// The state after the step.
    public let state: State

    /// The cost of the step: 0 or 1.
    public let cost: Int

    /// Creates a step.
    ///
    /// - Parameters:
    ///   - action: The action of the step.
    ///   - state: The state after the step.
    ///   - cost: The cost of the step: 0 or 1.
    public init(action: Action, state: State, cost: Int) {
      self.action = action
      self.state = state
      self.cost = cost
    }
  }

  /// The endless part of a run that violates a liveness property.
  public struct Lasso: Sendable, Hashable {
    /// The index in ``CheckTrace/states`` of the state after which the run should reach the goal and never does.
    public let trigger: Int

    /// The index in ``CheckTrace/states`` of the state to which the end of the trace leads back.
    ///
    /// The steps after this state repeat for ever. If there are none, the run stops there, which no fairness
    /// condition forbids.
    public let loopStart: Int

    /// Creates a lasso.
    ///
    /// - Parameters:
    ///   - trigger: The index of the state after which the run should reach the goal.
    ///   - loopStart: The index of the state to which the end of the trace leads back.
    public init(trigger: Int, loopStart: Int) {
      self.trigger = trigger
      self.loopStart = loopStart
    }
  }

  /// The state in which the run begins.
  public let initial: State

  /// The steps of the run, in order.
  public let steps: [Step]

  /// The endless part of the run; `nil` if the trace does not violate a liveness property.
  public let lasso: Lasso?

  /// Creates a trace from its parts.
  ///
  /// The initializer does not check that a machine has this run; see ``replays(on:)``.
  ///
  /// - Parameters:
  ///   - initial: The state in which the run begins.
  ///   - steps: The steps in order.
  ///   - lasso: The endless part of the run; `nil` if the trace does not violate a liveness property.
  public init(initial: State, steps: [Step], lasso: Lasso? = nil) {
    self.initial = initial
    self.steps = steps
    self.lasso = lasso
  }

  /// The sum of the costs of the steps.
  public var length: Int { steps.reduce(0) { $0 + $1.cost } }

  /// The number of steps, including steps of cost 0.
  public var stepCount: Int { steps.count }

  /// All states of the run, the initial state first; there is one more state than there are steps.
  public var states: [State] { [initial] + steps.map(\.state) }

  /// The state in which the run ends.
  public var final: State { steps.last?.state ?? initial }
}

extension CheckTrace: CustomStringConvertible {
  /// One line for the initial state and one for each step; if there is a lasso, a last line states how the run goes on.
  public var description: String {
    var lines = ["0. \(initial)"]
    for (index, step) in steps.enumerated() {
      lines.append("\(index + 1). \(step.action) → \(step.state)")
    }
    if let lasso {
      lines.append(
        lasso.loopStart == stepCount ? "nothing more happens" : "again from \(lasso.loopStart), for ever")
    }
    return lines.joined(separator: "\n")
  }
}
