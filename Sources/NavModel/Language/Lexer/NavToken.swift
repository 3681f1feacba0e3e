/// A word, a number, a string or a symbol of a spec's text.
struct NavToken: Sendable {
  /// What a token is.
  enum Kind: Equatable, Sendable {
    /// A name or a keyword; the parser decides by the position.
    case word(String)
    /// A whole number.
    case number(Int)
    /// The characters between quotes, escapes resolved.
    case string(String)
    /// Punctuation or an operator.
    case symbol(Symbol)
    /// The end of the text; every further call returns it again.
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

    /// Whether a line cannot end behind it.
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

    /// Whether a line that begins with it goes on with the line above.
    var continuesLine: Bool {
      switch self {
      case .comma, .colon: false
      default: wantsMore
      }
    }
  }

  /// What it is.
  var kind: Kind
  /// Where it stands.
  var origin: NavSpec.Origin
  /// Whether nothing stands before it on its line.
  var startsLine = false
  /// Whether the line break before it ends a statement, outside of brackets.
  var breaks = false
  /// The doc comment directly above, without the slashes.
  var documentation: [String] = []

  /// The word, where it is one.
  var word: String? {
    guard case .word(let text) = kind else { return nil }
    return text
  }

  /// Whether a line cannot end behind this token.
  var wantsMore: Bool {
    switch kind {
    case .symbol(let symbol): symbol.wantsMore
    case .word(let text): text == "and" || text == "or" || text == "implies" || text == "not" || text == "is"
    case .number, .string, .end: false
    }
  }

  /// Whether a line that begins with this token goes on with the line above.
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

  /// How messages name it: `'push'`, `a string`, `the end of the file`.
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
