/// The reactions of the library to views that disappear, and to paths that the user shortens.
extension Coordinator1Dialect {
  static func listens(to kind: NavNotice.Kind, _ screens: [ScreenID], _ executor: StepExecutor) -> Bool {
    kind == .didDisappear || kind == .didDismiss
  }

  /// The user has shortened the path: children pushed from a route of the type that is on top now must finish.
  static func userWrotePath(_ stack: StackID, _ executor: inout StepExecutor) {
    guard let owner = executor.world[stack].owner, !flag(.changedByProgram, owner, executor) else { return }
    let top = executor.path(of: stack).last.map { pathRoute($0, executor) }
    let isInitial = executor.path(of: stack).count <= 1
    for child in executor.world[owner].children {
      guard executor.world[child].library[Slot.style.rawValue] == .int(0),
        case .route(let from) = executor.world[child].library[Slot.branch.rawValue]
      else { continue }
      let shown = isInitial ? executor.world[owner].declaration : top.map { type($0, executor) }
      if shown == type(from, executor) { set(.finishesNext, child, .bool(true), &executor) }
    }
  }

  /// A view has disappeared: that of the first screen of a child together with the parent's around it.
  static func receive(_ notice: NavNotice, _ executor: inout StepExecutor) throws(StepExecutor.Abort) {
    guard let screen = notice.screens.first, let owner = executor.world[screen].owner else { return }
    guard notice.kind == .didDisappear else {
      // The view around a whole sheet goes with it, whatever is on top inside; a cover that goes shows what is below.
      try loseOuterView(of: screen, &executor)
      let below = executor.world.layers.last { $0.phase == .steady }
      if let bottom = below.flatMap({ executor.world[$0.stack].path.first }) {
        executor.world[bottom].hasLostOuterView = false
      }
      return
    }
    let wasCovered = notice.values.first == .bool(false)
    let isOnStack = executor.world.stacks.contains { $0.path.contains(screen) && $0.path.first != screen }
    // A cover hides the whole of a sheet; a push hides what is in front inside the sheet.
    let hidden =
      wasCovered
      ? executor.world.layers.dropFirst().first { executor.world[$0.stack].path.last == screen } : nil
    if let parent = outerOwner(of: screen, executor), !wasCovered || isOnStack || hidden != nil {
      executor.world[screen].hasLostOuterView = !wasCovered || hidden != nil
      // Which of the two hears it first is not documented.
      let isOuterFirst = executor.choices.choose(among: 2) == 1
      for isOuter in [isOuterFirst, !isOuterFirst] {
        try disappear(isOuter ? parent : owner, screen, isOuter: isOuter, &executor)
      }
    } else {
      try disappear(owner, screen, isOuter: false, &executor)
    }
    if let bottom = hidden.flatMap({ executor.world[$0.stack].path.first }) {
      try loseOuterView(of: bottom, &executor)
    }
  }

  /// The view around the content of a sheet disappears, once.
  private static func loseOuterView(
    of bottom: ScreenID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    guard let parent = outerOwner(of: bottom, executor), !executor.world[bottom].hasLostOuterView else {
      return
    }
    executor.world[bottom].hasLostOuterView = true
    try disappear(parent, bottom, isOuter: true, &executor)
  }

  /// The coordinator with the view that encloses the first screen of a child.
  private static func outerOwner(of screen: ScreenID, _ executor: StepExecutor) -> CoordinatorID? {
    guard case .route(let route)? = executor.world[screen].library.first else { return nil }
    let declaration = type(route, executor)
    return executor.world.coordinators.indices.map(CoordinatorID.init).first { candidate in
      executor.world[candidate].declaration == declaration && candidate != executor.world[screen].owner
        && executor.world[candidate].isAlive
    }
  }

  private static func disappear(
    _ coordinator: CoordinatorID, _ screen: ScreenID, isOuter: Bool, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    try disappeared(coordinator, screen, isOuter: isOuter, &executor)
    // A view that is wrapped twice disappears twice.
    if executor.dialect[.exitParameterIsIgnored] {
      try disappeared(coordinator, screen, isOuter: isOuter, &executor)
    }
  }

