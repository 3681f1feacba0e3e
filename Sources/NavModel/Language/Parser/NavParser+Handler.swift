extension NavParser {
  /// Reads `on pattern, … [when condition] { … }`.
  mutating func handler() throws(Panic) -> NavSpec.Handler {
    let origin = keyword()
    var patterns = [try pattern()]
    while take(.comma) { patterns.append(try pattern()) }
    let condition = take("when") ? try expression() : nil
    return NavSpec.Handler(patterns: patterns, condition: condition, body: try statements(), origin: origin)
  }

  /// Reads the name of an event, with names for its values.
  mutating func pattern() throws(Panic) -> NavSpec.Pattern {
    let origin = token.origin
    var words = [try plainName("an event")]
    // A reserved word before a block is a name that cannot be one; elsewhere it continues the condition.
    let isBeforeBlock = following.kind == .symbol(.leftBrace)
    if atWord, let word = token.word, isBeforeBlock || !Self.reservedWords.contains(word) {
      words.append(try plainName("an event"))
      // The second word of a tap is its name; the second word of another event may be a misspelt 'when'.
      if words[0].text != "tap" { lastValue = words[1] }
    }
    let opening = token.origin
    guard take(.leftParenthesis) else { return NavSpec.Pattern(words: words, origin: origin) }
    brackets += 1
    var values: [NavSpec.Binding] = []
    if token.kind != .symbol(.rightParenthesis) {
      repeat {
        let name = try plainName("a name for a value")
        values.append(NavSpec.Binding(name: name, domain: take(.colon) ? try domain() : nil))
      } while take(.comma)
    }
    try close(.rightParenthesis, opening, or: "',' or ")
    return NavSpec.Pattern(words: words, values: values, origin: origin)
  }
}
