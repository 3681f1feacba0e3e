extension PartCut.Inside {
  /// Moves the marks on the part's screens into the part.
  ///
  /// Marks whose order matters move only if all of them are on screens of the part.
  mutating func takeMarks(of world: NavWorld, from rest: inout NavWorld) {
    if world.taps.isEmpty, world.shownRoutes.isEmpty, world.pendingExits.isEmpty, world.refusals.isEmpty {
      return
    }
    func number(_ screen: ScreenID) -> ScreenID {
      ScreenID(screens.firstIndex(of: screen.index) ?? 0)
    }
    func number(_ mark: NavTapRecord) -> NavTapRecord {
      NavTapRecord(screen: number(mark.screen), control: mark.control)
    }
    let taps = world.taps.filter { holds($0.screen) }
    self.world.taps = taps.map(number).sorted { $0.precedes($1) }
    rest.taps.removeAll(where: taps.contains)
    let shownRoutes = world.shownRoutes.filter { holds($0.tap.screen) && !$0.route.refersToInstances }
    self.world.shownRoutes = shownRoutes.map { NavShownRoute(tap: number($0.tap), route: $0.route) }
      .sorted { $0.precedes($1) }
    rest.shownRoutes.removeAll(where: shownRoutes.contains)
    if !world.pendingExits.isEmpty, world.pendingExits.allSatisfy(holds) {
      self.world.pendingExits = world.pendingExits.map(number)
      rest.pendingExits = []
    }
    if !world.refusals.isEmpty,
      world.refusals.allSatisfy({ ($0.screen.map(holds) ?? false) && !$0.route.refersToInstances })
    {
      self.world.refusals = world.refusals.map { NavRefusal(route: $0.route, screen: $0.screen.map(number)) }
      rest.refusals = []
    }
  }
}

extension PartCut.Inside {
  /// Whether the part violates no structural property, whatever the first part holds.
  func isSound(by test: (NavWorld) -> Bool) -> Bool {
    guard world.hasNothingInFlight else { return true }
    return world.isSoundPart && test(world)
  }
}

extension NavWorld {
  /// Whether each path agrees with its stack, each living coordinator has a screen and began at a screen on the stack,
  /// and each screen on the stack has a living owner.
  fileprivate var isSoundPart: Bool {
    let shown = stacksUntracked[0].screens
    var isHoused = Array(repeating: false, count: coordinatorsUntracked.count)
    for screen in shown {
      guard let owner = screensUntracked[screen.index].owner, coordinatorsUntracked[owner.index].isAlive,
        !coordinatorsUntracked[owner.index].isFinished
      else { return false }
      house(owner, in: &isHoused)
    }
    let areFit = zip(coordinatorsUntracked, isHoused).allSatisfy { coordinator, isHoused in
      let isAtBranch = coordinator.branchedFrom.map(shown.contains)
      if !coordinator.isAlive { return !coordinator.isFinished || isAtBranch != true }
      return !coordinator.isFinished && isHoused && isAtBranch != false
    }
    return areFit && stacksUntracked.allSatisfy { $0.path == $0.screens }
  }
}

extension NavCoordinator {
  /// The placeholder for the coordinator of a part that does not contain it.
  static let absent = NavCoordinator(declaration: -1, arguments: [], parent: nil, branch: nil)
}

extension NavPart.Digest {
  init(of inside: PartCut.Inside) {
    let world = inside.world
    let own = world.stacksUntracked[0]
    layer = inside.layer
    hasOwner = inside.hasOwner
    hasMail = !own.mail.isEmpty
    hasInnerMail = world.stacksUntracked.dropFirst().contains { !$0.mail.isEmpty }
    hasQueued = !own.queued.isEmpty
    phase = own.transition?.phase
    isEmpty = own.screens.isEmpty
    isHousing = world.houses(StackID(0), CoordinatorID(0))
    hasFinished = world.coordinatorsUntracked.contains(where: \.isFinished)
    hasCoordinatorOfTab = inside.hasCoordinatorOfTab
    hasReleased = world.coordinatorsUntracked.contains { !$0.isAlive && $0.branchedFrom != nil }
    marks = [
      !world.taps.isEmpty, !world.shownRoutes.isEmpty, !world.pendingExits.isEmpty, !world.refusals.isEmpty,
    ]
  }
}
