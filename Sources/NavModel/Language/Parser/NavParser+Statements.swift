extension NavParser {
  /// `{ … }` of statements.
  mutating func block() throws(Failure) -> [NavSpec.Statement] {
    var statements: [NavSpec.Statement] = []
    try braces("before the statements") { parser throws(Failure) in statements.append(try parser.statement())
    }
    return statements
  }

  private static let later = [
    "segue": "'segue'", "whenReady": "'whenReady'", "mutate": "'mutate'",
  ]

  /// Whether the word in hand begins a statement of its own rather than an assignment or a call.
  private var isKeyword: Bool {
    switch following.kind {
    case .symbol(.assign), .symbol(.dot): following.startsLine
    default: true
    }
  }

  private mutating func statement() throws(Failure) -> NavSpec.Statement {
    let origin = token.origin
    guard let word = token.word else {
      throw fail("expected-statement", "expected a statement, found \(token.shown)")
    }
    if let later = Self.later[word], isKeyword { throw unsupported(later) }
    if isKeyword, let kind = try keyword(word) { return NavSpec.Statement(kind, origin: origin) }
    let target = try postfix()
    if take(.assign) { return NavSpec.Statement(.assign(target, try expression()), origin: origin) }
    guard case .call = target.kind else {
      let near = NavSpelling.nearest(to: word, among: Self.keywords)
      report(
        "unknown-statement", "'\(word)' is no statement", at: origin,
        help: near.map { "did you mean '\($0)'?" })
      throw Failure()
    }
    return NavSpec.Statement(.call(target), origin: origin)
  }

  private static let keywords = [
    "push", "replaceTop", "replaceRoot", "pop", "popToRoot", "popTo", "remove", "setStack", "select",
    "present", "dismiss",
    "start", "drop", "finish", "emit", "forward", "post", "run", "cancel", "note", "fail", "refuse", "let",
    "if", "choose",
    "for", "later",
  ]

  private mutating func keyword(_ word: String) throws(Failure) -> NavSpec.Statement.Kind? {
    guard Self.keywords.contains(word) else { return nil }
    advance()
    switch word {
    case "push": return .stack(.push(try expression()), try tail())
    case "replaceTop": return .stack(.replaceTop(try expression()), try tail())
    case "replaceRoot": return .stack(.replaceRoot(try expression()), try tail())
    case "popToRoot": return .stack(.popToRoot, try tail())
    case "popTo": return .stack(.popTo(try expression()), try tail())
    case "remove": return .stack(.remove(try expression()), try tail())
    case "setStack": return .stack(.setStack(try expression()), try tail())
    case "select": return .select(try expression(), try tail())
    case "pop":
      var count = 1
      if case .number(let written) = token.kind, !isAtBreak {
        if !(1...64).contains(written) { throw fail("pop-count", "a pop takes 1 to 64 screens") }
        count = written
        advance()
      }
      return .stack(.pop(count), try tail())
    case "present":
      let operand = try expression()
      guard take("as") else {
        throw fail("expected", "expected 'as' and a style, found \(token.shown)", help: "write: as sheet")
      }
      let style = try name("a style")
      return .present(operand, style: style, from: take("from") ? try expression() : nil, try tail())
    case "dismiss":
      let isBare = isAtBreak || isAt("then") || isAt("with") || isAt("in")
      return .dismiss(isBare ? nil : try expression(), try tail())
    default: return try control(word)
    }
  }

  private mutating func control(_ word: String) throws(Failure) -> NavSpec.Statement.Kind {
    switch word {
    case "start": return .start(try expression())
    case "drop": return .drop(try expression())
    case "finish": return .finish(isAtBreak ? nil : try route())
    case "emit":
      let step = try route()
      return .emit(step, to: take("to") ? try expression() : nil)
    case "forward":
      guard take("to") else { throw fail("expected", "expected 'to', found \(token.shown)") }
      return .forward(to: try expression())
    case "post": return .post(try route())
    case "run": return .run(try route())
    case "cancel": return .cancel(try name("an effect"))
    case "note": return .note(try route())
    case "fail": return .fail(try text("a message"))
    case "refuse": return .refuse
    case "let":
      let name = try self.name("a name")
      try expect(.assign, "behind the name")
      return .bind(name, try expression())
    case "if":
      let condition = try expression()
      let then = try block()
      guard take("else") else { return .branch(condition, then: then, otherwise: nil) }
      if isAt("if") {
        let origin = token.origin
        advance()
        let inner = try nested { parser throws(Failure) in try parser.control("if") }
        return .branch(condition, then: then, otherwise: [NavSpec.Statement(inner, origin: origin)])
      }
      return .branch(condition, then: then, otherwise: try block())
    case "choose":
      var alternatives = [try block()]
      while take("or") { alternatives.append(try block()) }
      return .choose(alternatives)
    case "for":
      let name = try self.name("a name")
      guard take("in") else { throw fail("expected", "expected 'in', found \(token.shown)") }
      return .each(name, in: try expression(), try block())
    default: return .later(try block())
    }
  }

  private mutating func tail() throws(Failure) -> NavSpec.Tail {
    var tail = NavSpec.Tail()
    if take("in") { tail.target = try expression() }
    if isAt("with") { throw unsupported("'with' behind a command") }
    if take("then") { tail.continuation = try block() }
    return tail
  }

  // MARK: Routes

  mutating func route() throws(Failure) -> NavSpec.Route {
    var path = [try name("a name")]
    while take(.dot) { path.append(try name("a name")) }
    return NavSpec.Route(path: path, arguments: try arguments() ?? [])
  }

  /// `(a, label: b)`; nil where there are no brackets.
  mutating func arguments() throws(Failure) -> [NavSpec.Argument]? {
    guard isAt(.leftParenthesis), !token.startsLine else { return nil }
    advance()
    brackets += 1
    defer { brackets -= 1 }
    var arguments: [NavSpec.Argument] = []
    if !isAt(.rightParenthesis) {
      repeat {
        var label: NavSpec.Name?
        if token.word != nil, following.kind == .symbol(.colon) {
          label = try name("a label")
          advance()
        }
        arguments.append(NavSpec.Argument(label: label, value: try expression()))
      } while take(.comma)
    }
    try expect(.rightParenthesis, "behind the values")
    return arguments
  }
}
