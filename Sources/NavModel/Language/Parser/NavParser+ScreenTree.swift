extension NavParser {
  /// Words that begin a declaration of a screen in dialect `screen-tree`.
  static let treeWords = Set(NavSpec.TreeClause.Kind.allCases.map(\.rawValue))

  /// Reads `leads to a, b`, `needs x` or `provides x, y = e`.
  mutating func treeClause(_ kind: NavSpec.TreeClause.Kind) throws(Panic) -> NavSpec.TreeClause {
    advance()
    switch kind {
    case .leads:
      try expect("to", "and a screen")
      return NavSpec.TreeClause(.leads, try names("the name of a screen"))
    case .needs: return NavSpec.TreeClause(.needs, try names("the name of a dependency"))
    case .provides:
      var names: [NavSpec.Name] = []
      var values: [NavSpec.Expression?] = []
      repeat {
        names.append(try plainName("the name of a dependency"))
        values.append(take(.assign) ? try expression() : nil)
      } while take(.comma)
      return NavSpec.TreeClause(.provides, names, values: values)
    }
  }

  /// Reads the rest of `segue to a[(x)] [from b]` after its first word.
  mutating func segue() throws(Panic) -> NavSpec.Statement.Kind {
    try expect("to", "and a screen")
    let target = try route("the name of a screen")
    let source = take("from") ? try path("the name of a screen") : nil
    return .library(.segue(to: target, from: source))
  }
}
