/// Formats a text token by token, and keeps its comments and line breaks.
///
/// A block is indented by two spaces, and each declaration or statement is on a line of its own. A block stays on its
/// line if it contains one statement and no comment, and the line has at most 100 columns. Several empty lines become
/// one empty line.
struct NavFormatter {
  private static let width = 100

  /// A token with its text, or a comment.
  private struct Piece {
    var kind: NavToken.Kind
    var text: String
    var line: Int
    var column: Int
    var startsLine = false
    var breaks = false
    /// The position of the matching brace; nil if the token is not a brace of a block.
    var partner: Int?
    /// Whether the token is inside of brackets or of the braces of a domain.
    var isInBrackets = false
    var isComment = false
  }

  private var pieces: [Piece] = []
  private var output = ""
  private var buffer = ""
  private var indent = 0
  /// The additional indentation of headers relative to `system`.
  private var shift = 0
  private var isContinued = false
  /// The source line of the last written token or comment.
  private var lastLine = 0
  private var isAtBlockStart = true

  /// Returns the formatted text; nil if the text is not a valid spec.
  static func format(_ bytes: [UInt8]) -> String? {
    let (spec, _) = NavSpec.parse(bytes)
    guard let spec else { return nil }
    var formatter = NavFormatter(bytes)
    let text = formatter.run()
    // The text stays as it is if a moved comment would change its meaning.
    guard NavSpec.parse(text).spec == spec else { return String(decoding: bytes, as: UTF8.self) }
    return text
  }

  private init(_ bytes: [UInt8]) {
    var lexer = NavLexer(bytes)
    let lines = String(decoding: bytes, as: UTF8.self).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    var tokens: [Piece] = []
    while true {
      let token = lexer.next()
      if token.kind == .end { break }
      let (line, start) = (token.origin.line, token.origin.column - 1)
      var scalars = String.UnicodeScalarView()
      var row = lines[line - 1]
      if line == 1, row.first == "\u{FEFF}" { row.removeFirst() }
      scalars.append(contentsOf: row[start..<min(row.count, start + token.origin.length)])
      tokens.append(
        Piece(
          kind: token.kind, text: String(scalars), line: line, column: token.origin.column,
          startsLine: token.startsLine, breaks: token.breaks))
    }
    pair(&tokens)
    var comments = lexer.comments[...]
    for token in tokens {
      while let comment = comments.first, comment.line < token.line {
        pieces.append(Self.piece(comment))
        comments.removeFirst()
      }
      pieces.append(token)
    }
    pieces += comments.map(Self.piece)
    // The inserted comments have changed the positions of the matching braces.
    var open: [Int] = []
    for index in pieces.indices where pieces[index].partner != nil {
      if pieces[index].kind == .symbol(.leftBrace) {
        open.append(index)
      } else if let start = open.popLast() {
        pieces[start].partner = index
        pieces[index].partner = start
      }
    }
  }

  private static func piece(_ comment: NavComment) -> Piece {
    Piece(
      kind: .end, text: comment.text, line: comment.line, column: 0, startsLine: comment.isAlone,
      breaks: comment.isAlone, isComment: true)
  }

  /// Distinguishes the braces of blocks from the braces of domains, and marks the tokens inside of brackets.
  private func pair(_ tokens: inout [Piece]) {
    var open: [(index: Int, isBlock: Bool)] = []
    for index in tokens.indices {
      tokens[index].isInBrackets = open.last.map { !$0.isBlock } ?? false
      switch tokens[index].kind {
      case .symbol(.leftParenthesis), .symbol(.leftBracket): open.append((index, false))
      case .symbol(.leftBrace):
        open.append((index, !Self.wantsDomain(index > 0 ? tokens[index - 1].kind : .end)))
      case .symbol(.rightParenthesis), .symbol(.rightBracket): _ = open.popLast()
      case .symbol(.rightBrace):
        guard let start = open.popLast(), start.isBlock else { continue }
        tokens[start.index].partner = index
        tokens[index].partner = start.index
      default: break
      }
    }
  }

