extension Execution {
  /// `present X as sheet`.
  mutating func present(
    _ value: NavValue, _ style: NavPresentation.Style, from: NavValue?, _ frame: NavFrame,
    _ tail: NavProgram.Tail
  ) throws(Halt) {
    if case .route(let route) = value, isItem(route, style, of: frame.myself) {
      if let block = tail.continuation { world.turns.append(NavContinuation(block: block, frame: frame)) }
      return
    }
    let root = root(of: value)
    let bottom: ScreenID?
    if let root { bottom = world[root].path.first } else { bottom = try makeScreen(value, frame) }
    guard let content = bottom else { return refuse("present", .nothingMeant) }
    let route = route(of: content, seenBy: frame.myself)
    if root == nil { noteIntent(route) }
    let presenter = self.presenter(from, frame)
    let isShown = root.map { world.layer(of: $0) != nil }
    if isShown
      ?? world.allStacks.contains(where: { $0.path.contains(content) || $0.screens.contains(content) })
    {
      refuse("present", .alreadyOnStack)
    } else if let why = refusal(ofPresentingFrom: presenter) {
      refuse("present", why)
      if !isRepeatable { noteRefusal(world[content].route, frame) }
    } else if let presenter {
      if followsBelief {
        let replaced = world.presentations.filter { $0.coordinator == frame.myself && $0.style == style }
        for presentation in replaced { try drop(presentation, isReplaced: true) }
      }
      let owner = world.coordinators(branchedFrom: content).last ?? world[content].owner
      let stack = root ?? newStack([content], owner: owner)
      let wanted = NavPresentation(
        coordinator: frame.myself, presenter: presenter, style: style, stack: stack)
      world.presentations.append(wanted)
      try library.presented(wanted, &self)
      if let block = tail.continuation { world.waiting.append(NavContinuation(block: block, frame: frame)) }
      outputs.append(.presented(route, style))
      try followPresentations()
    }
    try runStarts()
  }

  /// Whether a refused request is one that the user makes again: a tap while the layer goes that the user has closed.
  private var isRepeatable: Bool {
    tap != nil
      && world.layers.contains { layer in
        layer.phase == .dismissing
          && world[layer.stack].screens.first.map { world[$0].cause == .user } ?? false
      }
  }

  /// Whether a route is what a coordinator presents already: `sheet(item:)` does nothing while the item's `id` is the same.
  ///
  /// Source: Apple's documentation of `sheet(item:onDismiss:content:)`, which replaces a sheet when the identity changes.
  private func isItem(
    _ route: NavRoute, _ style: NavPresentation.Style, of coordinator: CoordinatorID?
  ) -> Bool {
    platform.pack == .swiftui
      && world.presentations.contains { shown in
        shown.coordinator == coordinator && shown.style == style
          && world[shown.stack].path.first.map { shows($0, route) } ?? false
      }
  }

  /// The stack of its own that a flow has filled.
  private func root(of value: NavValue) -> StackID? {
    if case .coordinator(let coordinator) = value { world[coordinator].root } else { nil }
  }

  /// The screen that presents: the one that `from` names, else the dialect's choice, `this`, or the coordinator's last.
  private func presenter(_ from: NavValue?, _ frame: NavFrame) -> ScreenID? {
    switch from {
    case .screen(let screen): return screen
    case .coordinator(let coordinator): return lastScreen(of: coordinator)
    case .route(let route): return world.containers.flatMap { world[$0].screens }.last { shows($0, route) }
    case .some: return nil
    case nil:
      if let anchor = library.presenter(for: frame.myself, self) { return anchor }
      if let this = frame.this, !isAboutOwnStack(frame), !followsBelief || world.stack(holding: this) != nil {
        return this
      }
      return frame.myself.flatMap { lastScreen(of: $0) }
    }
  }

  private func lastScreen(of coordinator: CoordinatorID) -> ScreenID? {
    world.observation.read(coordinator)
    let all = world.containers.flatMap { world.peek($0).screens }
    return all.last { world.owner(of: $0, if: coordinator) == coordinator }
      ?? world.stack(of: coordinator).flatMap { world[$0].screens.last }
  }

