extension NavSource {
  /// The line ranges of the variants in the spec's own text, in the order of the text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package var variantLines: [ClosedRange<Int>] {
    var lexer = NavLexer(files[0].bytes)
    var ranges: [ClosedRange<Int>] = []
    var (depth, first) = (0, Int?.none)
    while true {
      let token = lexer.next()
      switch token.kind {
      case .end: return ranges
      case .symbol(.leftBrace): depth += 1
      case .symbol(.rightBrace):
        depth -= 1
        guard depth == 0, let start = first else { continue }
        ranges.append(start...token.origin.line)
        first = nil
      case .word("variant") where depth == 0 && first == nil: first = token.origin.line
      default: break
      }
    }
  }
}
