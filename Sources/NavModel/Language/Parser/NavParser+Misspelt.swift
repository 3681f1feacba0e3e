/// A name that stands where a word of the language was meant.
extension NavParser {
  /// The words that come before a value, a condition or a block.
  static let leadingWords = [
    "not", "did", "new", "every", "some", "count", "before", "when", "then", "in", "to", "from", "with",
    "else",
  ]

  /// The words that come behind a name or a value.
  private static let followingWords: Set<String> = [
    "and", "or", "implies", "is", "in", "to", "from", "as", "with", "then", "when", "else", "of", "where",
    "at",
    "by", "blocked", "believes", "binds", "many", "most", "tagged", "code",
  ]

  /// The words that may have been meant where something else was expected.
  ///
  /// - Parameter expected: What was expected; words of the language stand between quotes in it.
  /// - Returns: These words, and those that join values.
  static func joining(_ expected: String) -> Set<String> {
    let quoted = expected.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    return followingWords.union(quoted)
  }

  /// The name before the next token, if it must be a misspelt word: `nto` in `when nto ready`.
  ///
  /// Two names in a row mean nothing. The second one is the mistake if it resembles a word that joins values, or
  /// if the first is a word of the language or is used elsewhere in the text as a name.
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

  /// Whether the text has a word in another place, where no further name follows it.
  ///
  /// - Complexity: linear in the length of the text; a text has few mistakes that ask for it.
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
  /// Whether two origins begin at the same place of a text; equality says nothing of it.
  fileprivate func isAt(_ other: Self) -> Bool { line == other.line && column == other.column }
}
