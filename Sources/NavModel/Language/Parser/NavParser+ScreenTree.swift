extension NavParser {
  /// Words that begin a declaration of a screen in dialect `screen-tree`.
  static let treeWords = Set(NavSpec.TreeClause.Kind.allCases.map(\.rawValue))

  /// Reads `leads to a, b`, `needs x` or `provides x`.
  mutating func treeClause(_ kind: NavSpec.TreeClause.Kind) throws(Panic) -> NavSpec.TreeClause {
    advance()
    guard kind == .leads else { return NavSpec.TreeClause(kind, try names("the name of a dependency")) }
    try expect("to", "and a screen")
    return NavSpec.TreeClause(.leads, try names("the name of a screen"))
  }

  /// Reads `segue to a [from b]`, of which the first word has been read.
  mutating func segue() throws(Panic) -> NavSpec.Statement.Kind {
    try expect("to", "and a screen")
    let target = try path("the name of a screen")
    let source = take("from") ? try path("the name of a screen") : nil
    return .library(.segue(to: target, from: source))
  }
}
