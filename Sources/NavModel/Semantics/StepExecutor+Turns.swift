/// Turns: the replacement of a page, or of a column of a collapsed split view, by a transition of the containing stack.
extension StepExecutor {
  /// Whether the contents of a screen replace each other by turns; tabs replace each other at once.
  func turns(_ bar: ScreenID) -> Bool {
    switch program.places[world[bar].route.place].kind {
    case .tabs(_, let arePages): arePages
    case .split: true
    case .screen, .branch: world[bar].tabs?.columns != nil
    }
  }

  /// Shows another page, or the other column of a collapsed split view; an expanded split view already shows both.
  ///
  /// The back button on the first screen of the secondary column shows the primary column again; the secondary column
  /// keeps its content. Source: UIKit pushes the navigation controller of the secondary column onto that of the primary
  /// column (woocommerce/woocommerce-ios pull request 17778, keybuk/EngineShed UINavigationController+PopDetail.swift).
  ///
  /// - Parameters:
  ///   - index: The index of the page or column to show.
  ///   - bar: The page control or the split view.
  ///   - own: The stack that contains `bar`.
  ///   - phase: Whether the turn is animated (`running`) or follows the finger (`gesture`).
  ///   - isByUser: Whether the user turns the page, rather than the app.
  /// - Throws: ``Abort`` if the app crashes or the run exceeds a capacity.
  mutating func turn(
    to index: Int, of bar: ScreenID, on own: StackID, _ phase: NavStack.Transition.Phase, isByUser: Bool
  ) throws(Abort) {
    if let running = world.turn(on: own) {
      if running.phase == .gesture { try cancel(running, on: own) }
      try endTransition(own)
    }
    guard let tabs = world[bar].tabs, tabs.columns != .expanded, tabs.selected != index else { return }
    // An invisible change is not animated.
    let (hidden, shown) = (tabs.stacks[tabs.selected], tabs.stacks[index])
    try settle(hidden)
    let views = self.views(from: hidden, to: shown, isOfColumns: tabs.columns != nil)
    world[bar].tabs?.turn = NavScreen.Tabs.Turn(leaving: tabs.selected, isByUser: isByUser)
    world[bar].tabs?.selected = index
    guard world[own].transition == nil, isSeen(own) else {
      // An invisible change is not animated; below a sheet, the notices are posted nevertheless.
      world[bar].tabs?.turn = nil
      try tell(views)
      if stage(of: own) == .shown {
        try tellShow(.willShow, shown, of: bar)
        try tellShow(.didShow, shown, of: bar)
      }
      return try removePage(hidden, of: bar)
    }
    world[own].transition = NavStack.Transition(phase: phase, from: bar, removed: [])
    guard let turn = world.turn(on: own) else { return }
    try tell(views)
    try tellShow(.willShow, shown, of: bar)
    if phase == .gesture { try tellSwipe(.swipeBegan, turn) }
    if phase == .running, isByUser { try writeSelection(turn, isEnd: false) }
  }

  /// Finishes a turn that follows the finger.
  mutating func finish(_ turn: NavWorld.Turning, on own: StackID) throws(Abort) {
    world[own].transition?.phase = .running
    try tellSwipe(.swipeFinished, turn)
    try writeSelection(turn, isEnd: false)
  }

  /// Cancels a turn that follows the finger.
  mutating func cancel(_ turn: NavWorld.Turning, on own: StackID) throws(Abort) {
    world[own].transition?.phase = .cancelling
    try tellSwipe(.swipeCancelled, turn)
  }

  /// Ends a turn: the leaving page or column has left, or has moved back.
  mutating func end(_ turn: NavWorld.Turning, on own: StackID) throws(Abort) {
    let continuations = world[own].transition?.continuations ?? []
    let leaving = world[turn.bar].tabs?.turn?.leaving ?? 0
    let isBack = turn.phase == .cancelling
    // After a cancelled turn, the page that was leaving comes back.
    let views = self.views(
      from: isBack ? turn.shown : turn.hidden, to: isBack ? turn.hidden : turn.shown,
      isOfColumns: turn.isOfColumns)
    world[own].transition = nil
    world[turn.bar].tabs?.turn = nil
    if isBack { world[turn.bar].tabs?.selected = leaving }
    try tell(views)
    if !isBack {
      try tellShow(.didShow, turn.shown, of: turn.bar)
      try removePage(turn.hidden, of: turn.bar)
      if turn.isByUser { try writeSelection(turn, isEnd: true) }
      if turn.isByUser, !turn.isOfColumns { writeTab(of: turn.bar) }
      if turn.isByUser, !turn.isOfColumns, let tab = selectedTab(of: turn.bar) {
        try post(.tabSelected, [turn.bar], [.route(tab)], own)
      }
    }
    try post(.transitionEnded, [turn.bar], [], own)
    try postConclusion(of: own, continuations)
  }

  /// Ends the transition on the stack of a tab, a page or a column.
  mutating func settle(_ stack: StackID) throws(Abort) {
    if world[stack].transition?.phase == .gesture { try cancelSwipe(stack) }
    try endTransition(stack)
  }

  // MARK: Notices

  /// Returns the views that a turn changes, in the order of their callbacks.
  ///
  /// For pages, the new page comes first (wangling.me, The inconsistent order of view transition events, 2014,
  /// scrolling UIPageViewController). Columns behave like a push or a pop on the primary column, whose delegate
  /// receives its own screen (woocommerce/woocommerce-ios pull request 17770).
  private func views(from old: StackID, to new: StackID, isOfColumns: Bool) -> Views {
    (isOfColumns ? [old, new] : [new, old]).flatMap { views(of: world[$0].screens.last) }
  }

  /// Notifies the delegate of the primary navigation controller that its own screen is shown.
  private mutating func tellShow(_ kind: NavNotice.Kind, _ stack: StackID, of bar: ScreenID) throws(Abort) {
    guard world[bar].tabs?.columns != nil, world[bar].tabs?.selected == 0, let top = world[stack].screens.last
    else { return }
    try post(kind, [top], [], stack)
  }

  /// Removes a page that has left from the view hierarchy.
  private mutating func removePage(_ stack: StackID, of bar: ScreenID) throws(Abort) {
    guard world[bar].tabs?.columns == nil, let top = world[stack].screens.last else { return }
    try post(.removed, [top], [], stack)
  }

  /// Posts the notice of a swipe back from a column, as the primary navigation controller does; a page control has
  /// none.
  private mutating func tellSwipe(_ kind: NavNotice.Kind, _ turn: NavWorld.Turning) throws(Abort) {
    guard turn.isOfColumns, let top = world[turn.hidden].screens.last else { return }
    try post(kind, [top], [], turn.shown)
  }

  /// Clears the selection of the primary column after the user has gone back to it.
  ///
  /// Inferred: the platform writes the selection at the moment at which it would write a path. Source for the
  /// deselection of a list: moreSwift/swift-cross-ui pull request 773.
  private mutating func writeSelection(_ turn: NavWorld.Turning, isEnd: Bool) throws(Abort) {
    guard turn.isOfColumns, platform[.pathWrittenAtEnd] == isEnd, let owner = world[turn.bar].owner else {
      return
    }
    writeSelection(.none, of: owner)
  }
}
