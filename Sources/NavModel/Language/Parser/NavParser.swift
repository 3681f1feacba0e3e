/// Reads the text of a spec by recursive descent, with one token of lookahead.
///
/// After a mistake, the parser skips the line or the block that the line opens, and continues. Therefore it reports all
/// independent mistakes at once. The nesting depth is bounded, for the parser and for recursive visitors of the tree.
struct NavParser {
  /// The error for a line that cannot be parsed; the mistake has been reported before.
  struct Panic: Error {}

  /// The greatest nesting depth of blocks, brackets, operators and dots.
  ///
  /// This depth fits the call stack of any thread, in the parser and in visitors of the tree.
  static let depthLimit = 64

  /// The greatest nesting depth of `every`, `some` and `count of`.
  ///
  /// Each level multiplies the cost of an evaluation by the length of a list, and budgets are checked only between
  /// properties.
  static let quantifierLimit = 4

  var lexer: NavLexer
  /// The next token.
  var token: NavToken
  /// The token after the next one.
  var following: NavToken
  /// The location of the last token that was read.
  var previous: NavSpec.Origin
  /// The last token, if it was a word.
  var previousWord: String?
  /// The last name that was read as a value or as the second word of an event.
  var lastValue: NavSpec.Name?
  /// The number of tokens that were read.
  var consumed = 0
  /// The number of open parentheses and square brackets; line breaks have no meaning inside of them.
  var brackets = 0
  /// The number of open braces.
  var braces = 0
  /// Whether the line break before ``token`` has been read.
  var lineBreakIsRead = false
  /// The current nesting depth.
  var depth = 0
  /// The number of quantifiers around the current expression.
  var quantifiers = 0
  /// The height of the tree of the last expression.
  var height = 0
  /// The column of the current element of a list, to locate a missing closing brace.
  var elementColumn = 0
  /// Whether a missing closing brace was reported, since it affects all surrounding blocks.
  var hasReportedOpenBlock = false

  init(_ bytes: [UInt8], file: Int = 0) {
    lexer = NavLexer(bytes, file: file)
    token = lexer.next()
    following = lexer.next()
    previous = NavSpec.Origin(line: 1, column: 1, length: 1, file: file)
  }

  /// Whether a line break that ends statements comes next.
  var isAtLineBreak: Bool { token.breaks && brackets == 0 && !lineBreakIsRead }

  /// Whether the current statement ends here.
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

  /// Whether the token after the next one is a symbol on the same line.
  func follows(_ symbol: NavToken.Symbol) -> Bool { !following.breaks && following.kind == .symbol(symbol) }

  /// Whether the token after the next one is a word on the same line.
  var wordFollows: Bool { !following.breaks && following.word != nil }

  /// Moves to the next token.
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

  /// Reads a symbol if it comes next on this line, and returns whether it did.
  mutating func take(_ symbol: NavToken.Symbol) -> Bool {
    guard at(symbol) else { return false }
    advance()
    return true
  }

  /// Reads a keyword if it comes next on this line, and returns whether it did.
  mutating func take(_ word: String) -> Bool {
    guard at(word) else { return false }
    advance()
    return true
  }

  /// Reads a symbol that must come next.
  mutating func expect(_ symbol: NavToken.Symbol, _ purpose: String = "") throws(Panic) {
    guard take(symbol) else {
      throw unexpected("'\(symbol.rawValue)'" + (purpose.isEmpty ? "" : " \(purpose)"))
    }
  }

  /// Reads a keyword that must come next.
  mutating func expect(_ word: String, _ purpose: String = "", help: String? = nil) throws(Panic) {
    guard take(word) else {
      throw unexpected("'\(word)'" + (purpose.isEmpty ? "" : " \(purpose)"), help: help)
    }
  }

  /// Reads a keyword and returns its location.
  mutating func keyword() -> NavSpec.Origin {
    let origin = token.origin
    advance()
    return origin
  }

  /// Enters a nesting level; throws and stops reading if the nesting is too deep.
  mutating func enter() throws(Panic) {
    depth += 1
    guard depth <= Self.depthLimit else { throw tooDeep() }
  }

  /// Reads a piece inside of a further nesting level.
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
