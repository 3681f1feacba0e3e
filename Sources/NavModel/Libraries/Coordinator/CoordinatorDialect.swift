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
  static func listens(to kind: NavNotice.Kind, _ screens: [ScreenID], _ executor: StepExecutor) -> Bool {
    kind == .removed && executor.world.withNested(screens).contains { executor.world[$0].cause == .user }
  }

  /// Handles screens that the user has removed: their exits fire top down, then flows with a removed branch screen
  /// finish.
  static func receive(_ notice: NavNotice, _ executor: inout StepExecutor) throws(StepExecutor.Abort) {
    guard notice.kind == .removed else { return }
    for screen in executor.screens(removedWith: notice.screens) where executor.world[screen].cause == .user {
      try exit(screen, &executor)
      for child in executor.world.coordinators(branchedFrom: screen).reversed()
      where executor.world[child].isAlive {
        try end(child, .user, nil, [], &executor)
      }
    }
  }

  /// Fires the default exit of a screen, if it is due.
  private static func exit(_ screen: ScreenID, _ executor: inout StepExecutor) throws(StepExecutor.Abort) {
    guard executor.world.pendingExits.contains(screen) else { return }
    let owner = executor.world[screen].owner
    recordExit(of: screen, &executor)
    let frame = NavFrame(myself: owner, this: screen)
    let values = [NavValue.screen(screen)]
    try executor.runNotice(.exit, values, at: .place(executor.world[screen].route.place), frame)
    if let owner {
      try executor.runNotice(.exit, values, at: .coordinator(executor.world[owner].declaration), frame)
    }
    try executor.runNotice(.exit, values, at: .system, NavFrame(this: screen))
  }

  /// Records that the exit of a screen has fired, and is no longer due.
  static func recordExit(of screen: ScreenID, _ executor: inout StepExecutor) {
    executor.world.pendingExits.removeAll { $0 == screen }
    let owner = executor.world[screen].owner
    executor.outputs.append(
      .exit(
        executor.world[screen].route, coordinator: owner.map { executor.world[$0].declaration },
        executor.world[screen].cause, isRepeated: executor.world[screen].hasExited,
        isAfterFinish: owner.map { executor.world[$0].isFinished } ?? false))
    executor.world[screen].hasExited = true
  }

  /// A command has removed screens: flows that branched there finish, leaf first, without any exit.
  static func commandRemoved(_ screens: [ScreenID], _ executor: inout StepExecutor) throws(StepExecutor.Abort)
  {
    for screen in executor.screens(removedWith: screens) where executor.world[screen].cause == .program {
      for child in executor.world.coordinators(branchedFrom: screen).reversed()
      where executor.world[child].isAlive && !executor.world[child].isFinished {
        try end(child, .program, nil, [], &executor)
      }
    }
  }

  /// `finish` removes the branch and everything above it, then ends the flow; on the root it goes back to the start.
  static func finish(
    _ coordinator: CoordinatorID, _ result: Int?, _ values: [NavValue], _ frame: NavFrame,
    _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    if executor.world[coordinator].isFinished {
      executor.outputs.append(.warning("\(name(of: coordinator, executor)) finishes a second time"))
      return
    }
    let frame = NavFrame(myself: coordinator)
    let tail = NavProgram.Tail()
    guard executor.world[coordinator].parent != nil, let from = executor.world[coordinator].branchedFrom
    else {
      for presentation in executor.world.presentations where presentation.coordinator == coordinator {
        try executor.drop(presentation)
      }
      if let stack = executor.world.stack(of: coordinator, in: executor.program) {
        try executor.change(stack, to: Array(executor.path(of: stack).prefix(1)), frame, tail, "finish")
      }
      try executor.followPresentations()
      return
    }
    // Marked first, so that taking its screens away does not end it a second time; the cause is that of the branch.
    let cause = executor.world[from].cause ?? .program
    try flushExits(of: coordinator, &executor)
    try endDescendants(of: coordinator, cause, &executor)
    executor.world[coordinator].isFinished = true
    if let layer = executor.world.presentations.first(where: { executor.world[$0.stack].path.first == from }
    ) {
      try executor.drop(layer)
      try executor.followPresentations()
    } else if let index = executor.world.stacksUntracked.firstIndex(where: { $0.path.contains(from) }),
      let position = executor.world.stacksUntracked[index].path.firstIndex(of: from), position > 0
    {
      let target = Array(executor.world.stacksUntracked[index].path[..<position])
      try executor.change(StackID(index), to: target, frame, tail, "finish")
    }
    executor.world[coordinator].isFinished = false
    try end(coordinator, cause, result, values, &executor)
  }

  /// A flow ends: exits of its screens that are still owed, then its descendants, then itself, at most once.
  private static func end(
    _ coordinator: CoordinatorID, _ cause: NavRemovalCause, _ result: Int?, _ values: [NavValue],
    _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    guard !executor.world[coordinator].isFinished else { return }
    try flushExits(of: coordinator, &executor)
    try endDescendants(of: coordinator, cause, &executor)
    guard !executor.world[coordinator].isFinished else { return }
    for presentation in executor.world.presentations where presentation.coordinator == coordinator {
      try executor.drop(presentation)
    }
    let parent = executor.world[coordinator].parent
    let (result, values) = try executor.result(result, values, of: coordinator, cause)
    executor.outputs.append(
      .finished(
        coordinator: executor.world[coordinator].declaration, cause, result: result, values,
        isRepeated: false,
        isAfterParent: parent.map { executor.world[$0].isFinished } ?? false))
    executor.world[coordinator].isFinished = true
    executor.detach(coordinator)
    try removeScreens(of: coordinator, &executor)
    try executor.tellFinished(coordinator, parent, cause, result, values)
    try executor.followPresentations()
  }

  /// Removes the first screen of the flow and all screens above it from each stack, except a screen at the bottom.
  private static func removeScreens(
    of coordinator: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    for index in executor.world.stacksUntracked.indices {
      let path = executor.world.stacksUntracked[index].path
      guard
        let first = path.firstIndex(where: { executor.world.owner(of: $0, if: coordinator) == coordinator }),
        first > 0
      else {
        continue
      }
      try executor.change(
        StackID(index), to: Array(path[..<first]), NavFrame(myself: coordinator), NavProgram.Tail(), "finish")
    }
  }

  private static func endDescendants(
    of coordinator: CoordinatorID, _ cause: NavRemovalCause, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    for child in executor.world[coordinator].children.reversed() {
      let own = executor.world[child].branchedFrom.flatMap { executor.world[$0].cause }
      try end(child, own ?? cause, nil, [], &executor)
    }
  }

  /// Fires the exits that the user caused before the end of the flow, even if their notice still waits.
  private static func flushExits(
    of coordinator: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    for screen in executor.world.pendingExits {
      guard let owner = executor.world[screen].owner,
        executor.world.isDescendant(owner, of: coordinator)
      else { continue }
      try exit(screen, &executor)
    }
  }

  /// The positions of a coordinator's own routes in a path, with its first screen first.
  ///
  /// The first screen of a child is also a route of the parent: the route from which the child branched (README).
  private static func routes(
    of coordinator: CoordinatorID?, in path: [ScreenID], _ executor: StepExecutor
  ) -> [Int] {
    path.indices.filter { isRoute(path[$0], of: coordinator, executor) }
  }

  private static func isRoute(
    _ screen: ScreenID, of coordinator: CoordinatorID?, _ executor: StepExecutor
  ) -> Bool {
    if executor.world[screen].owner == coordinator { return true }
    return executor.world.coordinators(branchedFrom: screen).contains {
      $0 == coordinator || executor.world[$0].parent == coordinator
    }
  }

  /// A pop removes routes of the coordinator itself, except the first, and all screens above them.
  static func length(
    afterPopping count: Int, _ stack: StackID, for coordinator: CoordinatorID?, _ executor: StepExecutor
  ) -> Int {
    let path = executor.path(of: stack)
    let own = routes(of: coordinator, in: path, executor)
    let taken = min(count, own.count - 1)
    return taken > 0 ? own[own.count - taken] : path.count
  }

  /// The root goes back to the bottom; a child goes back to its first screen.
  static func floor(of stack: StackID, for coordinator: CoordinatorID?, _ executor: StepExecutor) -> Int {
    (routes(of: coordinator, in: executor.path(of: stack), executor).first ?? 0) + 1
  }

  /// The effect of a command on the coordinator's own routes; screens that a parent has pushed above them stay.
  ///
  /// Source: functional specification, items 3, 14 and 15, on the local stack.
  static func target(
    of command: NavStackCommand, on stack: StackID, by coordinator: CoordinatorID?,
    _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) -> [ScreenID]? {
    let path = executor.path(of: stack)
    let own = routes(of: coordinator, in: path, executor)
    guard let coordinator, let first = own.first else { return nil }
    let cut = { (index: Int) in own.first { $0 > index }.map { Array(path[..<$0]) } ?? path }
    switch command {
    case .push, .pop: return nil
    case .popToRoot: return cut(first)
    case .popTo(let value):
      let frame = NavFrame(myself: coordinator)
      guard let index = executor.position(of: value, on: stack, frame), own.contains(index) else {
        return nil
      }
      return cut(index)
    case .replaceRoot(let screen):
      guard isRoute(screen, of: coordinator, executor) else { return nil }
      var target = cut(first)
      target[first] = screen
      // The coordinator lives on with its new first screen, at the place that it branched from.
      if executor.world[coordinator].branchedFrom != nil {
        executor.world[coordinator].branchedFrom = screen
      }
      return target
    }
  }

  /// A sheet hangs on the coordinator's first screen, which stays while the coordinator lives.
  static func presenter(for coordinator: CoordinatorID?, _ executor: StepExecutor) -> ScreenID? {
    guard let coordinator, let stack = executor.world.stack(of: coordinator, in: executor.program) else {
      return nil
    }
    let path = executor.path(of: stack)
    return path.first { executor.world[$0].owner == coordinator } ?? path.first
  }

  private static func name(of coordinator: CoordinatorID, _ executor: StepExecutor) -> String {
    executor.program.coordinators[executor.world[coordinator].declaration].name
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
