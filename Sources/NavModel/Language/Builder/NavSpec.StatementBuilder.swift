extension NavSpec {
  /// A result builder that collects the statements of a block.
  @resultBuilder
  public enum StatementBuilder {
    /// Adds a statement.
    public static func buildExpression(_ statement: Statement) -> [Statement] { [statement] }

    /// Adds a command to a container, such as `push`.
    public static func buildExpression(_ command: Command) -> [Statement] { [command.statement] }

    /// Adds an opt-out: `allow no-dead "reason"`, as the first line of a handler or of a block of an `if`.
    ///
    /// It accepts that the handler or block never runs. Resolving a spec reports any other opt-out as an error.
    public static func buildExpression(_ allowance: Allowance) -> [Statement] {
      [Statement(.allow(allowance))]
    }

    /// Adds statements that another function has built.
    public static func buildExpression(_ statements: [Statement]) -> [Statement] { statements }

    /// Joins consecutive statements.
    public static func buildBlock(_ statements: [Statement]...) -> [Statement] { statements.flatMap(\.self) }

    /// Joins the statements from the iterations of a Swift `for` loop.
    public static func buildArray(_ statements: [[Statement]]) -> [Statement] { statements.flatMap(\.self) }

    /// Adds the statements of a Swift `if` without `else`; no statements if the condition is false.
    ///
    /// For a condition of the spec, use ``ifTrue(_:_:)``.
    public static func buildOptional(_ statements: [Statement]?) -> [Statement] { statements ?? [] }

    /// Adds the statements of the first branch of a Swift `if` or `switch`.
    public static func buildEither(first statements: [Statement]) -> [Statement] { statements }

    /// Adds the statements of the second branch of a Swift `if` or `switch`.
    public static func buildEither(second statements: [Statement]) -> [Statement] { statements }
  }

  /// A command to a container, such as `push X`.
  ///
  /// For a command to a stack, ``in(_:)`` selects another stack. ``then(_:)`` runs statements after the transition.
  public struct Command: Sendable {
    private var tail = Tail()
    private let kind: @Sendable (Tail) -> Statement.Kind

    init(_ kind: @escaping @Sendable (Tail) -> Statement.Kind) {
      self.kind = kind
    }

    /// The command, with its target and continuation, as a statement.
    public var statement: Statement { Statement(kind(tail)) }

    /// Runs a command to a stack, such as `push`, on the stack of a coordinator, tab or screen: `… in X`.
    ///
    /// `select` takes no target. For the other commands, which do not change a stack, the target has no effect.
    ///
    /// - Parameter target: The coordinator, tab or screen.
    /// - Returns: The command with the target.
    public func `in`(_ target: Expression) -> Command {
      var command = self
      command.tail.target = target
      return command
    }

    /// Adds statements that run when the command's transition has ended: `… then { … }`.
    ///
    /// If the command needs no transition, the statements run later without one. If the command is refused, and after
    /// `select` and `show`, they never run.
    ///
    /// - Parameter statements: The statements.
    /// - Returns: The command with the continuation.
    public func then(@StatementBuilder _ statements: () -> [Statement]) -> Command {
      var command = self
      command.tail.continuation = statements()
      return command
    }
  }
}
