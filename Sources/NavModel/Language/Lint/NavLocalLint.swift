/// Finds the unused names of values in a handler or a property.
///
/// Such a name is declared by an event, a `let`, a `for`, an `every`, a `some` or a `count of`. The values of a control
/// that the handler declares with domains are not included, since they are parameters of the control.
struct NavLocalLint {
  /// The unused names, in the order of the text.
  private(set) var unused: [NavSpec.Name] = []

  /// Finds the unused names in a handler, a property, a block or a condition.
  ///
  /// - Complexity: O(*n* × *d*), where *n* is the size of the part and *d* the nesting depth of its blocks.
  init(_ part: NavLintPart) {
    switch part {
    case .handler(let handler):
      var words = Self.words(of: handler.body)
      if let condition = handler.condition { Self.add(condition, to: &words) }
      check(handler.patterns, words)
      look(at: handler.body)
      if let condition = handler.condition { look(at: condition) }
    case .property(let property):
      var words: Set<String> = []
      for condition in [property.condition, property.claim].compactMap(\.self) {
        Self.add(condition, to: &words)
        look(at: condition)
      }
      check([property.pattern].compactMap(\.self), words)
    case .block(let statements): look(at: statements)
    case .condition(let condition): look(at: condition)
    }
  }

  private mutating func check(_ patterns: [NavSpec.Pattern], _ words: Set<String>) {
    for value in patterns.flatMap({ $0.values ?? [] }) where value.domain == nil { check(value.name, words) }
  }

  private mutating func check(_ name: NavSpec.Name, _ words: Set<String>) {
    if !words.contains(name.text) { unused.append(name) }
  }

  private mutating func look(at statements: [NavSpec.Statement]) {
    for (index, statement) in statements.enumerated() {
      let (values, blocks) = statement.pieces
      for value in values { look(at: value) }
      for block in blocks { look(at: block) }
      switch statement.kind {
      case .bind(let name, _): check(name, Self.words(of: Array(statements[(index + 1)...])))
      case .each(let name, _, let block): check(name, Self.words(of: block))
      default: break
      }
    }
  }

  private mutating func look(at expression: NavSpec.Expression) {
    if case .quantified(_, let name, _, let claim) = expression.kind {
      var words: Set<String> = []
      Self.add(claim, to: &words)
      check(name, words)
    }
    for part in expression.parts { look(at: part) }
  }

  private static func words(of statements: [NavSpec.Statement]) -> Set<String> {
    var words: Set<String> = []
    add(statements, to: &words)
    return words
  }

  private static func add(_ statements: [NavSpec.Statement], to words: inout Set<String>) {
    for statement in statements {
      let (values, blocks) = statement.pieces
      for value in values { add(value, to: &words) }
      for block in blocks { add(block, to: &words) }
    }
  }

  private static func add(_ expression: NavSpec.Expression, to words: inout Set<String>) {
    if case .name(let name) = expression.kind { words.insert(name.text) }
    for part in expression.parts { add(part, to: &words) }
  }
}
