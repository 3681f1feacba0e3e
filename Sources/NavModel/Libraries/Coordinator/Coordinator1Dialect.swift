/// SwiftUI coordinators as the code of version 1.0.0 behaves, including behaviour that its documentation does not
/// intend.
///
/// Source: horseshoe7/SwiftUI-MVVM-C at commit 1e6bf70, read and simulated. Making a view registers its children. The
/// code infers from disappearing views, and from flags that the program's own changes set, whether the user has left
/// a screen.
enum Coordinator1Dialect: NavLibrary {
  static let explanation =
    "The SwiftUI coordinators of horseshoe7/SwiftUI-MVVM-C, as the code of version 1.0.0 behaves. Dialect coordinator "
    + "models the behaviour that the library's documentation describes."

  static var traits: NavDialect.Traits {
    var traits = CoordinatorDialect.traits
    traits.hasFlags = true
    traits.viewsHoldCoordinators = true
    traits.hearsViews = true
    return traits
  }

  static let switches = [
    NavDialect.Switch.exitLeaksToOuter, .exitParameterIsIgnored, .rerenderRecreatesChild,
  ]
  static let dismissesOwnOnly = CoordinatorDialect.dismissesOwnOnly
  /// `dismissSheet` and `dismissFullScreenCover` print a warning where the coordinator itself presents nothing.
  static let dismissesItself = false

  /// The first screen of the coordinator, though it may have left: then its item stays set, and nothing is shown.
  static func presenter(for coordinator: CoordinatorID?, _ executor: StepExecutor) -> ScreenID? {
    if let from = coordinator.flatMap({ executor.world[$0].branchedFrom }) { return from }
    return CoordinatorDialect.presenter(for: coordinator, executor)
  }

  /// Nothing resets the item of a view that disappears, so a child that is shown again presents the same layer again.
  static let keepsItemsOfGoneViews = true

  /// The values that the library stores in each coordinator, by position in ``NavCoordinator/library``.
  enum Slot: Int {
    /// Whether the library has shortened the path itself; cleared by the next push, and when a view of the coordinator has
    /// disappeared.
    case changedByProgram
    /// Whether the user has dismissed the coordinator, so that it finishes when a view disappears.
    case finishesNext
    /// The routes of sheet and cover that the library recorded as presented, or none.
    case sheet, cover
    /// The style in which the parent shows the coordinator: 0 for a push, 1 for a sheet, 2 for a cover.
    case style
    /// The route of the parent from which the coordinator branched, or none.
    case branch
    /// The route that has replaced the initial route, or none.
    case initial
    /// The routes of its own path if their layer is gone, or none.
    case path
  }

  static func screenValues(branch: NavRoute) -> [NavValue] { [.route(branch)] }

  static func coordinatorValues(branch: NavRoute?) -> [NavValue] {
    [.bool(false), .bool(false), .none, .none, .int(0), branch.map(NavValue.route) ?? .none, .none, .none]
  }

  /// The flags that should be cleared when the app has settled.
  static func raisedFlags(_ values: [NavValue]) -> [String] {
    guard values.count > Slot.finishesNext.rawValue else { return [] }
    return [(Slot.changedByProgram, "changedByProgram"), (.finishesNext, "finishesNext")].compactMap {
      values[$0.0.rawValue] == .bool(true) ? $0.1 : nil
    }
  }

  // MARK: Routes

  /// The route of a screen in the path; for the first screen of a child, a route of the parent.
  static func pathRoute(_ screen: ScreenID, _ executor: StepExecutor) -> NavRoute {
    if case .route(let route)? = executor.world[screen].library.first { return route }
    return executor.world[screen].route
  }

  /// The coordinator that declares the type of a route.
  static func type(_ route: NavRoute, _ executor: StepExecutor) -> Int {
    executor.program.places[route.place].coordinator
  }

  /// The screens that the library's path has: all but the first, which is the initial route.
  static func pushed(on stack: StackID, _ executor: StepExecutor) -> ArraySlice<ScreenID> {
    executor.path(of: stack).dropFirst()
  }

