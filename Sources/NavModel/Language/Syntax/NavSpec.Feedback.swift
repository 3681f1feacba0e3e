extension NavSpec {
  /// Something that a state of a coordinator sets off: dialects `feedback` and `feedback-loop`.
  public struct Feedback: Hashable, Sendable {
    /// The name.
    public var name: Name
    /// The effect of another state on a feedback that runs, as ``NavProgram/FeedbackDeclaration/Strategy`` lists it.
    public var strategy: Name
    /// The part of the state at which `skippingRepeated` looks; nil for other strategies.
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
