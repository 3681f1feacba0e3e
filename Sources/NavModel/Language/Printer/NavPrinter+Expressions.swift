extension NavPrinter {
  /// The precedence of an expression, from the lowest up; an expression below the required precedence gets parentheses.
  enum Binding: Int, Comparable {
    case quantified, implies, or, and, not, comparison, test, sum, postfix

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Returns the text of an expression, in parentheses only if its position requires them.
  static func text(_ expression: NavSpec.Expression, above lowest: Binding = .quantified) -> String {
    let text = plain(expression)
    return binding(expression) < lowest ? "(" + text + ")" : text
  }

  private static func binding(_ expression: NavSpec.Expression) -> Binding {
    switch expression.kind {
    case .quantified(.count, _, _, _): .test
    case .quantified: .quantified
    case .binary(let operation, _, _): binding(operation)
    case .not(let operand): isTest(operand) ? .test : .not
    case .test: .test
    case .number, .name, .member, .call, .list, .new, .before, .did: .postfix
    }
  }

  private static func binding(_ operation: NavSpec.Operator) -> Binding {
    switch operation {
    case .implies: .implies
    case .or: .or
    case .and: .and
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: .comparison
    case .plus, .minus, .range: .sum
    }
  }

  private static func isTest(_ expression: NavSpec.Expression) -> Bool {
    guard case .test = expression.kind else { return false }
    return true
  }

  private static func plain(_ expression: NavSpec.Expression) -> String {
    switch expression.kind {
    case .number(let value): return "\(value)"
    case .name(let name): return name.text
    case .member(let base, let name): return self.base(base) + ".\(name)"
    case .call(let function, let arguments): return base(function) + text(arguments)
    case .list(let elements): return "[" + elements.map { text($0) }.joined(separator: ", ") + "]"
    case .new(let route): return "new " + text(route)
    case .before(let inner): return "before(" + text(inner) + ")"
    case .did(let name, let arguments): return "did \(name)" + (arguments.map(text) ?? "")
    case .not(let operand):
      // `not (a is b)` has one form: `a is not b`.
      if case .test(let subject, let negated, let test) = operand.kind {
        return text(test, of: subject, negated: !negated)
      }
      return "not " + text(operand, above: .not)
    case .binary(let operation, let left, let right):
      let (leftLowest, rightLowest) = sides(of: operation)
      let sign = operation == .range ? "..." : " \(operation.rawValue) "
      return text(left, above: leftLowest) + sign + text(right, above: rightLowest)
    case .test(let subject, let negated, let test): return text(test, of: subject, negated: negated)
    case .quantified(.count, let name, let list, let claim):
      return "count of \(name) in " + text(list, above: .sum) + " where " + text(claim, above: .test)
    case .quantified(let quantifier, let name, let list, let claim):
      return "\(quantifier.rawValue) \(name) in " + text(list, above: .implies) + ": " + text(claim)
    }
  }

  /// Returns the required precedence of an operator's operands.
  ///
  /// `implies` groups to the right, comparisons do not group, and all other operators group to the left.
  private static func sides(of operation: NavSpec.Operator) -> (Binding, Binding) {
    switch binding(operation) {
    case .implies: (.or, .quantified)
    case .or: (.or, .and)
    case .and: (.and, .not)
    case .comparison: (.test, .test)
    default: (.sum, .postfix)
    }
  }

  /// Returns the text of an expression before a dot or arguments; `new` and `did` get parentheses there.
  private static func base(_ expression: NavSpec.Expression) -> String {
    switch expression.kind {
    case .new, .did: "(" + plain(expression) + ")"
    default: text(expression, above: .postfix)
    }
  }

  private static func text(_ test: NavSpec.Test, of subject: NavSpec.Expression, negated: Bool) -> String {
    let words = test.words.map(\.text).joined(separator: test.isDotted ? "." : " ")
    return text(subject, above: .sum) + (negated ? " is not " : " is ") + words
      + (test.arguments.map(text) ?? "")
  }

  static func text(_ arguments: [NavSpec.Argument]) -> String {
    let list = arguments.map { argument in
      (argument.label.map { "\($0): " } ?? "") + text(argument.value)
    }
    return "(" + list.joined(separator: ", ") + ")"
  }

  static func text(_ route: NavSpec.Route) -> String {
    route.path.map(\.text).joined(separator: ".") + (route.arguments.isEmpty ? "" : text(route.arguments))
  }
}
