/// Split views, which show two columns side by side, or one of them in a narrow window.
///
/// Source, unless stated otherwise: Apple, UISplitViewController (column style, since iOS 14).
extension StepExecutor {
  /// Collapses every split view, because the window becomes narrow.
  ///
  /// The columns move at once, without animation and without waiting for a transition (Ranchero-Software/NetNewsWire
  /// issue 5371: `_collapseViewController` within `_performWithoutDeferringTransitions`). Inferred: a running
  /// transition ends first, and the remaining column receives no callbacks.
  mutating func collapse() throws(Abort) {
    for bar in world.splits(.expanded) {
      for stack in world[bar].tabs?.stacks ?? [] { try settle(stack) }
      try tellBeforeResize()
      let views = columns(of: bar)
      guard try showTopColumn(of: bar) != nil else { continue }
      try tell(views)
      try tellResize(.collapsed, bar)
    }
  }

  /// Expands every split view, because the window becomes wide; each column keeps its content.
  ///
  /// Source: Ranchero-Software/NetNewsWire issue 5385 (`_separateViewControllersAfterAndIncludingViewController`,
  /// without animation). Inferred: a running transition ends first.
  mutating func expand() throws(Abort) {
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

  /// Reports a collapse and an expansion of every expanded split view, without a lasting change.
  ///
  /// Source: instructure/canvas-ios pull request 3118. It is unknown whether appearance callbacks occur; the model has
  /// none here.
  mutating func reportSplits() throws(Abort) {
    for bar in world.splits(.expanded) {
      guard try showTopColumn(of: bar) != nil else { continue }
      try broadcast(.collapsed)
      guard world[bar].tabs?.columns == .collapsed else { continue }
      showBothColumns(of: bar)
      try broadcast(.expanded)
    }
  }

  /// Makes a split view show the column that the app requests on top, and returns the index of the column.
  mutating func showTopColumn(of bar: ScreenID) throws(Abort) -> Int? {
    guard world[bar].tabs?.columns != nil else { return nil }
    let top = try topColumn(of: bar)
    world[bar].tabs?.columns = .collapsed
    world[bar].tabs?.selected = top
    return top
  }

  /// Collapses a split view that is created in a narrow window.
  mutating func startCollapsed(_ bar: ScreenID) throws(Abort) {
    let stack = StackID(world.stacksUntracked.count)
    world.stacksUntracked.append(NavStack(screens: [bar], owner: nil))
    world.layers.append(NavLayer(stack: stack))
    _ = try showTopColumn(of: bar)
    world.layers.removeLast()
    world.stacksUntracked.removeLast()
  }

  private mutating func showBothColumns(of bar: ScreenID) {
    world[bar].tabs?.columns = .expanded
    world[bar].tabs?.selected = 1
  }

  /// Returns the result of `topColumnForCollapsingToProposedTopColumn`, or the value of `preferredCompactColumn`.
  private mutating func topColumn(of bar: ScreenID) throws(Abort) -> Int {
    if let answer = topColumns[bar] { return answer }
    for rule in program.places[world[bar].route.place].split.rules {
      guard let condition = rule.condition else { return rule.column }
      var frame = NavFrame(myself: world[bar].owner)
      if try holds(condition, &frame) { return rule.column }
    }
    return NavProgram.SplitRules.proposed
  }

  /// Returns the top views of both columns.
  private func columns(of bar: ScreenID) -> Views {
    (world[bar].tabs?.stacks ?? []).flatMap { views(of: world[$0].screens.last) }
  }

  /// Reports the ends of transitions before the app decides; a session has reported them already.
  private mutating func tellBeforeResize() throws(Abort) {
    if listeners == nil, !platform[.noticesLag] { try deliverPosted() }
  }

  /// Notifies the delegate after the columns have changed (Apple, splitViewControllerDidCollapse(_:)).
  private mutating func tellResize(_ kind: NavNotice.Kind, _ bar: ScreenID) throws(Abort) {
    if platform[.noticesLag], listeners == nil {
      try broadcast(kind)
    } else {
      posted.append(.resized(kind, bar))
    }
  }
}
