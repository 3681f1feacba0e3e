extension NavParser {
  /// The precedence of operators, from `implies` up.
  enum Precedence: Int, Comparable {
    case implies, or, and, comparison, test, sum

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Reads an expression.
  mutating func expression() throws(Panic) -> NavSpec.Expression {
    try expression(above: .implies)
  }

  /// Reads an expression whose operators outside of brackets have at least a given precedence.
  private mutating func expression(above lowest: Precedence) throws(Panic) -> NavSpec.Expression {
    if lowest <= .and, at("every") || at("some") { return try quantified() }
    let isNegation = lowest <= .and && at("not")
    let isCount = lowest <= .test && isAtCount
    var left = try isNegation ? negation() : isCount ? counted() : operand()
    var highest = isNegation ? Precedence.and : isCount ? .comparison : .sum
    while let (precedence, kind) = infix(), precedence >= lowest {
      guard precedence <= highest else { throw refused(precedence) }
      let leftHeight = height
      left = try joined(left, precedence, kind)
      try raise(over: leftHeight)
      highest = precedence == .comparison || precedence == .test ? below(precedence) : precedence
    }
    return left
  }

  /// Reads an operator and its right operand.
  private mutating func joined(
    _ left: NavSpec.Expression, _ precedence: Precedence, _ kind: Infix
  ) throws(Panic) -> NavSpec.Expression {
    let origin = keyword()
    guard case .binary(let operation) = kind else { return try test(of: left) }
    let right = try rightSide(of: precedence)
    return NavSpec.Expression(.binary(operation, left, right), origin: origin)
  }

  /// Reads the right operand of an operator.
  ///
  /// `implies` groups to the right and all other operators to the left. Comparisons and tests cannot be chained.
  private mutating func rightSide(of precedence: Precedence) throws(Panic) -> NavSpec.Expression {
    switch precedence {
    case .implies: try nested { parser throws(Panic) in try parser.expression() }
    case .or: try expression(above: .and)
    case .and: try expression(above: .and, orNot: ())
    case .comparison: try expression(above: .test)
    case .test, .sum: try operand()
    }
  }

  /// Reads an operand of `and`: a negation, a quantified expression, or a comparison.
  private mutating func expression(above lowest: Precedence, orNot: Void) throws(Panic) -> NavSpec.Expression
  {
    if at("not") { return try negation() }
    if at("every") || at("some") { return try quantified() }
    return try expression(above: .comparison)
  }

  private func below(_ precedence: Precedence) -> Precedence {
    precedence == .test ? .comparison : .and
  }

  private mutating func refused(_ precedence: Precedence) -> Panic {
    switch precedence {
    case .comparison:
      report(
        "chained-comparison", "comparisons cannot be chained", at: token.origin,
        help: "write 'a < b and b < c'")
    case .test:
      report(
        "chained-comparison", "'is' cannot be chained", at: token.origin, help: "write 'a is b and a is c'")
    case .implies, .or, .and, .sum:
      return unexpected("the end of the expression", help: "put the part before it in parentheses")
    }
    return Panic()
  }

  private enum Infix {
    case binary(NavSpec.Operator)
    case test
  }

  /// The operator that comes next on this line.
  private func infix() -> (Precedence, Infix)? {
    guard !isAtLineBreak else { return nil }
    return switch token.kind {
    case .word("implies"): (.implies, .binary(.implies))
    case .word("or"): (.or, .binary(.or))
    case .word("and"): (.and, .binary(.and))
    case .word("is"): (.test, .test)
    case .symbol(.equal): (.comparison, .binary(.equal))
    case .symbol(.notEqual): (.comparison, .binary(.notEqual))
    case .symbol(.less): (.comparison, .binary(.less))
    case .symbol(.lessOrEqual): (.comparison, .binary(.lessOrEqual))
    case .symbol(.greater): (.comparison, .binary(.greater))
    case .symbol(.greaterOrEqual): (.comparison, .binary(.greaterOrEqual))
    case .symbol(.plus): (.sum, .binary(.plus))
    case .symbol(.minus): (.sum, .binary(.minus))
    case .symbol(.ellipsis): (.sum, .binary(.range))
    default: nil
    }
  }

  private mutating func negation() throws(Panic) -> NavSpec.Expression {
    let origin = keyword()
    let operand = try nested { parser throws(Panic) in try parser.expression(above: .comparison, orNot: ()) }
    try raise()
    // `not (a is b)` is stored as `a is not b`.
    if case .test(let subject, let negated, let test) = operand.kind {
      return NavSpec.Expression(.test(subject, negated: !negated, test), origin: operand.origin)
    }
    return NavSpec.Expression(.not(operand), origin: origin)
  }

  private mutating func quantified() throws(Panic) -> NavSpec.Expression {
    let quantifier = at("every") ? NavSpec.Quantifier.every : .some
    let origin = keyword()
    quantifiers += 1
    defer { quantifiers -= 1 }
    guard quantifiers <= Self.quantifierLimit else {
      lexer.report(
        NavDiagnostic(
          code: "too-deep",
          "'every', 'some' and 'count of' can be nested at most \(Self.quantifierLimit) levels deep",
          at: origin,
          help: "use fewer of them inside of each other"))
      throw Panic()
    }
    let name = try plainName("a name")
    try expect("in", "and a list")
    let list = try nested { parser throws(Panic) in try parser.expression() }
    let listHeight = height
    try expect(.colon, "and a condition")
    let claim = try nested { parser throws(Panic) in try parser.expression() }
    try raise(over: listHeight)
    return NavSpec.Expression(.quantified(quantifier, name, in: list, claim), origin: origin)
  }

  /// Whether `count of` comes next; `count` alone is a name.
  private var isAtCount: Bool { at("count") && !following.breaks && following.word == "of" }

  /// Reads `count of x in list where e`; a condition with `and`, `or` or `implies` needs parentheses.
  private mutating func counted() throws(Panic) -> NavSpec.Expression {
    let origin = keyword()
    advance()
    quantifiers += 1
    defer { quantifiers -= 1 }
    guard quantifiers <= Self.quantifierLimit else {
      lexer.report(
        NavDiagnostic(
          code: "too-deep",
          "'every', 'some' and 'count of' can be nested at most \(Self.quantifierLimit) levels deep",
          at: origin,
          help: "use fewer of them inside of each other"))
      throw Panic()
    }
    let name = try plainName("a name")
    try expect("in", "and a list")
    let list = try nested { parser throws(Panic) in try parser.expression(above: .sum) }
    let listHeight = height
    try expect("where", "and a condition")
    let claim = try nested { parser throws(Panic) in try parser.expression(above: .test) }
    try raise(over: listHeight)
    return NavSpec.Expression(.quantified(.count, name, in: list, claim), origin: origin)
  }

  private mutating func test(of subject: NavSpec.Expression) throws(Panic) -> NavSpec.Expression {
    let negated = take("not")
    let test = try test(isEvent: subject.isEvent)
    return NavSpec.Expression(.test(subject, negated: negated, test), origin: subject.origin)
  }

  /// Reads the test after `is`: the words of an event if the subject is `event`, otherwise a dotted name.
  mutating func test(isEvent: Bool) throws(Panic) -> NavSpec.Test {
    var test = NavSpec.Test(words: [])
    if at("none") {
      test.words = [NavSpec.Name("none", origin: keyword())]
    } else if isEvent {
      test.words = [try plainName("an event")]
      if atWord, let word = token.word, !Self.reservedWords.contains(word) {
        test.words.append(try plainName("an event"))
      }
    } else {
      test.words = try path("a state, a route or a tag")
      test.isDotted = test.words.count > 1
      lastValue = test.words.last
    }
    if at(.leftParenthesis) { test.arguments = try arguments() }
    return test
  }
}

extension NavSpec.Expression {
  /// Whether the expression is the word `event`, which stands for the event of a step.
  var isEvent: Bool {
    guard case .name(let name) = kind else { return false }
    return name.text == "event"
  }
}
