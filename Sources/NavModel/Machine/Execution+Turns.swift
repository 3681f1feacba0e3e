/// Pages, and the columns of a collapsed split view: one takes the place of the other in a transition of the own stack.
extension Execution {
  /// Whether what a screen holds takes turns, rather than being there at once as a tab is.
  func turns(_ bar: ScreenID) -> Bool {
    switch program.places[world[bar].route.place].kind {
    case .tabs(_, let arePages): arePages
    case .split: true
    case .screen, .branch: world[bar].tabs?.columns != nil
    }
  }

  /// Shows another page, or the other column of a collapsed split view; an expanded one shows both already.
  ///
  /// The back button on the first screen of the secondary column shows the primary one again; what the secondary column
  /// holds stays with it. Source: UIKit pushes the navigation controller of the secondary column onto that of the primary
  /// one (woocommerce/woocommerce-ios pull request 17778, keybuk/EngineShed UINavigationController+PopDetail.swift).
  ///
  /// - Parameters:
  ///   - index: The position of what is to be shown.
  ///   - bar: The page control or the split view.
  ///   - own: The stack that it is on.
  ///   - phase: Whether it goes on by itself (`running`), or follows the finger (`gesture`).
  ///   - isByUser: Whether the user turns.
  /// - Throws: What ends the app, or a capacity that cuts the run off.
  mutating func turn(
    to index: Int, of bar: ScreenID, on own: StackID, _ phase: NavStack.Transition.Phase, isByUser: Bool
  ) throws(Halt) {
    if let running = world.turn(on: own) {
      if running.phase == .gesture { try cancel(running, on: own) }
      try endTransition(own)
    }
    guard let tabs = world[bar].tabs, tabs.columns != .expanded, tabs.selected != index else { return }
    // What cannot be seen any more is not animated.
    let (hidden, shown) = (tabs.stacks[tabs.selected], tabs.stacks[index])
    try settle(hidden)
    let views = self.views(from: hidden, to: shown, isOfColumns: tabs.columns != nil)
    world[bar].tabs?.turn = NavScreen.Tabs.Turn(leaving: tabs.selected, isByUser: isByUser)
    world[bar].tabs?.selected = index
    guard world[own].transition == nil, isSeen(own) else {
      // Nothing is animated where nothing can be seen; below a sheet the notices come all the same.
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

  /// The user lets go of a turn that goes on to its end.
  mutating func finish(_ turn: NavWorld.Turning, on own: StackID) throws(Halt) {
    world[own].transition?.phase = .running
    try tellSwipe(.swipeFinished, turn)
    try writeSelection(turn, isEnd: false)
  }

  /// The user lets go too early.
  mutating func cancel(_ turn: NavWorld.Turning, on own: StackID) throws(Halt) {
    world[own].transition?.phase = .cancelling
    try tellSwipe(.swipeCancelled, turn)
  }

  /// Ends a turn: what leaves has gone, or is back in its place.
  mutating func end(_ turn: NavWorld.Turning, on own: StackID) throws(Halt) {
    let continuations = world[own].transition?.continuations ?? []
    let leaving = world[turn.bar].tabs?.turn?.leaving ?? 0
    let isBack = turn.phase == .cancelling
    // What comes is the page that was turned away where it comes back.
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
      if turn.isByUser, !turn.isOfColumns, let tab = selectedTab(of: turn.bar) {
        try post(.tabSelected, [turn.bar], [.route(tab)], own)
      }
    }
    try post(.transitionEnded, [turn.bar], [], own)
    try postConclusion(of: own, continuations)
  }

  /// Ends what moves on the stack of a tab, a page or a column.
  mutating func settle(_ stack: StackID) throws(Halt) {
    if world[stack].transition?.phase == .gesture { try cancelSwipe(stack) }
    try endTransition(stack)
  }

  // MARK: Notices

  /// The views that a turn changes, in the order of their callbacks.
  ///
  /// Pages: the new one first, then the current one (wangling.me, The inconsistent order of view transition events, 2014,
  /// scrolling UIPageViewController). Columns: as a push or a pop of the primary column, whose delegate hears of its own
  /// screen (woocommerce/woocommerce-ios pull request 17770).
  private func views(from old: StackID, to new: StackID, isOfColumns: Bool) -> Views {
    (isOfColumns ? [old, new] : [new, old]).flatMap { views(of: world[$0].screens.last) }
  }

  /// The primary navigation controller tells its delegate that its own screen is shown.
  private mutating func tellShow(_ kind: NavNotice.Kind, _ stack: StackID, of bar: ScreenID) throws(Halt) {
    guard world[bar].tabs?.columns != nil, world[bar].tabs?.selected == 0, let top = world[stack].screens.last
    else { return }
    try post(kind, [top], [], stack)
  }

  /// A page that was turned away leaves the hierarchy.
  private mutating func removePage(_ stack: StackID, of bar: ScreenID) throws(Halt) {
    guard world[bar].tabs?.columns == nil, let top = world[stack].screens.last else { return }
    try post(.removed, [top], [], stack)
  }

  /// The swipe back from a column is that of the primary navigation controller; a page control tells none.
  private mutating func tellSwipe(_ kind: NavNotice.Kind, _ turn: NavWorld.Turning) throws(Halt) {
    guard turn.isOfColumns, let top = world[turn.hidden].screens.last else { return }
    try post(kind, [top], [], turn.shown)
  }

  /// The user has gone back to the primary column: nothing is selected there any more.
  ///
  /// Inferred: that it is written when a path would be. That a list deselects is seen in moreSwift/swift-cross-ui pull
  /// request 773.
  private mutating func writeSelection(_ turn: NavWorld.Turning, isEnd: Bool) throws(Halt) {
    guard turn.isOfColumns, platform[.pathWrittenAtEnd] == isEnd, let owner = world[turn.bar].owner else {
      return
    }
    try writeBack(.none, .selection, owner)
  }
}
