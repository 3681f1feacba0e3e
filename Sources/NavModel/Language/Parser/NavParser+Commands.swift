extension NavParser {
  /// Reads a command to a container; nil, and nothing read, if there is none.
  mutating func command(_ word: String) throws(Panic) -> NavSpec.Statement.Kind? {
    switch word {
    case "pop":
      advance()
      var count = 1
      if !isAtLineBreak, case .number(let value) = token.kind {
        if !(1...64).contains(value) {
          report("pop-count", "a pop takes 1 to 64 screens", at: token.origin)
        }
        count = value
        advance()
      }
      return .stack(.pop(count), try tail())
    case "popToRoot":
      advance()
      return .stack(.popToRoot, try tail())
    case "dismiss":
      advance()
      let hasOperand = !isAtEnd && !at("in") && !at("with") && !at("then")
      let layer = hasOperand ? try expression() : nil
      return .dismiss(layer, try tail())
    case "select":
      advance()
      let tab = try expression()
      return .select(tab, try tail())
    case "present":
      advance()
      let content = try expression()
      try expect("as", "and 'sheet', 'cover', 'alert' or 'popover'")
      let style = try plainName("'sheet', 'cover', 'alert' or 'popover'")
      let presenter = take("from") ? try expression() : nil
      return .present(content, style: style, from: presenter, try tail())
    default:
      guard let make = Self.operandCommands[word] else { return nil }
      advance()
      let operand = try expression()
      return .stack(make(operand), try tail())
    }
  }

  private static let operandCommands: [String: @Sendable (NavSpec.Expression) -> NavSpec.StackCommand] = [
    "push": { .push($0) },
    "replaceTop": { .replaceTop($0) },
    "replaceRoot": { .replaceRoot($0) },
    "popTo": { .popTo($0) },
    "remove": { .remove($0) },
    "setStack": { .setStack($0) },
  ]

  /// Reads `in X` and `then { … }`.
  private mutating func tail() throws(Panic) -> NavSpec.Tail {
    var tail = NavSpec.Tail()
    if take("in") { tail.target = try operand() }
    if at("with") {
      notSupported("'with' behind a command is", at: token.origin)
      advance()
      while atWord || at(.comma), !at("then") { advance() }
    }
    if take("then") { tail.continuation = try statements() }
    return tail
  }
}
