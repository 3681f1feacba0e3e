// Split views.
extension NavPlatformSimulator {
  /// Creates a screen with a split view; the screen is on no stack.
  ///
  /// - Parameters:
  ///   - name: The name of the screen.
  ///   - owner: The name of the coordinator that owns the screen.
  ///   - primary: The stack of the primary column.
  ///   - secondary: The stack of the secondary column. A collapsed split view shows this column first.
  ///   - isCollapsed: Whether the window is narrow, so that the split view shows one column.
  /// - Returns: The identifier of the screen.
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

  /// The split views on screen that show both columns.
  public var expandedSplits: [ScreenID] { world.splits(.expanded) }

  /// Shows a column of a collapsed split view; has no effect on an expanded split view or on one in no container.
  ///
  /// - Parameters:
  ///   - column: 0 for the primary column, 1 for the secondary one.
  ///   - split: The screen of the split view.
  public mutating func show(column: Int, of split: ScreenID) {
    run { executor throws(StepExecutor.Abort) in try executor.select(tab: column, of: split) }
  }

  /// Ends the transitions of all split views on screen, and cancels gestures there first.
  ///
  /// Call this function before the window changes its width, so that the session reports the ends of the transitions
  /// first.
  public mutating func settleColumns() {
    run { executor throws(StepExecutor.Abort) in
      for split in executor.world.splits {
        if let own = executor.world.stack(holding: split), executor.world.turn(on: own) != nil {
          try executor.settle(own)
        }
        for stack in executor.world[split].tabs?.stacks ?? [] { try executor.settle(stack) }
      }
    }
  }
}