  /// Whether a brace after a token opens the cases of a domain.
  private static func wantsDomain(_ kind: NavToken.Kind) -> Bool {
    switch kind {
    case .symbol(.colon), .symbol(.assign), .symbol(.leftParenthesis), .symbol(.leftBracket), .symbol(.comma):
      true
    default: false
    }
  }

  // MARK: Writing

  private mutating func run() -> String {
    var index = 0
    while index < pieces.count {
      let piece = pieces[index]
      if piece.isComment {
        comment(piece)
      } else if piece.kind == .symbol(.semicolon), !piece.isInBrackets {
        // A doc comment belongs to the next declaration; after a semicolon, it belongs to none.
        if index > 0, pieces[index - 1].isComment, pieces[index - 1].text.hasPrefix("///") { buffer = ";" }
        flush()
      } else if piece.kind == .symbol(.leftBrace), let partner = piece.partner {
        index = open(index, partner)
      } else if piece.kind == .symbol(.rightBrace), piece.partner != nil {
        flush()
        indent -= 1
        buffer = "}"
        isAtBlockStart = false
      } else {
        begin(piece, index)
        append(index)
      }
      lastLine = piece.line
      index += 1
    }
    flush()
    return output
  }

  private mutating func comment(_ piece: Piece) {
    if piece.startsLine {
      // A comment inside of a statement is also on a line of its own.
      let isInside = !buffer.isEmpty && !(nextBreaks(after: piece))
      flush(isInside: isInside)
      blankLine(before: piece.line)
      if !isInside { place(pieces.first { !$0.isComment && $0.line > piece.line }) }
      output += margin + piece.text + "\n"
      isAtBlockStart = false
    } else {
      buffer += (buffer.isEmpty ? "" : "  ") + piece.text
      flush(isInside: !nextBreaks(after: piece))
    }
  }

  /// Whether the token after a comment begins a statement or ends a block.
  private func nextBreaks(after comment: Piece) -> Bool {
    guard let next = pieces.first(where: { !$0.isComment && $0.line > comment.line }) else { return true }
    return (next.breaks && !next.isInBrackets) || next.partner != nil && next.kind == .symbol(.rightBrace)
  }

  /// Begins a line at the beginning of a statement, or at a line break of the source.
  private mutating func begin(_ piece: Piece, _ index: Int) {
    let endsBlock =
      index > 0 && pieces[index - 1].kind == .symbol(.rightBrace) && pieces[index - 1].partner != nil
    if buffer.isEmpty {
      if !isContinued {
        blankLine(before: piece.line)
        place(piece)
      }
    } else if piece.breaks, !piece.isInBrackets {
      flush()
      blankLine(before: piece.line)
      place(piece)
    } else if piece.startsLine, !endsBlock {
      flush(isInside: true)
    }
  }

  private mutating func append(_ index: Int) {
    let piece = pieces[index]
    if buffer.isEmpty {
      buffer = piece.text
    } else {
      buffer += (spaces(before: index) ? " " : "") + piece.text
    }
  }

  /// Opens a block on the same line or on several lines, and returns the index of the last written piece.
  private mutating func open(_ index: Int, _ partner: Int) -> Int {
    begin(pieces[index], index)
    let inner = pieces[(index + 1)..<partner]
    if inner.isEmpty {
      buffer += (buffer.isEmpty ? "" : " ") + "{}"
      return partner
    }
    if isInline(index, partner) {
      var line = self
      line.buffer += " {"
      for position in (index + 1)..<partner { line.append(position) }
      let text = line.buffer + " }"
      if margin.count + text.unicodeScalars.count <= Self.width {
        buffer = text
        return partner
      }
    }
    buffer += (buffer.isEmpty ? "" : " ") + "{"
    // A comment after the brace stays on the same line.
    if let first = inner.first, first.isComment, !first.startsLine {
      buffer += "  " + first.text
      flush()
      indent += 1
      isAtBlockStart = true
      return index + 1
    }
    flush()
    indent += 1
    isAtBlockStart = true
    return index
  }

