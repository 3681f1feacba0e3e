extension NavSpec {
  /// A feedback: a reaction to the states of a coordinator, in dialects `feedback` and `feedback-loop`.
  public struct Feedback: Hashable, Sendable {
    /// The name of the feedback.
    public var name: Name
    /// The effect of a new state on a running feedback; see ``NavProgram/FeedbackDeclaration/Strategy``.
    public var strategy: Name
    /// The operand after the strategy: the condition of `predicate`, or the part of the state that `lensing` and
    /// `skippingRepeated` read; nil for other strategies.
    public var control: Expression?
    /// The condition after `when`, under which the feedback can run; nil for no condition.
    public var condition: Expression?
    /// The statements that run when the feedback begins.
    public var body: [Statement]
    /// The handlers that are active while the feedback runs.
    public var handlers: [Handler]

    /// Creates a feedback.
    ///
    /// - Parameters:
    ///   - name: The name of the feedback.
    ///   - strategy: The effect of a new state on a running feedback; see
    ///     ``NavProgram/FeedbackDeclaration/Strategy``.
    ///   - control: The operand after the strategy; see ``control``.
    ///   - condition: The condition after `when`, under which the feedback can run; nil for no condition.
    ///   - body: The statements that run when the feedback begins.
    ///   - handlers: The handlers that are active while the feedback runs.
    public init(
      name: Name, strategy: Name, control: Expression? = nil, condition: Expression? = nil,
      body: [Statement] = [], handlers: [Handler] = []
    ) {
      self.name = name
      self.strategy = strategy
      self.control = control
      self.condition = condition
      self.body = body
      self.handlers = handlers
    }
  }
}
