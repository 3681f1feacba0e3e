/// Split views: columns that are shown beside each other, or one of them.
///
/// Source of what is not said below: Apple, UISplitViewController (column style, since iOS 14).
extension Execution {
  /// The window becomes narrow: every split view shows one column.
  ///
  /// The columns are moved at once, without animation and without waiting for a transition (Ranchero-Software/NetNewsWire
  /// issue 5371: `_collapseViewController` within `_performWithoutDeferringTransitions`). Inferred: that a transition which
  /// runs ends first, and that the column which stays hears nothing.
  mutating func collapse() throws(Halt) {
    for bar in world.splits(.expanded) {
      for stack in world[bar].tabs?.stacks ?? [] { try settle(stack) }
      try tellBeforeResize()
      let views = columns(of: bar)
      guard try showTopColumn(of: bar) != nil else { continue }
      try tell(views)
      try tellResize(.collapsed, bar)
    }
  }

  /// The window becomes wide: every split view shows both columns, each with what it held.
  ///
  /// Source: Ranchero-Software/NetNewsWire issue 5385 (`_separateViewControllersAfterAndIncludingViewController`, without
  /// animation). Inferred, as above: that what moves ends first.
  mutating func expand() throws(Halt) {
    for bar in world.splits(.collapsed) {
      guard let own = world.stack(holding: bar) else { continue }
      if world.turn(on: own) != nil { try settle(own) }
      for stack in world[bar].tabs?.stacks ?? [] { try settle(stack) }
      try tellBeforeResize()
      guard world[bar].tabs?.columns == .collapsed else { continue }
      let views = columns(of: bar)
      showBothColumns(of: bar)
      try tell(views)
      try tellResize(.expanded, bar)
    }
  }

  /// Reports a collapse and an expansion of every expanded split view, though nothing changes in the end.
  ///
  /// Source: instructure/canvas-ios pull request 3118. Unknown: appearance calls; none are made.
  mutating func reportSplits() throws(Halt) {
    for bar in world.splits(.expanded) {
      guard try showTopColumn(of: bar) != nil else { continue }
      try broadcast(.collapsed)
      guard world[bar].tabs?.columns == .collapsed else { continue }
      showBothColumns(of: bar)
      try broadcast(.expanded)
    }
  }

  /// Lets a split view show the column that the app wants on top; which one that is.
  mutating func showTopColumn(of bar: ScreenID) throws(Halt) -> Int? {
    guard world[bar].tabs?.columns != nil else { return nil }
    let top = try topColumn(of: bar)
    world[bar].tabs?.columns = .collapsed
    world[bar].tabs?.selected = top
    return top
  }

  /// Makes a split view for a narrow window, which collapses as it does on screen.
  mutating func startCollapsed(_ bar: ScreenID) throws(Halt) {
    let stack = StackID(world.allStacks.count)
    world.allStacks.append(NavStack(screens: [bar], owner: nil))
    world.layers.append(NavLayer(stack: stack))
    _ = try showTopColumn(of: bar)
    world.layers.removeLast()
    world.allStacks.removeLast()
  }

  private mutating func showBothColumns(of bar: ScreenID) {
    world[bar].tabs?.columns = .expanded
    world[bar].tabs?.selected = 1
  }

  /// The app's answer to `topColumnForCollapsingToProposedTopColumn`, or what `preferredCompactColumn` says.
  private mutating func topColumn(of bar: ScreenID) throws(Halt) -> Int {
    if let answer = topColumns[bar] { return answer }
    for rule in program.places[world[bar].route.place].split.rules {
      guard let condition = rule.condition else { return rule.column }
      var frame = NavFrame(myself: world[bar].owner)
      if try holds(condition, &frame) { return rule.column }
    }
    return NavProgram.SplitRules.proposed
  }

  /// The views on top of both columns.
  private func columns(of bar: ScreenID) -> Views {
    (world[bar].tabs?.stacks ?? []).flatMap { views(of: world[$0].screens.last) }
  }

  /// Ends are reported before the app decides; a session has reported them already.
  private mutating func tellBeforeResize() throws(Halt) {
    if listeners == nil, !platform[.noticesLag] { try deliverPosted() }
  }

  /// The delegate hears of it when the columns have changed (Apple, splitViewControllerDidCollapse(_:)).
  private mutating func tellResize(_ kind: NavNotice.Kind, _ bar: ScreenID) throws(Halt) {
    if platform[.noticesLag], listeners == nil {
      try broadcast(kind)
    } else {
      posted.append(.resized(kind, bar))
    }
  }
}
