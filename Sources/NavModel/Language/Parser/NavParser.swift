/// Reads the text of a spec by recursive descent, with one token of lookahead.
///
/// A mistake ends its line (or the block that the line opens), never the reading; so all independent mistakes
/// are reported at once. Nesting is bounded, for the parser and for recursive visitors of the tree.
struct NavParser {
  /// Thrown when the rest of a line cannot be understood; what is wrong has been reported.
  struct Panic: Error {}

  /// How deep blocks and brackets may be nested in one another, and how many operators or dots may stand on
  /// top of one another in an expression: so much fits the stack of any thread, here and for visitors that walk
  /// over the tree.
  static let depthLimit = 64

  /// How deep `every` and `some` may be nested: each level multiplies what one judgement costs by the length of a list,
  /// and budgets are evaluated between properties.
  static let quantifierLimit = 4

  var lexer: NavLexer
  /// The token to be read next.
  var token: NavToken
  /// The token behind it.
  var following: NavToken
  /// The last token read.
  var previous: NavSpec.Origin
  /// The last token, if it was a word.
  var previousWord: String?
  /// The last name that was read as a value or as the second word of an event.
  var lastValue: NavSpec.Name?
  /// How many tokens have been read.
  var consumed = 0
  /// How many round and square brackets are open; inside of them a line break means nothing.
  var brackets = 0
  /// How many braces are open.
  var braces = 0
  /// Whether the line break before ``token`` has been read.
  var lineBreakIsRead = false
  /// How deep the piece in hand is nested.
  var depth = 0
  /// How many of `every` and `some` the piece in hand stands in.
  var quantifiers = 0
  /// How high the tree of the last expression read is.
  var height = 0
  /// The column where the element of a list in hand begins, to tell where a closing brace is missing.
  var elementColumn = 0
  /// Whether a missing closing brace has been reported, as its absence is felt in every block around.
  var hasReportedOpenBlock = false

  init(_ bytes: [UInt8], file: Int = 0) {
    lexer = NavLexer(bytes, file: file)
    token = lexer.next()
    following = lexer.next()
    previous = NavSpec.Origin(line: 1, column: 1, length: 1, file: file)
  }

  /// Whether a line break that ends statements comes next.
  var isAtLineBreak: Bool { token.breaks && brackets == 0 && !lineBreakIsRead }

  /// Whether nothing more can belong to the statement in hand.
  var isAtEnd: Bool {
    isAtLineBreak || token.kind == .end || token.kind == .symbol(.semicolon)
      || token.kind == .symbol(.rightBrace)
  }

  /// Whether a symbol comes next on this line.
  func at(_ symbol: NavToken.Symbol) -> Bool { !isAtLineBreak && token.kind == .symbol(symbol) }

  /// Whether a keyword comes next on this line.
  func at(_ word: String) -> Bool { !isAtLineBreak && token.kind == .word(word) }

  /// Whether any word comes next on this line.
  var atWord: Bool { !isAtLineBreak && token.word != nil }

  /// Whether the token behind the next one is a symbol on the same line.
  func follows(_ symbol: NavToken.Symbol) -> Bool { !following.breaks && following.kind == .symbol(symbol) }

  /// Whether the token behind the next one is a word on the same line.
  var wordFollows: Bool { !following.breaks && following.word != nil }

  /// Goes on to the next token.
  mutating func advance() {
    switch token.kind {
    case .symbol(.leftBrace): braces += 1
    case .symbol(.rightBrace): braces -= 1
    default: break
    }
    previous = token.origin
    previousWord = token.word
    token = following
    following = lexer.next()
    consumed += 1
    lineBreakIsRead = false
  }

  /// Reads a symbol if it comes next on this line.
  mutating func take(_ symbol: NavToken.Symbol) -> Bool {
    guard at(symbol) else { return false }
    advance()
    return true
  }

  /// Reads a keyword if it comes next on this line.
  mutating func take(_ word: String) -> Bool {
    guard at(word) else { return false }
    advance()
    return true
  }

  /// Reads a symbol that has to come next.
  mutating func expect(_ symbol: NavToken.Symbol, _ purpose: String = "") throws(Panic) {
    guard take(symbol) else {
      throw unexpected("'\(symbol.rawValue)'" + (purpose.isEmpty ? "" : " \(purpose)"))
    }
  }

  /// Reads a keyword that has to come next.
  mutating func expect(_ word: String, _ purpose: String = "", help: String? = nil) throws(Panic) {
    guard take(word) else {
      throw unexpected("'\(word)'" + (purpose.isEmpty ? "" : " \(purpose)"), help: help)
    }
  }

  /// Reads a keyword and gives back where it stands.
  mutating func keyword() -> NavSpec.Origin {
    let origin = token.origin
    advance()
    return origin
  }

  /// Goes one level deeper; too deep a text is not read further.
  mutating func enter() throws(Panic) {
    depth += 1
    guard depth <= Self.depthLimit else { throw tooDeep() }
  }

  /// Reads something one level deeper.
  mutating func nested<Piece>(_ read: (inout Self) throws(Panic) -> Piece) throws(Panic) -> Piece {
    try enter()
    defer { depth -= 1 }
    return try read(&self)
  }

  /// Counts an operator on top of the expressions below it.
  mutating func raise(over other: Int = 0) throws(Panic) {
    height = max(height, other) + 1
    guard height <= Self.depthLimit else { throw tooDeep() }
  }
}
