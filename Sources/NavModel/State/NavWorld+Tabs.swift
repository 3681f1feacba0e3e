/// The contents of tabs, and what the first part of a world holds of them (``NavPart``).
extension NavWorld {
  /// The tab bar whose tabs are parts of the world: the first tab bar that leaves the root stack, or else ``rootBar``.
  ///
  /// If one tab bar replaces another, the tabs of the old one stay parts until they are gone. Until then, the tabs of the
  /// new one belong to the first part. They have few contents, since few inputs occur before the app has settled.
  package var partBar: ScreenID? {
    let leaving = rest.layers.first.flatMap { layer in
      stacksUntracked[layer.stack.index].leaving.first {
        screensUntracked[$0.index].tabs.map { $0.columns == nil } ?? false
      }
    }
    return leaving ?? rootBar
  }

  /// Returns screens together with the screens in their tabs, topmost first.
  package func withNested(_ screens: [ScreenID]) -> [ScreenID] {
    screens.flatMap { screen in
      (self[screen].tabs?.stacks ?? []).flatMap { Array(self[$0].path.reversed()) } + [screen]
    }
  }

  /// The same as ``withNested(_:)``, without tracking the read; for the search for a screen, whose location is read.
  func withNestedUntracked(_ screens: [ScreenID]) -> [ScreenID] {
    screens.flatMap { screen in
      (screensUntracked[screen.index].tabs?.stacks ?? []).flatMap {
        stacksUntracked[$0.index].path.reversed()
      }
        + [screen]
    }
  }

  /// Whether a screen and a stack are in the same part, or one of them is new; only the first part refers to both.
  func mayHold(_ screen: ScreenID, _ stack: StackID) -> Bool {
    guard let places = observation.places, screen.index < places.screens.count,
      stack.index < places.stacks.count
    else { return true }
    observation.readRest()
    let (one, other) = (places.screens[screen.index].part, places.stacks[stack.index])
    return one == other || one == NavObservation.Places.new || other == NavObservation.Places.new
  }

  /// Returns a coordinator, of which only what the first part holds may be used if it is the coordinator of a tab or
  /// layer.
  ///
  /// This is everything but its children, its variables, the values of its library, and the branch screen in a layer.
  func readOutside(_ coordinator: CoordinatorID) -> NavCoordinator {
    if let tab = observation.places?.part(of: coordinator), tab > 0,
      let own = observation.places?.ownStack(of: tab), stacksUntracked[own.index].owner == coordinator
    {
      observation.readRest()
    } else {
      observation.read(coordinator)
    }
    return coordinatorsUntracked[coordinator.index]
  }

  /// Whether a coordinator is in a part other than the first, and is not the coordinator of this part.
  func isInside(_ coordinator: CoordinatorID) -> Bool {
    guard let places = observation.places, let part = places.part(of: coordinator), part > 0 else {
      return false
    }
    return places.ownStack(of: part).map { stacksUntracked[$0.index].owner != coordinator } ?? true
  }

  /// The tabs that a step or property has read only locally so far.
  package var tabsReadLocally: [UInt8] {
    guard let places = observation.places, case let local = places.log.localParts, local != 0 else {
      return []
    }
    return (1..<UInt8(places.count)).filter { local >> UInt64($0) & 1 == 1 }
  }

  /// Reads these tabs, before worlds are compared whose other parts do not determine them.
  package func readLocalTabs() {
    for tab in tabsReadLocally { observation.places?.read(Int(tab)) }
  }

  /// Whether two worlds are equal; reads each tab that was read locally by itself.
  ///
  /// - Parameter other: A world that the same log observes.
  /// - Returns: Whether they are equal.
  /// - Complexity: One comparison; the division of both worlds into parts if tabs were read locally.
  package func isSame(as other: NavWorld) -> Bool {
    let tabs = tabsReadLocally
    guard !tabs.isEmpty, let scheme = observation.places?.scheme else { return self == other }
    if isApart(from: other) { return false }
    let (plain, otherPlain) = (withoutTracking, other.withoutTracking)
    if plain == otherPlain { return tabs.allSatisfy { isTrue(true, of: $0) } }
    let (parts, others) = (plain.parts(by: scheme), otherPlain.parts(by: scheme))
    guard parts.indices.allSatisfy({ tabs.contains(UInt8($0)) || parts[$0] == others[$0] }) else {
      return false
    }
    return tabs.allSatisfy { isTrue(parts[Int($0)] == others[Int($0)], of: $0) }
  }

  /// Whether two worlds certainly differ in the first part, without tracking the read.
  ///
  /// This is faster than a division into parts. If the result is false, the first parts may still differ.
  private func isApart(from other: NavWorld) -> Bool {
    func isApart(_ one: Rest, _ other: Rest) -> Bool {
      one.outcome != other.outcome || one.layers.count != other.layers.count
        || zip(one.layers, other.layers).contains { $0.phase != $1.phase }
        || one.presentations.count != other.presentations.count || one.mail.count != other.mail.count
        || one.queue.count != other.queue.count || one.turns.count != other.turns.count
    }
    if isApart(rest, other.rest) { return true }
    guard let root = rest.layers.first, let otherRoot = other.rest.layers.first else { return false }
    return stacksUntracked[root.stack.index].transition?.phase
      != other.stacksUntracked[otherRoot.stack.index].transition?.phase
  }

  /// Returns an answer about a tab, and records that the tab was read locally for it.
  private func isTrue(_ isTrue: Bool, of tab: UInt8) -> Bool {
    isLocally(in: tab) {
      observation.places?.read(Int(tab))
      return isTrue
    }
  }

  /// The answer to a question about one tab, which a step or property may read locally (``ReadLog``).
  func isLocally(on stack: StackID, _ test: () -> Bool) -> Bool {
    guard let part = observation.places?.tab(of: stack) else { return test() }
    return isLocally(in: part, test)
  }

  /// The answer to a question about one part.
  func isLocally(in part: UInt8, _ test: () -> Bool) -> Bool {
    guard let places = observation.places, places.isTab(part), places.log.begin(Int(part)) else {
      return test()
    }
    let answer = test()
    places.log.end(.answer(answer))
    return answer
  }
}
