// Who owns which screen.
extension SimulatedNavigation {
  /// Sets a closure that returns the children of a coordinator, for an app without ``SimulatedApp/children(of:)``.
  ///
  /// Situations with different trees of coordinators then count as different. A coordinator that has had a screen on screen, its own
  /// or a descendant's, is reported as `child-has-screen` if it is still alive when none of these screens is in a container any more.
  ///
  /// ```swift
  /// navigation.children { ($0 as? BaseCoordinator)?.childCoordinators ?? [] }
  /// ```
  ///
  /// - Parameter children: A closure that returns the direct children of a coordinator; empty for none.
  public func children(_ children: @escaping (AnyObject) -> [AnyObject]) { childrenOf = children }

  /// Sets the screens that each coordinator owns, by types, for screens that do not know their coordinator.
  ///
  /// The owner of a screen is the newest coordinator of the type, in the tree that ``children(_:)`` or ``SimulatedApp/children(of:)`` returns
  /// for the app's root. It is looked up after the step in which the screen comes on.
  ///
  /// ```swift
  /// navigation.children { ($0 as? BaseCoordinator)?.childCoordinators ?? [] }
  /// navigation.owners([
  ///   AppCoordinator.self: [HomeViewController.self],
  ///   LoginCoordinator.self: [LoginViewController.self, TermsViewController.self],
  /// ])
  /// ```
  ///
  /// - Parameter screens: The types of the screens by the type of their coordinator, both without subclasses.
  public func owners(_ screens: KeyValuePairs<AnyObject.Type, [SimulatedViewController.Type]>) {
    owners { [weak self] screen in
      let type = ObjectIdentifier(type(of: screen))
      let entry = screens.first { $0.value.contains { ObjectIdentifier($0) == type } }
      return entry.flatMap { self?.newest($0.key) }
    }
  }

  /// Who owns a screen, as far as anybody says.
  func owner(of screen: SimulatedViewController) -> AnyObject? { screen.owner ?? foundOwner(of: screen) }

  /// Who owns a screen that does not say so itself.
  func foundOwner(of screen: SimulatedViewController) -> AnyObject? {
    ownerOf?(screen) ?? screen.ownerType.flatMap { newest($0) }
  }

  /// The coordinators that one has under it, as far as the app says.
  func children(of coordinator: AnyObject) -> [AnyObject] {
    childrenOf?(coordinator) ?? (app as? any SimulatedApp)?.children(of: coordinator) ?? []
  }

  /// The coordinator of a type that came last into the app's tree.
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

  /// The greatest depth to which a tree of coordinators is read, in case it has a cycle.
  static let depthOfTree = 16
}
