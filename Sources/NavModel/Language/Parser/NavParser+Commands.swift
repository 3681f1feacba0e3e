extension NavParser {
  /// A command to a container without its tail.
  typealias Command = @Sendable (NavSpec.Tail) -> NavSpec.Statement.Kind

  /// Reads a command to a container up to its tail; returns nil and reads nothing if there is none.
  mutating func command(_ word: String) throws(Panic) -> Command? {
    switch word {
    case "pop":
      advance()
      let count = try count()
      return { .stack(.pop(count), $0) }
    case "popToRoot":
      advance()
      return { .stack(.popToRoot, $0) }
    case "dismiss":
      advance()
      let hasOperand = !isAtEnd && !at("in") && !at("with") && !at("then")
      let layer = hasOperand ? try expression() : nil
      return { .dismiss(layer, $0) }
    case "select":
      advance()
      let tab = try expression()
      return { .select(tab, $0) }
    case "present":
      advance()
      let content = try expression()
      try expect("as", "and 'sheet', 'cover', 'alert' or 'popover'")
      let style = try plainName("'sheet', 'cover', 'alert' or 'popover'")
      let presenter = take("from") ? try expression() : nil
      return { .present(content, style: style, from: presenter, $0) }
    default:
      // `show(x)` calls an action of that name.
      guard let make = Self.operandCommands[word], word != "show" || !follows(.leftParenthesis) else {
        return nil
      }
      advance()
      let operand = try expression()
      return { .stack(make(operand), $0) }
    }
  }

  /// Reads the number of screens of a `pop`, which is 1 if it is not stated.
  private mutating func count() throws(Panic) -> Int {
    guard !isAtLineBreak, case .number(let count) = token.kind else { return 1 }
    if !(1...64).contains(count) {
      report("pop-count", "'pop' removes 1 to 64 screens, not \(count)", at: token.origin)
    }
    advance()
    return count
  }

  private static let operandCommands: [String: @Sendable (NavSpec.Expression) -> NavSpec.StackCommand] = [
    "push": { .push($0) },
    "replaceTop": { .replaceTop($0) },
    "replaceRoot": { .replaceRoot($0) },
    "popTo": { .popTo($0) },
    "remove": { .remove($0) },
    "setStack": { .setStack($0) },
    "show": { .show($0) },
  ]

  /// Reads `with option` if it comes next; the option can be `none`.
  mutating func options() throws(Panic) -> [NavSpec.Name] {
    guard take("with") else { return [] }
    let origin = token.origin
    return take("none") ? [NavSpec.Name("none", origin: origin)] : try names("an option of the command")
  }

  /// Reads `in X`, `with option` and `then { … }`.
  mutating func tail() throws(Panic) -> NavSpec.Tail {
    var tail = NavSpec.Tail()
    if take("in") { tail.target = try operand() }
    tail.options = try options()
    if take("then") { tail.continuation = try statements() }
    return tail
  }
}
