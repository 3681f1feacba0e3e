/// A run of a machine: where it began, and the steps it took.
public struct CheckTrace<State, Action>: Sendable, Hashable
where State: Hashable & Sendable, Action: Hashable & Sendable & CustomStringConvertible {
  /// One step of a trace.
  public struct Step: Sendable, Hashable {
    /// The action of the step.
    public let action: Action

    /// The state after the step.
    public let state: State

    /// The cost of the step: 0 or 1.
    public let cost: Int

    /// Makes a step.
    public init(action: Action, state: State, cost: Int) {
      self.action = action
      self.state = state
      self.cost = cost
    }
  }

  /// The endless part of a run that violates a liveness property.
  public struct Lasso: Sendable, Hashable {
    /// The number in ``CheckTrace/states`` of the state from which the goal is waited for in vain.
    public let trigger: Int

    /// The number in ``CheckTrace/states`` of the state that the end of the trace leads back to.
    ///
    /// The steps behind it repeat for ever. If there is none, the run stops: nothing more happens, and no
    /// fairness condition says that something must.
    public let loopStart: Int

    /// Makes a lasso.
    public init(trigger: Int, loopStart: Int) {
      self.trigger = trigger
      self.loopStart = loopStart
    }
  }

  /// The state in which the run begins.
  public let initial: State

  /// The steps, in order.
  public let steps: [Step]

  /// The endless part of the run; `nil` if the end of the trace already shows the violation.
  public let lasso: Lasso?

  /// A trace with its parts; whether a machine can play it is another question (``replays(on:)``).
  public init(initial: State, steps: [Step], lasso: Lasso? = nil) {
    self.initial = initial
    self.steps = steps
    self.lasso = lasso
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
  /// A line for the initial state, one for each step, and one for what repeats.
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
