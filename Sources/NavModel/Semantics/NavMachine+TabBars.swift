// The inputs that a tab bar or page control receives.
extension NavMachine {
  /// Returns the taps and swipes that select a tab or page in the layer that receives touches, and the tap on the selected tab.
  func tabInputs(_ layer: Int, _ world: NavWorld, of query: NavStepQuery?) -> [NavEvent] {
    let own = world.layers[layer].stack
    if world.isPartWithoutTabs(own) { return [] }
    guard world[own].dragged == nil, let bar = world[own].screens.last, let tabs = world[bar].tabs,
      case .tabs(_, let arePages) = program.places[world[bar].route.place].kind
    else { return [] }
    let selected = tabs.stacks[tabs.selected]
    guard world.readUntracked(selected).transition?.phase != .gesture else { return [] }
    if !arePages, isTabBarHidden(above: selected, world) { return [] }
    if world[own].transition != nil, arePages || !takesTouches(duringTransitionOf: own, world) { return [] }
    var events: [NavEvent] = []
    // Tabs of layers above the first are of the query about what is in front.
    let isAsked = { (tab: Int) in query?.selects(tab, inLayer: layer) ?? true }
    for index in tabs.stacks.indices where index != tabs.selected && isAsked(index) {
      if arePages, abs(index - tabs.selected) > 1 { continue }
      events.append(NavEvent(.selectTab(index), screen: bar, stack: own))
      if arePages, has(.swipe, at: bar, world) {
        events.append(NavEvent(.swipePage(index), screen: bar, stack: own))
      }
    }
    if query?.isFront ?? true, !arePages, has(.reselect, at: bar, world), reselects(bar, selected, world) {
      events.append(NavEvent(.reselectTab, screen: bar, stack: selected))
    }
    return events
  }

  /// Whether a tap on the selected tab pops a screen or has a handler.
  private func reselects(_ bar: ScreenID, _ stack: StackID, _ world: NavWorld) -> Bool {
    if program.platform[.tabReselectPopsToRoot], world[stack].screens.count > 1 { return true }
    return StepExecutor(tables, world).isHeard(.tabReselected, [bar], world.stack(holding: bar))
  }

  /// Whether a screen of the selected tab hides the tab bar: `without tabBar`.
  ///
  /// On `uikit`, every screen on the stack does so, on the other platforms the top screen. Sources: Apple,
  /// `hidesBottomBarWhenPushed` ("until the view controller is popped from the stack") and `toolbar(_:for:)`.
  private func isTabBarHidden(above stack: StackID, _ world: NavWorld) -> Bool {
    guard tables.hidesTabBars else { return false }
    var screens = world[stack].screens
    // A screen that moves back after a cancelled swipe is still there.
    if let moving = world[stack].transition, moving.phase != .running, let back = moving.from {
      screens.append(back)
    }
    let asked = program.platform.pack == .uikit ? screens[...] : screens.suffix(1)
    return asked.contains { !has(way: .tabBar, at: $0, world) }
  }
}
