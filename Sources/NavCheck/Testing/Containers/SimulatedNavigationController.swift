public import Foundation
import NavModel

/// A delegate that is called when a transition of a simulated navigation controller begins or ends.
@preconcurrency @MainActor public protocol SimulatedNavigationDelegate: AnyObject {
  /// Called when a screen is about to be shown.
  func navigationController(
    _ navigationController: SimulatedNavigationController, willShow viewController: SimulatedViewController,
    animated: Bool)
  /// Called when a screen has been shown.
  func navigationController(
    _ navigationController: SimulatedNavigationController, didShow viewController: SimulatedViewController,
    animated: Bool)
}

extension SimulatedNavigationDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: SimulatedNavigationController, willShow viewController: SimulatedViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: SimulatedNavigationController, didShow viewController: SimulatedViewController,
    animated: Bool
  ) {}
}

/// Stands in for a navigation controller: a stack of screens that the app and the user change.
@preconcurrency @MainActor open class SimulatedNavigationController: SimulatedViewController {
  /// The delegate, which is called when transitions begin and end.
  open weak var delegate: (any SimulatedNavigationDelegate)? {
    didSet {
      guard delegate != nil else { return }
      navigation.session.listeners.listen(to: .didShow, of: stack)
      navigation.session.listeners.listen(to: .willShow, of: stack)
    }
  }
  /// Whether the bar is hidden, and with it the back button.
  open var isNavigationBarHidden = false
  /// The recognizer of the swipe back.
  public let interactivePopGestureRecognizer: SimulatedGestureRecognizer? = SimulatedGestureRecognizer()

  /// The screens, which a controller keeps alive whether it is on screen or not.
  private var kept: [SimulatedViewController] = []
  /// Whether the last change takes time.
  private(set) var isLastChangeAnimated = true
  private lazy var stack = navigation.session.makeStack([])

  /// Makes a controller of the running app, with a first screen.
  public init(rootViewController: SimulatedViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp([rootViewController])
  }

  /// Makes an empty controller of the running app.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    setUp([])
  }

  /// Makes an empty controller.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp([])
  }

  private func setUp(_ screens: [SimulatedViewController]) {
    setName("navigation")
    stack = navigation.session.makeStack(screens.map(\.id))
    ownStack = stack
    _ = id
    keepScreens()
  }

  /// Keeps the screens that it has now, and no others.
  func keepScreens() { kept = viewControllers }

  override var isContainer: Bool { true }

  override var contentStack: StackID { stack }

  override var presentingScreen: ScreenID? { navigation.session.world[stack].screens.last }

  /// The screens, bottom first.
  open var viewControllers: [SimulatedViewController] {
    get { navigation.session.world[stack].screens.compactMap { navigation.screen($0) } }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The screen on top.
  open var topViewController: SimulatedViewController? { viewControllers.last }

  /// The visible screen: the presented one, or else the top of the stack.
  open var visibleViewController: SimulatedViewController? {
    let presented = presentedViewController
    return (presented as? SimulatedNavigationController)?.visibleViewController ?? presented
      ?? topViewController
  }

  /// Whether a transition runs, or the user drags the top screen (`transitionCoordinator != nil`).
  public var isTransitioning: Bool { navigation.session.world[stack].transition != nil }

  /// Hides or shows the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// Puts a screen on top.
  open func pushViewController(_ viewController: SimulatedViewController, animated: Bool = true) {
    change("push \(viewController.name)", animated, viewController) { $0 + [viewController.id] }
  }

  /// Pops the top screen, unless it is the only one.
  ///
  /// - Returns: The popped screen; nil if there is only one screen.
  @discardableResult open func popViewController(animated: Bool = true) -> SimulatedViewController? {
    change("pop", animated) { $0.count > 1 ? $0.dropLast() : $0 }.last
  }

  /// Pops all screens above a screen.
  ///
  /// - Returns: The popped screens.
  @discardableResult open func popToViewController(
    _ viewController: SimulatedViewController, animated: Bool = true
  ) -> [SimulatedViewController]? {
    guard let index = navigation.session.world[stack].screens.firstIndex(of: viewController.id) else {
      navigation.crash("popToViewController: \(viewController.name) is not on the stack")
      return nil
    }
    return change("pop to \(viewController.name)", animated) { Array($0[...index]) }
  }

  /// Pops all screens but the first.
  ///
  /// - Returns: The popped screens.
  @discardableResult open func popToRootViewController(animated: Bool = true) -> [SimulatedViewController]? {
    change("pop to root", animated) { Array($0.prefix(1)) }
  }

  /// Replaces the screens of the stack.
  open func setViewControllers(_ viewControllers: [SimulatedViewController], animated: Bool = true) {
    change("set stack", animated, viewControllers.last) { _ in viewControllers.map(\.id) }
  }

  /// Puts a screen on top.
  open func show(_ viewController: SimulatedViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  /// Changes the stack; the screens that it does not hold any more.
  @discardableResult private func change(
    _ command: String, _ isAnimated: Bool, _ shown: SimulatedViewController? = nil,
    _ target: ([ScreenID]) -> [ScreenID]
  ) -> [SimulatedViewController] {
    let before = viewControllers
    isLastChangeAnimated = isAnimated
    let wanted = target(before.map(\.id))
    navigation.setStack(stack, to: wanted, command, isAnimated: isAnimated, showing: shown)
    return before.filter { !wanted.contains($0.id) }
  }

  /// Whether the user sees a back button on the screen on top.
  var hasBackButton: Bool {
    !isNavigationBarHidden && topViewController?.navigationItem.hasBackButton != false
  }

  /// Whether the user can swipe back from the screen on top.
  var allowsSwipe: Bool {
    guard let gesture = interactivePopGestureRecognizer else { return false }
    return gesture.isEnabled && (hasBackButton || gesture.isFreed)
  }
}

/// The gesture recognizer of the swipe back.
@preconcurrency @MainActor public final class SimulatedGestureRecognizer {
  /// Whether the user can make the gesture.
  public var isEnabled = true
  /// The delegate that decides whether the gesture begins.
  ///
  /// The original one requires a back button; any other, or nil, does not.
  public weak var delegate: AnyObject? { didSet { isFreed = true } }
  /// Whether it begins without a back button.
  private(set) var isFreed = false
}
