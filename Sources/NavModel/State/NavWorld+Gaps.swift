/// Worlds in which a *gap* replaces screens deep in a stack.
///
/// A gap is a screen of a place that no program declares. It stands for any number of buried screens, also for none.
extension NavWorld {
  /// Returns a canonical world with a gap in place of the buried screens of each stack, above the bottom screen.
  ///
  /// - Parameters:
  ///   - head: The number of screens above a gap that stay.
  ///   - gap: The place of gaps.
  ///   - buried: Receives the replaced screens.
  /// - Returns: The world.
  package func burying(under head: Int, gap: Int, _ buried: inout [NavBuriedScreen]) -> NavWorld {
    var world = self
    for index in world.stacksUntracked.indices {
      while let next = world.buryingOne(onStack: index, under: head, gap: gap) {
        buried.append(next.screen)
        world = next.world
        // The order of the stacks stays the same, since a buried screen refers to no stack.
      }
    }
    return world
  }

  /// Returns the canonical worlds that the world with gaps stands for, with enough screens above each gap.
  ///
  /// - Parameters:
  ///   - head: The number of screens that must be above a gap.
  ///   - gap: The place of gaps.
  ///   - known: The screens that gaps stand for.
  /// - Returns: The worlds; just this one if no gap is exposed.
  package func uncovering(head: Int, gap: Int, _ known: [NavBuriedScreen]) -> [NavWorld] {
    var covered = [self]
    var uncovered: [NavWorld] = []
    while let world = covered.popLast() {
      guard let exposed = world.gaps(gap).first(where: { world.isExposed($0, head: head, gap: gap) }) else {
        uncovered.append(world)
        continue
      }
      covered.append(world.removing(exposed).canonical)
      for screen in known where screen.owner == world.ownerDeclaration(of: exposed) {
        covered.append(world.inserting([screen.screen], above: exposed).canonical)
      }
    }
    return uncovered
  }

  /// Returns the canonical worlds in which a gap is a known screen between two gaps.
  package func opening(_ opened: ScreenID, gap: Int, _ known: [NavBuriedScreen]) -> [NavWorld] {
    known.filter { $0.owner == ownerDeclaration(of: opened) }.map {
      inserting([$0.screen, .gap(gap)], above: opened).canonical
    }
  }

  /// Returns the gap that the pop of a number of screens would uncover; nil if it uncovers another screen.
  package func gapUncovered(byPopping count: Int, _ stack: StackID, gap: Int) -> ScreenID? {
    let screens = stacksUntracked[stack.index].screens
    guard screens.indices.contains(screens.count - 1 - count) else { return nil }
    let uncovered = screens[screens.count - 1 - count]
    return isGap(uncovered, gap) ? uncovered : nil
  }

  private var canonical: NavWorld {
    var world = self
    world.canonicalize()
    return world
  }

  private func isGap(_ screen: ScreenID, _ gap: Int) -> Bool {
    screensUntracked[screen.index].route.place == gap
  }

  private func gaps(_ gap: Int) -> [ScreenID] {
    screensUntracked.indices.map(ScreenID.init).filter { isGap($0, gap) }
  }

  private func ownerDeclaration(of screen: ScreenID) -> Int? {
    screensUntracked[screen.index].owner.map { coordinatorsUntracked[$0.index].declaration }
  }

  /// Whether too few screens are above a gap in some list that can become the content of a stack.
  private func isExposed(_ screen: ScreenID, head: Int, gap: Int) -> Bool {
    stacksUntracked.contains { stack in
      stack.futureContents.contains { content in
        guard let index = content.firstIndex(of: screen) else { return false }
        let above = content[(index + 1)...].prefix { !isGap($0, gap) }
        return above.count < head
      }
    }
  }

  private func removing(_ screen: ScreenID) -> NavWorld {
    var world = self
    for index in world.stacksUntracked.indices {
      world.stacksUntracked[index].replace(screen, by: [])
    }
    return world
  }

