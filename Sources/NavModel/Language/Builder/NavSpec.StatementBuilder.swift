extension NavSpec {
  /// Collects the statements of a block.
  @resultBuilder
  public enum StatementBuilder {
    /// A statement.
    public static func buildExpression(_ statement: Statement) -> [Statement] { [statement] }

    /// A command to a container.
    public static func buildExpression(_ command: Command) -> [Statement] { [command.statement] }

    /// `allow no-dead "reason"`, for the block that it begins.
    public static func buildExpression(_ allowance: Allowance) -> [Statement] {
      [Statement(.allow(allowance))]
    }

    /// Statements that a function collected.
    public static func buildExpression(_ statements: [Statement]) -> [Statement] { statements }

    /// Statements one after the other.
    public static func buildBlock(_ statements: [Statement]...) -> [Statement] { statements.flatMap(\.self) }

    /// Statements from a loop.
    public static func buildArray(_ statements: [[Statement]]) -> [Statement] { statements.flatMap(\.self) }

    /// Statements under a condition of Swift; a condition of the spec is ``ifTrue(_:_:)``.
    public static func buildOptional(_ statements: [Statement]?) -> [Statement] { statements ?? [] }

    /// Statements under a condition of Swift.
    public static func buildEither(first statements: [Statement]) -> [Statement] { statements }

    /// Statements under a condition of Swift.
    public static func buildEither(second statements: [Statement]) -> [Statement] { statements }
  }

  /// A command to a container; `in` and `then` add its stack and a continuation.
  public struct Command: Sendable {
    private var tail = Tail()
    private let kind: @Sendable (Tail) -> Statement.Kind

    init(_ kind: @escaping @Sendable (Tail) -> Statement.Kind) {
      self.kind = kind
    }

    /// The command as a statement.
    public var statement: Statement { Statement(kind(tail)) }

    /// `… in X`: runs the command on the stack of this coordinator or tab.
    public func `in`(_ target: Expression) -> Command {
      var command = self
      command.tail.target = target
      return command
    }

    /// `… then { … }`: statements that run at the end of the transition that the command begins.
    public func then(@StatementBuilder _ statements: () -> [Statement]) -> Command {
      var command = self
      command.tail.continuation = statements()
      return command
    }
  }
}
