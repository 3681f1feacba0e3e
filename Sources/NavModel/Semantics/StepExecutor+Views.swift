// The appearance callbacks of views when a container changes.
extension StepExecutor {
  /// The view of a screen and the views that it contains, each with its stack and its stage at one moment.
  typealias Views = [(screen: ScreenID, stack: StackID?, stage: NavStage)]

  /// Returns the view of a screen and the views that it contains, before a change.
  ///
  /// The result is empty if nothing receives appearance callbacks.
  func views(of screen: ScreenID?) -> Views {
    guard let screen, listeners != nil || tables.hearsViews else { return [] }
    let inner = visibleTabs(of: screen).compactMap { world[$0].screens.last }
    return ([screen] + inner).map { ($0, world.stack(holding: $0), stage(of: $0)) }
  }

  /// Returns the visible stacks of a container; does not read stacks on which nothing receives appearance callbacks.
  private func visibleTabs(of screen: ScreenID) -> [StackID] {
    guard let tabs = world[screen].tabs else { return [] }
    return tabs.stacks.indices.filter { index in
      tabs.isVisible(tabs.stacks[index]) && mayHearViews(inTab: index, of: screen)
    }.map { tabs.stacks[$0] }
  }

  /// Whether something on the stack of a tab may receive appearance callbacks.
  func mayHearViews(inTab index: Int, of bar: ScreenID) -> Bool {
    let places = program.places[world[bar].route.place].kind.contents
    return listeners != nil || !places.indices.contains(index) || tables.hearsViews(inTab: places[index])
  }

  /// Returns the visible views of a stack: the leaving view and the top view.
  func views(on stack: StackID) -> Views {
    let top = world[stack].screens.last
    let from = world[stack].transition?.from
    return views(of: from == top ? nil : from) + views(of: top)
  }

  /// Posts the appearance callbacks of views after a change; a container forwards them to the views that it contains.
  ///
  /// The callbacks follow the order of the stages, even if several changes occur at once: a beginning never comes after
  /// its end.
  /// Source: Apple, "Responding to display-related notifications" and `shouldAutomaticallyForwardAppearanceMethods`.
  mutating func tell(_ views: Views) throws(Abort) {
    for (screen, home, before) in views {
      let after = stage(of: screen)
      guard before != after else { continue }
      // A container still reports a screen that it has lost; a removed container leaves the report to the layers.
      let stack = home.flatMap { world.layer(of: $0) == nil ? nil : $0 } ?? world.stack(holding: screen)
      for kind in before.notices(until: after) {
        if library.traits.followsViews, !platform[.noticesLag] {
          posted.append(.appearance(kind, screen, from: before))
        }
        let hides = kind == .willDisappear || kind == .didDisappear
        try post(kind, [screen], hides ? [.bool(isLeavingForGood(screen, stack))] : [], stack)
      }
    }
  }

  /// Whether a screen leaves because it is popped or dismissed, rather than covered.
  private func isLeavingForGood(_ screen: ScreenID, _ stack: StackID?) -> Bool {
    guard let stack, world[stack].screens.contains(screen), let layer = world.layer(of: stack) else {
      return true
    }
    switch world.layers[layer].phase {
    case .gesture, .dismissing: return world.layers[layer].stack == stack
    default: return false
    }
  }

  /// Shows the first stack.
  mutating func launch(_ stack: StackID) throws(Abort) {
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
  /// Returns the callbacks of a view that changes to another stage.
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