  /// The routes of the path that a coordinator writes; a path of its own outlives the layer in which it was shown.
  static func path(
    of coordinator: CoordinatorID, on stack: StackID, _ executor: StepExecutor
  ) -> [NavRoute] {
    var owner = coordinator
    while executor.world[owner].library[Slot.style.rawValue] == .int(0),
      let parent = executor.world[owner].parent
    {
      owner = parent
    }
    if case .list(let kept) = executor.world[owner].library[Slot.path.rawValue] {
      return kept.compactMap { executor.route(named: $0) }
    }
    return pushed(on: stack, executor).map { pathRoute($0, executor) }
  }

  static func commandRemoved(_ screens: [ScreenID], _ executor: inout StepExecutor) throws(StepExecutor.Abort)
  {
    keepPath(executor.screens(removedWith: screens).reversed(), &executor)
  }

  /// A layer goes: the child in it keeps its path.
  private static func keepPath(_ screens: [ScreenID], _ executor: inout StepExecutor) {
    guard let bottom = screens.first, let child = executor.world[bottom].owner, screens.count > 1,
      executor.world[child].branchedFrom == bottom,
      executor.world[child].library[Slot.style.rawValue] != .int(0)
    else { return }
    set(.path, child, .list(screens.dropFirst().map { .route(pathRoute($0, executor)) }), &executor)
  }

  /// The screens that a coordinator counts as its own by the type of their routes, including its first screen.
  ///
  /// There are none if the path does not contain the route of its branch, as for a child on a sheet or cover.
  static func localStack(
    _ coordinator: CoordinatorID, on stack: StackID, _ executor: StepExecutor
  ) -> [NavRoute] {
    let routes = path(of: coordinator, on: stack, executor)
    if case .route(let from) = executor.world[coordinator].library[Slot.branch.rawValue],
      !routes.contains(from)
    {
      return []
    }
    let own = executor.world[coordinator].declaration
    return [initialRoute(coordinator, on: stack, executor)].compactMap { $0 }
      + routes.filter { type($0, executor) == own }
  }

  static func initialRoute(
    _ coordinator: CoordinatorID, on stack: StackID, _ executor: StepExecutor
  ) -> NavRoute? {
    if let replaced = firstRoute(of: coordinator, executor) { return replaced }
    if let from = executor.world[coordinator].branchedFrom { return executor.world[from].route }
    return executor.path(of: stack).first.map { pathRoute($0, executor) }
  }

  static func firstRoute(of coordinator: CoordinatorID, _ executor: StepExecutor) -> NavRoute? {
    guard case .route(let route) = executor.world[coordinator].library[Slot.initial.rawValue] else {
      return nil
    }
    return route
  }

  static func flag(_ slot: Slot, _ coordinator: CoordinatorID, _ executor: StepExecutor) -> Bool {
    executor.world[coordinator].library[slot.rawValue] == .bool(true)
  }

  static func set(
    _ slot: Slot, _ coordinator: CoordinatorID, _ value: NavValue, _ executor: inout StepExecutor
  ) {
    executor.world[coordinator].library[slot.rawValue] = value
  }

  // MARK: Making

  /// A child that is registered under the same route is shown again, whatever the values.
  static func registeredChild(
    _ place: Int, of parent: CoordinatorID?, _ executor: StepExecutor
  ) -> CoordinatorID? {
    guard let parent else { return nil }
    return executor.world[parent].children.first { executor.world[$0].branch?.place == place }
  }

  // MARK: Commands

  /// The path after a command: the command counts on the local stack and removes from the end of the shared path.
  static func target(
    of command: NavStackCommand, on stack: StackID, by coordinator: CoordinatorID?,
    _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) -> [ScreenID]? {
    guard let coordinator else { return nil }
    let path = executor.path(of: stack)
    switch command {
    case .push(_, let isLink):
      if isLink {
        throw executor.crash(
          "index out of range: the path has more screens than the coordinator has recorded")
      }
      set(.changedByProgram, coordinator, .bool(false), &executor)
      return nil
    case .pop(let count):
      let local = localStack(coordinator, on: stack, executor)
      let taken = min(count, local.count - 1)
      guard taken > 0 else { return path }
      set(.changedByProgram, coordinator, .bool(true), &executor)
      return path.dropLast(taken)
    case .popTo(let value):
      guard let route = executor.route(named: value) else { return path }
      return cut(to: route, path, coordinator, stack, &executor)
    case .popToRoot:
      guard let initial = initialRoute(coordinator, on: stack, executor) else { return path }
      return cut(to: initial, path, coordinator, stack, &executor)
    case .replaceRoot(let screen):
      guard let old = initialRoute(coordinator, on: stack, executor) else { return nil }
      let kept = cut(to: old, path, coordinator, stack, &executor)
      return replace(old, by: screen, in: kept, of: coordinator, &executor)
    }
  }

