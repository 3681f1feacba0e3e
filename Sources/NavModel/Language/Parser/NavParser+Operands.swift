extension NavParser {
  /// Reads an operand: a value, followed by dots and arguments.
  ///
  /// Recursive functions are separate from the others, so that each nesting level uses little call stack.
  mutating func operand() throws(Panic) -> NavSpec.Expression {
    height = 0
    if at(.leftParenthesis) { return try suffixed(try parenthesised()) }
    if at(.leftBracket) { return try suffixed(try list()) }
    if at("before") { return try suffixed(try before()) }
    return try suffixed(try leaf())
  }

  /// Reads the dots and arguments after a value.
  private mutating func suffixed(_ value: NavSpec.Expression) throws(Panic) -> NavSpec.Expression {
    var operand = value
    while at(.dot) || at(.leftParenthesis) {
      operand = try at(.dot) ? member(of: operand) : call(of: operand)
      try raise()
    }
    return operand
  }

  private mutating func member(of base: NavSpec.Expression) throws(Panic) -> NavSpec.Expression {
    advance()
    return NavSpec.Expression(.member(base, try name("a name")), origin: base.origin)
  }

  private mutating func call(of function: NavSpec.Expression) throws(Panic) -> NavSpec.Expression {
    let below = height
    let arguments = try arguments()
    height = max(height, below)
    return NavSpec.Expression(.call(function, arguments), origin: function.origin)
  }

  private mutating func before() throws(Panic) -> NavSpec.Expression {
    let origin = keyword()
    guard at(.leftParenthesis) else { throw unexpected("'(' and a value") }
    let inner = try parenthesised()
    try raise()
    return NavSpec.Expression(.before(inner), origin: origin)
  }

  /// Reads a number, a name, or an expression that begins with `new` or `did`.
  private mutating func leaf() throws(Panic) -> NavSpec.Expression {
    let origin = token.origin
    if at(.minus) {
      advance()
      return NavSpec.Expression(.number(-(try number("a number"))), origin: origin)
    }
    if !isAtLineBreak, case .number(let value) = token.kind {
      advance()
      return NavSpec.Expression(.number(value), origin: origin)
    }
    if !isAtLineBreak, case .string = token.kind {
      throw unexpected("a value", help: "only 'use', 'code', 'fail', 'allow' and 'known' take text")
    }
    guard atWord, let word = token.word else { throw unexpected("a value") }
    switch word {
    case "true", "false", "none", "this", "self":
      advance()
      return NavSpec.Expression(.name(NavSpec.Name(word, origin: origin)), origin: origin)
    case "new":
      advance()
      return NavSpec.Expression(.new(try route("a coordinator or a screen")), origin: origin)
    case "did":
      advance()
      let name = try plainName("the name of an output")
      return NavSpec.Expression(.did(name, at(.leftParenthesis) ? try arguments() : nil), origin: origin)
    case "every", "some", "not":
      throw unexpected("a value", help: "put '\(word) …' in parentheses")
    default:
      let name = try name("a value")
      lastValue = name
      return NavSpec.Expression(.name(name), origin: origin)
    }
  }

  private mutating func parenthesised() throws(Panic) -> NavSpec.Expression {
    let opening = keyword()
    brackets += 1
    let inner = try nested { parser throws(Panic) in try parser.expression() }
    try close(.rightParenthesis, opening)
    return inner
  }

  private mutating func list() throws(Panic) -> NavSpec.Expression {
    let opening = keyword()
    brackets += 1
    var elements: [NavSpec.Expression] = []
    var highest = 0
    if token.kind != .symbol(.rightBracket) {
      repeat {
        elements.append(try nested { parser throws(Panic) in try parser.expression() })
        highest = max(highest, height)
      } while take(.comma)
    }
    try close(.rightBracket, opening, or: "',' or ")
    height = highest
    try raise()
    return NavSpec.Expression(.list(elements), origin: opening)
  }

  /// Reads a dotted name with values.
  mutating func route(_ what: String) throws(Panic) -> NavSpec.Route {
    let path = try path(what)
    return NavSpec.Route(path: path, arguments: at(.leftParenthesis) ? try arguments() : [])
  }

  /// Reads `(value, label: value, …)`.
  mutating func arguments() throws(Panic) -> [NavSpec.Argument] {
    let opening = keyword()
    brackets += 1
    try enter()
    defer { depth -= 1 }
    var arguments: [NavSpec.Argument] = []
    var highest = 0
    if token.kind != .symbol(.rightParenthesis) {
      repeat {
        var label: NavSpec.Name?
        if let word = token.word, following.kind == .symbol(.colon) {
          label = NavSpec.Name(word, origin: keyword())
          advance()
        }
        arguments.append(NavSpec.Argument(label: label, value: try expression()))
        highest = max(highest, height)
      } while take(.comma)
    }
    try close(.rightParenthesis, opening, or: "',' or ")
    height = highest
    return arguments
  }
}
