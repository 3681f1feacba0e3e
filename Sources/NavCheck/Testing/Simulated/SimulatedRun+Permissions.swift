import NavModel

/// The inputs that the app's settings permit.
extension SimulatedRun {
  func isInPopover(_ screen: ScreenID) -> Bool {
    let world = navigation.session.world
    return world.stack(holding: screen).flatMap { world.layer(of: $0) }
      .map { world.layers[$0].style == .popover } ?? false
  }

  /// Returns taps on selected tabs that only the app handles, for bars with other selectable tabs.
  func reselections(beside events: [NavEvent]) -> [NavEvent] {
    guard mayReselect else { return [] }
    var bars: [ScreenID] = []
    for event in events {
      guard case .selectTab = event.kind, let bar = event.screen, !bars.contains(bar) else { continue }
      bars.append(bar)
    }
    return bars.compactMap { id in
      guard let bar = navigation.screen(id) as? SimulatedTabBarController, bar.hearsReselection,
        let tabs = navigation.session.world[id].tabs
      else { return nil }
      let event = NavEvent(.reselectTab, screen: id, stack: tabs.stacks[tabs.selected])
      return events.contains(event) ? nil : event
    }
  }

  /// Returns whether the app permits an event; it may keep a sheet or a popover, or hide the back button or the tab bar.
  func isAllowed(_ event: NavEvent) -> Bool {
    switch event.kind {
    case .selectTab, .reselectTab: return event.screen.map { showsTabs($0) } ?? true
    default: break
    }
    guard let stack = event.stack else { return true }
    let controller = navigation.controllers[stack]?.object as? SimulatedNavigationController
    switch event.kind {
    case .swipeDownBegin, .tapOutside:
      let screens = navigation.session.world[stack].screens.compactMap { navigation.screen($0) }
      let outermost = screens.first.map { navigation.outermost(of: $0) }
      return screens.allSatisfy(\.allowsDismissal)
        && outermost?.ownPresentation.allowsDismissal != false
    case .back, .backMenu:
      return controller?.hasBackButton ?? screenOnTop(of: stack)?.navigationItem.hasBackButton ?? true
    case .swipeBegin:
      return controller?.allowsSwipe ?? screenOnTop(of: stack)?.navigationItem.hasBackButton ?? true
    default: return true
    }
  }

  /// Returns whether a tab bar is visible; a screen on the stack of the selected tab may hide it.
  private func showsTabs(_ bar: ScreenID) -> Bool {
    let world = navigation.session.world
    guard let tabs = world[bar].tabs, tabs.stacks.indices.contains(tabs.selected) else { return true }
    let pushed = world[tabs.stacks[tabs.selected]].screens.dropFirst()
    return !pushed.contains { navigation.screen($0)?.hidesBottomBarWhenPushed == true }
  }

  /// Returns the screen whose delegate is notified of a forbidden swipe down or tap outside; nil for other events, and
  /// without a delegate.
  func attempted(by event: NavEvent) -> ScreenID? {
    guard [.swipeDownBegin, .tapOutside].contains(event.kind), let stack = event.stack,
      let bottom = navigation.session.world[stack].screens.first, let screen = navigation.screen(bottom),
      navigation.outermost(of: screen).ownPresentation.delegate != nil
    else { return nil }
    return bottom
  }

  private func screenOnTop(of stack: StackID) -> SimulatedViewController? {
    navigation.session.world[stack].screens.last.flatMap { navigation.screen($0) }
  }
}
