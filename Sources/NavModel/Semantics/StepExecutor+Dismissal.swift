/// The dismissal of layers: by a command, by the removal of the presenting screen, or by the user.
extension StepExecutor {
  /// Removes a presentation that the app does not request any more, with the presentations from its screens.
  mutating func drop(_ presentation: NavPresentation, isReplaced: Bool = false) throws(Abort) {
    guard let index = world.presentations.firstIndex(of: presentation) else { return }
    world.presentations.remove(at: index)
    if followsBelief, dialect.library == .plain { releaseUnshownFlow(of: presentation) }
    if !isReplaced { library.cleared(presentation, byProgram: true, &self) }
    if !isReplaced, followsBelief { writeBack(.none, to: presentation) }
    let stack = world[presentation.stack]
    let dragged = [stack.dragged].compactMap(\.self).filter { !stack.path.contains($0) }
    let screens = dragged + stack.path.reversed()
    try dropPresentations(from: screens, always: true)
    // On UIKit, what is above a layer goes with it, also if its presenter has left the layer before.
    while !followsBelief, index < world.presentations.count, let last = world.presentations.last {
      try drop(last)
    }
    try forEachScreen(removedWith: screens) { executor, screen in
      if executor.world[screen].cause == nil { executor.world[screen].cause = .program }
    }
    try library.commandRemoved(screens, &self)
  }

  /// Whether a block shows another root in the window, for which all layers have to be dismissed.
  private func replacesWindowRoot(_ block: [NavProgram.Statement]) -> Bool {
    block.contains { statement in
      switch statement {
      case .replaceWindowRoot: true
      case .group(let inner): replacesWindowRoot(inner)
      default: false
      }
    }
  }

  /// Releases the flow of a layer that was withdrawn while it waited: SwiftUI never made its content, and no library holds it.
  private mutating func releaseUnshownFlow(of presentation: NavPresentation) {
    guard let first = world[presentation.stack].path.first, world[first].cause == nil,
      !world.layers.contains(where: { $0.stack == presentation.stack }),
      !removedLayers.contains(where: { $0.bottom == first }),
      let flow = flow(in: presentation.stack, presentedBy: presentation.coordinator),
      world[flow].parent == presentation.coordinator, world[flow].branch != nil
    else { return }
    detach(flow)
  }

  /// Removes the presentations of removed screens if containers follow the app's state.
  ///
  /// On `uikit`, these presentations stay, because a layer belongs to the chain of layers and not to the screen
  /// (react-native-screens issue 233).
  mutating func dropPresentations(from screens: [ScreenID], always: Bool = false) throws(Abort) {
    guard followsBelief || always else { return }
    for presentation in world.presentations where isRemoved(presentation.presenter, with: screens) {
      if !always || library.keepsItemsOfGoneViews,
        let anchor = library.presenter(for: presentation.coordinator, self),
        let index = world.presentations.firstIndex(of: presentation)
      {
        world.presentations[index].presenter = anchor
      } else {
        try drop(presentation)
      }
    }
    try followPresentations()
  }

  /// Whether a screen is one of some removed screens, or in their tabs.
  func isRemoved(_ screen: ScreenID, with screens: [ScreenID]) -> Bool {
    if screens.contains(screen) { return true }
    return screens.flatMap { world[$0].tabs?.stacks ?? [] }.contains { stack in
      world.mayHold(screen, stack) && isLocally(on: stack) { world[stack].path.contains(screen) }
    }
  }

  /// Executes `dismiss` or `dismiss X`.
  ///
  /// If `own` is not nil, it contains the screens whose layers count as the coordinator's own.
  mutating func dismiss(
    _ value: NavValue?, _ frame: NavFrame, _ tail: NavProgram.Tail, own: [ScreenID]? = nil
  ) throws(Abort) {
    if let closedAlert, frame.this == closedAlert, value.map({ isSame($0, .screen(closedAlert)) }) ?? true {
      // The alert is dismissed already, so only the continuation of the command runs.
      if let block = tail.continuation { try run(NavContinuation(block: block, frame: frame)) }
      return
    }
    try library.willDismiss(value, by: frame, &self)
    var isExact = true
    let meant: NavPresentation?
    if case .coordinator? = value {
      // A coordinator begins in the lowest of its layers.
      meant = world.presentations.first {
        isContent(value ?? .none, of: $0.stack, presentedBy: $0.coordinator)
      }
    } else if let value {
      meant = world.presentations.last { isContent(value, of: $0.stack, presentedBy: $0.coordinator) }
    } else {
      (meant, isExact) = presentation(dismissedBy: frame)
      if let meant, isAnswerToAnother(layer: meant, frame) { isExact = false }
    }
    guard let meant else { return dismissNothing(value, frame, tail) }
    if refusesDismissal(of: meant.stack) { return refuseDismissal(.moving, frame, tail) }
    if let content = world[meant.stack].screens.first {
      let isOwn =
        own?.contains(content)
        ?? (meant.coordinator == frame.myself || world[content].owner == frame.myself
          || tail.continuation.map { replacesWindowRoot(program.continuations[$0]) } ?? false)
      let route = route(of: content, seenBy: meant.coordinator)
      outputs.append(.dismissed(route, isExact: isExact, isOwn: isOwn))
      if value == nil, let dismissal, dismissal != content {
        outputs.append(.dismissedAnother(route, thanGone: world[dismissal].route))
      }
    }
    if let block = tail.continuation { world.waiting.append(NavContinuation(block: block, frame: frame)) }
    if tail.options.contains(.noAnimation) { unanimated.insert(meant.stack) }
    try drop(meant)
    try followPresentations()
  }

