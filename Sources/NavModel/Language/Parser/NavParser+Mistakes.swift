extension NavParser {
  /// The words with a meaning in every expression, which therefore cannot be names.
  static let reservedWords: Set<String> = [
    "and", "or", "not", "implies", "is", "every", "some", "in", "new", "before", "did", "true", "false",
    "none",
    "this", "self", "when", "then", "with", "from", "as", "to", "if", "else",
  ]

  /// The location directly after the last token, for a missing token.
  var gap: NavSpec.Origin {
    NavSpec.Origin(
      line: previous.line, column: previous.column + previous.length, length: 1, file: previous.file)
  }

  /// Records a mistake, unless unreadable text on the same line is the likely cause.
  mutating func report(
    _ code: String, _ message: String, at origin: NavSpec.Origin, help: String? = nil,
    notes: [NavDiagnostic.Note] = []
  ) {
    guard !lexer.unreadableLines.contains(origin.line) else { return }
    lexer.report(NavDiagnostic(code: code, message, at: origin, help: help, notes: notes))
  }

  /// Reports that another token was expected.
  mutating func unexpected(
    _ expected: String, help: String? = nil, notes: [NavDiagnostic.Note] = []
  ) -> Panic {
    if isAtLineBreak || (token.startsLine && !lineBreakIsRead && token.kind != .end) {
      report(
        "unexpected-token", "expected \(expected) before the end of the line", at: gap, help: help,
        notes: notes)
    } else if let name = nameInPlaceOfWord {
      report(
        "unexpected-token",
        "expected a word of the language before \(token.shown), found \(NavDiagnostic.quoted(name.text))",
        at: name.origin,
        help: NavSpelling.question(about: name.text, among: Self.leadingWords)
          ?? "write an operator after the name, or end the line")
    } else if token.kind == .end {
      report(
        "unexpected-token", "expected \(expected) before the end of the file", at: gap, help: help,
        notes: notes)
    } else {
      report(
        "unexpected-token", "expected \(expected), found \(token.shown)", at: token.origin,
        help: help ?? token.word.flatMap { NavSpelling.question(about: $0, among: Self.joining(expected)) },
        notes: notes)
    }
    return Panic()
  }

  /// Reports that the nesting is too deep, and stops reading.
  mutating func tooDeep() -> Panic {
    if !lexer.hasStopped {
      report(
        "too-deep",
        "blocks, brackets, operators or dots are nested more than \(Self.depthLimit) levels deep",
        at: token.origin)
      stop()
    }
    return Panic()
  }

  /// Stops reading and reporting.
  mutating func stop() {
    lexer.hasStopped = true
    token = lexer.next()
    following = lexer.next()
  }

  /// Checks that the line has no further tokens.
  mutating func expectEnd() throws(Panic) {
    guard isAtEnd else {
      throw unexpected("a new line or ';'", help: helpForMore)
    }
  }

  /// Advice for further tokens on a line that would be valid in Swift; nil for other tokens.
  private var helpForMore: String? {
    if token.kind == .symbol(.question) { return "in a handler, write: if … { … } else { … }" }
    guard token.kind == .symbol(.leftParenthesis), let command = previousWord,
      Self.statementWords.contains(command)
    else { return nil }
    return "a command takes no parentheses; write: \(command)" + (follows(.rightParenthesis) ? "" : " …")
  }

  /// Skips to the next possible beginning of an element: a new line, the token after `;`, or the list's closing brace.
  mutating func recover(from start: Int, level: Int) {
    brackets = 0
    if consumed == start, token.kind != .end, !(token.kind == .symbol(.rightBrace) && braces <= level) {
      advance()
    }
    while token.kind != .end {
      if braces <= level {
        // A brace on a line of its own goes with what could not be read above it.
        if token.breaks, token.kind != .symbol(.leftBrace) { return }
        if token.kind == .symbol(.semicolon) || token.kind == .symbol(.rightBrace) { return }
      }
      advance()
    }
  }

  /// Reads a name that is not a reserved word.
  mutating func name(_ what: String) throws(Panic) -> NavSpec.Name {
    guard atWord, let text = token.word else { throw unexpected(what) }
    let name = NavSpec.Name(text, origin: token.origin)
    if Self.reservedWords.contains(text) {
      report(
        "reserved-word", "\(NavDiagnostic.quoted(text)) is a word of the language and cannot be a name",
        at: name.origin,
        help: "expected \(what)")
      throw Panic()
    }
    advance()
    return name
  }

  /// Reads a name that begins with a small letter.
  mutating func plainName(_ what: String) throws(Panic) -> NavSpec.Name {
    let name = try name(what)
    if let first = name.text.unicodeScalars.first, first.properties.isUppercase {
      let better = first.properties.lowercaseMapping + String(name.text.unicodeScalars.dropFirst())
      report(
        "capitalisation",
        "only systems, parts, coordinators, types and bases are capitalised, so "
          + "\(NavDiagnostic.quoted(name.text)) cannot be \(what)",
        at: name.origin, help: "write \(NavDiagnostic.quoted(better))")
    }
    return name
  }

  /// Reads a name that begins with a capital letter.
  mutating func capitalName(_ what: String) throws(Panic) -> NavSpec.Name {
    let name = try name(what)
    if let first = name.text.unicodeScalars.first, first.properties.isLowercase {
      let better = first.properties.uppercaseMapping + String(name.text.unicodeScalars.dropFirst())
      report(
        "capitalisation", "\(what) begins with a capital letter", at: name.origin,
        help: "write \(NavDiagnostic.quoted(better))")
    }
    return name
  }

  /// Reads names that are separated by commas.
  mutating func names(_ what: String) throws(Panic) -> [NavSpec.Name] {
    var names = [try plainName(what)]
    while take(.comma) { names.append(try plainName(what)) }
    return names
  }
}
