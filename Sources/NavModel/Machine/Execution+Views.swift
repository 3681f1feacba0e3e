// What the views of screens go through when a container changes.
extension Execution {
  /// A screen's view, and those that it contains, each with its stack and stage at some time.
  typealias Views = [(screen: ScreenID, stack: StackID?, stage: NavStage)]

  /// The view of a screen with those that it contains, as they are before a change; none where nothing hears of views.
  func views(of screen: ScreenID?) -> Views {
    guard let screen, listeners != nil || tables.hearsViews else { return [] }
    let visible = world[screen].tabs.map { tabs in tabs.stacks.filter { tabs.isVisible($0) } } ?? []
    let inner = visible.compactMap { world[$0].screens.last }
    return ([screen] + inner).map { ($0, world.stack(holding: $0), stage(of: $0)) }
  }

  /// The views on a stack that may be seen: the one that leaves, and the top.
  func views(on stack: StackID) -> Views {
    let top = world[stack].screens.last
    let from = world[stack].transition?.from
    return views(of: from == top ? nil : from) + views(of: top)
  }

  /// Tells views what a change has done to them; a container passes it on to what it contains.
  ///
  /// A view disappears and appears in the order of its stages, whatever moves at once: no begin comes after its end.
  /// Source: Apple, "Responding to display-related notifications" and `shouldAutomaticallyForwardAppearanceMethods`.
  mutating func tell(_ views: Views) throws(Halt) {
    for (screen, home, before) in views {
      let after = stage(of: screen)
      guard before != after else { continue }
      // What a container tells of a screen that it has lost is still its own; one that is gone leaves it to the chain.
      let stack = home.flatMap { world.layer(of: $0) == nil ? nil : $0 } ?? world.stack(holding: screen)
      for kind in before.notices(until: after) {
        let hides = kind == .willDisappear || kind == .didDisappear
        try post(kind, [screen], hides ? [.bool(isLeavingForGood(screen, stack))] : [], stack)
      }
    }
  }

  /// Whether a screen goes since it is popped or dismissed, and not since something covers it.
  private func isLeavingForGood(_ screen: ScreenID, _ stack: StackID?) -> Bool {
    guard let stack, world[stack].screens.contains(screen), let layer = world.layer(of: stack) else {
      return true
    }
    switch world.layers[layer].phase {
    case .gesture, .dismissing: return world.layers[layer].stack == stack
    default: return false
    }
  }

  /// Puts the first stack on screen.
  mutating func launch(_ stack: StackID) throws(Halt) {
    let top = world[stack].screens.last
    var views = self.views(of: top)
    if world.layers.isEmpty { world.layers = [NavLayer(stack: stack)] }
    connection = .connected
    guard let top else { return }
    world[stack].transition = NavStack.Transition(phase: .running, from: nil, removed: [])
    try tell(views)
    try post(.willShow, [top], [], stack)
    views = self.views(of: top)
    world[stack].transition = nil
    try tell(views)
    try post(.didShow, [top], [], stack)
  }
}

extension NavStage {
  /// The callbacks of a view on the way to another stage.
  func notices(until next: Self) -> [NavNotice.Kind] {
    switch (self, next) {
    case (.hidden, .entering), (.leaving, .entering): [.willAppear]
    case (.hidden, .shown), (.leaving, .shown): [.willAppear, .didAppear]
    case (.hidden, .leaving): [.willAppear, .willDisappear]
    case (.entering, .shown): [.didAppear]
    case (.entering, .leaving), (.shown, .leaving): [.willDisappear]
    case (.entering, .hidden), (.shown, .hidden): [.willDisappear, .didDisappear]
    case (.leaving, .hidden): [.didDisappear]
    case (.shown, .entering): [.willDisappear, .didDisappear, .willAppear]
    default: []
    }
  }
}
