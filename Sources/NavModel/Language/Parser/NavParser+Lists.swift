extension NavParser {
  /// The words that begin a declaration of the system, of a coordinator or of a place.
  ///
  /// If such a word is at the start of a line where no declaration is allowed, a closing brace is missing above.
  static let declarationWords: Set<String> = [
    "type", "event", "link", "step", "coordinator", "opaque", "base", "action", "assume", "final", "fair",
    "variant",
    "expect", "always", "never", "change",
    "sometimes", "possible", "eventually", "screen", "branch", "tabs", "pages", "split", "effect", "on",
    "var",
    "lock", "tab",
    "page", "system",
    "allow", "ignore",
  ]

  /// Reads a block: `{`, elements that are separated by line breaks or `;`, and `}`.
  mutating func block<Element>(
    of what: String, _ element: (inout Self) throws(Panic) -> Element?
  ) throws(Panic) -> [Element] {
    let ownColumn = elementColumn
    let outerLevel = braces
    let opening = try open(what)
    defer { depth -= 1 }
    let level = braces
    var elements: [Element] = []
    while !isClosed(what, opening, under: ownColumn, outerLevel) {
      if let next = one(element, level: level) { elements.append(next) }
    }
    elementColumn = ownColumn
    return elements
  }

  // Blocks nest, so what needs room is kept out of the function that recurses.

  /// Reads the opening brace of a block.
  private mutating func open(_ what: String) throws(Panic) -> NavSpec.Origin {
    let opening = token.origin
    guard at(.leftBrace) else {
      let help = token.kind == .symbol(.leftBrace) ? "write '{' at the end of this line" : nil
      throw unexpected("'{' and \(what)", help: help)
    }
    advance()
    try enter()
    return opening
  }

  /// Whether a block ends here, either by its closing brace or because the brace is missing.
  private mutating func isClosed(
    _ what: String, _ opening: NavSpec.Origin, under column: Int, _ outerLevel: Int
  ) -> Bool {
    skipLineEnds()
    if token.kind == .end {
      reportOpenBlock(opening, before: token.origin)
      braces = outerLevel
      return true
    }
    if take(.rightBrace) { return true }
    guard isOutOfPlace(under: column), !canBegin(what) else { return false }
    reportOpenBlock(opening, before: token.origin)
    braces = outerLevel
    lineBreakIsRead = false
    return true
  }

  /// Reads one element of a list and the end of its line, or skips the line after a mistake.
  mutating func one<Element>(_ element: (inout Self) throws(Panic) -> Element?, level: Int) -> Element? {
    let start = consumed
    let outerDepth = depth
    elementColumn = token.origin.column
    do throws(Panic) {
      let result = try element(&self)
      do throws(Panic) { try expectEnd() } catch { recover(from: start, level: level) }
      return result
    } catch {
      depth = outerDepth
      recover(from: start, level: level)
      return nil
    }
  }

  /// Skips line breaks and semicolons.
  mutating func skipLineEnds() {
    while true {
      if isAtLineBreak { lineBreakIsRead = true }
      guard take(.semicolon) else { return }
    }
  }

  private func isOutOfPlace(under column: Int) -> Bool {
    guard token.startsLine, token.origin.column <= column, let word = token.word else { return false }
    return Self.declarationWords.contains(word) && wordFollows
  }

  private func canBegin(_ what: String) -> Bool {
    guard let word = token.word else { return false }
    return switch what {
    case Self.memberList: Self.memberWords.contains(word)
    case Self.placeMemberList: Self.placeWords.contains(word)
    case Self.variantList: word != "variant" && word != "system"
    case Self.tabList: word == "tab" || word == "page"
    case Self.columnList: Self.columnWords.contains(word)
    default: false
    }
  }

  private mutating func reportOpenBlock(_ opening: NavSpec.Origin, before place: NavSpec.Origin) {
    // A text without its closing quote may have swallowed the brace.
    guard !hasReportedOpenBlock, !lexer.diagnostics.contains(where: { $0.code == "unterminated-string" })
    else {
      return
    }
    hasReportedOpenBlock = true
    report(
      "unclosed-block", "this '{' is never closed", at: opening,
      notes: [NavDiagnostic.Note(message: "'}' is missing before this", origin: place)])
  }
}
