extension NavSpec {
  /// A reaction to the states of a coordinator: dialects `feedback` and `feedback-loop`.
  public struct Feedback: Hashable, Sendable {
    /// The name.
    public var name: Name
    /// What the next state does to a running feedback; see ``NavProgram/FeedbackDeclaration/Strategy``.
    public var strategy: Name
    /// The part of the state that `skippingRepeated` compares; nil for other strategies.
    public var control: Expression?
    /// The condition under which it runs; nil for always.
    public var condition: Expression?
    /// The statements that run when it begins.
    public var body: [Statement]
    /// The handlers while it runs.
    public var handlers: [Handler]

    /// Makes a feedback.
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
