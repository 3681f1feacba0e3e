extension StepExecutor {
  /// Performs an event.
  mutating func handle(_ event: NavEvent) throws(Abort) {
    try performAndRender { executor throws(Abort) in try executor.carryOut(event) }
    try finishTelling()
  }

  /// Delivers the notices that the step has posted; in a session, the owner delivers them.
  mutating func finishTelling() throws(Abort) {
    while listeners == nil, !posted.isEmpty {
      try performAndRender { executor throws(Abort) in try executor.deliverPosted() }
    }
  }

  private mutating func carryOut(_ event: NavEvent) throws(Abort) {
    switch event.kind {
    case .launch: return
    case .tap(let control, let values):
      guard let screen = event.screen else { return }
      markTap(screen, control)
      if try closeAlert(of: screen, control, values) { return }
      try tap(control, values, screen)
    case .back:
      guard let stack = event.stack, let top = event.screen else { return }
      markTap(top, -1)
      try leave(.shouldPop, top) { executor throws(Abort) in
        if let split = executor.world.split(on: stack) {
          guard try executor.interrupt(stack) else { return }
          return try executor.turn(to: 0, of: split.bar, on: stack, .running, isByUser: true)
        }
        try executor.userPop(stack, to: executor.world[stack].screens.count - 1)
      }
    case .backMenu(let count):
      guard let stack = event.stack else { return }
      try userPop(stack, to: world[stack].screens.count - count)
    case .swipeBegin:
      guard let stack = event.stack, let top = event.screen else { return }
      try leave(.shouldPop, top) { executor throws(Abort) in
        guard let split = executor.world.split(on: stack) else { return try executor.beginSwipe(stack) }
        guard try executor.interrupt(stack) else { return }
        try executor.turn(to: 0, of: split.bar, on: stack, .gesture, isByUser: true)
      }
    case .swipePage(let index):
      guard let bar = event.screen, let own = event.stack else { return }
      try turn(to: index, of: bar, on: own, .gesture, isByUser: true)
    case .swipeFinish:
      guard let stack = event.stack else { return }
      try finishSwipe(stack)
    case .swipeCancel:
      guard let stack = event.stack else { return }
      try cancelSwipe(stack)
    case .swipeDownBegin, .swipeDownFinish, .swipeDownCancel, .tapOutside: try handleLayer(event)
    case .selectTab(let index):
      guard let bar = event.screen else { return }
      try select(tab: index, of: bar, isByUser: true)
    case .reselectTab:
      guard let bar = event.screen, let stack = event.stack else { return }
      if platform[.tabReselectPopsToRoot], world[stack].screens.count > 1 {
        try userPop(stack, to: 1)
      }
      if let tab = selectedTab(of: bar) {
        try post(.tabReselected, [bar], [.route(tab)], world.stack(holding: bar))
      }
    case .link(let link, let values): try request(.link(link), values)
    case .linkAtLaunch(let link, let values): try launchAgain(by: link, values)
    case .external(let index, let values):
      if program.events[index].atMost != nil { world.eventCounts[index] += 1 }
      try request(.event(index), values)
    case .collapse: try collapse()
    case .expand: try expand()
    case .background:
      world.isInBackground = true
      try endWhatMoves()
      if platform[.noticesLag] { try tellBackground() } else { posted.append(.background) }
    case .foreground:
      world.isInBackground = false
      try broadcast(.foreground)
    case .transitionEnd(let stack):
      if let stack { try endTransition(stack) } else { try endLayerTransition() }
    case .deliver(let stack): try deliver(stack)
    case .message: try handleMessage()
    case .turn: try run(world.turns.removeFirst())
    case .outcome(let position, let outcome, let values): try answer(position, outcome, values)
    }
  }

  /// Cancels gestures and ends transitions before the app receives the notice of the background.
  private mutating func endWhatMoves() throws(Abort) {
    for stack in world.containers {
      if world[stack].transition?.phase == .gesture { try cancelSwipe(stack) }
      if !platform[.noticesLag] { try endTransition(stack) }
    }
    for layer in world.layers.indices where world.layers[layer].phase == .gesture {
      try cancelSwipeDown(layer)
    }
    if !platform[.noticesLag] { try endLayerTransition() }
  }

  mutating func tellBackground() throws(Abort) {
    try broadcast(.background)
    if platform[.splitReportsOnBackground], tables.hasSplits { try reportSplits() }
  }

  /// Cancels the drag of a layer, which then moves back.
  private mutating func cancelSwipeDown(_ layer: Int) throws(Abort) {
    world.layers[layer].phase = .cancelling
    let stack = world.layers[layer].stack
    if let top = world[stack].screens.last { try post(.swipeCancelled, [top], [], stack) }
  }

  private mutating func handleLayer(_ event: NavEvent) throws(Abort) {
    guard let stack = event.stack, let layer = world.layers.firstIndex(where: { $0.stack == stack }) else {
      return
    }
    let content = world[stack].screens.first
    switch event.kind {
    case .swipeDownBegin:
      try leave(.shouldDismiss, content) { executor throws(Abort) in
        let views = executor.views(of: executor.world[stack].screens.last)
        executor.world.layers[layer].phase = .gesture
        if let content { try executor.post(.willDismiss, [content], [], stack) }
        try executor.tell(views)
        if let top = executor.world[stack].screens.last { try executor.post(.swipeBegan, [top], [], stack) }
      }
    case .swipeDownCancel:
      try cancelSwipeDown(layer)
    case .tapOutside:
      try leave(.shouldDismiss, content) { executor throws(Abort) in
        let views = executor.views(of: executor.world[stack].screens.last)
        if let content { try executor.post(.willDismiss, [content], [], stack) }
        executor.world.layers[layer].phase = .dismissing
        try executor.tell(views)
        try executor.userDismiss(layer)
      }
    default:
      if let top = world[stack].screens.last { try post(.swipeFinished, [top], [], stack) }
      try userDismiss(layer)
    }
  }

  /// Removes a screen or layer unless a handler refuses; an empty layer has no such handler.
  private mutating func leave(
    _ trigger: NavProgram.Trigger, _ screen: ScreenID?, _ body: (inout StepExecutor) throws(Abort) -> Void
  ) throws(Abort) {
    guard let screen, try !mayLeave(trigger, screen) else { return try body(&self) }
    refuse(trigger == .shouldPop ? "back" : "dismissal", .vetoed)
    if trigger == .shouldDismiss { try post(.dismissRefused, [screen], [], world.stack(holding: screen)) }
  }

  private mutating func markTap(_ screen: ScreenID, _ control: Int) {
    let mark = NavTapRecord(screen: screen, control: control)
    if !world.taps.contains(mark) { world.taps.append(mark) }
  }
}
