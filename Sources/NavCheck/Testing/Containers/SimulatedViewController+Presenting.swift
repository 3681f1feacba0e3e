public import NavModel

extension SimulatedViewController {
  /// Presents another screen above this one in a given style.
  ///
  /// The platform may refuse the call. As in UIKit, the app is not notified, and the completion never runs.
  ///
  /// - Parameters:
  ///   - other: The screen to present.
  ///   - style: The presentation style; the ``modalPresentationStyle`` of `other` is ignored.
  ///   - animated: Whether the transition is animated, so that inputs may come before its end.
  ///   - completion: Called when the presented screen has appeared; nil for none.
  public func present(
    _ other: SimulatedViewController, as style: NavPresentation.Style, animated: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    guard let presenter = presentingScreen else { return navigation.refused("present \(other.name)", nil) }
    navigation.present(other, as: style, from: presenter, isAnimated: animated, completion)
  }

  /// The controller that is presented directly above the layer of this controller; nil for none, and if no layer
  /// contains this controller.
  public var presentedViewController: SimulatedViewController? { navigation.presented(above: self) }

  /// The outermost controller of the layer below; nil in the bottom layer, and if no layer contains this controller.
  public var presentingViewController: SimulatedViewController? { navigation.controller(below: self) }

  /// Whether this screen is in a presented layer, even if it was pushed there.
  public var isPresented: Bool { navigation.isPresented(self) }

  /// The presentation controller of the layer that contains this screen, whose delegate is called for dismissals.
  ///
  /// Outside of all layers, it is that of the screen's custom container, of the controller with which the screen was
  /// presented last, or of the screen itself. It is never nil.
  public var presentationController: SimulatedPresentationController? {
    let outermost = navigation.outermost(of: self)
    return outermost.ownPresentation
  }

  /// The navigation controller that has this screen or its custom container on its stack; nil for none, and while the
  /// navigation controller is not in the window.
  public var navigationController: SimulatedNavigationController? {
    container?.navigationController ?? (isRegistered ? navigation.controller(holding: id) : nil)
  }

  /// The tab bar controller that contains this screen; nil for none.
  public var tabBarController: SimulatedTabBarController? { navigation.bar(around: self) }

  /// The controller that contains this one: a custom container, its navigation controller, or its tab bar; nil for
  /// none.
  public var parent: SimulatedViewController? {
    if let container { return container }
    if !(self is SimulatedNavigationController), let controller = navigationController { return controller }
    return tabBarController === self ? nil : tabBarController
  }

  /// The coordinator of the running transition on the navigation stack of this controller or screen; nil for none.
  ///
  /// Presentations and dismissals have no coordinator. It is also available during `willShow` and `didShow`.
  public var transitionCoordinator: SimulatedTransitionCoordinator? { navigation.transition(around: self) }

  // MARK: Containment

  /// Adds a controller as a child, which gets the same appearance callbacks as this controller.
  ///
  /// The controls of a plain child belong to the container too. If children are themselves containers, such as
  /// navigation controllers, tab bars or split views, the last of them is shown in place of this controller.
  public func addChild(_ child: SimulatedViewController) {
    child.willMove(toParent: self)
    child.container = self
    children.append(child)
    navigation.contain(child, in: self)
  }

  /// Removes this controller from its custom container; has no effect if it has none.
  public func removeFromParent() {
    guard let container else { return }
    container.children.removeAll { $0 === self }
    self.container = nil
    didMove(toParent: nil)
  }
}

// MARK: - Storage for other modules

extension SimulatedViewController {
  /// Returns the value of a type that another module stores with the screen, which is the initial value at first.
  package func decoration<Value>(_ initial: () -> Value) -> Value {
    if let known = decorations[ObjectIdentifier(Value.self)] as? Value { return known }
    let value = initial()
    decorations[ObjectIdentifier(Value.self)] = value
    return value
  }

  /// Keeps the screen in memory until the step ends, like an object that UIKit has put into an autorelease pool.
  package func outliveStep() { navigation.keepUntilEndOfStep(self) }

  /// Stores a value with the screen, and replaces an earlier value of the same type.
  package func decorate<Value>(_ value: Value) { decorations[ObjectIdentifier(Value.self)] = value }
}
