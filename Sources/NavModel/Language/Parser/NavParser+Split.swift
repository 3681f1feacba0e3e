extension NavParser {
  static let columnWords: Set<String> = ["primary", "secondary", "collapses", "starts"]

  /// The kinds of lines in a split view.
  private enum SplitLine {
    case column(NavSpec.Split.Column, NavSpec.Branch)
    case collapse(NavSpec.Split.Collapse)
    case startsCollapsed
  }

  /// Reads `split name { primary name: Coordinator; secondary name: Coordinator; … }`.
  mutating func split() throws(Panic) -> NavSpec.Split {
    advance()
    var split = NavSpec.Split(
      name: try plainName("the name of the split view"), primary: nil, secondary: nil)
    let lines = try block(of: Self.columnList) { parser throws(Panic) -> SplitLine? in
      try parser.splitLine()
    }
    for line in lines {
      switch line {
      case .column(.primary, let branch):
        checkSecond(split.primary, branch, .primary, split)
        split.primary = branch
      case .column(.secondary, let branch):
        checkSecond(split.secondary, branch, .secondary, split)
        split.secondary = branch
      case .collapse(let rule): split.collapses.append(rule)
      case .startsCollapsed: split.startsCollapsed = true
      }
    }
    return split
  }

  private mutating func checkSecond(
    _ first: NavSpec.Branch?, _ second: NavSpec.Branch, _ column: NavSpec.Split.Column, _ split: NavSpec.Split
  ) {
    guard let first else { return }
    report(
      "split-columns", "'\(split.name)' has a second \(column.rawValue) column", at: second.name.origin,
      notes: [NavDiagnostic.Note(message: "the first is here", origin: first.name.origin)])
  }

  private mutating func splitLine() throws(Panic) -> SplitLine {
    if let column = token.word.flatMap(NavSpec.Split.Column.init(rawValue:)), atWord {
      advance()
      return .column(column, try branch())
    }
    if take("collapses") {
      try expect("to", "and 'primary' or 'secondary'")
      guard atWord, let column = token.word.flatMap(NavSpec.Split.Column.init(rawValue:)) else {
        throw unexpected("'primary' or 'secondary'")
      }
      advance()
      return .collapse(NavSpec.Split.Collapse(to: column, when: take("when") ? try expression() : nil))
    }
    guard take("starts") else {
      throw unexpected("'primary', 'secondary', 'collapses to' or 'starts collapsed'")
    }
    try expect("collapsed")
    return .startsCollapsed
  }
}
