/// Turns: the replacement of a page or column by another.
extension NavWorld {
  /// A turn on the own stack of a page control or a split view.
  struct Turning {
    /// The page control or the split view.
    let bar: ScreenID
    /// The phase of the turn.
    let phase: NavStack.Transition.Phase
    /// The stack that enters.
    let shown: StackID
    /// The stack that leaves.
    let hidden: StackID
    /// Whether columns turn, rather than pages.
    let isOfColumns: Bool
    /// Whether the user turns the page, rather than the app.
    let isByUser: Bool
  }

  /// Whether a stack belongs to a part other than the first, and no screen on it has tabs.
  ///
  /// The read is not recorded: the first part determines the result, unless a step has changed the stack.
  func isPartWithoutTabs(_ stack: StackID) -> Bool {
    guard let places = observation.places, stack.index < places.stacks.count,
      places.stacks[stack.index] != 0, places.stacks[stack.index] != NavObservation.Places.new
    else { return false }
    return !stacksUntracked[stack.index].screens.contains { screensUntracked[$0.index].tabs != nil }
  }

  /// Returns the turn whose transition belongs to a stack; nil if nothing turns there.
  func turn(on own: StackID) -> Turning? {
    if isPartWithoutTabs(own) { return nil }
    guard let moving = self[own].transition, let bar = self[own].screens.last, moving.from == bar,
      let tabs = self[bar].tabs, let turn = tabs.turn
    else { return nil }
    return Turning(
      bar: bar, phase: moving.phase, shown: tabs.stacks[tabs.selected], hidden: tabs.stacks[turn.leaving],
      isOfColumns: tabs.columns != nil, isByUser: turn.isByUser)
  }

  /// Whether a stack is a page or column that is leaving and still visible.
  func isTurningAway(_ stack: StackID, inLayer layer: Int) -> Bool {
    turn(on: layers[layer].stack)?.hidden == stack
  }

  /// The split view on top of a stack.
  func split(on own: StackID) -> (bar: ScreenID, tabs: NavScreen.Tabs)? {
    if isPartWithoutTabs(own) { return nil }
    guard let bar = self[own].screens.last, let tabs = self[bar].tabs, tabs.columns != nil else { return nil }
    return (bar, tabs)
  }

  /// The split views in containers, layer by layer.
  var splits: [ScreenID] {
    layers.compactMap { layer in
      isPartWithoutTabs(layer.stack)
        ? nil : self[layer.stack].screens.first { self[$0].tabs?.columns != nil }
    }
  }

  /// The split views in containers with the given state of the columns.
  func splits(_ columns: NavScreen.Tabs.Columns) -> [ScreenID] {
    splits.filter { self[$0].tabs?.columns == columns }
  }

  /// The routes in front, one list for each stack from which the user can go back.
  ///
  /// A collapsed split view has one list with the routes of both columns, since one column is pushed onto the other. An
  /// expanded split view has a list for each column.
  package var routesInFront: [[NavRoute]] {
    guard let own = layers.last?.stack else { return [] }
    guard let (_, tabs) = split(on: own) else { return frontStack.map { [routes(on: $0)] } ?? [] }
    if tabs.columns == .expanded { return tabs.stacks.map { routes(on: $0) } }
    return [tabs.stacks[...tabs.selected].flatMap { routes(on: $0) }]
  }

  private func routes(on stack: StackID) -> [NavRoute] { self[stack].screens.map { self[$0].route } }
}