  /// Whether a block is on one line in the source and contains one element with at most one block.
  private func isInline(_ index: Int, _ partner: Int) -> Bool {
    let inner = pieces[(index + 1)..<partner]
    guard pieces[index].line == pieces[partner].line,
      !inner.contains(where: { $0.isComment || $0.kind == .symbol(.semicolon) })
    else { return false }
    var depth = 0
    for piece in inner where piece.partner != nil {
      depth += piece.kind == .symbol(.leftBrace) ? 1 : -1
      if depth > 1 { return false }
    }
    return true
  }

  private var margin: String { String(repeating: " ", count: 2 * indent + shift + (isContinued ? 4 : 0)) }

  /// Indents headers below the name of the system, together with their comments.
  private mutating func place(_ piece: Piece?) {
    guard indent == 0 else { return }
    if case .word(let word)? = piece?.kind, NavParser.headerWords.contains(word) {
      shift = 2
    } else {
      shift = 0
    }
  }

  /// Writes the current line.
  private mutating func flush(isInside: Bool = false) {
    if !buffer.isEmpty {
      output += margin + buffer + "\n"
      buffer = ""
      isAtBlockStart = false
    }
    isContinued = isInside
  }

  /// Keeps one of the empty lines before a line, but none at the beginning of a block.
  private mutating func blankLine(before line: Int) {
    if line > lastLine + 1, lastLine > 0, !isAtBlockStart, !isContinued { output += "\n" }
  }

  // MARK: Spaces

  private func spaces(before index: Int) -> Bool {
    let piece = pieces[index]
    var previous = index - 1
    while previous >= 0, pieces[previous].isComment { previous -= 1 }
    guard previous >= 0 else { return false }
    let before = pieces[previous]
    switch piece.kind {
    case .symbol(.comma), .symbol(.semicolon), .symbol(.rightParenthesis), .symbol(.rightBracket),
      .symbol(.question), .symbol(.dot), .symbol(.colon), .symbol(.ellipsis):
      return false
    case .symbol(.leftParenthesis):
      if case .word(let word) = before.kind {
        return Self.wantsSpace.contains(word)
          || before.column + before.text.unicodeScalars.count < piece.column
      }
      return wantsSpace(after: before, previous)
    default: return wantsSpace(after: before, previous)
    }
  }

  private func wantsSpace(after piece: Piece, _ index: Int) -> Bool {
    switch piece.kind {
    case .symbol(.leftParenthesis), .symbol(.leftBracket), .symbol(.dot), .symbol(.ellipsis): false
    case .symbol(.minus): !isSign(index)
    default: true
    }
  }

  /// Whether a minus belongs to the number after it.
  private func isSign(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    switch pieces[index - 1].kind {
    case .number, .symbol(.rightParenthesis), .symbol(.rightBracket), .string: return false
    case .word(let word): return Self.wantsSpace.contains(word)
    default: return true
    }
  }

  /// The words before and after which brackets group expressions, rather than contain values.
  private static let wantsSpace: Set<String> = [
    "if", "when", "and", "or", "not", "implies", "in", "is", "to", "by", "push", "present", "dismiss",
    "start",
    "from", "for",
  ]
}

extension NavSpec {
  /// Formats the text of a spec and keeps its comments.
  ///
  /// The meaning does not change, and formatting the result again returns the same text.
  ///
  /// - Parameter text: The bytes of a `.nav` file.
  /// - Returns: The formatted text, or the same text if formatting would move a comment so that the meaning changes;
  ///   nil if the text cannot be parsed.
  /// - Complexity: O(*n* × (1 + *c*)), where *n* is the length of the text and *c* the number of its comments.
  public static func formatted(_ text: some Collection<UInt8>) -> String? {
    NavFormatter.format(Array(text))
  }
}
