/// SwiftUI coordinators as their author intends.
///
/// Source: the README and the functional specification of horseshoe7/SwiftUI-MVVM-C; where these leave a gap, all
/// screens that the user removed get their default exit, top down, and flows finish leaf first.
enum CoordinatorDialect: NavLibrary {
  static let explanation =
    "SwiftUI coordinators as the library's documentation describes them (horseshoe7/SwiftUI-MVVM-C): children on "
    + "their parent's stack, default exits for screens that the user leaves, sheets and full-screen covers."

  static var traits: NavDialect.Traits {
    var traits = NavDialect.Traits()
    traits.hasExits = true
    traits.needsBindings = true
    traits.refusesPopAtRoot = false
    return traits
  }

  static let switches = [NavDialect.Switch.exitsTopOnly]

  /// The library's `dismissSheet` and `dismissCover` clear an item of the coordinator itself (functional specification,
  /// numbers 5 to 7); a presented child may dismiss itself.
  static let dismissesOwnOnly = true

  static func owesExit(isTopmost: Bool, _ dialect: NavDialect) -> Bool {
    isTopmost || !dialect[.exitsTopOnly]
  }

  /// Whether the library handles a notice: it handles removals of screens by the user.
  static func listens(to kind: NavNotice.Kind, _ screens: [ScreenID], _ execution: Execution) -> Bool {
    kind == .removed && screens.contains { execution.world[$0].cause == .user }
  }

  /// Handles screens that the user has removed: their exits fire top down, then flows with a removed branch screen
  /// finish.
  static func receive(_ notice: NavNotice, _ execution: inout Execution) throws(Execution.Halt) {
    guard notice.kind == .removed else { return }
    for screen in notice.screens where execution.world[screen].cause == .user {
      try exit(screen, &execution)
      for child in execution.world.coordinators(branchedFrom: screen).reversed()
      where execution.world[child].isAlive {
        try end(child, .user, nil, [], &execution)
      }
    }
  }

  /// Fires the default exit of a screen, if it is due.
  private static func exit(_ screen: ScreenID, _ execution: inout Execution) throws(Execution.Halt) {
    guard execution.world.owedExits.contains(screen) else { return }
    let owner = execution.world[screen].owner
    recordExit(of: screen, &execution)
    let frame = NavFrame(myself: owner, this: screen)
    let values = [NavValue.screen(screen)]
    try execution.runNotice(.exit, values, at: .place(execution.world[screen].route.place), frame)
    if let owner {
      try execution.runNotice(.exit, values, at: .coordinator(execution.world[owner].declaration), frame)
    }
    try execution.runNotice(.exit, values, at: .system, NavFrame(this: screen))
  }

  /// Records that the exit of a screen has fired, and is no longer due.
  static func recordExit(of screen: ScreenID, _ execution: inout Execution) {
    execution.world.owedExits.removeAll { $0 == screen }
    let owner = execution.world[screen].owner
    execution.outputs.append(
      .exit(
        execution.world[screen].route, coordinator: owner.map { execution.world[$0].declaration },
        execution.world[screen].cause, isRepeated: execution.world[screen].hasExited,
        isAfterFinish: owner.map { execution.world[$0].isFinished } ?? false))
    execution.world[screen].hasExited = true
  }

  /// A command has removed screens: flows that branched there finish, leaf first, without any exit.
  static func commandRemoved(_ screens: [ScreenID], _ execution: inout Execution) throws(Execution.Halt) {
    for screen in screens where execution.world[screen].cause == .program {
      for child in execution.world.coordinators(branchedFrom: screen).reversed()
      where execution.world[child].isAlive && !execution.world[child].isFinished {
        try end(child, .program, nil, [], &execution)
      }
    }
  }