  /// Replaces the initial route, wherever the coordinator is; an equal route changes nothing.
  private static func replace(
    _ old: NavRoute, by screen: ScreenID, in path: [ScreenID], of coordinator: CoordinatorID,
    _ executor: inout StepExecutor
  ) -> [ScreenID] {
    let new = executor.world[screen].route
    if new == old { return path }
    guard executor.world[coordinator].parent != nil else { return [screen] + path.dropFirst() }
    set(.initial, coordinator, .route(new), &executor)
    let places = path.indices.filter {
      executor.world[path[$0]].owner == coordinator && !executor.world[path[$0]].library.isEmpty
    }
    guard let last = places.last else { return path }
    for place in places.dropLast() { executor.world[path[place]].route = new }
    // The view around it stays, and has the new one inside.
    executor.world[screen].library = executor.world[path[last]].library
    executor.world[path[last]].library = []
    if path[last] == executor.world[coordinator].branchedFrom {
      executor.world[coordinator].branchedFrom = screen
    }
    var target = path
    target[last] = screen
    return target
  }

  /// `popStackTo`: the last equal route of the local stack determines the number of routes to remove from the shared
  /// path.
  static func cut(
    to route: NavRoute, _ path: [ScreenID], _ coordinator: CoordinatorID, _ stack: StackID,
    _ executor: inout StepExecutor
  ) -> [ScreenID] {
    let local = localStack(coordinator, on: stack, executor)
    guard let index = local.lastIndex(of: route) else { return path }
    set(.changedByProgram, coordinator, .bool(true), &executor)
    return path.dropLast(local.count - 1 - index)
  }

  // MARK: Presentations

  static func slot(of style: NavPresentation.Style) -> Slot? {
    switch style {
    case .sheet: .sheet
    case .cover: .cover
    case .alert, .popover: nil
    }
  }

  static func presented(
    _ presentation: NavPresentation, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    guard let coordinator = presentation.coordinator, let slot = slot(of: presentation.style),
      let content = executor.world[presentation.stack].path.first
    else { return }
    set(slot, coordinator, .route(pathRoute(content, executor)), &executor)
    if let child = executor.world[content].owner, child != coordinator {
      set(.style, child, .int(slot == .sheet ? 1 : 2), &executor)
      guard case .list(let kept) = executor.world[child].library[Slot.path.rawValue] else { return }
      set(.path, child, .none, &executor)
      for route in kept {
        guard let page = try executor.makeScreen(route, NavFrame(myself: child)) else { continue }
        executor.world[presentation.stack].path.append(page)
        executor.world[presentation.stack].screens.append(page)
      }
    }
  }

  /// The binding of a presentation has become nil, which its observer always takes for the user's doing.
  static func cleared(
    _ presentation: NavPresentation, byProgram: Bool, _ executor: inout StepExecutor
  ) {
    guard let coordinator = presentation.coordinator, let slot = slot(of: presentation.style) else { return }
    keepPath(executor.world[presentation.stack].path, &executor)
    let shown = executor.world[coordinator].library[slot.rawValue]
    if shown != .none {
      for child in executor.world[coordinator].children {
        let values = executor.world[child].library
        guard values[Slot.style.rawValue] == .int(slot == .sheet ? 1 : 2),
          values[Slot.branch.rawValue] == shown
        else { continue }
        set(slot, coordinator, .none, &executor)
        set(.finishesNext, child, .bool(true), &executor)
      }
    }
    if byProgram { set(slot, coordinator, .none, &executor) }
  }

  static func binding(
    _ slot: Slot, of coordinator: CoordinatorID, _ executor: StepExecutor
  ) -> NavPresentation? {
    executor.world.presentations.first {
      $0.coordinator == coordinator && self.slot(of: $0.style)?.rawValue == slot.rawValue
    }
  }

  // MARK: Ends

