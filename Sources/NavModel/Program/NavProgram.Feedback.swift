extension NavProgram {
  /// Something that a state of a coordinator sets off.
  public struct FeedbackDeclaration: Hashable, Sendable {
    /// What another state does to what runs already.
    public enum Strategy: String, Hashable, Sendable, CaseIterable {
      /// Nothing: what runs goes on, and further states are dropped, not queued.
      case first
      /// Every state ends what runs, and begins it anew where the condition holds.
      case latest
      /// What runs goes on while the condition holds, and ends when it does not.
      case edge
      /// Nothing runs: each state that differs from the one before is acted upon at once.
      case stream
    }

    /// The coordinator whose states it looks at.
    public var coordinator: Int
    /// Its name.
    public var name: String
    /// What another state does to what runs already.
    public var strategy: Strategy
    /// In which states it runs.
    public var condition: Expression
    /// What is done when it begins.
    public var body: [Statement]
    /// How many local slots it needs.
    public var localCount: Int
    /// Where it is declared.
    public var origin: NavSpec.Origin

    /// Makes a feedback.
    public init(
      coordinator: Int, name: String, strategy: Strategy, condition: Expression, body: [Statement],
      localCount: Int, origin: NavSpec.Origin = NavSpec.Origin()
    ) {
      self.coordinator = coordinator
      self.name = name
      self.strategy = strategy
      self.condition = condition
      self.body = body
      self.localCount = localCount
      self.origin = origin
    }
  }
}
