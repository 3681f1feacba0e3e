extension StepExecutor {
  /// Applies the new value of a two-way variable to its container.
  ///
  /// Each variable that follows a layer has a layer of its own. If another one is on screen, the layer waits. Source:
  /// subconsciousnetwork/subconscious issue 900, which quotes SwiftUI's log: "The next sheet will be presented when the
  /// currently presented sheet gets dismissed."
  mutating func apply(
    _ part: NavProgram.Binding.Part, _ value: NavValue, of variable: Int, _ frame: inout NavFrame
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
        $0.coordinator == frame.myself && $0.variable == variable
      }) {
        if let content = world[shown.stack].path.first,
          isSame(item(of: shown.stack, presentedBy: frame.myself, content), value)
        {
          return
        }
        if value != .none, ignoresNewItem(shown) { return refuseNewItem(nil, frame) }
        if value == .none {
          tellWithdrawal(of: shown)
          tellDismissal(of: shown, frame)
        }
        try drop(shown)
        // The variable keeps its new value. Source: Apple, sheet(item:onDismiss:content:), "replaces it with a new one".
        if value != .none { writeBack(value, to: shown) }
        try followPresentations()
      }
      if value == .none { return }
      let presenter = anchor(frame, style ?? .sheet, of: variable)
      try present(
        value, style ?? .sheet, from: presenter.map(NavValue.screen), of: variable, frame, NavProgram.Tail())
    }
  }

  /// Reports that a handler of the end of one layer withdraws another one that waits for this end.
  private mutating func tellWithdrawal(of waiting: NavPresentation) {
    guard let dismissal, let content = world[waiting.stack].path.first, content != dismissal,
      !world.layers.contains(where: { $0.stack == waiting.stack })
    else { return }
    let route = route(of: content, seenBy: waiting.coordinator)
    outputs.append(.dismissedAnother(route, thanGone: world[dismissal].route))
  }

  /// Reports an answer of an effect that clears the variable of another layer than the one that was in front.
  private mutating func tellDismissal(of shown: NavPresentation, _ frame: NavFrame) {
    guard isAnswerToAnother(layer: shown, frame), let content = world[shown.stack].path.first else { return }
    outputs.append(
      .dismissed(route(of: content, seenBy: shown.coordinator), isExact: false, isOwn: true))
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
  private func anchor(_ frame: NavFrame, _ style: NavPresentation.Style, of variable: Int) -> ScreenID? {
    guard let coordinator = frame.myself else { return nil }
    if let this = frame.this, let stack = world.containers.first(where: { world[$0].screens.contains(this) })
    {
      guard let layer = world.layer(of: stack).map({ world.layers[$0] }), layer.coordinator == coordinator,
        layer.style == style,
        world.presentations.first(where: { $0.stack == layer.stack }).map({ $0.variable == variable }) ?? true
      else { return nil }
      return layer.presenter
    }
    // What the app requests comes first: the same handler may have replaced the screens.
    let containers = world.containers.map { world.readUntracked($0) }
    let isOwn = { [self] screen in world.owner(of: screen, if: coordinator) == coordinator }
    return containers.lazy.flatMap(\.path).first(where: isOwn)
      ?? containers.lazy.flatMap(\.screens).first(where: isOwn)
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

  /// Writes the two-way variables that follow the selected tab or page, after the user has selected it.
  ///
  /// Source: Apple, `TabView(selection:content:)`.
  mutating func writeTab(of bar: ScreenID) {
    guard tables.bindsTabs, let owner = world[bar].owner, world[owner].isAlive, let tab = selectedTab(of: bar)
    else { return }
    for index in boundTabs(of: owner) { world[owner].variables[index] = .route(tab) }
  }

  /// Returns the tab that a two-way variable selects in a new bar, as an index; nil if there is none.
  func boundTab(of owner: CoordinatorID?, among tabs: [Int]) -> Int? {
    guard tables.bindsTabs, let owner else { return nil }
    return boundTabs(of: owner).lazy.compactMap { index in
      guard case .route(let route) = world[owner].variables[index] else { return nil }
      return tabs.firstIndex(of: route.place)
    }.first
  }

  private func boundTabs(of owner: CoordinatorID) -> [Int] {
    let variables = program.coordinators[world[owner].declaration].variables
    return variables.indices.filter {
      variables[$0].binding?.part == .tab && variables[$0].binding?.isTwoWay == true
    }
  }

  /// Writes the two-way variables of a coordinator that follow the selection of a split view.
  mutating func writeSelection(_ value: NavValue, of coordinator: CoordinatorID) {
    guard world[coordinator].isAlive else { return }
    for (index, variable) in program.coordinators[world[coordinator].declaration].variables.enumerated()
    where variable.binding?.isTwoWay == true && variable.binding?.part == .selection {
      world[coordinator].variables[index] = value
    }
  }

  /// Writes the variable that requests a presentation, if one does.
  mutating func writeBack(_ value: NavValue, to presentation: NavPresentation) {
    guard let coordinator = presentation.coordinator, let variable = presentation.variable,
      world[coordinator].isAlive, world[coordinator].variables.indices.contains(variable)
    else { return }
    world[coordinator].variables[variable] = value
  }

  /// Returns what a coordinator presents with a layer of the given stack and first screen: this screen, or the route of a
  /// branch.
  ///
  /// It is the route of the branch if the flow of the branch has replaced its first screen: the item of a binding is
  /// the flow, whatever the flow shows.
  func item(of stack: StackID, presentedBy coordinator: CoordinatorID?, _ content: ScreenID) -> NavValue {
    guard let flow = flow(in: stack, presentedBy: coordinator),
      let branch = world[flow].branch, !shows(content, branch)
    else { return .screen(content) }
    return .route(branch)
  }

  /// Returns the child that a coordinator presents with a layer; nil if the layer contains screens of the coordinator.
  func flow(in stack: StackID, presentedBy coordinator: CoordinatorID?) -> CoordinatorID? {
    var flow = world[stack].owner
    while let next = flow, let parent = world[next].parent, parent != coordinator { flow = parent }
    return flow.flatMap { world[$0].parent == nil ? nil : $0 }
  }
}
