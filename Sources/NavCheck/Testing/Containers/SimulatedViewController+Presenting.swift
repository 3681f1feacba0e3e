public import NavModel

extension SimulatedViewController {
  /// Presents another screen above this one in a given style.
  ///
  /// The platform may refuse the call. As in UIKit, the app is not notified, and the completion never runs.
  ///
  /// - Parameters:
  ///   - other: The screen to present.
  ///   - style: The style; ``modalPresentationStyle`` of the screen is ignored.
  ///   - animated: Whether the transition is animated, so that inputs may come before its end.
  ///   - completion: Called when the screen has appeared.
  public func present(
    _ other: SimulatedViewController, as style: NavPresentation.Style, animated: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    guard let presenter = presentingScreen else { return navigation.refused("present \(other.name)", nil) }
    navigation.present(other, as: style, from: presenter, isAnimated: animated, completion)
  }

  /// The controller that is presented directly above the layer of this one.
  public var presentedViewController: SimulatedViewController? { navigation.presented(above: self) }

  /// The controller below the layer of this one; nil in the first layer.
  public var presentingViewController: SimulatedViewController? { navigation.controller(below: self) }

  /// Whether this screen was presented, not launched or pushed.
  public var isPresented: Bool { navigation.isPresented(self) }

  /// The presentation controller of the presented controller, whose delegate is called for dismissals by the user.
  public var presentationController: SimulatedPresentationController? {
    let outermost = navigation.outermost(of: self)
    return outermost.ownPresentation
  }

  /// The navigation controller whose stack contains this screen.
  public var navigationController: SimulatedNavigationController? {
    container?.navigationController ?? (isRegistered ? navigation.controller(holding: id) : nil)
  }

  /// The tab bar controller that contains it, if any.
  public var tabBarController: SimulatedTabBarController? { navigation.bar(around: self) }

  /// The controller that contains it: its navigation controller, its tab bar, or a custom container.
  public var parent: SimulatedViewController? {
    if let container { return container }
    if !(self is SimulatedNavigationController), let controller = navigationController { return controller }
    return tabBarController === self ? nil : tabBarController
  }

  /// The coordinator of the running transition, also during `willShow` and `didShow`; nil if no transition runs.
  public var transitionCoordinator: SimulatedTransitionCoordinator? { navigation.transition(around: self) }

  // MARK: Containment

  /// Adds a controller as a child, which gets the same appearance callbacks as this one.
  ///
  /// A plain screen adds its controls to those of its container. A navigation controller or a bar is shown in the place of the container, the
  /// last one that was added.
  public func addChild(_ child: SimulatedViewController) {
    child.willMove(toParent: self)
    child.container = self
    children.append(child)
    navigation.contain(child, in: self)
  }

  /// Removes the controller from its container.
  public func removeFromParent() {
    guard let container else { return }
    container.children.removeAll { $0 === self }
    self.container = nil
    didMove(toParent: nil)
  }
}

// MARK: - What is kept for others

extension SimulatedViewController {
  /// A value that another module keeps with a screen, by its type.
  package func decoration<Value>(_ initial: () -> Value) -> Value {
    if let known = decorations[ObjectIdentifier(Value.self)] as? Value { return known }
    let value = initial()
    decorations[ObjectIdentifier(Value.self)] = value
    return value
  }

  /// Lives until the step is over, as what UIKit makes for an app does: it is in an autorelease pool.
  package func outliveStep() { navigation.keepUntilEndOfStep(self) }

  /// Keeps a value with a screen, in place of another one of its type.
  package func decorate<Value>(_ value: Value) { decorations[ObjectIdentifier(Value.self)] = value }
}
