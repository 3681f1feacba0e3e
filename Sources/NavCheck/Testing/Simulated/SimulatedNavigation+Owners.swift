// The owners of screens.
extension SimulatedNavigation {
  /// Sets a closure that returns the children of a coordinator, in place of ``SimulatedApp/children(of:)``.
  ///
  /// Situations with different trees of coordinators then count as different. The finding `child-has-screen` reports a
  /// coordinator that is still in memory when no container holds a screen of the coordinator or of its descendants any
  /// more.
  ///
  /// ```swift
  /// navigation.children { ($0 as? BaseCoordinator)?.childCoordinators ?? [] }
  /// ```
  ///
  /// - Parameter children: A closure that returns the direct children of a coordinator; empty for none.
  public func children(_ children: @escaping (AnyObject) -> [AnyObject]) { childrenOf = children }

  /// Sets the screens that each coordinator owns, by types, for screens that do not know their coordinator.
  ///
  /// The owner of a screen is the coordinator of the first type that lists the screen. If there are several
  /// coordinators of this type, it is the last one in a depth-first traversal of the app's tree, down to level 16. The
  /// tree begins with the object that the launch closure returns; ``children(_:)`` or ``SimulatedApp/children(of:)``
  /// returns the coordinators below. The lookup begins in the step in which a container gets the screen, and is
  /// repeated until it finds an owner. The call replaces the closure or the types of an earlier call of `owners`.
  ///
  /// ```swift
  /// navigation.children { ($0 as? BaseCoordinator)?.childCoordinators ?? [] }
  /// navigation.owners([
  ///   AppCoordinator.self: [HomeViewController.self],
  ///   LoginCoordinator.self: [LoginViewController.self, TermsViewController.self],
  /// ])
  /// ```
  ///
  /// - Parameter screens: The types of screens for each type of coordinator. Subclasses do not count.
  public func owners(_ screens: KeyValuePairs<AnyObject.Type, [SimulatedViewController.Type]>) {
    owners { [weak self] screen in
      let type = ObjectIdentifier(type(of: screen))
      let entry = screens.first { $0.value.contains { ObjectIdentifier($0) == type } }
      return entry.flatMap { self?.newest($0.key) }
    }
  }

  /// Returns the owner of a screen; nil if it is unknown.
  func owner(of screen: SimulatedViewController) -> AnyObject? { screen.owner ?? foundOwner(of: screen) }

  /// Returns the owner of a screen without an own reference to it; nil if it is unknown.
  func foundOwner(of screen: SimulatedViewController) -> AnyObject? {
    ownerOf?(screen) ?? screen.ownerType.flatMap { newest($0) }
  }

  /// Returns the direct children of a coordinator that the app reports.
  func children(of coordinator: AnyObject) -> [AnyObject] {
    childrenOf?(coordinator) ?? (app as? any SimulatedApp)?.children(of: coordinator) ?? []
  }

  /// Returns the coordinator of a type that was added to the app's tree last; nil for none.
  private func newest(_ type: AnyObject.Type) -> AnyObject? {
    var found: AnyObject?
    func visit(_ coordinator: AnyObject, _ depth: Int) {
      if Swift.type(of: coordinator) == type { found = coordinator }
      guard depth < Self.depthOfTree else { return }
      for child in children(of: coordinator) { visit(child, depth + 1) }
    }
    if let app { visit(app, 0) }
    return found
  }

  /// The maximum depth to which a tree of coordinators is read, in case it has a cycle.
  static let depthOfTree = 16
}
