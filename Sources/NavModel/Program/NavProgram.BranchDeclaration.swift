extension NavProgram {
  /// An `if` of a handler or an action; one in an action is declared once for each call.
  public struct BranchDeclaration: Hashable, Sendable {
    /// The condition.
    public var condition: String
    /// Whether it has an `else`.
    public var hasElse: Bool
    /// The coordinator or screen of the handler that contains it.
    public var owner: Owner
    /// Why its block for a true condition may never run; nil if that is reported.
    public var thenAllowance: DeadAllowance?
    /// Why its `else` may never run; nil if that is reported.
    public var otherwiseAllowance: DeadAllowance?
    /// The location in the text.
    public var origin: NavSpec.Origin

    /// Makes an `if`.
    public init(
      condition: String, hasElse: Bool, owner: Owner, thenAllowance: DeadAllowance? = nil,
      otherwiseAllowance: DeadAllowance? = nil, origin: NavSpec.Origin = NavSpec.Origin()
    ) {
      self.condition = condition
      self.hasElse = hasElse
      self.owner = owner
      self.thenAllowance = thenAllowance
      self.otherwiseAllowance = otherwiseAllowance
      self.origin = origin
    }
  }
}