  private static func disappeared(
    _ coordinator: CoordinatorID, _ screen: ScreenID, isOuter: Bool, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    for slot in [Slot.sheet, .cover]
    where executor.world[coordinator].library[slot.rawValue] != .none
      && binding(slot, of: coordinator, executor) == nil
    {
      set(slot, coordinator, .none, &executor)
      return try exit(screen, isOuter, &executor)
    }
    if flag(.changedByProgram, coordinator, executor) {
      return set(.changedByProgram, coordinator, .bool(false), &executor)
    }
    if flag(.finishesNext, coordinator, executor) {
      set(.finishesNext, coordinator, .bool(false), &executor)
      try exit(screen, isOuter, &executor)
      if executor.world[coordinator].parent != nil { try end(coordinator, .user, nil, [], &executor) }
      return
    }
    guard let stack = executor.world.stack(of: coordinator, in: executor.program) else { return }
    let route = isOuter ? pathRoute(screen, executor) : executor.world[screen].route
    let path = path(of: coordinator, on: stack, executor)
    if path.contains(route) || localStack(coordinator, on: stack, executor).contains(route) { return }
    let isInitial =
      !isOuter && !executor.world[screen].library.isEmpty
      || route == initialRoute(coordinator, on: stack, executor)
    if !isInitial || executor.world[coordinator].parent != nil {
      try exit(screen, isOuter, &executor)
    }
  }

  /// Calls the default exit of a view; the closure runs whatever has become of its coordinator.
  private static func exit(
    _ screen: ScreenID, _ isOuter: Bool, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    if executor.dialect[.exitParameterIsIgnored] || isOuter && !executor.dialect[.exitLeaksToOuter] {
      return
    }
    let owner = executor.world[screen].owner
    CoordinatorDialect.recordExit(of: screen, &executor)
    let values = [NavValue.screen(screen)]
    let frame = NavFrame(myself: owner, this: screen)
    var owners: [NavProgram.Owner] = [.place(executor.world[screen].route.place)]
    if let owner { owners.append(.coordinator(executor.world[owner].declaration)) }
    for place in owners {
      for handler in executor.tables.handlers(of: .notice(.exit), at: place) {
        try executor.runHandler(handler, values, frame)
      }
    }
  }

  // MARK: Views that are made again

  /// Evaluates the views of paths again that show a child after its parent has removed it, with all views made with
  /// it.
  ///
  /// For SwiftUI these are the same views, so nothing appears or disappears. New screens replace the old ones, so
  /// that each screen keeps its owner.
  static func renderAgain(
    _ removed: CoordinatorID, of parent: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    for stack in executor.world.stacksUntracked.indices.map(StackID.init) {
      var successors: [CoordinatorID: CoordinatorID] = [:]
      for screen in executor.world[stack].path.dropFirst() {
        guard let owner = executor.world[screen].owner else { continue }
        var maker = successors[owner]
        var route = executor.world[screen].route
        if case .route(let branch)? = executor.world[screen].library.first {
          maker = owner == removed ? parent : executor.world[owner].parent.flatMap { successors[$0] }
          route = branch
        }
        guard let maker, let new = try executor.makeScreen(.route(route), NavFrame(myself: maker)) else {
          continue
        }
        successors[owner] = executor.world[new].owner
        replace(screen, by: new, on: stack, &executor)
      }
    }
    try executor.runStarts()
    try executor.followPresentations()
  }

  private static func replace(
    _ old: ScreenID, by new: ScreenID, on stack: StackID, _ executor: inout StepExecutor
  ) {
    let renamed = { (screen: ScreenID) in screen == old ? new : screen }
    executor.world[new].wasShown = true
    executor.world[stack].path = executor.world[stack].path.map(renamed)
    executor.world[stack].screens = executor.world[stack].screens.map(renamed)
    if let from = executor.world[stack].transition?.from {
      executor.world[stack].transition?.from = renamed(from)
      let leaving = executor.world[stack].leaving.map(renamed)
      executor.world[stack].transition?.removed = leaving
    }
    for index in executor.world[stack].mail.indices {
      executor.world[stack].mail[index].screens = executor.world[stack].mail[index].screens.map(renamed)
    }
  }
}
