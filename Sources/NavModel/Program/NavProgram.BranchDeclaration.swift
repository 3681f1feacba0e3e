extension NavProgram {
  /// An `if` statement of a handler, a routine or a feedback.
  ///
  /// An `if` in a routine is declared once for each call of the routine.
  public struct BranchDeclaration: Hashable, Sendable {
    /// The condition as the spec writes it.
    public var condition: String
    /// Whether the statement has an `else`.
    public var hasElse: Bool
    /// The declaration that contains the handler or feedback with the statement.
    public var owner: Owner
    /// The opt-out for a condition that is never true; nil for none.
    public var thenAllowance: DeadAllowance?
    /// The opt-out for an `else` that never runs; nil for none.
    public var otherwiseAllowance: DeadAllowance?
    /// The location of the `if` in the text.
    public var origin: NavSpec.Origin

    /// Creates an `if`.
    ///
    /// - Parameters:
    ///   - condition: The condition as the spec writes it.
    ///   - hasElse: Whether the statement has an `else`.
    ///   - owner: The declaration that contains the handler or feedback with the statement.
    ///   - thenAllowance: The opt-out for a condition that is never true; nil for none.
    ///   - otherwiseAllowance: The opt-out for an `else` that never runs; nil for none.
    ///   - origin: The location of the `if` in the text.
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
