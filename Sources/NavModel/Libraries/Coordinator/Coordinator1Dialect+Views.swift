/// The reactions of the library to views that disappear, and to paths that the user shortens.
extension Coordinator1Dialect {
  static func listens(to kind: NavNotice.Kind, _ screens: [ScreenID], _ execution: Execution) -> Bool {
    kind == .didDisappear || kind == .didDismiss
  }

  /// The user has shortened the path: children pushed from a route of the type that is on top now must finish.
  static func userWrotePath(_ stack: StackID, _ execution: inout Execution) {
    guard let owner = execution.world[stack].owner, !flag(.changedByProgram, owner, execution) else { return }
    let top = execution.path(of: stack).last.map { pathRoute($0, execution) }
    let isInitial = execution.path(of: stack).count <= 1
    for child in execution.world[owner].children {
      guard execution.world[child].library[Slot.style.rawValue] == .int(0),
        case .route(let from) = execution.world[child].library[Slot.branch.rawValue]
      else { continue }
      let shown = isInitial ? execution.world[owner].declaration : top.map { type($0, execution) }
      if shown == type(from, execution) { set(.finishesNext, child, .bool(true), &execution) }
    }
  }

  /// A view has disappeared: that of the first screen of a child together with the parent's around it.
  static func receive(_ notice: NavNotice, _ execution: inout Execution) throws(Execution.Halt) {
    guard let screen = notice.screens.first, let owner = execution.world[screen].owner else { return }
    guard notice.kind == .didDisappear else {
      // The view around a whole sheet goes with it, whatever is on top inside; a cover that goes shows what is below.
      try loseOuterView(of: screen, &execution)
      let below = execution.world.layers.last { $0.phase == .steady }
      if let bottom = below.flatMap({ execution.world[$0.stack].path.first }) {
        execution.world[bottom].hasLostOuterView = false
      }
      return
    }
    let wasCovered = notice.values.first == .bool(false)
    let isOnStack = execution.world.stacks.contains { $0.path.contains(screen) && $0.path.first != screen }
    // A cover hides the whole of a sheet; a push hides what is in front inside the sheet.
    let hidden =
      wasCovered
      ? execution.world.layers.dropFirst().first { execution.world[$0.stack].path.last == screen } : nil
    if let parent = outerOwner(of: screen, execution), !wasCovered || isOnStack || hidden != nil {
      execution.world[screen].hasLostOuterView = !wasCovered || hidden != nil
      // Which of the two hears it first is not documented.
      let isOuterFirst = execution.choices.choose(among: 2) == 1
      for isOuter in [isOuterFirst, !isOuterFirst] {
        try disappear(isOuter ? parent : owner, screen, isOuter: isOuter, &execution)
      }
    } else {
      try disappear(owner, screen, isOuter: false, &execution)
    }
    if let bottom = hidden.flatMap({ execution.world[$0.stack].path.first }) {
      try loseOuterView(of: bottom, &execution)
    }
  }

  /// The view around the content of a sheet disappears, once.
  private static func loseOuterView(
    of bottom: ScreenID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    guard let parent = outerOwner(of: bottom, execution), !execution.world[bottom].hasLostOuterView else {
      return
    }
    execution.world[bottom].hasLostOuterView = true
    try disappear(parent, bottom, isOuter: true, &execution)
  }

  /// The coordinator with the view that encloses the first screen of a child.
  private static func outerOwner(of screen: ScreenID, _ execution: Execution) -> CoordinatorID? {
    guard case .route(let route)? = execution.world[screen].library.first else { return nil }
    let declaration = type(route, execution)
    return execution.world.coordinators.indices.map(CoordinatorID.init).first { candidate in
      execution.world[candidate].declaration == declaration && candidate != execution.world[screen].owner
        && execution.world[candidate].isAlive
    }
  }

  private static func disappear(
    _ coordinator: CoordinatorID, _ screen: ScreenID, isOuter: Bool, _ execution: inout Execution
  ) throws(Execution.Halt) {
    try disappeared(coordinator, screen, isOuter: isOuter, &execution)
    // A view that is wrapped twice disappears twice.
    if execution.dialect[.exitParameterIsIgnored] {
      try disappeared(coordinator, screen, isOuter: isOuter, &execution)
    }
  }

