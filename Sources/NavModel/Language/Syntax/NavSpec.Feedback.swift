extension NavSpec {
  /// A feedback: a reaction to the states of a coordinator, in dialects `feedback` and `feedback-loop`.
  public struct Feedback: Hashable, Sendable {
    /// The name of the feedback.
    public var name: Name
    /// The effect of a new state on a running feedback; see ``NavProgram/FeedbackDeclaration/Strategy``.
    public var strategy: Name
    /// The part of the state that `lensing` and `skippingRepeated` read; nil for other strategies.
    public var control: Expression?
    /// The condition under which the feedback runs; nil if it runs for every state.
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
    ///   - control: The part of the state that `lensing` and `skippingRepeated` read; nil for other strategies.
    ///   - condition: The condition under which the feedback runs; nil if it runs for every state.
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
