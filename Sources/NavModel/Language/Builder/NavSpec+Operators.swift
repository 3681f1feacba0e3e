// Swift's operators on expressions, for specs that are put together from pieces. A literal that holds the
// whole expression (`"session == guest"`) is often easier to read.

extension NavSpec.Expression {
  /// `a == b`, as an expression of a spec.
  public static func == (left: Self, right: Self) -> Self { left.joined(.equal, right) }

  /// `a != b`, as an expression of a spec.
  public static func != (left: Self, right: Self) -> Self { left.joined(.notEqual, right) }

  /// `a < b`.
  public static func < (left: Self, right: Self) -> Self { left.joined(.less, right) }

  /// `a <= b`.
  public static func <= (left: Self, right: Self) -> Self { left.joined(.lessOrEqual, right) }

  /// `a > b`.
  public static func > (left: Self, right: Self) -> Self { left.joined(.greater, right) }

  /// `a >= b`.
  public static func >= (left: Self, right: Self) -> Self { left.joined(.greaterOrEqual, right) }

  /// `a and b`.
  public static func && (left: Self, right: Self) -> Self { left.joined(.and, right) }

  /// `a or b`.
  public static func || (left: Self, right: Self) -> Self { left.joined(.or, right) }

  /// `a + b`.
  public static func + (left: Self, right: Self) -> Self { left.joined(.plus, right) }

  /// `a - b`.
  public static func - (left: Self, right: Self) -> Self { left.joined(.minus, right) }

  /// `not a`; of a test `a is b` it is `a is not b`.
  public static prefix func ! (operand: Self) -> Self {
    if case .test(let subject, let negated, let test) = operand.kind {
      return Self(.test(subject, negated: !negated, test))
    }
    return Self(.not(operand))
  }

  /// `a implies b`.
  public func implies(_ other: Self) -> Self { joined(.implies, other) }

  /// `a ... b`: the list of the numbers from one to the other.
  public func through(_ last: Self) -> Self { joined(.range, last) }

  /// `a is b`: tests a state, a route (`"article(swift)"`), or, of `event`, what happened (`"tap
  /// save"`).
  public func `is`(_ words: String) -> Self { tested(words, negated: false) }

  /// `a is not b`.
  public func isNot(_ words: String) -> Self { tested(words, negated: true) }

  /// `a.name`.
  public func member(_ name: NavSpec.Name) -> Self { Self(.member(self, name)) }

  /// `a(b, c)`.
  public func call(_ arguments: Self...) -> Self {
    Self(.call(self, arguments.map { NavSpec.Argument(value: $0) }))
  }

  /// `new Editor(t)`.
  public static func new(_ route: NavSpec.Route) -> Self { Self(.new(route)) }

  /// `before(e)`: the value in the world before the step.
  public static func before(_ expression: Self) -> Self { Self(.before(expression)) }

  /// `did defaultExit(home)`: whether the step had this output.
  public static func did(_ name: NavSpec.Name, _ arguments: Self...) -> Self {
    Self(.did(name, arguments.isEmpty ? nil : arguments.map { NavSpec.Argument(value: $0) }))
  }

  /// `every x in list: claim`.
  public static func every(_ name: NavSpec.Name, in list: Self, _ claim: Self) -> Self {
    Self(.quantified(.every, name, in: list, claim))
  }

  /// `some x in list: claim`.
  public static func some(_ name: NavSpec.Name, in list: Self, _ claim: Self) -> Self {
    Self(.quantified(.some, name, in: list, claim))
  }

  /// `count of x in list where claim`.
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
