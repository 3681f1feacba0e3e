/// Pages and columns that take each other's place.
extension NavWorld {
  /// A turn on the own stack of a page control or a split view.
  struct Turning {
    /// The page control or the split view.
    let bar: ScreenID
    /// How far the turn is.
    let phase: NavStack.Transition.Phase
    /// The stack that comes.
    let shown: StackID
    /// The stack that leaves.
    let hidden: StackID
    /// Whether columns turn, rather than pages.
    let isOfColumns: Bool
    /// Whether the user turns.
    let isByUser: Bool
  }

  /// The turn whose transition a stack has; nil if nothing turns there.
  func turn(on own: StackID) -> Turning? {
    guard let moving = self[own].transition, let bar = self[own].screens.last, moving.from == bar,
      let tabs = self[bar].tabs, let turn = tabs.turn
    else { return nil }
    return Turning(
      bar: bar, phase: moving.phase, shown: tabs.stacks[tabs.selected], hidden: tabs.stacks[turn.leaving],
      isOfColumns: tabs.columns != nil, isByUser: turn.isByUser)
  }

  /// Whether a stack is a page or a column that leaves and can still be seen.
  func isTurningAway(_ stack: StackID, inLayer layer: Int) -> Bool {
    turn(on: layers[layer].stack)?.hidden == stack
  }

  /// The split view on top of a stack.
  func split(on own: StackID) -> (bar: ScreenID, tabs: NavScreen.Tabs)? {
    guard let bar = self[own].screens.last, let tabs = self[bar].tabs, tabs.columns != nil else { return nil }
    return (bar, tabs)
  }

  /// The split views in containers, layer by layer.
  var splits: [ScreenID] {
    layers.compactMap { layer in
      self[layer.stack].screens.first { self[$0].tabs?.columns != nil }
    }
  }

  /// The split views in containers that show their columns in one way.
  func splits(_ columns: NavScreen.Tabs.Columns) -> [ScreenID] {
    splits.filter { self[$0].tabs?.columns == columns }
  }

  /// The screens that can be gone back from in front, as lists of routes: for a collapsed split view that of both columns,
  /// as one is pushed onto the other; for an expanded one a list a column.
  package var routesInFront: [[NavRoute]] {
    guard let own = layers.last?.stack else { return [] }
    guard let (_, tabs) = split(on: own) else { return frontStack.map { [routes(on: $0)] } ?? [] }
    if tabs.columns == .expanded { return tabs.stacks.map { routes(on: $0) } }
    return [tabs.stacks[...tabs.selected].flatMap { routes(on: $0) }]
  }

  private func routes(on stack: StackID) -> [NavRoute] { self[stack].screens.map { self[$0].route } }
}