  /// `finish` removes the branch and everything above it, then ends the flow; on the root it goes back to the start.
  static func finish(
    _ coordinator: CoordinatorID, _ result: Int?, _ values: [NavValue], _ frame: NavFrame,
    _ execution: inout Execution
  ) throws(Execution.Halt) {
    if execution.world[coordinator].isFinished {
      execution.outputs.append(.warning("\(name(of: coordinator, execution)) finishes a second time"))
      return
    }
    let frame = NavFrame(myself: coordinator)
    let tail = NavProgram.Tail()
    guard execution.world[coordinator].parent != nil, let from = execution.world[coordinator].branchedFrom
    else {
      for presentation in execution.world.presentations where presentation.coordinator == coordinator {
        try execution.drop(presentation)
      }
      if let stack = execution.world.stack(of: coordinator) {
        try execution.change(stack, to: Array(execution.path(of: stack).prefix(1)), frame, tail, "finish")
      }
      try execution.followPresentations()
      return
    }
    // Marked first, so that taking its screens away does not end it a second time; the cause is that of the branch.
    let cause = execution.world[from].cause ?? .program
    try flushExits(of: coordinator, &execution)
    try endDescendants(of: coordinator, cause, &execution)
    execution.world[coordinator].isFinished = true
    if let layer = execution.world.presentations.first(where: { execution.world[$0.stack].path.first == from }
    ) {
      try execution.drop(layer)
      try execution.followPresentations()
    } else if let index = execution.world.allStacks.firstIndex(where: { $0.path.contains(from) }),
      let position = execution.world.allStacks[index].path.firstIndex(of: from), position > 0
    {
      let target = Array(execution.world.allStacks[index].path[..<position])
      try execution.change(StackID(index), to: target, frame, tail, "finish")
    }
    execution.world[coordinator].isFinished = false
    try end(coordinator, cause, result, values, &execution)
  }

  /// A flow ends: exits of its screens that are still owed, then its descendants, then itself, at most once.
  private static func end(
    _ coordinator: CoordinatorID, _ cause: NavCause, _ result: Int?, _ values: [NavValue],
    _ execution: inout Execution
  ) throws(Execution.Halt) {
    guard !execution.world[coordinator].isFinished else { return }
    try flushExits(of: coordinator, &execution)
    try endDescendants(of: coordinator, cause, &execution)
    guard !execution.world[coordinator].isFinished else { return }
    for presentation in execution.world.presentations where presentation.coordinator == coordinator {
      try execution.drop(presentation)
    }
    let parent = execution.world[coordinator].parent
    let (result, values) = try execution.result(result, values, of: coordinator, cause)
    execution.outputs.append(
      .finished(
        coordinator: execution.world[coordinator].declaration, cause, result: result, values,
        isRepeated: false,
        isAfterParent: parent.map { execution.world[$0].isFinished } ?? false))
    execution.world[coordinator].isFinished = true
    execution.detach(coordinator)
    try removeScreens(of: coordinator, &execution)
    try execution.tellFinished(coordinator, parent, cause, result, values)
    try execution.followPresentations()
  }

  /// Removes the first screen of the flow and all screens above it from each stack, except a screen at the bottom.
  private static func removeScreens(
    of coordinator: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    for index in execution.world.allStacks.indices {
      let path = execution.world.allStacks[index].path
      guard
        let first = path.firstIndex(where: { execution.world.owner(of: $0, if: coordinator) == coordinator }),
        first > 0
      else {
        continue
      }
      try execution.change(
        StackID(index), to: Array(path[..<first]), NavFrame(myself: coordinator), NavProgram.Tail(), "finish")
    }
  }

  private static func endDescendants(
    of coordinator: CoordinatorID, _ cause: NavCause, _ execution: inout Execution
  ) throws(Execution.Halt) {
    for child in execution.world[coordinator].children.reversed() {
      let own = execution.world[child].branchedFrom.flatMap { execution.world[$0].cause }
      try end(child, own ?? cause, nil, [], &execution)
    }
  }

