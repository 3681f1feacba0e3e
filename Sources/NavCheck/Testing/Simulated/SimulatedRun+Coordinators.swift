import NavModel

// Which coordinators there are, and which of them should not be there any more.
extension SimulatedRun {
  /// How deep a tree of coordinators is looked at, in case it has a cycle.
  private static let depth = 16

  private func children(of coordinator: AnyObject) -> [AnyObject] {
    navigation.childrenOf?(coordinator) ?? told?.children(of: coordinator) ?? []
  }

  /// The names of the coordinators below one: `Auth(Terms), Items`; empty where nobody says which there are.
  func tree(below coordinator: AnyObject, depth: Int = 0) -> String {
    guard depth < Self.depth else { return "…" }
    return children(of: coordinator).map { child in
      let inner = tree(below: child, depth: depth + 1)
      return SimulatedNavigation.name(of: child) + (inner.isEmpty ? "" : "(\(inner))")
    }.joined(separator: ", ")
  }

  /// Remembers the coordinators below the app that show something now.
  func noteFlows() { if let app, navigation.childrenOf != nil || told != nil { meet(app, showing, 0) } }

  /// The owners of what containers hold.
  private var showing: Set<ObjectIdentifier> {
    let world = navigation.session.world
    let owners = world.containers.flatMap { world[$0].screens }.compactMap { navigation.screen($0)?.owner }
    return Set(owners.map { ObjectIdentifier($0) })
  }

  /// Coordinators that live on without a screen, their own or a child's.
  func leakedOwners() -> [SimulatedFault] {
    let showing = showing
    var suspects = navigation.owners.filter { navigation.shownOwners.contains($0.key) }
    for (id, flow) in navigation.shownFlows where flow.object != nil { suspects[id] = flow }
    var faults: [SimulatedFault] = []
    for watched in suspects.values.sorted(by: { $0.name < $1.name }) {
      guard let owner = watched.object, owner !== app, !shows(owner, showing, 0) else { continue }
      faults.append(
        SimulatedFault(
          "child-has-screen", "\(watched.name) is alive, but none of its screens is on screen",
          at: [watched.name]))
    }
    return faults
  }

  /// Remembers the coordinators below one that show something; whether it does itself.
  @discardableResult private func meet(
    _ coordinator: AnyObject, _ showing: Set<ObjectIdentifier>, _ depth: Int
  ) -> Bool {
    let id = ObjectIdentifier(coordinator)
    var isShowing = showing.contains(id)
    if depth < Self.depth {
      for child in children(of: coordinator) where meet(child, showing, depth + 1) { isShowing = true }
    }
    // Addresses are used again: whoever was there before is forgotten.
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
