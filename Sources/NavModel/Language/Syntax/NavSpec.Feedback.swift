extension NavSpec {
  /// Something that a state of a coordinator sets off: dialects `feedback` and `feedback-loop`.
  public struct Feedback: Hashable, Sendable {
    /// The name.
    public var name: Name
    /// `first`, `latest`, `edge` or `stream`: what another state does to what runs already.
    public var strategy: Name
    /// In which states it runs.
    public var condition: Expression
    /// What is done when it begins.
    public var body: [Statement]
    /// What it answers to while it runs.
    public var handlers: [Handler]

    /// Makes a feedback.
    public init(
      name: Name, strategy: Name, condition: Expression, body: [Statement] = [], handlers: [Handler] = []
    ) {
      self.name = name
      self.strategy = strategy
      self.condition = condition
      self.body = body
      self.handlers = handlers
    }
  }
}
