extension NavProgram {
  /// A reaction to the states of a coordinator, in dialects `feedback` and `feedback-loop`.
  public struct FeedbackDeclaration: Hashable, Sendable {
    /// The effect of another state on a feedback that runs.
    public enum Strategy: String, Hashable, Sendable, CaseIterable {
      /// Keeps the running effect; further states are dropped, not queued.
      case first
      /// Every state cancels the running effect, and starts it again where the condition holds.
      case latest
      /// As `latest`, where its condition holds, which is its control.
      case predicate
      /// As `latest`, where its control has a value.
      case lensing
      /// Every control that differs from the last one ends what runs, and begins it anew where the condition holds.
      case skippingRepeated
      /// The first state in which the condition holds begins it, the first in which it does not ends what runs.
      case edge = "positiveEdgeTrigger"
      /// The state at the start begins it if the condition holds, and no other state matters.
      case once = "systemBootstrapped"
      /// Nothing runs: each state that differs from the one before is acted upon at once.
      case stream
    }

    /// The coordinator whose states it observes.
    public var coordinator: Int
    /// Its name.
    public var name: String
    /// The effect of another state on a feedback that runs.
    public var strategy: Strategy
    /// The part of the state that `lensing` and `skippingRepeated` read.
    public var control: Expression?
    /// The condition under which it runs; nil for always.
    public var condition: Expression?
    /// The statements that run when it begins.
    public var body: [Statement]
    /// The number of local slots.
    public var localCount: Int
    /// The location of the declaration.
    public var origin: NavSpec.Origin

    /// Makes a feedback.
    public init(
      coordinator: Int, name: String, strategy: Strategy, control: Expression? = nil,
      condition: Expression? = nil, body: [Statement], localCount: Int,
      origin: NavSpec.Origin = NavSpec.Origin()
    ) {
      self.coordinator = coordinator
      self.name = name
      self.strategy = strategy
      self.control = control
      self.condition = condition
      self.body = body
      self.localCount = localCount
      self.origin = origin
    }
  }
}

extension NavProgram {
  /// The variables of a coordinator whose values are its published state: all but snapshots.
  public func publishedVariables(of coordinator: Int) -> [VariableDeclaration] {
    coordinators[coordinator].variables.filter {
      if case .snapshot = $0.domain { false } else { true }
    }
  }
}
