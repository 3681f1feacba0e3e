extension NavProgram {
  /// An `if` of a handler or an action, as it is written; one in an action is declared once for each call.
  public struct BranchDeclaration: Hashable, Sendable {
    /// The condition.
    public var condition: String
    /// Whether it has an `else`.
    public var hasElse: Bool
    /// The coordinator or screen of the handler that contains it.
    public var owner: Owner
    /// The location in the text.
    public var origin: NavSpec.Origin

    /// Makes an `if`.
    public init(condition: String, hasElse: Bool, owner: Owner, origin: NavSpec.Origin = NavSpec.Origin()) {
      self.condition = condition
      self.hasElse = hasElse
      self.owner = owner
      self.origin = origin
    }
  }
}
