extension NavParser {
  static let statementWords: Set<String> = [
    "push", "replaceTop", "replaceRoot", "pop", "popToRoot", "popTo", "remove", "setStack", "select",
    "present",
    "dismiss", "start", "drop", "finish", "emit", "forward", "post", "run", "cancel", "note", "fail",
    "refuse", "let",
    "if", "choose", "for", "later",
  ]

  /// Reads a block of statements.
  mutating func statements() throws(Panic) -> [NavSpec.Statement] {
    try block(of: "statements") { parser throws(Panic) -> NavSpec.Statement? in try parser.statement() }
  }

  private mutating func statement() throws(Panic) -> NavSpec.Statement {
    let origin = token.origin
    guard atWord, let word = token.word else { throw unexpected("a statement") }
    let isTarget = follows(.assign) || follows(.dot)
    if !isTarget {
      if let kind = try command(word) { return NavSpec.Statement(kind, origin: origin) }
      if let kind = try control(word) { return NavSpec.Statement(kind, origin: origin) }
      if let construct = Self.unsupportedStatements[word], wordFollows {
        throw notSupported(construct, at: origin)
      }
      if follows(.leftParenthesis), !Self.reservedWords.contains(word) {
        throw notSupported("actions (calls like '\(word.prefix(40))(…)') are", at: origin)
      }
      throw noStatement(word)
    }
    let target = try operand()
    if Self.isPath(target), take(.assign) {
      if case .name(let name) = target.kind, Self.reservedWords.contains(name.text) {
        report(
          "reserved-word", "\(NavDiagnostic.quoted(name.text)) cannot be assigned to", at: name.origin)
      }
      return NavSpec.Statement(.assign(target, try expression()), origin: origin)
    }
    guard case .call(let function, _) = target.kind, case .member = function.kind, Self.isPath(function)
    else {
      throw unexpected("'=' and a value, or a change of a list such as 'append(…)'")
    }
    return NavSpec.Statement(.call(target), origin: origin)
  }

  /// Whether an expression is made of names and dots only.
  private static func isPath(_ expression: NavSpec.Expression) -> Bool {
    var rest = expression
    while case .member(let base, _) = rest.kind { rest = base }
    guard case .name = rest.kind else { return false }
    return true
  }

  private mutating func noStatement(_ word: String) -> Panic {
    if Self.everyDeclarationWord.contains(word) {
      report(
        "misplaced", "\(NavDiagnostic.quoted(word)) is no statement", at: token.origin, help: Self.homes[word]
      )
    } else {
      report(
        "unknown-statement", "no statement begins with \(NavDiagnostic.quoted(word))", at: token.origin,
        help: NavSpelling.question(about: word, among: Self.statementWords))
    }
    return Panic()
  }

  private mutating func control(_ word: String) throws(Panic) -> NavSpec.Statement.Kind? {
    switch word {
    case "start":
      advance()
      return .start(try expression())
    case "drop":
      advance()
      return .drop(try expression())
    case "finish":
      advance()
      return .finish(atWord ? try route("a result") : nil)
    case "emit":
      advance()
      return .emit(try route("a step"), to: take("to") ? try expression() : nil)
    case "forward":
      advance()
      try expect("to", "and a coordinator")
      return .forward(to: try expression())
    case "post":
      advance()
      return .post(try route("an event"))
    case "run":
      advance()
      return .run(try route("an effect"))
    case "cancel":
      advance()
      return .cancel(try plainName("the name of an effect"))
    case "note":
      advance()
      return .note(try route("a label"))
    case "fail":
      advance()
      return .fail(try text("a message between quotes"))
    case "refuse":
      advance()
      return .refuse
    case "let":
      advance()
      let name = try plainName("a name")
      try expect(.assign, "and a value")
      return .bind(name, try expression())
    case "if": return try conditional()
    case "choose":
      advance()
      var blocks = [try statements()]
      try expect("or", "and another block")
      repeat { blocks.append(try statements()) } while take("or")
      return .choose(blocks)
    case "for":
      advance()
      let name = try plainName("a name")
      try expect("in", "and a list")
      let list = try expression()
      return .each(name, in: list, try statements())
    case "later":
      advance()
      return .later(try statements())
    default:
      return nil
    }
  }

  private mutating func conditional() throws(Panic) -> NavSpec.Statement.Kind {
    try enter()
    defer { depth -= 1 }
    advance()
    let condition = try expression()
    let block = try statements()
    guard take("else") else { return .branch(condition, then: block, otherwise: nil) }
    guard at("if") else { return .branch(condition, then: block, otherwise: try statements()) }
    let origin = token.origin
    return .branch(condition, then: block, otherwise: [NavSpec.Statement(try conditional(), origin: origin)])
  }
}