  /// Ends a coordinator (`unwindToStart`).
  ///
  /// A coordinator without a parent empties the path and drops its presentations. A child asks its parent, which
  /// removes the first occurrence of the child's route, or does nothing if there is none.
  static func finish(
    _ coordinator: CoordinatorID, _ result: Int?, _ values: [NavValue], _ frame: NavFrame,
    _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    let frame = NavFrame(myself: coordinator)
    let tail = NavProgram.Tail()
    guard let parent = executor.world[coordinator].parent else {
      set(.changedByProgram, coordinator, .bool(true), &executor)
      if let stack = executor.world.stack(of: coordinator, in: executor.program) {
        try executor.change(stack, to: Array(executor.path(of: stack).prefix(1)), frame, tail, "unwind")
      }
      for presentation in executor.world.presentations where presentation.coordinator == coordinator {
        // The item becomes nil, and what the coordinator knows to be presented stays: as where the user swipes.
        cleared(presentation, byProgram: false, &executor)
        try executor.drop(presentation, isReplaced: true)
      }
      return try executor.followPresentations()
    }
    guard case .route(let from) = executor.world[coordinator].library[Slot.branch.rawValue] else { return }
    for slot in [Slot.sheet, .cover] {
      guard let shown = binding(slot, of: parent, executor),
        executor.world[shown.stack].path.first.map({ pathRoute($0, executor) }) == from
      else { continue }
      try executor.drop(shown)
      try executor.followPresentations()
      return try end(coordinator, .program, result, values, &executor)
    }
    if let stack = executor.world.stack(of: parent, in: executor.program) {
      let path = executor.path(of: stack)
      if let first = path.indices.dropFirst().first(where: { pathRoute(path[$0], executor) == from }) {
        set(.changedByProgram, parent, .bool(true), &executor)
        try executor.change(stack, to: Array(path[..<first]), frame, tail, "finish")
        return try end(coordinator, .program, result, values, &executor)
      }
    }
    let name = executor.program.coordinators[executor.world[coordinator].declaration].name
    executor.outputs.append(.warning("\(name) does not finish: its route was not found"))
  }

  /// Ends a coordinator at most once; the parent drops the child first and is notified afterwards.
  static func end(
    _ coordinator: CoordinatorID, _ cause: NavRemovalCause, _ result: Int?, _ values: [NavValue],
    _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    if executor.world[coordinator].isFinished {
      let name = executor.program.coordinators[executor.world[coordinator].declaration].name
      executor.outputs.append(.warning("\(name) finishes a second time"))
      return
    }
    let parent = executor.world[coordinator].parent
    let (result, values) = try executor.result(result, values, of: coordinator, cause)
    executor.outputs.append(
      .finished(
        coordinator: executor.world[coordinator].declaration, cause, result: result, values,
        isRepeated: false, isAfterParent: parent.map { executor.world[$0].isFinished } ?? false))
    executor.world[coordinator].isFinished = true
    executor.detach(coordinator)
    try executor.tellFinished(coordinator, parent, cause, result, values)
    if let parent, executor.dialect[.rerenderRecreatesChild] {
      try renderAgain(coordinator, of: parent, &executor)
    }
  }
}

extension NavDialect.Switch {
  static let exitLeaksToOuter = Self(
    "exitLeaksToOuter", false,
    "The exit of a child's first screen is also passed up as a SwiftUI preference, so the enclosing view of the "
      + "parent calls the exit a second time. If the switch is off, only the child's view calls it. Source: the "
      + "library's view modifier in version 1.0.0. SwiftUI does not specify this behaviour.")
  static let exitParameterIsIgnored = Self(
    "exitParameterIsIgnored", false,
    "The app makes views with coordinatedView(defaultExit:), as the library's comments say. The library then never "
      + "stores the closure, so that no exit fires, and wraps the view twice, so that the view disappears twice. Source: "
      + "the library's code in version 1.0.0.")
  static let rerenderRecreatesChild = Self(
    "rerenderRecreatesChild", false,
    "When the parent removes a child that has finished, SwiftUI evaluates the child's view on the path again, which "
      + "registers a new child. In version 1.0.0, evaluating a view both registers children and reads the registered "
      + "ones. SwiftUI does not specify when it evaluates a view again.")
}
