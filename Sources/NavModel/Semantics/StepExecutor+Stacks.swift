extension StepExecutor {
  /// Makes a container follow the path that the app requests, if no transition is in progress there.
  mutating func follow(_ stack: StackID) throws(Abort) {
    if isRenderingLater {
      if !unrendered.contains(stack) { unrendered.append(stack) }
      return
    }
    guard followsBelief else { return }
    if world[stack].transition != nil { return losePath(of: stack) }
    if world[stack].missedPath == world[stack].path { return }
    world[stack].missedPath = nil
    if world[stack].screens != world[stack].path {
      if isAlertMoving, platform[.alertDropsStackCommands], isSeen(stack) {
        world[stack].missedPath = world[stack].path
        outputs.append(.refused("path", .alert))
        return
      }
      try begin(stack, world[stack].path)
    } else {
      world.turns += world[stack].waiting
      world[stack].waiting = []
    }
  }

  /// Marks a change of the path during a transition as lost, if the platform ignores such changes.
  private mutating func losePath(of stack: StackID) {
    guard platform[.pathChangeIsLost], world[stack].path != world[stack].screens,
      world[stack].missedPath != world[stack].path
    else { return }
    world[stack].missedPath = world[stack].path
    outputs.append(.refused("path", .moving))
  }

  /// Performs an event; on `swiftui`, the containers apply all its changes together at the end.
  ///
  /// Source: SwiftUI updates its views once for all changes of state within one turn of the main run loop, so a route
  /// that is appended and removed in one handler is never shown.
  mutating func performAndRender(_ body: (inout StepExecutor) throws(Abort) -> Void) throws(Abort) {
    isRenderingLater = platform.pack == .swiftui
    try body(&self)
    isRenderingLater = false
    // A hidden stack changes before the dismissal of the cover, so the change is not visible.
    for stack in unrendered where isHiddenByCover(stack) { try followLocally(stack) }
    unrendered = unrendered.filter { stack in
      !isLocally(on: stack) { world[stack].screens == world[stack].path && world[stack].waiting.isEmpty }
    }
    // Layers first: a stack below one that is about to move can be seen, so that its change is animated.
    if hasUnrenderedLayers {
      hasUnrenderedLayers = false
      // A new screen comes into its container before the layers that it presents.
      for stack in unrendered where holdsNewPresenter(stack) {
        unrendered.removeAll { $0 == stack }
        try followLocally(stack)
      }
      try followPresentations()
    }
    if unrendered.isEmpty { return }
    while !unrendered.isEmpty { try followLocally(unrendered.removeFirst()) }
    // The presentations of a removed screen are removed with it.
    try followPresentations()
  }

  /// Whether the path of a stack contains the presenter of a layer that is not in the container yet.
  private func holdsNewPresenter(_ stack: StackID) -> Bool {
    world.presentations.contains { wanted in
      !world.layers.contains { $0.stack == wanted.stack }
        && isLocally(on: stack) {
          world[stack].path.contains(wanted.presenter) && !world[stack].screens.contains(wanted.presenter)
        }
    }
  }

  /// Makes a container follow the path, as a region of the step if it is the container of a tab.
  private mutating func followLocally(_ stack: StackID) throws(Abort) {
    try locally(on: stack) { executor throws(Abort) in try executor.follow(stack) }
  }

  /// Whether a change of a stack is visible and therefore animated.
  func isSeen(_ stack: StackID) -> Bool {
    guard connection == .connected, let layer = world.layer(of: stack) else { return false }
    return world.seenLayers.contains(layer) && world.isShown(stack)
  }

  private func isHiddenByCover(_ stack: StackID) -> Bool {
    world.layer(of: stack).map { isHiddenByCover($0) } ?? false
  }

  /// Begins the transition of a stack to new content; an invisible or unanimated change takes effect at once.
  ///
  /// A sheet does not remove the views below it from the hierarchy. A change below a sheet takes effect at once, with
  /// the usual notices.
  mutating func begin(_ stack: StackID, _ target: [ScreenID]) throws(Abort) {
    let old = world[stack].screens
    let isAnimated = unanimated.remove(stack) == nil && isSeen(stack) && !old.isEmpty
    let removed = old.reversed().filter { !target.contains($0) }
    for screen in target { world[screen].wasShown = true }
    if !old.starts(with: target) { noteGone(removed, isReplaced: true) }
    let (from, to) = (views(of: old.last), views(of: target.last))
    world[stack].screens = target
    if old.last == target.last || !isSeen(stack) && stage(of: stack) != .shown {
      try tell(from + to)
      try settleRemoval(removed, stack)
      world.turns += world[stack].waiting
      world[stack].waiting = []
      return
    }
    world[stack].transition = NavStack.Transition(
      phase: .running, from: old.last, removed: removed, continuations: world[stack].waiting)
    world[stack].waiting = []
    try announce(stack, from + to)
    if !isAnimated { try endTransition(stack) }
  }

  /// Posts the notices of the beginning of a transition.
  private mutating func announce(_ stack: StackID, _ views: Views) throws(Abort) {
    try tell(views)
    if let top = world[stack].screens.last { try post(.willShow, [top], [], stack) }
  }

  /// Ends the transition of a stack, if it is running or moves back after a cancelled gesture.
  mutating func endTransition(_ stack: StackID) throws(Abort) {
    if let turn = world.turn(on: stack) { return try end(turn, on: stack) }
    guard let ended = world[stack].transition else { return }
    let below = world[stack].screens.last
    let (from, to) = (views(of: ended.from == below ? nil : ended.from), views(of: below))
    world[stack].transition = nil
    if ended.phase == .cancelling {
      if let back = ended.from {
        world[stack].screens.append(back)
        if !followsBelief { world[stack].path.append(back) }
      }
      try tell(to + from)
      if let top = world[stack].screens.last, platform[.didShowAfterCancel] {
        try post(.willShow, [top], [], stack)
        try post(.didShow, [top], [], stack)
      }
    } else {
      if ended.writesPath { try writePath(stack, world.withNested(ended.removed)) }
      try tell(from)
      try settleRemoval(ended.removed, stack)
      try tell(to)
      if let below { try post(.didShow, [below], [], stack) }
    }
    try post(.transitionEnded, world[stack].screens.last.map { [$0] } ?? [], [], stack)
    try postConclusion(of: stack, ended.continuations)
  }

  /// Handles the permanent removal of screens from a stack.
  private mutating func settleRemoval(_ removed: [ScreenID], _ stack: StackID) throws(Abort) {
    guard !removed.isEmpty else { return }
    noteGone(removed)
    for screen in removed {
      // The digests of tabs state which tabs have mail.
      for inner in world[screen].tabs?.stacks ?? [] where !world.readUntracked(inner).mail.isEmpty {
        world[stack].mail += world[inner].mail
        world[inner].mail = []
      }
    }
    // In a session, each screen is a real controller with notices of its own.
    try post(.removed, listeners == nil ? removed : world.withNested(removed), [], stack)
  }

  /// Performs a pop by the user: the back button, its menu, or a reselected tab.
  ///
  /// If the stack moves, either its transition ends first, or the pop waits for the end.
  mutating func userPop(_ stack: StackID, to count: Int) throws(Abort) {
    if world[stack].transition != nil {
      guard popsInterrupt else {
        let target = world[stack].screens[count - 1]
        world[stack].queued.append(
          NavStack.Change(kind: .pop(to: target), command: nil, frame: NavFrame(), continuation: nil))
        return
      }
      guard try interrupt(stack) else { return }
    }
    let old = world[stack].screens
    let target = Array(old.prefix(count))
    let removed = old.reversed().filter { !target.contains($0) }
    let views = self.views(of: old.last) + views(of: target.last)
    markUserRemoval(world.withNested(removed))
    world[stack].screens = target
    world[stack].transition = NavStack.Transition(
      phase: .running, from: old.last, removed: removed, writesPath: platform[.pathWrittenAtEnd])
    try announce(stack, views)
    if !platform[.pathWrittenAtEnd] { try writePath(stack, world.withNested(removed)) }
  }

  /// Whether a pop by the user ends a running transition, rather than wait for its end.
  var popsInterrupt: Bool { platform.whileMoving == .now || followsBelief }

  /// Ends the transition that an input interrupts, and reports its end before the input takes effect.
  ///
  /// - Returns: Whether the stack still has the content that the user saw; a change by the app takes precedence.
  mutating func interrupt(_ stack: StackID) throws(Abort) -> Bool {
    guard world[stack].transition != nil else { return true }
    let seen = world[stack].screens
    try endTransition(stack)
    if listeners == nil { try deliverPosted() }
    return world[stack].transition == nil && world[stack].screens == seen
  }

  /// Finishes a swipe back.
  mutating func finishSwipe(_ stack: StackID) throws(Abort) {
    if let turn = world.turn(on: stack) { return try finish(turn, on: stack) }
    guard var moving = world[stack].transition, let top = moving.from else { return }
    moving.phase = .running
    moving.writesPath = platform[.pathWrittenAtEnd]
    world[stack].transition = moving
    let removed = world.withNested(moving.removed)
    markUserRemoval(removed)
    try post(.swipeFinished, [top], [], stack)
    if !moving.writesPath { try writePath(stack, removed) }
  }

  /// Records the user as the cause of a removal, unless a cause is recorded, and the pending default exits.
  mutating func markUserRemoval(_ removed: [ScreenID]) {
    var isFirst = true
    for screen in removed where world[screen].cause == nil {
      world[screen].cause = .user
      if library.owesExit(isTopmost: isFirst, dialect), world[screen].tabs == nil {
        world.pendingExits.append(screen)
      }
      isFirst = false
    }
  }

  /// Writes the path of a container after the user has shortened it.
  private mutating func writePath(_ stack: StackID, _ removed: [ScreenID]) throws(Abort) {
    world[stack].path.removeAll { removed.contains($0) }
    try writeBack(stack)
    library.userWrotePath(stack, &self)
    try post(.pathWritten, removed, [.list(routes(on: stack))], stack)
  }

  /// Returns the routes of a container from the point of view of the coordinator that owns the stack.
  func routes(on stack: StackID) -> [NavValue] {
    world[stack].screens.map { .route(route(of: $0, seenBy: world[stack].owner)) }
  }

  /// Begins a swipe back; the container does not contain the dragged screen any more, unless the gesture is cancelled.
  mutating func beginSwipe(_ stack: StackID) throws(Abort) {
    guard try interrupt(stack) else { return }
    let views = world[stack].screens.suffix(2).reversed().flatMap { self.views(of: $0) }
    let top = world[stack].screens.removeLast()
    if !followsBelief, world[stack].path.last == top { world[stack].path.removeLast() }
    world[stack].transition = NavStack.Transition(phase: .gesture, from: top, removed: [top])
    try announce(stack, views)
    try post(.swipeBegan, [top], [], stack)
  }

  /// Cancels a swipe back; the screen moves back.
  mutating func cancelSwipe(_ stack: StackID) throws(Abort) {
    if let turn = world.turn(on: stack) { return try cancel(turn, on: stack) }
    world[stack].transition?.phase = .cancelling
    if let top = world[stack].transition?.from { try post(.swipeCancelled, [top], [], stack) }
  }

  /// Selects a tab, by command or by the user.
  mutating func select(tab index: Int, of bar: ScreenID, isByUser: Bool = false) throws(Abort) {
    guard var tabs = world[bar].tabs, tabs.selected != index, tabs.stacks.indices.contains(index),
      let own = world.stack(holding: bar)
    else { return }
    if turns(bar) { return try turn(to: index, of: bar, on: own, .running, isByUser: isByUser) }
    let hidden = tabs.stacks[tabs.selected]
    try stopMoving(hidden)
    let (old, new) = (views(inTab: tabs.selected, of: bar), views(inTab: index, of: bar))
    tabs.selected = index
    world[bar].tabs = tabs
    try tell(old)
    try tell(new)
    if isByUser { writeTab(of: bar) }
    if isByUser, let tab = selectedTab(of: bar) { try post(.tabSelected, [bar], [.route(tab)], own) }
  }

  /// Returns the views of a tab's top screen; does not read the stack if nothing on it receives appearance callbacks.
  private func views(inTab index: Int, of bar: ScreenID) -> Views {
    guard let tabs = world[bar].tabs, tabs.stacks.indices.contains(index), mayHearViews(inTab: index, of: bar)
    else { return [] }
    return views(of: world[tabs.stacks[index]].screens.last)
  }

  /// Ends the transition of a stack that is not visible any more, since invisible changes are not animated.
  ///
  /// If changes of the path during a transition are lost, those after the selection of another tab are lost too.
  /// Source: pointfreeco/swift-composable-architecture issue 3450.
  mutating func stopMoving(_ stack: StackID) throws(Abort) {
    // The digest of a part states whether anything moves there.
    if platform[.noticesLag] || platform[.pathChangeIsLost] { return }
    if world.readUntracked(stack).transition != nil { try settle(stack) }
  }

  /// Executes `select news` or `show detail`.
  mutating func select(_ place: Int, _ frame: NavFrame) throws(Abort) {
    guard let barPlace = program.places[place].tabBar,
      let index = program.places[barPlace].kind.contents.firstIndex(of: place),
      let bar = firstScreen(of: barPlace)
    else { return refuse("select", .notOnStack) }
    try select(tab: index, of: bar)
  }

  /// Returns the first screen of a place in containers, from the root layer up; reads no container above it.
  private func firstScreen(of place: Int) -> ScreenID? {
    for stack in world.containers {
      if let found = world[stack].screens.first(where: { world[$0].route.place == place }) { return found }
    }
    return nil
  }
}
