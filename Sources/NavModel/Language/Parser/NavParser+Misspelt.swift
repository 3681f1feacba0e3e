/// The detection of misspelt words of the language.
extension NavParser {
  /// The words that come before a value, a condition or a block.
  static let leadingWords = [
    "not", "did", "new", "every", "some", "count", "before", "when", "then", "in", "to", "from", "with",
    "else",
  ]

  /// The words that come after a name or a value.
  private static let followingWords: Set<String> = [
    "and", "or", "implies", "is", "in", "to", "from", "as", "with", "then", "when", "else", "of", "where",
    "at",
    "by", "blocked", "believes", "binds", "many", "most", "tagged", "code",
  ]

  /// Returns the words of the language that may be misspelt at a mistake.
  ///
  /// - Parameter expected: The description of the expected token, with words of the language in quotes.
  /// - Returns: The quoted words, and the words that join values.
  static func joining(_ expected: String) -> Set<String> {
    let quoted = expected.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    return followingWords.union(quoted)
  }

  /// The name before the next token, if it must be a misspelt word, such as `nto` in `when nto ready`.
  ///
  /// Two consecutive names are a mistake. The second name is wrong if it resembles a word that joins values. It is also
  /// wrong if the first name is a word of the language, or is used as a name elsewhere in the text.
  var nameInPlaceOfWord: NavSpec.Name? {
    guard let name = lastValue, name.origin.isAt(previous) else { return nil }
    switch token.kind {
    case .word(let next):
      if !Self.reservedWords.contains(next),
        NavSpelling.nearest(to: next, among: Self.followingWords) != nil
      {
        return nil
      }
    case .symbol(.leftBrace), .number: break
    default: return nil
    }
    if NavWord.all.contains(where: { $0.name == name.text }) || NavNotice.Kind(rawValue: name.text) != nil {
      return nil
    }
    return isUsedElsewhere(name) ? nil : name
  }

  /// Whether the text contains a word elsewhere, without another name after it.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text; few mistakes need this search.
  private func isUsedElsewhere(_ name: NavSpec.Name) -> Bool {
    var reader = NavLexer(lexer.bytes, file: lexer.file)
    var token = reader.next()
    var isDeclared = false
    while token.kind != .end {
      let next = reader.next()
      if token.word == name.text, !token.origin.isAt(name.origin) {
        if isDeclared { return true }
        guard !next.breaks, let following = next.word else { return true }
        if Self.followingWords.contains(following) { return true }
      }
      isDeclared = token.word.map(Self.everyDeclarationWord.contains) ?? false
      token = next
    }
    return false
  }
}

extension NavSpec.Origin {
  /// Whether two origins begin at the same location; equality of origins does not compare locations.
  fileprivate func isAt(_ other: Self) -> Bool { line == other.line && column == other.column }
}
