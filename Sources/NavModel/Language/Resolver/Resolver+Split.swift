// Split views: their columns, and the column that a narrow window shows.
extension Resolver {
  /// Declares a split view with its columns; reports an error if a column is missing.
  mutating func declare(_ split: NavSpec.Split, _ coordinator: Int) {
    let bar = add(.split([]), split.name, [], [], coordinator)
    var places: [Int] = []
    for (column, branch) in [(NavSpec.Split.Column.primary, split.primary), (.secondary, split.secondary)] {
      guard let branch else {
        error(
          "split-columns", "'\(split.name.text)' has no \(column.rawValue) column", at: split.name.origin,
          help: "add: \(column.rawValue) name: Coordinator")
        continue
      }
      guard let place = addBranch(branch, coordinator) else { continue }
      program.places[place].tabBar = bar
      places.append(place)
    }
    guard let bar else { return }
    // A program with fewer than two columns never runs.
    if places.count == 2 { program.places[bar].kind = .split(places) }
    program.places[bar].split.startsCollapsed = split.startsCollapsed
    splitSpecs[bar] = split
  }

  /// Resolves the conditions of `collapses` in the scope of the coordinator that declares the split view.
  mutating func resolveSplits() {
    for (place, split) in splitSpecs.sorted(by: { $0.key < $1.key }) {
      var rules: [NavProgram.SplitRules.Rule] = []
      for collapse in split.collapses {
        var scope = Scope(coordinator: program.places[place].coordinator)
        let condition = collapse.condition.map { self.condition($0, &scope) }
        rules.append(
          NavProgram.SplitRules.Rule(column: collapse.column == .primary ? 0 : 1, condition: condition))
      }
      program.places[place].split.rules = rules
    }
  }

  /// Reports a setting for split views in a spec without split views.
  mutating func checkSplitRule() {
    guard program.platform.overrides[.splitReportsOnBackground] != nil, splitSpecs.isEmpty else { return }
    for case .platform(_, let settings) in spec.headers {
      for setting in settings where setting.name.text == NavPlatform.Rule.splitReportsOnBackground.rawValue {
        error(
          "no-split-view", "'\(setting.name.text)' has no effect: no coordinator declares a split view",
          at: setting.name.origin, help: "remove the setting, or declare a split view")
      }
    }
  }

  /// Returns the place that `select` or `show` names.
  ///
  /// - Parameters:
  ///   - operand: The operand of the statement.
  ///   - isColumn: Whether the operand must be a column of a split view, rather than a tab or a page.
  ///   - scope: The names in scope.
  /// - Returns: The place; nil if the operand does not name one, which is then reported.
  mutating func content(
    _ operand: NavSpec.Expression, isColumn: Bool, _ scope: inout Scope
  ) -> Int? {
    let code = isColumn ? "show-column" : "select-tab"
    var path: [NavSpec.Name] = []
    switch operand.kind {
    case .name(let name): path = [name]
    case .member(let owner, let name):
      if case .name(let coordinator) = owner.kind { path = [coordinator, name] }
    default: break
    }
    guard let name = path.last else {
      error(
        code, isColumn ? "'show' takes the name of a column" : "'select' takes the name of a tab or a page",
        at: operand.origin)
      return nil
    }
    guard let place = place(of: path, scope) else { return nil }
    let bar = program.places[place].tabBar
    let isInSplit = bar.map { splitSpecs[$0] != nil } ?? false
    if isColumn, !isInSplit {
      error(
        code, "'\(name.text)' is not a column of a split view", at: name.origin,
        help: bar == nil ? nil : "write: select \(name.text)")
    } else if !isColumn, bar == nil || isInSplit {
      error(
        code, "'\(name.text)' is not a tab or a page", at: name.origin,
        help: isInSplit ? "write: show \(name.text)" : nil)
    }
    return place
  }
}