  private static func disappeared(
    _ coordinator: CoordinatorID, _ screen: ScreenID, isOuter: Bool, _ execution: inout Execution
  ) throws(Execution.Halt) {
    for slot in [Slot.sheet, .cover]
    where execution.world[coordinator].library[slot.rawValue] != .none
      && binding(slot, of: coordinator, execution) == nil
    {
      set(slot, coordinator, .none, &execution)
      return try exit(screen, isOuter, &execution)
    }
    if flag(.changedByProgram, coordinator, execution) {
      return set(.changedByProgram, coordinator, .bool(false), &execution)
    }
    if flag(.finishesNext, coordinator, execution) {
      set(.finishesNext, coordinator, .bool(false), &execution)
      try exit(screen, isOuter, &execution)
      if execution.world[coordinator].parent != nil { try end(coordinator, .user, nil, [], &execution) }
      return
    }
    guard let stack = execution.world.stack(of: coordinator) else { return }
    let route = isOuter ? pathRoute(screen, execution) : execution.world[screen].route
    let path = path(of: coordinator, on: stack, execution)
    if path.contains(route) || localStack(coordinator, on: stack, execution).contains(route) { return }
    let isInitial =
      !isOuter && !execution.world[screen].library.isEmpty
      || route == initialRoute(coordinator, on: stack, execution)
    if !isInitial || execution.world[coordinator].parent != nil {
      try exit(screen, isOuter, &execution)
    }
  }

  /// Calls the default exit of a view; the closure runs whatever has become of its coordinator.
  private static func exit(
    _ screen: ScreenID, _ isOuter: Bool, _ execution: inout Execution
  ) throws(Execution.Halt) {
    if execution.dialect[.exitParameterIsIgnored] || isOuter && !execution.dialect[.exitLeaksToOuter] {
      return
    }
    let owner = execution.world[screen].owner
    CoordinatorDialect.recordExit(of: screen, &execution)
    let values = [NavValue.screen(screen)]
    let frame = NavFrame(myself: owner, this: screen)
    var owners: [NavProgram.Owner] = [.place(execution.world[screen].route.place)]
    if let owner { owners.append(.coordinator(execution.world[owner].declaration)) }
    for place in owners {
      for handler in execution.tables.handlers(of: .notice(.exit), at: place) {
        try execution.runHandler(handler, values, frame)
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
    _ removed: CoordinatorID, of parent: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    for stack in execution.world.allStacks.indices.map(StackID.init) {
      var successors: [CoordinatorID: CoordinatorID] = [:]
      for screen in execution.world[stack].path.dropFirst() {
        guard let owner = execution.world[screen].owner else { continue }
        var maker = successors[owner]
        var route = execution.world[screen].route
        if case .route(let branch)? = execution.world[screen].library.first {
          maker = owner == removed ? parent : execution.world[owner].parent.flatMap { successors[$0] }
          route = branch
        }
        guard let maker, let new = try execution.makeScreen(.route(route), NavFrame(myself: maker)) else {
          continue
        }
        successors[owner] = execution.world[new].owner
        replace(screen, by: new, on: stack, &execution)
      }
    }
    try execution.runStarts()
    try execution.followPresentations()
  }

  private static func replace(
    _ old: ScreenID, by new: ScreenID, on stack: StackID, _ execution: inout Execution
  ) {
    let renamed = { (screen: ScreenID) in screen == old ? new : screen }
    execution.world[new].wasShown = true
    execution.world[stack].path = execution.world[stack].path.map(renamed)
    execution.world[stack].screens = execution.world[stack].screens.map(renamed)
    if let from = execution.world[stack].transition?.from {
      execution.world[stack].transition?.from = renamed(from)
      let leaving = execution.world[stack].leaving.map(renamed)
      execution.world[stack].transition?.removed = leaving
    }
    for index in execution.world[stack].mail.indices {
      execution.world[stack].mail[index].screens = execution.world[stack].mail[index].screens.map(renamed)
    }
  }
}
