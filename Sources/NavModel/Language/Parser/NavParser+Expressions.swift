extension NavParser {
  /// `every x in list: e`, or `a or b implies c`.
  mutating func expression() throws(Failure) -> NavSpec.Expression {
    try nested { parser throws(Failure) in
      let origin = parser.token.origin
      if let word = parser.token.word, let quantifier = NavSpec.Quantifier(rawValue: word),
        parser.following.word != nil,
        !parser.isAtBreak
      {
        parser.advance()
        let name = try parser.name("a name")
        guard parser.take("in") else {
          throw parser.fail("expected", "expected 'in', found \(parser.token.shown)")
        }
        let list = try parser.or()
        try parser.expect(.colon, "before what must be true")
        return NavSpec.Expression(
          .quantified(quantifier, name, in: list, try parser.expression()), origin: origin)
      }
      let left = try parser.or()
      guard parser.isAt("implies") else { return left }
      let place = parser.token.origin
      parser.advance()
      return NavSpec.Expression(.binary(.implies, left, try parser.expression()), origin: place)
    }
  }

  private mutating func or() throws(Failure) -> NavSpec.Expression {
    var left = try and()
    while isAt("or") {
      let origin = token.origin
      advance()
      left = NavSpec.Expression(.binary(.or, left, try and()), origin: origin)
    }
    return left
  }

  private mutating func and() throws(Failure) -> NavSpec.Expression {
    var left = try not()
    while isAt("and") {
      let origin = token.origin
      advance()
      left = NavSpec.Expression(.binary(.and, left, try not()), origin: origin)
    }
    return left
  }

  private mutating func not() throws(Failure) -> NavSpec.Expression {
    guard isAt("not") else { return try comparison() }
    let origin = token.origin
    advance()
    let operand = try nested { parser throws(Failure) in try parser.not() }
    return NavSpec.Expression(.not(operand), origin: origin)
  }

  private static let comparisons: [NavToken.Symbol: NavSpec.Operator] = [
    .equal: .equal, .notEqual: .notEqual, .less: .less, .lessOrEqual: .lessOrEqual, .greater: .greater,
    .greaterOrEqual: .greaterOrEqual,
  ]

  private mutating func comparison() throws(Failure) -> NavSpec.Expression {
    let left = try test()
    guard case .symbol(let symbol) = token.kind, let op = Self.comparisons[symbol] else { return left }
    let origin = token.origin
    advance()
    return NavSpec.Expression(.binary(op, left, try test()), origin: origin)
  }

  private mutating func test() throws(Failure) -> NavSpec.Expression {
    let subject = try sum()
    guard isAt("is") else { return subject }
    let origin = token.origin
    advance()
    let isNegated = take("not")
    var test = NavSpec.Test(words: [try name("what it is")])
    if case .name(let name) = subject.kind, name.text == "event" {
      let joints: Set<String> = ["and", "or", "implies", "when", "then"]
      if let next = token.word, !isAtBreak, !joints.contains(next) {
        test.words.append(try self.name("an event"))
      }
    } else {
      while take(.dot) {
        test.words.append(try name("a name"))
        test.isDotted = true
      }
    }
    test.arguments = try arguments()
    return NavSpec.Expression(.test(subject, negated: isNegated, test), origin: origin)
  }

  private mutating func sum() throws(Failure) -> NavSpec.Expression {
    var left = try postfix()
    while case .symbol(let symbol) = token.kind {
      let op: NavSpec.Operator
      switch symbol {
      case .plus: op = .plus
      case .minus: op = .minus
      case .ellipsis: op = .range
      default: return left
      }
      let origin = token.origin
      advance()
      left = NavSpec.Expression(.binary(op, left, try postfix()), origin: origin)
    }
    return left
  }

  /// A primary with `.name` and `( … )` behind it.
  mutating func postfix() throws(Failure) -> NavSpec.Expression {
    var value = try primary()
    while true {
      if isAt(.dot) {
        advance()
        let member = try name("a name behind the dot")
        value = NavSpec.Expression(.member(value, member), origin: member.origin)
      } else if let arguments = try arguments() {
        value = NavSpec.Expression(.call(value, arguments), origin: value.origin)
      } else {
        return value
      }
    }
  }

  private mutating func primary() throws(Failure) -> NavSpec.Expression {
    let origin = token.origin
    switch token.kind {
    case .number(let value):
      advance()
      return NavSpec.Expression(.number(value), origin: origin)
    case .symbol(.leftParenthesis):
      advance()
      brackets += 1
      defer { brackets -= 1 }
      let inner = try expression()
      try expect(.rightParenthesis, "behind the expression")
      return inner
    case .symbol(.leftBracket):
      advance()
      brackets += 1
      defer { brackets -= 1 }
      var elements: [NavSpec.Expression] = []
      if !isAt(.rightBracket) { repeat { elements.append(try expression()) } while take(.comma) }
      try expect(.rightBracket, "behind the list")
      return NavSpec.Expression(.list(elements), origin: origin)
    case .word("new"):
      advance()
      return NavSpec.Expression(.new(try route()), origin: origin)
    case .word("snapshot") where following.kind != .symbol(.dot): throw unsupported("'snapshot'")
    case .word("before"):
      advance()
      try expect(.leftParenthesis, "behind 'before'")
      brackets += 1
      defer { brackets -= 1 }
      let inner = try expression()
      try expect(.rightParenthesis, "behind the expression")
      return NavSpec.Expression(.before(inner), origin: origin)
    case .word("did"):
      advance()
      let name = try self.name("an output")
      return NavSpec.Expression(.did(name, try arguments()), origin: origin)
    case .word: return NavSpec.Expression(.name(try name("an expression")), origin: origin)
    default: throw fail("expected-expression", "expected an expression, found \(token.shown)")
    }
  }
}
