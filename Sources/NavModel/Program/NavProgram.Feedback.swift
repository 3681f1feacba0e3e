extension NavProgram {
  /// A feedback: a reaction to the states of a coordinator, in dialects `feedback` and `feedback-loop`.
  public struct FeedbackDeclaration: Hashable, Sendable {
    /// The reaction of a feedback to a new state.
    ///
    /// A state starts a feedback only if the condition is true.
    public enum Strategy: String, Hashable, Sendable, CaseIterable {
      /// A state starts the feedback if it is not running; a running feedback ignores new states.
      case first
      /// Every new state cancels the running effect, and starts the feedback again if the condition is true.
      case latest
      /// Like ``latest``, with the condition as the operand: `predicate CONDITION`.
      case predicate
      /// Like ``latest``, but a state starts the feedback only if the control has a value.
      case lensing
      /// A change of the control cancels the running effect, and starts the feedback again if the control has a value.
      ///
      /// The control has no value while the condition is false.
      case skippingRepeated
      /// The feedback begins when the condition becomes true, and ends when it becomes false.
      case edge = "positiveEdgeTrigger"
      /// The feedback begins with the first state if the condition is true then; later states have no effect.
      case once = "systemBootstrapped"
      /// The statements run at once for every state after the first that differs from the previous one, if the
      /// condition is true; no effect is in progress afterwards.
      case stream
    }

    /// The coordinator that the feedback observes, as an index in ``NavProgram/coordinators``.
    public var coordinator: Int
    /// The name of the feedback.
    public var name: String
    /// The reaction of the feedback to a new state.
    public var strategy: Strategy
    /// The part of the state that `lensing` and `skippingRepeated` read; nil for other strategies.
    public var control: Expression?
    /// The condition under which a state starts the feedback; nil for always.
    public var condition: Expression?
    /// The statements that run when the feedback starts.
    public var body: [Statement]
    /// The number of local slots, which hold local names.
    public var localCount: Int
    /// The location of the declaration in the text.
    public var origin: NavSpec.Origin

    /// Creates a feedback.
    ///
    /// - Parameters:
    ///   - coordinator: The coordinator that the feedback observes, as an index in
    ///     ``NavProgram/coordinators``.
    ///   - name: The name of the feedback.
    ///   - strategy: The reaction of the feedback to a new state.
    ///   - control: The part of the state that `lensing` and `skippingRepeated` read; nil for other strategies.
    ///   - condition: The condition under which a state starts the feedback; nil for always.
    ///   - body: The statements that run when the feedback starts.
    ///   - localCount: The number of local slots, which hold local names.
    ///   - origin: The location of the declaration in the text.
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
  /// Returns the variables that form the published state of a coordinator: all its variables except snapshots.
  ///
  /// - Parameter coordinator: An index in ``coordinators``.
  /// - Returns: The variables, in the order of their declaration.
  public func publishedVariables(of coordinator: Int) -> [VariableDeclaration] {
    coordinators[coordinator].variables.filter {
      if case .snapshot = $0.domain { false } else { true }
    }
  }
}