  func refusal(ofPresentingFrom presenter: ScreenID?) -> NavOutput.Refusal? {
    guard let presenter else { return .notInHierarchy }
    guard platform[.presentWhilePresentingIsRefused] else { return nil }
    guard let stack = world.stack(holding: presenter), let layer = world.layer(of: stack) else {
      return .notInHierarchy
    }
    if layer + 1 < world.layers.count { return .alreadyPresenting }
    return world.layers[layer].phase == .steady ? nil : .moving
  }

  /// The layers that should be on screen: from the root up, each layer's first presentation, the shown one before others.
  private var wantedLayers: [NavPresentation] {
    var chain: [NavPresentation] = []
    guard var below = world.layers.first?.stack else { return [] }
    world.readPresenters()
    while chain.count <= world.presentations.count {
      let inside = [below] + world[below].path.flatMap { world[$0].tabs?.stacks ?? [] }
      let candidates = world.presentations.filter { wanted in
        !wanted.isLost
          && inside.contains {
            world.peek($0).path.contains(wanted.presenter)
              || world.peek($0).screens.contains(wanted.presenter)
          }
      }
      let shown = candidates.first { wanted in world.layers.contains { $0.stack == wanted.stack } }
      guard let next = shown ?? candidates.first else { break }
      chain.append(next)
      below = next.stack
    }
    return chain
  }

