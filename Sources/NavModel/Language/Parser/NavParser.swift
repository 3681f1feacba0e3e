/// Reads a spec by recursive descent, one token of lookahead, two where a statement may begin with a name.
///
/// A mistake is told once; reading goes on at the next line, or behind the block's closing brace.
struct NavParser {
  /// Ends the construct in hand; the diagnostic has been recorded.
  struct Failure: Error {}

  /// How deep blocks and brackets may nest.
  static let deepestNesting = 64

  var lexer: NavLexer
  var token: NavToken
  var following: NavToken
  var depth = 0
  /// How many brackets are open, inside which a line break ends nothing.
  var brackets = 0

  init(_ bytes: [UInt8]) {
    lexer = NavLexer(bytes)
    token = lexer.next()
    following = lexer.next()
  }

  // MARK: Tokens

  mutating func advance() {
    token = following
    following = lexer.next()
  }

  var isAtEnd: Bool { token.kind == .end }

  /// Whether a line break stands before the token, so that the statement in hand is over.
  var isAtBreak: Bool { (token.breaks && brackets == 0) || isAtEnd || isAt(.rightBrace) || isAt(.semicolon) }

  func isAt(_ symbol: NavToken.Symbol) -> Bool { token.kind == .symbol(symbol) }

  func isAt(_ word: String) -> Bool { token.kind == .word(word) && !(token.breaks && brackets == 0) }

  /// Takes a symbol if it is next on this line.
  mutating func take(_ symbol: NavToken.Symbol) -> Bool {
    guard isAt(symbol) else { return false }
    advance()
    return true
  }

  mutating func take(_ word: String) -> Bool {
    guard isAt(word) else { return false }
    advance()
    return true
  }

  mutating func fail(_ code: String, _ message: String, help: String? = nil) -> Failure {
    report(code, message, at: token.origin, help: help)
    return Failure()
  }

  mutating func report(_ code: String, _ message: String, at origin: NavSpec.Origin, help: String? = nil) {
    // What could not be read has been told already.
    guard origin.line != lexer.lastUnreadableLine else { return }
    lexer.report(NavDiagnostic(code: code, message, at: origin, help: help))
  }

  mutating func expect(_ symbol: NavToken.Symbol, _ context: String) throws(Failure) {
    if !take(symbol) {
      throw fail("expected", "expected '\(symbol.rawValue)' \(context), found \(token.shown)")
    }
  }

  mutating func name(_ what: String) throws(Failure) -> NavSpec.Name {
    guard case .word(let text) = token.kind, !isAtBreak else {
      throw fail(
        "expected-name",
        "expected \(what), found \(isAtBreak && !isAtEnd ? "the end of the line" : token.shown)")
    }
    let name = NavSpec.Name(text, origin: token.origin)
    advance()
    return name
  }

  mutating func names(_ what: String) throws(Failure) -> [NavSpec.Name] {
    var names = [try name(what)]
    while take(.comma) { names.append(try name(what)) }
    return names
  }

  mutating func number(_ what: String) throws(Failure) -> Int {
    guard case .number(let value) = token.kind else {
      throw fail("expected-number", "expected \(what), found \(token.shown)")
    }
    advance()
    return value
  }

  mutating func text(_ what: String) throws(Failure) -> String {
    guard case .string(let text) = token.kind else {
      throw fail("expected-text", "expected \(what) in quotes, found \(token.shown)")
    }
    advance()
    return text
  }

  /// A construct that the language names and this version does not have.
  mutating func unsupported(_ what: String) -> Failure {
    fail("not-supported", "\(what) is not supported yet")
  }

  /// Runs something one level deeper.
  mutating func nested<Value>(_ body: (inout NavParser) throws(Failure) -> Value) throws(Failure) -> Value {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.deepestNesting {
      report("too-deep", "this is nested deeper than \(Self.deepestNesting) levels", at: token.origin)
      lexer.hasStopped = true
      while !isAtEnd { advance() }
      throw Failure()
    }
    return try body(&self)
  }

  // MARK: Lines

  /// Reads lines up to a closing brace or the end, going on behind a line that is wrong.
  mutating func lines(_ line: (inout NavParser) throws(Failure) -> Void) {
    while !isAtEnd, !isAt(.rightBrace) {
      if take(.semicolon) { continue }
      let before = token.origin
      let start = (before.line, before.column)
      // The break before a line's first word has ended the line above; it means nothing more.
      token.breaks = false
      do {
        try line(&self)
        if !isAtBreak {
          throw fail("expected-line-end", "expected the end of the line, found \(token.shown)")
        }
      } catch {
        skipLine()
      }
      // Nothing was read: go on, so that the end is reached.
      if (token.origin.line, token.origin.column) == start, !isAtEnd, !isAt(.rightBrace) { advance() }
    }
  }

  /// Goes on at the next line on the same level.
  private mutating func skipLine() {
    brackets = 0
    var open = 0
    while !isAtEnd {
      if open == 0, isAtBreak { return }
      if isAt(.leftBrace) { open += 1 }
      if isAt(.rightBrace) { open -= 1 }
      advance()
      if open == 0, token.startsLine { return }
    }
  }

  /// `{ … }` of lines.
  mutating func braces(_ context: String, _ line: (inout NavParser) throws(Failure) -> Void) throws(Failure) {
    let opening = token.origin
    try expect(.leftBrace, context)
    let kept = brackets
    brackets = 0
    try nested { parser throws(Failure) in parser.lines(line) }
    brackets = kept
    if !take(.rightBrace) {
      report("unclosed-brace", "this '{' is never closed", at: opening)
      throw Failure()
    }
  }
}

extension NavSpec {
  /// The largest text that is read, in bytes.
  public static let largestText = 4 << 20

  /// Reads a spec from its text.
  ///
  /// - Parameter bytes: UTF-8; anything else is told, whatever the bytes are.
  /// - Returns: The spec, nil if there is none to speak of, and all independent mistakes, at most 20, in order.
  /// - Complexity: linear in the number of bytes.
  public static func parse(_ bytes: some Sequence<UInt8>) -> (spec: NavSpec?, diagnostics: [NavDiagnostic]) {
    let bytes = Array(bytes)
    guard bytes.count <= largestText else {
      let message = "a spec of \(bytes.count) bytes is not read; the limit is \(largestText)"
      return (nil, [NavDiagnostic(code: "too-large", message, at: Origin(line: 1, column: 1, length: 1))])
    }
    var parser = NavParser(bytes)
    let spec = parser.file()
    let diagnostics = parser.lexer.diagnostics.sorted {
      ($0.origin.line, $0.origin.column) < ($1.origin.line, $1.origin.column)
    }
    return (diagnostics.isEmpty ? spec : nil, diagnostics)
  }

  /// Reads a spec from its text.
  public static func parse(_ text: String) -> (spec: NavSpec?, diagnostics: [NavDiagnostic]) {
    parse(text.utf8)
  }
}
