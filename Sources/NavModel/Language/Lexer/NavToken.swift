/// A word, a number, a string or a symbol of a spec's text.
struct NavToken: Sendable {
  /// The kinds of tokens.
  enum Kind: Equatable, Sendable {
    /// A name or a keyword; the parser distinguishes them by the position.
    case word(String)
    /// A whole number without a sign.
    case number(Int)
    /// The characters between quotes, with the escapes resolved.
    case string(String)
    /// Punctuation or an operator.
    case symbol(Symbol)
    /// The end of the text; all further calls of the lexer return this token again.
    case end
  }

  /// Punctuation and operators.
  enum Symbol: String, Sendable {
    case leftBrace = "{"
    case rightBrace = "}"
    case leftParenthesis = "("
    case rightParenthesis = ")"
    case leftBracket = "["
    case rightBracket = "]"
    case comma = ","
    case semicolon = ";"
    case colon = ":"
    case dot = "."
    case ellipsis = "..."
    case question = "?"
    case assign = "="
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case plus = "+"
    case minus = "-"

    /// Whether a line cannot end after the symbol.
    var wantsMore: Bool {
      switch self {
      case .leftBrace, .rightBrace, .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket,
        .semicolon,
        .question:
        false
      case .comma, .colon, .dot, .ellipsis, .assign, .equal, .notEqual, .less, .lessOrEqual, .greater,
        .greaterOrEqual, .plus, .minus:
        true
      }
    }

    /// Whether a line that begins with the symbol continues the line above.
    var continuesLine: Bool {
      switch self {
      case .comma, .colon: false
      default: wantsMore
      }
    }
  }

  /// The kind of the token, with its value.
  var kind: Kind
  /// The location of the token.
  var origin: NavSpec.Origin
  /// Whether the token is the first one on its line.
  var startsLine = false
  /// Whether the line break before the token ends a statement; inside of brackets, the parser ignores this value.
  var breaks = false
  /// The doc comment directly above, without the slashes.
  var documentation: [String] = []

  /// The text of a word; nil for other tokens.
  var word: String? {
    guard case .word(let text) = kind else { return nil }
    return text
  }

  /// Whether a line cannot end after this token.
  var wantsMore: Bool {
    switch kind {
    case .symbol(let symbol): symbol.wantsMore
    case .word(let text): text == "and" || text == "or" || text == "implies" || text == "not" || text == "is"
    case .number, .string, .end: false
    }
  }

  /// Whether a line that begins with this token continues the line above.
  var continuesLine: Bool {
    switch kind {
    case .symbol(let symbol):
      symbol.continuesLine
    case .word(let text):
      text == "and" || text == "or" || text == "implies" || text == "is" || text == "else" || text == "then"
    case .number, .string, .end:
      false
    }
  }

  /// The name of the token in messages, such as `'push'`, `a string` or `the end of the file`.
  var shown: String {
    switch kind {
    case .word(let text): NavDiagnostic.quoted(text)
    case .number(let value): "'\(value)'"
    case .string: "a string"
    case .symbol(let symbol): "'\(symbol.rawValue)'"
    case .end: "the end of the file"
    }
  }
}
