// Split views.
extension NavPlatformSession {
  /// Makes a split view of two stacks, as a screen that is on no stack yet; a narrow one shows the secondary column.
  public mutating func makeSplit(
    _ name: String, of owner: String, primary: StackID, secondary: StackID, isCollapsed: Bool
  ) -> ScreenID {
    let split = makeScreen(name, of: owner)
    let place = world[split].route.place
    let columns = ["primary", "secondary"].map { self.place("\(name) \($0)", of: owner) }
    for column in columns { program.places[column].tabBar = place }
    if program.places[place].kind != .split(columns) {
      program.places[place].kind = .split(columns)
      machine = NavMachine(program)
    }
    world[split].tabs = NavScreen.Tabs(
      stacks: [primary, secondary], selected: NavProgram.SplitRules.proposed,
      columns: isCollapsed ? .collapsed : .expanded)
    return split
  }

  /// The split views on screen that show both columns, before they collapse.
  public var expandedSplits: [ScreenID] { world.splits(.expanded) }

  /// Shows a column of a split view.
  public mutating func show(column: Int, of split: ScreenID) {
    run { execution throws(Execution.Halt) in try execution.select(tab: column, of: split) }
  }

  /// Ends the transitions of split views that are about to collapse or expand, so that their ends are reported first.
  public mutating func settleColumns() {
    run { execution throws(Execution.Halt) in
      for split in execution.world.splits {
        if let own = execution.world.stack(holding: split), execution.world.turn(on: own) != nil {
          try execution.settle(own)
        }
        for stack in execution.world[split].tabs?.stacks ?? [] { try execution.settle(stack) }
      }
    }
  }
}
