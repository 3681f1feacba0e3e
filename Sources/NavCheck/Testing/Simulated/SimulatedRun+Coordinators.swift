import NavModel

// The coordinators of a run, and the leaked ones among them.
extension SimulatedRun {
  private static var depth: Int { SimulatedNavigation.depthOfTree }

  private func children(of coordinator: AnyObject) -> [AnyObject] { navigation.children(of: coordinator) }

  /// Returns the names of the coordinators below one: `Auth(Terms), Items`; empty if the app does not report them.
  func tree(below coordinator: AnyObject, depth: Int = 0) -> String {
    guard depth < Self.depth else { return "…" }
    return children(of: coordinator).map { child in
      let inner = tree(below: child, depth: depth + 1)
      return SimulatedNavigation.name(of: child) + (inner.isEmpty ? "" : "(\(inner))")
    }.joined(separator: ", ")
  }

  /// Records the coordinators below the app that show a screen now.
  func noteFlows() { if let app, navigation.childrenOf != nil || told != nil { meet(app, showing, 0) } }

  /// The owners of the screens that containers hold.
  private var showing: Set<ObjectIdentifier> {
    let world = navigation.session.world
    let owners = world.containers.flatMap { world[$0].screens }.compactMap { navigation.screen($0)?.owner }
    return Set(owners.map { ObjectIdentifier($0) })
  }

  /// Returns a fault for each coordinator that stays in memory although neither it nor a child has a screen.
  func leakedOwners() -> [SimulatedFault] {
    ownersWithoutScreen().map { watched in
      SimulatedFault(
        "child-has-screen", "\(watched.name) is alive, but none of its screens is on screen",
        at: [watched.name])
    }
  }

  private func ownersWithoutScreen() -> [SimulatedNavigation.Watched] {
    let showing = showing
    var suspects = navigation.owners.filter { navigation.shownOwners.contains($0.key) }
    for (id, flow) in navigation.shownFlows where flow.object != nil { suspects[id] = flow }
    return suspects.values.sorted { $0.name < $1.name }.filter { watched in
      guard let owner = watched.object, owner !== app else { return false }
      return !shows(owner, showing, 0)
    }
  }

  /// Returns whether coordinators without a screen are reused for later screens.
  ///
  /// They are if the step that first showed a coordinator shows the same object again. A router that lives as long as
  /// the app is reused; a leaked coordinator is not.
  ///
  /// - Parameters:
  ///   - name: The name of the coordinators' type.
  ///   - words: The steps from the launch, which this run replays.
  /// - Returns: Whether there are such coordinators, and all of them are reused.
  func areUsedAgain(_ name: String, after words: [String]) async -> Bool {
    var openers: [ObjectIdentifier: String] = [:]
    for word in words {
      guard let letter = letter(word) else { return false }
      let before = navigation.shownOwners.union(navigation.shownFlows.keys)
      _ = await perform(letter)
      let shown = navigation.shownOwners.union(navigation.shownFlows.keys)
      for id in shown.subtracting(before) { openers[id] = word }
    }
    let waiting = ownersWithoutScreen().filter { $0.name == name }.compactMap(\.object)
    for owner in waiting {
      guard let opener = openers[ObjectIdentifier(owner)],
        let letter = letter(opener)
      else { return false }
      _ = await perform(letter)
      for _ in 0..<Self.patience where !isAtRest {
        guard let step = nextByItself else { break }
        _ = await perform(step)
      }
      if !shows(owner, showing, 0) { return false }
    }
    return !waiting.isEmpty
  }

  /// The maximum number of platform steps until an app must have settled.
  private static let patience = 50

  /// Records the coordinators below one that show a screen, and returns whether the coordinator itself does.
  @discardableResult private func meet(
    _ coordinator: AnyObject, _ showing: Set<ObjectIdentifier>, _ depth: Int
  ) -> Bool {
    let id = ObjectIdentifier(coordinator)
    var isShowing = showing.contains(id)
    if depth < Self.depth {
      for child in children(of: coordinator) where meet(child, showing, depth + 1) { isShowing = true }
    }
    // Addresses are reused, so an earlier object at the same address is removed.
    if let known = navigation.shownFlows[id], known.object !== coordinator { navigation.shownFlows[id] = nil }
    if isShowing {
      navigation.shownFlows[id] = SimulatedNavigation.Watched(
        name: SimulatedNavigation.name(of: coordinator), object: coordinator)
    }
    return isShowing
  }

  private func shows(_ coordinator: AnyObject, _ showing: Set<ObjectIdentifier>, _ depth: Int) -> Bool {
    if showing.contains(ObjectIdentifier(coordinator)) { return true }
    return depth < Self.depth && children(of: coordinator).contains { shows($0, showing, depth + 1) }
  }
}
