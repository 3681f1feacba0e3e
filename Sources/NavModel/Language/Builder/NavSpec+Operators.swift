// Swift's operators on expressions, for specs that are composed of pieces. A literal with the whole expression
// (`"session == guest"`) is often easier to read.

extension NavSpec.Expression {
  /// Builds the expression `a == b`, which is true if both values are equal.
  public static func == (left: Self, right: Self) -> Self { left.joined(.equal, right) }

  /// Builds the expression `a != b`, which is true if the values differ.
  public static func != (left: Self, right: Self) -> Self { left.joined(.notEqual, right) }

  /// Builds the expression `a < b`, which compares two numbers.
  public static func < (left: Self, right: Self) -> Self { left.joined(.less, right) }

  /// Builds the expression `a <= b`, which compares two numbers.
  public static func <= (left: Self, right: Self) -> Self { left.joined(.lessOrEqual, right) }

  /// Builds the expression `a > b`, which compares two numbers.
  public static func > (left: Self, right: Self) -> Self { left.joined(.greater, right) }

  /// Builds the expression `a >= b`, which compares two numbers.
  public static func >= (left: Self, right: Self) -> Self { left.joined(.greaterOrEqual, right) }

  /// Builds the expression `a and b`, which is true if both conditions are true.
  public static func && (left: Self, right: Self) -> Self { left.joined(.and, right) }

  /// Builds the expression `a or b`, which is true if at least one condition is true.
  public static func || (left: Self, right: Self) -> Self { left.joined(.or, right) }

  /// Builds the expression `a + b`, which is the sum of two numbers.
  public static func + (left: Self, right: Self) -> Self { left.joined(.plus, right) }

  /// Builds the expression `a - b`, which is the difference of two numbers.
  public static func - (left: Self, right: Self) -> Self { left.joined(.minus, right) }

  /// Builds the negation of a condition: `not a`, or the opposite test if the operand is `a is b` or `a is not b`.
  public static prefix func ! (operand: Self) -> Self {
    if case .test(let subject, let negated, let test) = operand.kind {
      return Self(.test(subject, negated: !negated, test))
    }
    return Self(.not(operand))
  }

  /// Builds the expression `a implies b`, which is false only if `a` is true and `b` is false.
  ///
  /// - Parameter other: The second condition.
  /// - Returns: The expression.
  public func implies(_ other: Self) -> Self { joined(.implies, other) }

  /// Builds the expression `a ... b`, which is the list of the numbers from `a` to `b`.
  ///
  /// - Parameter last: The last number of the list.
  /// - Returns: The expression.
  public func through(_ last: Self) -> Self { joined(.range, last) }

  /// Builds the expression `a is b`, which tests a value.
  ///
  /// - Parameter words: The test: a state such as `"visible"` or a route such as `"article(swift)"`. If the value is
  ///   `event`, the test is an event such as `"tap save"`.
  /// - Returns: The expression.
  public func `is`(_ words: String) -> Self { tested(words, negated: false) }

  /// Builds the expression `a is not b`, the negation of ``is(_:)``.
  ///
  /// - Parameter words: The test, in the syntax of ``is(_:)``.
  /// - Returns: The expression.
  public func isNot(_ words: String) -> Self { tested(words, negated: true) }

  /// Builds the expression `a.name`, which reads a member of a value.
  ///
  /// - Parameter name: The name of the member.
  /// - Returns: The expression.
  public func member(_ name: NavSpec.Name) -> Self { Self(.member(self, name)) }

  /// Builds the expression `a(b, c)`, such as a route with values or a call of a list's member.
  ///
  /// - Parameter arguments: The values in parentheses, in order.
  /// - Returns: The expression.
  public func call(_ arguments: Self...) -> Self {
    Self(.call(self, arguments.map { NavSpec.Argument(value: $0) }))
  }

  /// Builds the expression `new Editor(t)`, which creates a coordinator or screen without showing it.
  ///
  /// - Parameter route: The coordinator or screen with its values.
  /// - Returns: The expression.
  public static func new(_ route: NavSpec.Route) -> Self { Self(.new(route)) }

  /// Builds the expression `before(e)`, which is the value of an expression in the world before the step.
  ///
  /// - Parameter expression: The expression to evaluate in that world.
  /// - Returns: The expression.
  public static func before(_ expression: Self) -> Self { Self(.before(expression)) }

  /// Builds the expression `did defaultExit(home)`, which is true if the step has an output.
  ///
  /// - Parameters:
  ///   - name: The kind of the output.
  ///   - arguments: The values of the output.
  /// - Returns: The expression.
  public static func did(_ name: NavSpec.Name, _ arguments: Self...) -> Self {
    Self(.did(name, arguments.isEmpty ? nil : arguments.map { NavSpec.Argument(value: $0) }))
  }

  /// Builds the expression `every x in list: claim`, which is true if a condition is true for all elements.
  ///
  /// - Parameters:
  ///   - name: The name of an element in the condition.
  ///   - list: The list.
  ///   - claim: The condition.
  /// - Returns: The expression.
  public static func every(_ name: NavSpec.Name, in list: Self, _ claim: Self) -> Self {
    Self(.quantified(.every, name, in: list, claim))
  }

  /// Builds the expression `some x in list: claim`, which is true if a condition is true for at least one element.
  ///
  /// - Parameters:
  ///   - name: The name of an element in the condition.
  ///   - list: The list.
  ///   - claim: The condition.
  /// - Returns: The expression.
  public static func some(_ name: NavSpec.Name, in list: Self, _ claim: Self) -> Self {
    Self(.quantified(.some, name, in: list, claim))
  }

  /// Builds the expression `count of x in list where claim`, which counts the elements for which a condition is true.
  ///
  /// - Parameters:
  ///   - name: The name of an element in the condition.
  ///   - list: The list.
  ///   - claim: The condition.
  /// - Returns: The expression.
  public static func count(of name: NavSpec.Name, in list: Self, where claim: Self) -> Self {
    Self(.quantified(.count, name, in: list, claim))
  }

  private func joined(_ operation: NavSpec.Operator, _ other: Self) -> Self {
    Self(.binary(operation, self, other))
  }

  private func tested(_ words: String, negated: Bool) -> Self {
    let test =
      NavSpec.piece(words) { parser throws(NavParser.Panic) in try parser.test(isEvent: isEvent) }
      ?? NavSpec.Test(words: [NavSpec.Name(words)])
    return Self(.test(self, negated: negated, test))
  }
}