  /// Lets the chain of layers follow what the app wants, one transition at a time.
  mutating func followPresentations() throws(Halt) {
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
      if world.layers.count >= program.capacity.layers { throw exceed("layers \(program.capacity.layers)") }
      world.layers.append(
        NavLayer(
          style: next.style, stack: next.stack, coordinator: next.coordinator, presenter: next.presenter,
          phase: .presenting, continuations: world.waiting))
      world.waiting = []
      if next.style == .cover, platform[.coverHidesPresenter] {
        try postCovered(.willDisappear, below: common + 1)
      }
      try postContent(.willAppear, of: next.stack)
    } else {
      world.turns += world.waiting
      world.waiting = []
    }
  }

  /// Tells what a layer shows that the layer comes or goes.
  private mutating func postContent(
    _ kind: NavNotice.Kind, of layer: StackID, _ values: [NavValue] = []
  ) throws(Halt) {
    for (screen, stack) in appearing(on: layer) { try post(kind, [screen], values, stack) }
  }

  /// Tells the screen below a cover that it is hidden or seen again.
  private mutating func postCovered(_ kind: NavNotice.Kind, below layer: Int) throws(Halt) {
    for stack in world.stacks(inLayer: layer - 1) where world.isShown(stack) {
      guard let top = world[stack].screens.last, world[top].tabs == nil else { continue }
      let hides = kind == .willDisappear || kind == .didDisappear
      try post(kind, [top], hides ? [.bool(false)] : [], stack)
    }
  }

  /// Begins the way out of a layer and of those above.
  private mutating func dismissLayers(from first: Int) throws(Halt) {
    if platform[.alertLostWithSheet] { loseAlerts() }
    for layer in first..<world.layers.count { world.layers[layer].phase = .dismissing }
    world.layers[first].continuations += world.waiting
    world.waiting = []
    for layer in (first..<world.layers.count).reversed() {
      try postContent(.willDisappear, of: world.layers[layer].stack, [.bool(true)])
    }
    if world.layers[first].style == .cover, platform[.coverHidesPresenter] {
      try postCovered(.willAppear, below: first)
    }
  }

  /// Ends the transition of a layer, in or out.
  mutating func endLayerTransition() throws(Halt) {
    guard let first = world.layers.firstIndex(where: { $0.phase != .steady }) else { return }
    let ended = world.layers[first]
    let content = world[ended.stack].screens.last
    switch ended.phase {
    case .dismissing:
      try removeLayers(from: first)
    case .cancelling:
      world.layers[first].phase = .steady
      try postContent(.willAppear, of: ended.stack)
      try postContent(.didAppear, of: ended.stack)
    default:
      world.layers[first].phase = .steady
      try postContent(.didAppear, of: ended.stack)
      if ended.style == .cover, platform[.coverHidesPresenter] {
        try postCovered(.didDisappear, below: first)
      }
    }
    if first < world.layers.count { world.layers[first].continuations = [] }
    try post(.transitionEnded, content.map { [$0] } ?? [], [], world.layers[max(0, first - 1)].stack)
    try postConclusion(of: nil, ended.continuations)
  }

  private mutating func removeLayers(from first: Int) throws(Halt) {
    var removed: [ScreenID] = []
    for layer in (first..<world.layers.count).reversed() { removed += content(ofLayer: layer) }
    let stacks = (first..<world.layers.count).flatMap { world.stacks(inLayer: $0) }
    let bottoms = world.layers[first...].map { world[$0.stack].screens.first }
    let tops = (first..<world.layers.count).filter { !isHiddenByCover($0) }.flatMap { layer in
      appearing(on: world.layers[layer].stack).reversed().map(\.screen)
    }
    let isCover = world.layers[first].style == .cover
    // A container that goes leaves its mail to the chain, so that nothing is lost and its order stays.
    for stack in stacks {
      world.mail += world[stack].mail
      world[stack].mail = []
    }
    let isByUser = bottoms[0].map { world[$0].cause == .user } ?? false
    if isByUser, platform[.sheetBindingAtEnd] { try forgetPresentation(of: world.layers[first].stack) }
    world.layers.removeSubrange(first...)
    if followsBelief, isByUser { try dropPresentations(from: removed) }
    for top in tops.reversed() { try post(.didDisappear, [top], [.bool(true)], nil) }
    // Layers above the one that is dismissed go without a word of their own.
    for (index, bottom) in bottoms.enumerated().reversed() {
      guard let bottom else { continue }
      if index == 0 && isByUser || platform[.didDismissOnCommand] { try post(.didDismiss, [bottom], [], nil) }
    }
    try post(.removed, removed, [], nil)
    if isCover, platform[.coverHidesPresenter] { try postCovered(.didAppear, below: first) }
  }

  /// Whether a cover stands on a layer, below which nothing is seen that could disappear once more.
  func isHiddenByCover(_ layer: Int) -> Bool {
    layer + 1 < world.layers.count && world.layers[layer + 1].style == .cover
      && platform[.coverHidesPresenter]
  }

  // MARK: Leaving

  /// The app does not want a presentation any more: its screens, and what is presented from them, go.
  mutating func drop(_ presentation: NavPresentation, isReplaced: Bool = false) throws(Halt) {
    guard let index = world.presentations.firstIndex(of: presentation) else { return }
    world.presentations.remove(at: index)
    if !isReplaced { library.cleared(presentation, byProgram: true, &self) }
    if !isReplaced, followsBelief, let coordinator = presentation.coordinator {
      try writeBack(.none, presentation.style.tie, coordinator)
    }
    let stack = world[presentation.stack]
    let dragged = [stack.dragged].compactMap(\.self).filter { !stack.path.contains($0) }
    let screens = withNested(dragged + stack.path.reversed())
    try dropPresentations(from: screens, always: true)
    for screen in screens where world[screen].cause == nil { world[screen].cause = .program }
    try library.commandRemoved(screens, &self)
  }

  /// Presentations of screens that go: they go too where containers follow the app, and stay on `uikit`, where a layer
  /// hangs on the chain and not on the screen (react-native-screens issue 233).
  mutating func dropPresentations(from screens: [ScreenID], always: Bool = false) throws(Halt) {
    guard followsBelief || always else { return }
    for presentation in world.presentations where screens.contains(presentation.presenter) {
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

  /// `dismiss`, `dismiss X`.
  ///
  /// The screens whose layer may be dismissed are `own`, where that is not the coordinator's to say.
  mutating func dismiss(
    _ value: NavValue?, _ frame: NavFrame, _ tail: NavProgram.Tail, own: [ScreenID]? = nil
  ) throws(Halt) {
    if let closedAlert, frame.this == closedAlert, value.map({ isSame($0, .screen(closedAlert)) }) ?? true {
      // The alert has gone by itself; what waits for its end goes on.
      if let block = tail.continuation { try run(NavContinuation(block: block, frame: frame)) }
      return
    }
    try library.willDismiss(value, by: frame, &self)
    var isExact = true
    let meant: NavPresentation?
    if let value {
      meant = world.presentations.last { isContent(value, of: $0) }
      if meant == nil { return refuse("dismiss", .nothingPresented) }
    } else {
      (meant, isExact) = presentation(dismissedBy: frame)
      if meant == nil { return refuse("dismiss", .nothingPresented) }
    }
    guard let meant, let content = world[meant.stack].screens.first else { return }
    let isOwn =
      own?.contains(content)
      ?? (meant.coordinator == frame.myself || world[content].owner == frame.myself)
    if refusesDismissal(of: meant.stack) { return refuse("dismiss", .moving) }
    let route = route(of: content, seenBy: meant.coordinator)
    outputs.append(.dismissed(route, isExact: isExact, isOwn: isOwn))
    if let block = tail.continuation { world.waiting.append(NavContinuation(block: block, frame: frame)) }
    try drop(meant)
    try followPresentations()
  }

  /// Whether a layer comes or goes, so that UIKit ignores a dismissal of it.
  func refusesDismissal(of stack: StackID) -> Bool {
    guard !followsBelief, platform[.presentWhilePresentingIsRefused] else { return false }
    return world.layers.contains { $0.stack == stack && $0.phase != .steady }
  }

  private func isContent(_ value: NavValue, of presentation: NavPresentation) -> Bool {
    guard let content = world[presentation.stack].path.first ?? world[presentation.stack].screens.first else {
      return false
    }
    switch value {
    case .screen(let screen): return content == screen
    case .route(let route): return shows(content, route)
    case .coordinator(let coordinator): return world[content].owner == coordinator
    default: return false
    }
  }

  /// UIKit's bare `dismiss`: what my layer presents, else my own layer; exact unless what I presented leaves already.
  ///
  /// Source: pointfreeco/swift-navigation pull request 176 and issue 254.
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
      world.stacks(inLayer: layer).contains { world.peek($0).screens.contains(wanted.presenter) }
    }) {
      return (pending, true)
    }
    return (world.presentations.first { $0.stack == world.layers[layer].stack }, above == nil)
  }

  // MARK: The user's way out

  /// The user has dragged a layer down, or tapped outside it.
  mutating func userDismiss(_ layer: Int) throws(Halt) {
    let stack = world.layers[layer].stack
    markUserRemoval(content(ofLayer: layer))
    world.layers[layer].phase = .dismissing
    if let top = world[stack].screens.last {
      try post(.willDisappear, [top], [.bool(true)], stack)
      try post(.swipeFinished, [top], [], stack)
    }
    if world.layers[layer].style == .cover, platform[.coverHidesPresenter] {
      try postCovered(.willAppear, below: layer)
    }
    if !platform[.sheetBindingAtEnd] { try forgetPresentation(of: stack) }
  }

  /// The binding of a presentation is written: the app does not believe in it any more.
  mutating func forgetPresentation(of stack: StackID) throws(Halt) {
    guard let index = world.presentations.firstIndex(where: { $0.stack == stack }) else { return }
    let gone = world.presentations.remove(at: index)
    library.cleared(gone, byProgram: false, &self)
    if let coordinator = gone.coordinator { try writeBack(.none, gone.style.tie, coordinator) }
  }
}

extension NavPresentation.Style {
  /// The part of the containers that a variable tied to this style speaks of.
  var tie: NavProgram.Tie.Part {
    switch self {
    case .sheet: .sheet
    case .cover: .cover
    case .alert: .alert
    case .popover: .popover
    }
  }
}
