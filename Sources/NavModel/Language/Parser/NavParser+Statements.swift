extension NavParser {
  static let statementWords: Set<String> = [
    "push", "replaceTop", "replaceRoot", "pop", "popToRoot", "popTo", "remove", "setStack", "select",
    "present",
    "dismiss", "start", "drop", "finish", "emit", "forward", "post", "run", "cancel", "note", "fail",
    "refuse", "let", "allow",
    "if", "choose", "for", "later", "segue", "mutate", "whenReady", "navigate", "adapt",
  ]

  /// Reads a block of statements.
  mutating func statements() throws(Panic) -> [NavSpec.Statement] {
    try block(of: "statements") { parser throws(Panic) -> NavSpec.Statement? in try parser.statement() }
  }

  /// Reads a statement.
  ///
  /// Recursive functions are separate from the others, so that each nesting level uses little call stack.
  mutating func statement() throws(Panic) -> NavSpec.Statement {
    let origin = token.origin
    guard atWord, let word = token.word else { throw unexpected("a statement") }
    return NavSpec.Statement(try kind(word), origin: origin)
  }

  /// The words of statements with blocks, which can be nested.
  private enum BlockWord: String {
    case `if`, choose, `for`, later, whenReady
  }

  private mutating func kind(_ word: String) throws(Panic) -> NavSpec.Statement.Kind {
    if follows(.assign) || follows(.dot) { return try change() }
    if word == "allow" { return .allow(try allowance()) }
    guard let block = BlockWord(rawValue: word) else { return try plain(word) }
    switch block {
    case .if: return try conditional()
    case .choose: return try choice()
    case .for: return try loop()
    case .later: return try postponement()
    case .whenReady: return try readiness()
    }
  }

  private mutating func postponement() throws(Panic) -> NavSpec.Statement.Kind {
    advance()
    return .later(try statements())
  }

  /// Reads a command with its tail, or a statement without a block.
  private mutating func plain(_ word: String) throws(Panic) -> NavSpec.Statement.Kind {
    if let command = try command(word) { return command(try tail()) }
    return try simple(word)
  }

  /// Reads `x = e`, `x.y = e`, `list.append(e)`.
  private mutating func change() throws(Panic) -> NavSpec.Statement.Kind {
    let target = try operand()
    if Self.isPath(target), take(.assign) {
      if case .name(let name) = target.kind, Self.reservedWords.contains(name.text) {
        report(
          "reserved-word", "\(NavDiagnostic.quoted(name.text)) cannot be assigned to", at: name.origin)
      }
      return .assign(target, try expression())
    }
    guard case .call(let function, _) = target.kind, case .member = function.kind, Self.isPath(function)
    else {
      throw unexpected("'=' and a value, or a change of a list such as 'append(…)'")
    }
    return .call(target)
  }

  /// Whether an expression consists only of names and dots.
  private static func isPath(_ expression: NavSpec.Expression) -> Bool {
    var rest = expression
    while case .member(let base, _) = rest.kind { rest = base }
    guard case .name = rest.kind else { return false }
    return true
  }

  /// Reports a word that begins no statement, because it is in the wrong place or misspelt.
  private mutating func noStatement(_ word: String) -> Panic {
    let origin = token.origin
    if Self.everyDeclarationWord.contains(word) {
      report(
        "misplaced", "\(NavDiagnostic.quoted(word)) is not a statement", at: origin, help: Self.homes[word])
    } else {
      report(
        "unknown-statement", "no statement begins with \(NavDiagnostic.quoted(word))", at: origin,
        help: change(of: word) ?? NavSwiftWords.help(forStatement: word)
          ?? NavSpelling.question(about: word, among: Self.statementWords.union(["show"])))
    }
    return Panic()
  }

  /// Returns the correct form of `n += 1` and `n -= 1`; nil for other text.
  private func change(of word: String) -> String? {
    if follows(.plus) { return "write: \(word) = \(word) + …" }
    return follows(.minus) ? "write: \(word) = \(word) - …" : nil
  }

  /// Reads a statement that is not a command to a container and has no block.
  private mutating func simple(_ word: String) throws(Panic) -> NavSpec.Statement.Kind {
    guard Self.statementWords.contains(word) else {
      if follows(.leftParenthesis), !Self.reservedWords.contains(word) { return .call(try operand()) }
      throw noStatement(word)
    }
    advance()
    switch word {
    case "start":
      let flow = try expression()
      return .start(flow, options: try options())
    case "drop": return .drop(try expression())
    case "finish": return .finish(atWord ? try route("a result") : nil)
    case "emit": return .emit(try route("a step"), to: take("to") ? try expression() : nil)
    case "forward":
      try expect("to", "and a coordinator")
      return .forward(to: try expression())
    case "post": return .post(try route("an event"))
    case "run": return .run(try route("an effect"))
    case "cancel": return .cancel(try plainName("the name of an effect"))
    case "note": return .note(try route("a label"))
    case "segue": return try segue()
    case "navigate":
      try expect("to", "and a step")
      return .library(.broadcast(try route("a step")))
    case "adapt":
      try expect("to", "and a step")
      return .library(.adapt(to: try route("a step")))
    case "mutate":
      let name = try plainName("the name of a variable")
      try expect(.assign, "and a value")
      return .library(.mutate(name, try expression()))
    case "fail": return .fail(try text("a message between quotes"))
    case "let":
      let name = try plainName("a name")
      try expect(.assign, "and a value")
      return .bind(name, try expression())
    default:
      precondition(word == "refuse", "the statement '\(word)' is listed and has no rule")
      return .refuse
    }
  }

  private mutating func choice() throws(Panic) -> NavSpec.Statement.Kind {
    advance()
    var blocks = [try statements()]
    try expect("or", "and another block")
    repeat { blocks.append(try statements()) } while take("or")
    return .choose(blocks)
  }

  private mutating func loop() throws(Panic) -> NavSpec.Statement.Kind {
    advance()
    let name = try plainName("a name")
    try expect("in", "and a list")
    let list = try expression()
    return .each(name, in: list, try statements())
  }

  private mutating func readiness() throws(Panic) -> NavSpec.Statement.Kind {
    advance()
    var flows = [try expression()]
    while take(.comma) { flows.append(try expression()) }
    return .library(.whenReady(flows, try statements()))
  }

  private mutating func conditional() throws(Panic) -> NavSpec.Statement.Kind {
    advance()
    let condition = try expression()
    let block = try statements()
    guard take("else") else { return .branch(condition, then: block, otherwise: nil) }
    guard at("if") else { return .branch(condition, then: block, otherwise: try statements()) }
    let origin = token.origin
    let next = try nested { parser throws(Panic) in try parser.conditional() }
    return .branch(condition, then: block, otherwise: [NavSpec.Statement(next, origin: origin)])
  }
}