  /// Fires the exits that the user caused before the end of the flow, even if their notice still waits.
  private static func flushExits(
    of coordinator: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    for screen in execution.world.owedExits {
      guard let owner = execution.world[screen].owner,
        execution.world.isDescendant(owner, of: coordinator)
      else { continue }
      try exit(screen, &execution)
    }
  }

  /// The positions of a coordinator's own routes in a path, with its first screen first.
  ///
  /// The first screen of a child is also a route of the parent: the route from which the child branched (README).
  private static func routes(
    of coordinator: CoordinatorID?, in path: [ScreenID], _ execution: Execution
  ) -> [Int] {
    path.indices.filter { isRoute(path[$0], of: coordinator, execution) }
  }

  private static func isRoute(
    _ screen: ScreenID, of coordinator: CoordinatorID?, _ execution: Execution
  ) -> Bool {
    if execution.world[screen].owner == coordinator { return true }
    return execution.world.coordinators(branchedFrom: screen).contains {
      $0 == coordinator || execution.world[$0].parent == coordinator
    }
  }

  /// A pop removes routes of the coordinator itself, except the first, and all screens above them.
  static func length(
    afterPopping count: Int, _ stack: StackID, for coordinator: CoordinatorID?, _ execution: Execution
  ) -> Int {
    let path = execution.path(of: stack)
    let own = routes(of: coordinator, in: path, execution)
    let taken = min(count, own.count - 1)
    return taken > 0 ? own[own.count - taken] : path.count
  }

  /// The root goes back to the bottom; a child goes back to its first screen.
  static func floor(of stack: StackID, for coordinator: CoordinatorID?, _ execution: Execution) -> Int {
    (routes(of: coordinator, in: execution.path(of: stack), execution).first ?? 0) + 1
  }

  /// The effect of a command on the coordinator's own routes; screens that a parent has pushed above them stay.
  ///
  /// Source: functional specification, items 3, 14 and 15, on the local stack.
  static func target(
    of command: NavStackCommand, on stack: StackID, by coordinator: CoordinatorID?,
    _ execution: inout Execution
  ) throws(Execution.Halt) -> [ScreenID]? {
    let path = execution.path(of: stack)
    let own = routes(of: coordinator, in: path, execution)
    guard let coordinator, let first = own.first else { return nil }
    let cut = { (index: Int) in own.first { $0 > index }.map { Array(path[..<$0]) } ?? path }
    switch command {
    case .push, .pop: return nil
    case .popToRoot: return cut(first)
    case .popTo(let value):
      let frame = NavFrame(myself: coordinator)
      guard let index = execution.position(of: value, on: stack, frame), own.contains(index) else {
        return nil
      }
      return cut(index)
    case .replaceRoot(let screen):
      guard isRoute(screen, of: coordinator, execution) else { return nil }
      var target = cut(first)
      target[first] = screen
      // The coordinator lives on with its new first screen, at the place that it branched from.
      if execution.world[coordinator].branchedFrom != nil {
        execution.world[coordinator].branchedFrom = screen
      }
      return target
    }
  }

  /// A sheet hangs on the coordinator's first screen, which stays while the coordinator lives.
  static func presenter(for coordinator: CoordinatorID?, _ execution: Execution) -> ScreenID? {
    guard let coordinator, let stack = execution.world.stack(of: coordinator) else { return nil }
    let path = execution.path(of: stack)
    return path.first { execution.world[$0].owner == coordinator } ?? path.first
  }

  private static func name(of coordinator: CoordinatorID, _ execution: Execution) -> String {
    execution.program.coordinators[execution.world[coordinator].declaration].name
  }
}

extension NavDialect.Switch {
  static let exitsTopOnly = Self(
    "exitsTopOnly", false,
    "If the user removes several screens at once, only the top screen fires its default exit. If the switch is off, "
      + "each removed screen fires its exit. Item 31 of the library's functional specification mentions only the "
      + "presented view, but its text about children implies all removed screens."
  )
}
