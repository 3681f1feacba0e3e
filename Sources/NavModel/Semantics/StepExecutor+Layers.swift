extension StepExecutor {
  /// A layer that a step has removed.
  struct RemovedLayer: Equatable {
    /// The first screen of the layer.
    let bottom: ScreenID
    /// The coordinator that presented the layer.
    let coordinator: CoordinatorID?
    /// The flow that the coordinator presented; nil if the layer contained screens of the coordinator.
    let flow: CoordinatorID?
  }

  /// Executes `present X as sheet`; a flow with its own stack is presented with this stack, even without a screen.
  ///
  /// Source: inferred, since `UINavigationController` can be created without a view controller. Since commit 937f2f9,
  /// RxFlow makes flows without a view controller ready. The variable is the one that requests the layer; nil for a command.
  mutating func present(
    _ value: NavValue, _ style: NavPresentation.Style, from: NavValue?, of variable: Int? = nil,
    _ frame: NavFrame, _ tail: NavProgram.Tail
  ) throws(Abort) {
    if platform.pack == .swiftui, case .route(let route) = value,
      isItem(route, among: replaced(by: style, from: presenter(from, frame), of: variable, frame))
    {
      if let block = tail.continuation { world.turns.append(NavContinuation(block: block, frame: frame)) }
      return
    }
    let root = root(of: value)
    let content: ScreenID?
    if let root { content = world[root].path.first } else { content = try makeScreen(value, frame) }
    guard root != nil || content != nil else { return refuse("present", .nothingMeant) }
    let route = content.map { self.route(of: $0, seenBy: frame.myself) }
    if root == nil, let route { noteIntent(route) }
    let presenter = self.presenter(from, frame)
    if isOnStack(content, in: root) {
      if root == nil, let content, let holder = world.stack(holding: content), isWanted(holder) {
        try raise("present \(name(of: world[content].route)): it is in a container already")
      }
      refuse("present", .alreadyOnStack, route)
    } else if let why = refusal(ofPresentingFrom: presenter) {
      refuse("present", why, route)
      if !isRepeatable, let content {
        noteRefusal(
          world[content].route, frame, to: dismissesAsWell ? frame.this.flatMap(world.stack(holding:)) : nil,
          isFromGone: frame.this.map { world.stack(holding: $0) == nil } ?? false)
      }
    } else if let presenter {
      if followsBelief {
        let replaced = replaced(by: style, from: presenter, of: variable, frame)
        if replaced.contains(where: ignoresNewItem) {
          return refuseNewItem(content.map { world[$0].route }, frame)
        }
        for presentation in replaced { try drop(presentation, isReplaced: true) }
      }
      let owner = content.flatMap { world.coordinators(branchedFrom: $0).last ?? world[$0].owner }
      let stack = root ?? newStack(content.map { [$0] } ?? [], owner: owner)
      var wanted = NavPresentation(
        coordinator: frame.myself, presenter: presenter, style: style, stack: stack, variable: variable)
      if case .list? = from { wanted.isByContainer = true }
      world.presentations.append(wanted)
      if isInput, isBeyondScope(wanted) { throw leaveScope() }
      if tail.options.contains(.noAnimation) { unanimated.insert(stack) }
      try library.presented(wanted, &self)
      if let block = tail.continuation { world.waiting.append(NavContinuation(block: block, frame: frame)) }
      if let route { outputs.append(.presented(route, style)) }
      try followPresentations()
    }
    try runStarts()
  }

  /// Whether the flow's own stack, or the screen if there is none, is already on screen.
  func isOnStack(_ content: ScreenID?, in root: StackID?) -> Bool {
    if let root { return world.layer(of: root) != nil }
    guard let content else { return false }
    return world.stacksUntracked.contains { $0.path.contains(content) || $0.screens.contains(content) }
  }

  /// Whether the step has dismissed a layer; the user cannot repeat a request whose handler has closed its own screen.
  private var dismissesAsWell: Bool {
    outputs.contains { if case .dismissed = $0 { true } else { false } }
  }

  /// Whether the user can repeat a refused request: a tap during the dismissal of a layer that the user has closed.
  private var isRepeatable: Bool {
    tap != nil
      && world.layers.contains { layer in
        layer.phase == .dismissing
          && world[layer.stack].screens.first.map { world[$0].cause == .user } ?? false
      }
  }

  /// Whether one of some presentations shows a route: `sheet(item:)` has no effect if the `id` of the item is the same.
  ///
  /// Source: Apple's documentation of `sheet(item:onDismiss:content:)`, which replaces a sheet when the identity
  /// changes.
  private func isItem(_ route: NavRoute, among presentations: [NavPresentation]) -> Bool {
    presentations.contains { shown in
      world[shown.stack].path.first.map {
        shows($0, route)
          || item(of: shown.stack, presentedBy: shown.coordinator, $0) == .route(route)
      } ?? false
    }
  }

  /// Returns the presentations that a new one replaces: those of the same coordinator, style and variable.
  ///
  /// A layer that contains the presenter stays, and so do the layers below it.
  private func replaced(
    by style: NavPresentation.Style, from presenter: ScreenID?, of variable: Int?, _ frame: NavFrame
  ) -> [NavPresentation] {
    world.presentations.filter {
      $0.coordinator == frame.myself && $0.style == style && $0.variable == variable
        && !isInside(presenter, $0)
    }
  }

  /// Whether a screen is in a layer that the app requests, or in a layer above it.
  private func isInside(_ screen: ScreenID?, _ presentation: NavPresentation) -> Bool {
    guard var screen else { return false }
    for _ in world.presentations {
      guard let holder = world.presentations.first(where: { holds($0, screen) }) else { return false }
      if holder == presentation { return true }
      screen = holder.presenter
    }
    return false
  }

  /// Whether a layer that the app requests contains a screen, directly or in a tab.
  private func holds(_ presentation: NavPresentation, _ screen: ScreenID) -> Bool {
    let own = world[presentation.stack]
    if own.path.contains(screen) || own.screens.contains(screen) { return true }
    return own.path.flatMap { world[$0].tabs?.stacks ?? [] }.contains { stack in
      world.mayHold(screen, stack)
        && isLocally(on: stack) {
          world[stack].path.contains(screen) || world[stack].screens.contains(screen)
        }
    }
  }

  /// Returns the own stack of a flow; nil if it has none.
  func root(of value: NavValue) -> StackID? {
    if case .coordinator(let coordinator) = value { world[coordinator].root } else { nil }
  }

  /// Returns the screen that presents a layer.
  ///
  /// The candidates are, in order: the operand of `from`, the choice of the dialect, `this`, and the last screen on the
  /// stack of the coordinator. Therefore `presented` agrees with the refusal of a `present`.
  func presenter(_ from: NavValue?, _ frame: NavFrame) -> ScreenID? {
    switch from {
    case .screen(let screen): return screen
    case .coordinator(let coordinator): return lastScreen(of: coordinator)
    case .route(let route):
      let stacks = containers(of: route)
      // A screen that the app requests is in its container when the layer follows.
      return stacks.flatMap { world[$0].screens }.last { shows($0, route) }
        ?? (followsBelief ? stacks.flatMap { world[$0].path }.last { shows($0, route) } : nil)
    case .list(let screens):
      // `from stack`: the container presents, and its first screen stands for it.
      guard case .screen(let first)? = screens.first else { return nil }
      return first
    case .some: return nil
    case nil:
      if let anchor = library.presenter(for: frame.myself, self) { return anchor }
      if let this = frame.this, !isAboutOwnStack(frame), !followsBelief || world.stack(holding: this) != nil {
        return this
      }
      return homeStack(frame).flatMap { lastScreen(of: frame.myself, on: $0) }
    }
  }

  /// Returns the containers that can show a route; does not read tabs whose stacks never contain such a screen.
  func containers(of route: NavRoute) -> [StackID] {
    guard listeners == nil, let bar = world.rootBar, let stacks = world[bar].tabs?.stacks else {
      return world.containers
    }
    let tabs = program.places[world[bar].route.place].kind.contents
    return world.containers.filter { stack in
      guard let tab = stacks.firstIndex(of: stack), tabs.indices.contains(tab) else { return true }
      return tables.mayHold(route.place, inTab: tabs[tab])
    }
  }

  /// Returns the topmost screen of a coordinator on a stack, or the top screen if the coordinator has none there.
  private func lastScreen(of coordinator: CoordinatorID?, on stack: StackID) -> ScreenID? {
    let screens = world[stack].screens
    let own = coordinator.flatMap { coordinator in
      // A screen that the app requests is in its container when the layer follows.
      screens.last { world.owner(of: $0, if: coordinator) == coordinator }
        ?? (followsBelief
          ? world[stack].path.last { world.owner(of: $0, if: coordinator) == coordinator } : nil)
    }
    return own ?? screens.last
  }

  private func lastScreen(of coordinator: CoordinatorID) -> ScreenID? {
    world.observation.read(coordinator)
    let all = world.containers.flatMap { world.readUntracked($0).screens }
    return all.last { world.owner(of: $0, if: coordinator) == coordinator }
      ?? world.stack(of: coordinator, in: program).flatMap { world[$0].screens.last }
  }

  /// Returns the reason for which UIKit refuses to present from a screen; nil if it presents.
  ///
  /// UIKit forwards the request to the outermost container, so a screen in a hidden tab or below other screens presents
  /// too. UIKit refuses if the screen is in no container of the window, or if a layer is presented or moving there.
  func refusal(ofPresentingFrom presenter: ScreenID?) -> NavOutput.Refusal? {
    guard let presenter else { return .notInHierarchy }
    let refuses = platform[.presentWhilePresentingIsRefused]
    guard refuses || platform[.presentWhileDismissingIsRefused] else { return nil }
    if refuses, connection == .opening { return .notInHierarchy }
    guard let stack = world.stack(holding: presenter), let layer = world.layer(of: stack),
      !world[stack].leaving.contains(presenter) || world[stack].transition?.from == presenter
    else { return refuses ? .notInHierarchy : nil }
    if layer + 1 < world.layers.count {
      let isLeaving = world.layers[layer + 1].phase == .dismissing
      let rule: NavPlatform.Rule =
        isLeaving ? .presentWhileDismissingIsRefused : .presentWhilePresentingIsRefused
      return platform[rule] ? .alreadyPresenting : nil
    }
    return !refuses || world.layers[layer].phase == .steady ? nil : .moving
  }

  /// The layers that should be on screen, from the root up: the first presentation of each layer, with preference for
  /// the presentation that is shown.
  var wantedLayers: [NavPresentation] {
    var chain: [NavPresentation] = []
    guard var below = world.layers.first?.stack else { return [] }
    world.readPresenters()
    while chain.count <= world.presentations.count {
      let inside = [below] + world[below].path.flatMap { world[$0].tabs?.stacks ?? [] }
      let candidates = world.presentations.filter { wanted in
        !wanted.isLost
          && inside.contains {
            world.readUntracked($0).path.contains(wanted.presenter)
              || world.readUntracked($0).screens.contains(wanted.presenter)
          }
      }
      let shown = candidates.first { wanted in world.layers.contains { $0.stack == wanted.stack } }
      guard let next = shown ?? candidates.first else { break }
      chain.append(next)
      below = next.stack
    }
    return chain
  }

  /// Whether a presentation is a layer above the limit of the scope.
  ///
  /// The function returns early if the app requests no more presentations than the limit, as in most worlds.
  private func isBeyondScope(_ wanted: NavPresentation) -> Bool {
    guard world.presentations.count > program.scope.layers else { return false }
    let chain = followsBelief ? wantedLayers : world.presentations
    return chain.dropFirst(program.scope.layers).contains { $0.stack == wanted.stack }
  }

  /// Makes the layers follow the presentations that the app requests, one transition at a time.
  mutating func followPresentations() throws(Abort) {
    if isRenderingLater {
      hasUnrenderedLayers = true
      return
    }
    guard !world.layers.contains(where: { $0.phase != .steady }) else { return }
    let wanted = followsBelief ? wantedLayers : world.presentations
    let shown = world.layers.dropFirst().map(\.stack)
    let common = zip(shown, wanted).prefix { $0 == $1.stack }.count
    if common < shown.count {
      try dismissLayers(from: common + 1)
    } else if common < wanted.count {
      let next = wanted[common]
      if world.layers.count > program.capacity.layers { throw exceed("layers \(program.capacity.layers)") }
      let views = viewsBelow(common + 1) + views(on: next.stack)
      world.layers.append(
        NavLayer(
          style: next.style, stack: next.stack, coordinator: next.coordinator, presenter: next.presenter,
          isByContainer: next.isByContainer, phase: .presenting, continuations: world.waiting))
      world.waiting = []
      try tell(views)
      if unanimated.remove(next.stack) != nil { try endLayerTransition() }
    } else {
      world.turns += world.waiting
      world.waiting = []
    }
  }

  /// Returns the views below a layer, which a cover hides.
  private func viewsBelow(_ layer: Int) -> Views { views(on: world.layers[layer - 1].stack) }

  /// Returns the views of a layer and of the layers above, topmost first.
  private func views(from first: Int) -> Views {
    (first..<world.layers.count).reversed().flatMap { views(on: world.layers[$0].stack) }
  }

  /// Begins the dismissal of a layer and of the layers above.
  private mutating func dismissLayers(from first: Int) throws(Abort) {
    let isAlert = world.layers[first].style == .alert
    if platform[isAlert ? .alertIgnoresNewItem : .alertLostWithSheet] { loseAlerts() }
    let views = self.views(from: first) + viewsBelow(first)
    for layer in first..<world.layers.count { world.layers[layer].phase = .dismissing }
    world.layers[first].continuations += world.waiting
    world.waiting = []
    try tell(views)
    if unanimated.remove(world.layers[first].stack) != nil { try endLayerTransition() }
  }

  /// Ends the transition of a layer.
  mutating func endLayerTransition() throws(Abort) {
    guard let first = world.layers.firstIndex(where: { $0.phase != .steady }) else { return }
    let ended = world.layers[first]
    let content = world[ended.stack].screens.last
    if ended.phase == .dismissing {
      try removeLayers(from: first)
    } else {
      let views = self.views(from: first) + viewsBelow(first)
      world.layers[first].phase = .steady
      try tell(views)
    }
    if first < world.layers.count { world.layers[first].continuations = [] }
    try post(.transitionEnded, content.map { [$0] } ?? [], [], world.layers[max(0, first - 1)].stack)
    try postConclusion(of: nil, ended.continuations)
  }

  private mutating func removeLayers(from first: Int) throws(Abort) {
    for stack in (first..<world.layers.count).flatMap({ world.stacks(inLayer: $0) }) {
      try stopMoving(stack)
      // No transition follows that these changes could wait for, and they would keep the coordinators of their handlers.
      if !world.readUntracked(stack).queued.isEmpty, !isRoot(stack) { world[stack].queued = [] }
    }
    let (gone, below) = (views(from: first), viewsBelow(first))
    var removed: [ScreenID] = []
    for layer in (first..<world.layers.count).reversed() { removed += content(ofLayer: layer) }
    noteGone(removed)
    let stacks = (first..<world.layers.count).flatMap { world.stacks(inLayer: $0) }
    let bottoms = world.layers[first...].map { world[$0.stack].screens.first }
    let emptied = world.layers[first...].map(\.stack).filter { world[$0].screens.isEmpty }
    // The mail of a removed container moves to the mailbox of the layers, in the same order.
    for stack in stacks {
      world.mail += world[stack].mail
      world[stack].mail = []
    }
    let isByUser = bottoms[0].map { world[$0].cause == .user } ?? false
    if isByUser, platform[.sheetBindingAtEnd] { try forgetPresentation(of: world.layers[first].stack) }
    for (layer, bottom) in zip(world.layers[first...], bottoms) {
      noteLostLayer(layer)
      guard let bottom else { continue }
      removedLayers.append(
        RemovedLayer(
          bottom: bottom, coordinator: layer.coordinator,
          flow: flow(in: layer.stack, presentedBy: layer.coordinator)))
    }
    world.layers.removeSubrange(first...)
    if followsBelief, isByUser { try dropPresentations(from: removed) }
    try tell(gone)
    // Layers above the dismissed layer have no notices of their own.
    for (index, bottom) in bottoms.enumerated().reversed() {
      guard let bottom else { continue }
      if index == 0 && isByUser || platform[.didDismissOnCommand] { try post(.didDismiss, [bottom], [], nil) }
    }
    // The value of the notice is the coordinator if the flow has no screen.
    for owner in emptied.compactMap({ world[$0].owner }) {
      try post(.removed, [], [.coordinator(owner)], nil)
    }
    try post(.removed, removed, [], nil)
    try tell(below)
  }

  /// Records that the stack of a flow is not on screen any more, for the flow and the flows that began at the same screen.
  private mutating func noteLostLayer(_ layer: NavLayer) {
    var flow = world[layer.stack].owner
    while let current = flow, current != layer.coordinator {
      world[current].hasLostLayer = true
      let parent = world[current].parent
      flow = parent.flatMap { world[$0].branchedFrom == world[current].branchedFrom ? $0 : nil }
    }
  }

  /// Whether a cover hides a layer, so that the views of the layer have disappeared already.
  func isHiddenByCover(_ layer: Int) -> Bool {
    layer + 1 < world.layers.count && world.layers[layer + 1].style == .cover
      && platform[.coverHidesPresenter]
  }
}
