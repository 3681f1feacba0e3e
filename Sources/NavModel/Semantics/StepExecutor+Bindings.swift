extension StepExecutor {
  /// Applies the new value of a two-way variable to its container.
  mutating func apply(
    _ part: NavProgram.Binding.Part, _ value: NavValue, _ frame: inout NavFrame
  ) throws(Abort) {
    switch part {
    case .stack, .screens:
      try run([.setStack(.constant(value), NavProgram.Tail(target: .myself))], &frame)
    case .tab:
      if case .route(let route) = value { try select(route.place, frame) }
    case .selection: try showSelection(value != .none, of: frame.myself)
    case .presented, .sheet, .cover, .alert, .popover:
      let style = NavPresentation.Style(rawValue: part.rawValue)
      if let shown = world.presentations.first(where: {
        $0.coordinator == frame.myself && (style == nil || $0.style == style)
      }) {
        if let content = world[shown.stack].path.first, isSame(.screen(content), value) { return }
        if value != .none, ignoresNewItem(shown) { return refuseNewItem(nil, frame) }
        try drop(shown)
        // The variable keeps its new value. Source: Apple, sheet(item:onDismiss:content:), "replaces it with a new one".
        if value != .none, let coordinator = frame.myself { try writeBack(value, part, coordinator) }
        try followPresentations()
      }
      if value == .none { return }
      let presenter = anchor(frame, style ?? .sheet)
      try present(value, style ?? .sheet, from: presenter.map(NavValue.screen), frame, NavProgram.Tail())
    }
  }

  /// Shows the secondary column of a collapsed split view if the primary column has a selection.
  ///
  /// Source: Apple, NavigationSplitView, which shows the last column that displays useful information.
  private mutating func showSelection(_ isSelected: Bool, of owner: CoordinatorID?) throws(Abort) {
    guard let bar = world.splits.first(where: { world[$0].owner == owner }) else { return }
    try select(tab: isSelected ? 1 : 0, of: bar)
  }

  /// Returns the presenter of a layer that a coordinator's variable presents.
  ///
  /// The presenter is the screen whose handler writes the variable. If this screen is in a layer that the variable
  /// presents, the presenter stays that of the layer. If the view of the screen does not exist, the presenter is the
  /// coordinator's first screen.
  private func anchor(_ frame: NavFrame, _ style: NavPresentation.Style) -> ScreenID? {
    guard let coordinator = frame.myself else { return nil }
    if let this = frame.this, let stack = world.containers.first(where: { world[$0].screens.contains(this) })
    {
      guard let layer = world.layer(of: stack).map({ world.layers[$0] }), layer.coordinator == coordinator,
        layer.style == style
      else { return nil }
      return layer.presenter
    }
    return world.containers.lazy.flatMap { [self] in world.readUntracked($0).screens }.first {
      world.owner(of: $0, if: coordinator) == coordinator
    }
  }

  /// Writes the two-way variables of the coordinators of a stack after the platform has changed the stack.
  mutating func writeBack(_ stack: StackID) throws(Abort) {
    for coordinator in listeners(on: stack) {
      for (index, variable) in program.coordinators[world[coordinator].declaration].variables.enumerated()
      where variable.binding?.isTwoWay == true
        && (variable.binding?.part == .stack || variable.binding?.part == .screens)
      {
        let all = world[stack].path
        let screens = variable.binding?.part == .screens ? all.filter { world[$0].owner == coordinator } : all
        let isByIdentity = if case .list(.screen) = variable.domain { true } else { false }
        world[coordinator].variables[index] = .list(
          screens.map { isByIdentity ? .screen($0) : .route(route(of: $0, seenBy: coordinator)) })
      }
    }
  }

  /// Writes the two-way variables of a presentation's coordinator after the platform has changed the presentation.
  mutating func writeBack(
    _ value: NavValue, _ part: NavProgram.Binding.Part, _ coordinator: CoordinatorID
  ) throws(Abort) {
    guard world[coordinator].isAlive else { return }
    for (index, variable) in program.coordinators[world[coordinator].declaration].variables.enumerated()
    where variable.binding?.isTwoWay == true
      && (variable.binding?.part == part || variable.binding?.part == .presented)
    {
      world[coordinator].variables[index] = value
    }
  }
}