  /// Inserts screens above a gap, bottom first, in each list that contains it; they have the owner of the gap.
  private func inserting(_ screens: [NavScreen], above gap: ScreenID) -> NavWorld {
    var world = self
    var added = [gap]
    for var screen in screens {
      screen.owner = screensUntracked[gap.index].owner
      added.append(ScreenID(world.screensUntracked.count))
      world.screensUntracked.append(screen)
    }
    for index in world.stacksUntracked.indices { world.stacksUntracked[index].replace(gap, by: added) }
    return world
  }

  private func buryingOne(onStack index: Int, under head: Int, gap: Int) -> (
    world: NavWorld, screen: NavBuriedScreen
  )? {
    let (screens, path) = (stacksUntracked[index].screens, stacksUntracked[index].path)
    guard let bottom = screens.first, let owner = screensUntracked[bottom.index].owner else { return nil }
    let isCovered = screens.count > 1 && isGap(screens[1], gap)
    let position = isCovered ? 2 : 1
    guard screens.count > position + head, path.count > position + head,
      screens[...position] == path[...position]
    else { return nil }
    for content in [screens, path] {
      if content[(position + 1)...(position + head)].contains(where: { isGap($0, gap) }) { return nil }
    }
    let candidate = screens[position]
    var screen = screensUntracked[candidate.index]
    guard screen.isBuriable, screen.owner == owner, !isGap(candidate, gap) else { return nil }
    var without = self
    without.stacksUntracked[index].screens.remove(at: position)
    without.stacksUntracked[index].path.remove(at: position)
    without.canonicalize()
    guard without.screensUntracked.count == screensUntracked.count - 1,
      without.stacksUntracked.count == stacksUntracked.count,
      without.coordinatorsUntracked.count == coordinatorsUntracked.count,
      without.rest.taps.count == rest.taps.count, without.rest.shownRoutes.count == rest.shownRoutes.count
    else { return nil }
    screen.owner = nil
    let buried = NavBuriedScreen(screen: screen, owner: coordinatorsUntracked[owner.index].declaration)
    if isCovered { return (without, buried) }
    var covered = self
    var cover = NavScreen.gap(gap)
    cover.owner = owner
    covered.screensUntracked[candidate.index] = cover
    covered.canonicalize()
    return (covered, buried)
  }
}

extension NavScreen {
  /// A gap without its owner.
  fileprivate static func gap(_ place: Int) -> NavScreen {
    var gap = NavScreen(route: NavRoute(place: place), owner: nil)
    gap.wasShown = true
    return gap
  }

  /// Whether the screen contains no tabs and refers to no instance other than its owner.
  fileprivate var isBuriable: Bool {
    tabs == nil && !route.refersToInstances && !variables.contains(where: \.refersToInstances)
      && !library.contains(where: \.refersToInstances)
  }
}

extension NavStack {
  /// The lists that are the content of the stack, or can become its content.
  fileprivate var futureContents: [[ScreenID]] {
    [screens, path, missedPath ?? []]
      + queued.map { change in if case .set(let screens) = change.kind { screens } else { [] } }
  }

  /// Replaces a screen in every list; in a list of removed screens, the topmost screen comes first.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - replacement: The screens that take its place, bottom first.
  fileprivate mutating func replace(_ screen: ScreenID, by replacement: [ScreenID]) {
    func replaced(_ list: [ScreenID], _ replacement: [ScreenID]) -> [ScreenID] {
      list.flatMap { $0 == screen ? replacement : [$0] }
    }
    screens = replaced(screens, replacement)
    path = replaced(path, replacement)
    missedPath = missedPath.map { replaced($0, replacement) }
    for index in queued.indices {
      if case .set(let screens) = queued[index].kind {
        queued[index].kind = .set(replaced(screens, replacement))
      }
    }
    if let removed = transition?.removed {
      transition?.removed = replaced(removed, replacement.reversed())
    }
  }
}
