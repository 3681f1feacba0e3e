import NavModel

/// Hears what a simulated navigation controller shows, in the step in which its transition begins or ends.
@MainActor public protocol SimulatedNavigationDelegate: AnyObject {
  /// A screen is about to be shown.
  func navigationController(
    _ controller: SimulatedNavigationController, willShow screen: SimulatedViewController)
  /// A screen is shown.
  func navigationController(
    _ controller: SimulatedNavigationController, didShow screen: SimulatedViewController)
}

extension SimulatedNavigationDelegate {
  /// Does nothing.
  public func navigationController(
    _ controller: SimulatedNavigationController, willShow screen: SimulatedViewController
  ) {}
  /// Does nothing.
  public func navigationController(
    _ controller: SimulatedNavigationController, didShow screen: SimulatedViewController
  ) {}
}

/// Stands in for a navigation controller: a stack of screens that app and user change.
@MainActor open class SimulatedNavigationController: SimulatedViewController {
  /// Who hears what is shown.
  public weak var delegate: (any SimulatedNavigationDelegate)? {
    didSet {
      guard let ownStack else { return }
      navigation.session.listeners.listen(to: .didShow, of: ownStack)
    }
  }
  /// Whether the delegate is told `willShow` as well; off by default, since few apps use it.
  public var tellsWillShow = false {
    didSet {
      if let ownStack, tellsWillShow { navigation.session.listeners.listen(to: .willShow, of: ownStack) }
    }
  }

  /// The screens, which a controller keeps alive whether it is on screen or not.
  private var kept: [SimulatedViewController] = []

  /// Makes a controller for the app that runs.
  public convenience init(rootViewController root: SimulatedViewController? = nil, owner: AnyObject? = nil) {
    let navigation = SimulatedNavigation.running
    let id = navigation.session.makeScreen("navigation", of: SimulatedNavigation.name(of: owner))
    self.init("navigation", owner: nil, controls: [], navigation: navigation, id: id)
    ownStack = navigation.session.makeStack(root.map { [$0.id] } ?? [])
    navigation.adopt(self)
    keepScreens()
  }

  /// Keeps the screens that it has now, and no others.
  func keepScreens() { kept = viewControllers }

  override var presentingScreen: ScreenID? { navigation.session.world[contentStack].screens.last }

  /// The screens, bottom first.
  public var viewControllers: [SimulatedViewController] {
    navigation.session.world[contentStack].screens.compactMap { navigation.screen($0) }
  }

  /// The screen on top.
  public var topViewController: SimulatedViewController? { viewControllers.last }

  /// Whether it is animated, or a user drags its top screen (`transitionCoordinator != nil`).
  public var isTransitioning: Bool { navigation.session.world[contentStack].transition != nil }

  /// Puts a screen on top.
  public func pushViewController(_ screen: SimulatedViewController, animated: Bool = true) {
    change("push \(screen.name)", animated, screen) { $0 + [screen.id] }
  }

  /// Takes the top screen away; the last one stays.
  public func popViewController(animated: Bool = true) {
    change("pop", animated) { $0.count > 1 ? $0.dropLast() : $0 }
  }

  /// Takes away what is above a screen.
  public func popToViewController(_ screen: SimulatedViewController, animated: Bool = true) {
    guard let index = navigation.session.world[contentStack].screens.firstIndex(of: screen.id) else {
      return navigation.crash("popToViewController: \(screen.name) is not on the stack")
    }
    change("pop to \(screen.name)", animated) { Array($0[...index]) }
  }

  /// Takes away all but the first screen.
  public func popToRootViewController(animated: Bool = true) {
    change("pop to root", animated) { Array($0.prefix(1)) }
  }

  /// Gives the stack other content.
  public func setViewControllers(_ screens: [SimulatedViewController], animated: Bool = true) {
    change("set stack", animated, screens.last) { _ in screens.map(\.id) }
  }

  private func change(
    _ command: String, _ isAnimated: Bool, _ shown: SimulatedViewController? = nil,
    _ target: ([ScreenID]) -> [ScreenID]
  ) {
    let stack = contentStack
    let old = navigation.session.world[stack].screens
    navigation.setStack(stack, to: target(old), command, isAnimated: isAnimated, showing: shown)
  }
}
