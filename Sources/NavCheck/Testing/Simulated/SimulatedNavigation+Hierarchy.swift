import NavModel

// The hierarchy of controllers.
extension SimulatedNavigation {
  /// Returns the index of the layer that contains a screen or controller, or whose content it is; nil for none.
  func layer(of screen: SimulatedViewController) -> Int? {
    let world = session.world
    if screen.isContainer || screen.ownStack != nil, let stack = screen.knownStack,
      let layer = world.layer(of: stack)
    {
      return layer
    }
    guard screen.isRegistered else { return nil }
    return world.stack(holding: screen.id).flatMap { world.layer(of: $0) }
  }

  /// Returns the controller with which a layer was launched or presented; nil if it was deallocated.
  private func content(ofLayer layer: Int) -> SimulatedViewController? {
    let stack = session.world.layers[layer].stack
    return heldControllers[stack] ?? controllers[stack]?.object as? SimulatedViewController
      ?? session.world[stack].screens.last.flatMap { screen($0) }
  }

  func presented(above screen: SimulatedViewController) -> SimulatedViewController? {
    guard let own = layer(of: screen), own + 1 < session.world.layers.count else { return nil }
    return content(ofLayer: own + 1)
  }

  func controller(below screen: SimulatedViewController) -> SimulatedViewController? {
    guard let own = layer(of: screen), own > 0 else { return nil }
    return content(ofLayer: own - 1)
  }

  /// Returns the controller of the layer that contains a screen; the screen itself if no layer contains it.
  func outermost(of screen: SimulatedViewController) -> SimulatedViewController {
    if let own = layer(of: screen) { return content(ofLayer: own) ?? screen }
    // The layer may be gone already.
    return screen.container ?? presentedLast[screen.id]?.object as? SimulatedViewController ?? screen
  }

  func isPresented(_ screen: SimulatedViewController) -> Bool { (layer(of: screen) ?? 0) > 0 }

  /// Returns whether the layer that contains a screen is being dismissed.
  func isDismissing(_ screen: SimulatedViewController) -> Bool {
    guard let own = layer(of: screen) else { return false }
    return session.world.layers[own].phase == .dismissing || session.world.layers[own].phase == .gesture
  }

  func bar(around screen: SimulatedViewController) -> SimulatedTabBarController? {
    let stack =
      screen.isContainer
      ? screen.knownStack
      : screen.isRegistered ? session.world.stack(holding: screen.id) ?? screen.ownStack : nil
    guard let stack else { return nil }
    for watched in screens.values {
      guard let bar = watched.object as? SimulatedTabBarController else { continue }
      if session.world[bar.id].tabs?.stacks.contains(stack) == true { return bar }
    }
    return nil
  }

  /// Returns the running transition on the stack of a screen or controller; nil for none.
  func transition(around screen: SimulatedViewController) -> SimulatedTransitionCoordinator? {
    let controller = screen as? SimulatedNavigationController ?? screen.navigationController
    guard let stack = controller?.contentStack else { return nil }
    followTransitions()
    return transitions[stack]
  }

  /// Adds a child to a screen; a child with stacks replaces the content of the screen's layer.
  func contain(_ child: SimulatedViewController, in screen: SimulatedViewController) {
    guard child.isContainer, let root, root === screen, !session.world.layers.isEmpty else { return }
    launch(root)
  }

  /// Applies changed tabs of a visible tab bar.
  func changeTabs(of bar: SimulatedTabBarController) {
    activity += 1
    hold(bar)
    keepWhatIsHeld()
  }
}