  /// Executes a `dismiss` for which no layer is requested: on UIKit, its block runs if there is no layer at all.
  ///
  /// The block does not run if the layer is on its way out.
  ///
  /// Sources: WooCommerce for iOS, MainTabBarController.navigateTo, which selects a tab in the completion, and its
  /// tests; ekazaev/route-composer pull request 20 for a layer that is being dismissed.
  private mutating func dismissNothing(
    _ value: NavValue?, _ frame: NavFrame, _ tail: NavProgram.Tail
  ) {
    guard !followsBelief, let block = tail.continuation, !isLeaving(value, frame) else {
      return refuseDismissal(.nothingPresented, frame, tail)
    }
    world.turns.append(NavContinuation(block: block, frame: frame))
  }

  /// Refuses a `dismiss`; its block is lost, unless it runs when an earlier `dismiss` of the same handler has ended.
  private mutating func refuseDismissal(
    _ why: NavOutput.Refusal, _ frame: NavFrame, _ tail: NavProgram.Tail
  ) {
    refuse("dismiss", why)
    guard let block = tail.continuation else { return }
    let waiting = world.waiting + world.layers.flatMap(\.continuations)
    if !waiting.contains(NavContinuation(block: block, frame: frame)) {
      outputs.append(.dropped("the block of 'dismiss then': \(why.rawValue)"))
    }
  }

  /// Whether the layer that a `dismiss` means is on screen, although the app does not request it any more.
  private func isLeaving(_ value: NavValue?, _ frame: NavFrame) -> Bool {
    if let value {
      return world.layers.dropFirst().contains { isContent(value, of: $0.stack, presentedBy: $0.coordinator) }
    }
    return world.layers.count > 1 && homeStack(frame).flatMap { world.layer(of: $0) } != nil
  }

  /// Whether UIKit ignores the dismissal of a layer, because the layer is being presented or dismissed.
  func refusesDismissal(of stack: StackID) -> Bool {
    guard !followsBelief, platform[.presentWhilePresentingIsRefused] else { return false }
    return world.layers.contains { $0.stack == stack && $0.phase != .steady }
  }

  private func isContent(
    _ value: NavValue, of stack: StackID, presentedBy presenting: CoordinatorID?
  ) -> Bool {
    guard let content = world[stack].path.first ?? world[stack].screens.first else {
      return root(of: value) == stack
    }
    switch value {
    case .screen(let screen): return content == screen
    case .route(let route):
      return shows(content, route)
        || item(of: stack, presentedBy: presenting, content) == value
    case .coordinator(let coordinator): return world[content].owner == coordinator
    default: return false
    }
  }

  /// Returns the presentation that a `dismiss` without an operand dismisses on UIKit.
  ///
  /// This is the presentation above the handler's layer, or that layer itself. The result is not exact if the layer
  /// above is already being dismissed, unless the user has tapped a control of the handler's screen: with nothing
  /// above, such a command means the layer of this screen.
  ///
  /// Source: pointfreeco/swift-navigation pull request 176 and issues 254 and 309.
  private func presentation(dismissedBy frame: NavFrame) -> (NavPresentation?, isExact: Bool) {
    if library.dismissesOwnOnly {
      let mine = world.presentations.last { $0.coordinator == frame.myself }
      let me = world.presentations.last { wanted in
        world[wanted.stack].path.first.map { world[$0].owner == frame.myself } ?? false
      }
      return (mine ?? (library.dismissesItself ? me : nil), true)
    }
    guard let stack = homeStack(frame), let layer = world.layer(of: stack) else {
      return (world.presentations.last { $0.coordinator == frame.myself }, true)
    }
    let above = layer + 1 < world.layers.count ? world.layers[layer + 1] : nil
    if let above, let wanted = world.presentations.first(where: { $0.stack == above.stack }) {
      return (wanted, true)
    }
    world.readPresenters()
    if let pending = world.presentations.first(where: { wanted in
      world.stacks(inLayer: layer).contains { world.readUntracked($0).screens.contains(wanted.presenter) }
    }) {
      return (pending, true)
    }
    let isTapped = frame.this != nil && tap?.screen == frame.this
    return (world.presentations.first { $0.stack == world.layers[layer].stack }, above == nil || isTapped)
  }

  // MARK: Dismissal by the user

  /// Dismisses a layer that the user has dragged down, or outside of which the user has tapped.
  mutating func userDismiss(_ layer: Int) throws(Abort) {
    let stack = world.layers[layer].stack
    markUserRemoval(content(ofLayer: layer))
    world.layers[layer].phase = .dismissing
    if !platform[.sheetBindingAtEnd] { try forgetPresentation(of: stack) }
  }

  /// Writes the binding of a presentation, so that the app does not request the presentation any more.
  mutating func forgetPresentation(of stack: StackID) throws(Abort) {
    guard let index = world.presentations.firstIndex(where: { $0.stack == stack }) else { return }
    let gone = world.presentations.remove(at: index)
    library.cleared(gone, byProgram: false, &self)
    writeBack(.none, to: gone)
  }
}
