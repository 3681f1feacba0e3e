/// The state of a controller relative to the window, as its appearance callbacks report it.
///
/// `viewWillDisappear` reports that the controller begins to leave. `viewDidAppear` and `viewDidDisappear` report the
/// ends of transitions.
enum NavStage {
  case hidden, entering, shown, leaving

  /// Returns the effective stage of a view inside of an outer view.
  func inside(_ outer: Self) -> Self {
    switch (self, outer) {
    case (.hidden, _), (_, .hidden): .hidden
    case (.leaving, _), (_, .leaving): .leaving
    case (.entering, _), (_, .entering): .entering
    default: .shown
    }
  }
}

extension StepExecutor {
  /// Returns the stage of a stack's navigation controller.
  func stage(of stack: StackID) -> NavStage {
    guard connection == .connected, let layer = world.layer(of: stack) else { return .hidden }
    var stage = NavStage.shown
    // A cover hides its presenter, and nothing further below.
    if platform[.coverHidesPresenter], layer + 1 < world.layers.count, world.layers[layer + 1].style == .cover
    {
      switch world.layers[layer + 1].phase {
      case .presenting: stage = .leaving
      case .dismissing where world.layers[layer].phase == .steady: stage = .entering
      default: return .hidden
      }
    }
    switch world.layers[layer].phase {
    case .presenting: stage = stage.inside(.entering)
    case .dismissing, .gesture, .cancelling: stage = stage.inside(.leaving)
    case .steady: break
    }
    let own = world.layers[layer].stack
    if own == stack { return stage }
    guard
      let bar = (world[own].screens + world[own].leaving).first(where: { screen in
        world[screen].tabs?.stacks.contains(stack) ?? false
      }), let tabs = world[bar].tabs
    else { return .hidden }
    let content: NavStage
    if let turn = world.turn(on: own) {
      content = turn.shown == stack ? .entering : turn.hidden == stack ? .leaving : .hidden
    } else {
      content = tabs.shows(stack) ? .shown : .hidden
    }
    return content.inside(self.stage(of: bar, on: own).inside(stage))
  }

  /// Returns the stage of a screen's view.
  func stage(of screen: ScreenID) -> NavStage {
    guard let stack = world.stack(holding: screen) else { return .hidden }
    return stage(of: screen, on: stack).inside(stage(of: stack))
  }

  private func stage(of screen: ScreenID, on stack: StackID) -> NavStage {
    let isTop = world[stack].screens.last == screen
    guard let moving = world[stack].transition else { return isTop ? .shown : .hidden }
    let isFrom = moving.from == screen
    // During a turn of pages or columns, the containing screen does not move.
    if isTop, isFrom { return .shown }
    // After a cancelled swipe, the views receive their callbacks when the screen has moved back.
    return isTop ? .entering : isFrom ? .leaving : .hidden
  }
}
