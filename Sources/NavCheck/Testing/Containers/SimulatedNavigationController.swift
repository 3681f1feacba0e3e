public import Foundation
import NavModel

/// The delegate of a simulated navigation controller, which is called when a transition begins or ends.
@preconcurrency @MainActor public protocol SimulatedNavigationDelegate: AnyObject {
  /// Called when a transition to a screen begins; `animated` refers to the last change of the stack.
  func navigationController(
    _ navigationController: SimulatedNavigationController, willShow viewController: SimulatedViewController,
    animated: Bool)
  /// Called when a transition to a screen has ended; `animated` refers to the last change of the stack.
  func navigationController(
    _ navigationController: SimulatedNavigationController, didShow viewController: SimulatedViewController,
    animated: Bool)
}

extension SimulatedNavigationDelegate {
  /// The default implementation, which does nothing.
  public func navigationController(
    _ navigationController: SimulatedNavigationController, willShow viewController: SimulatedViewController,
    animated: Bool
  ) {}
  /// The default implementation, which does nothing.
  public func navigationController(
    _ navigationController: SimulatedNavigationController, didShow viewController: SimulatedViewController,
    animated: Bool
  ) {}
}

/// Stands in for `UINavigationController`: a stack of screens that the app and the user change.
///
/// Its screens get the appearance callbacks; the controller itself gets none.
@preconcurrency @MainActor open class SimulatedNavigationController: SimulatedViewController {
  /// The delegate, which is called when transitions begin and end.
  open weak var delegate: (any SimulatedNavigationDelegate)? {
    didSet {
      guard delegate != nil else { return }
      navigation.session.listeners.listen(to: .didShow, of: stack)
      navigation.session.listeners.listen(to: .willShow, of: stack)
    }
  }
  /// Whether the navigation bar is hidden, and with it the back button.
  open var isNavigationBarHidden = false
  /// The gesture recognizer of the swipe back; never nil.
  public let interactivePopGestureRecognizer: SimulatedGestureRecognizer? = SimulatedGestureRecognizer()

  /// The screens of the stack, which the controller retains even while it is not on screen.
  private var kept: [SimulatedViewController] = []
  /// Whether the last change of the stack is animated; true for changes by the user.
  var isLastChangeAnimated = true
  private lazy var stack = navigation.session.makeStack([])

  /// Makes a controller of the running app with one screen on its stack.
  public init(rootViewController: SimulatedViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp([rootViewController])
  }

  /// Makes a controller of the running app with an empty stack; both arguments are ignored.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    setUp([])
  }

  /// Makes a controller of the running app with an empty stack; the coder is ignored.
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

  /// Retains the current screens of the stack, and releases all others.
  func keepScreens() { kept = viewControllers }

  override var isContainer: Bool { true }

  override var contentStack: StackID { stack }

  override var presentingScreen: ScreenID? { navigation.session.world[stack].screens.last }

  /// The screens of the stack, bottom first; setting them changes the stack without animation.
  open var viewControllers: [SimulatedViewController] {
    get { navigation.session.world[stack].screens.compactMap { navigation.screen($0) } }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The screen on top of the stack; nil if the stack is empty.
  open var topViewController: SimulatedViewController? { viewControllers.last }

  /// The visible screen: the presented screen if there is one, otherwise the top of the stack; nil if that is empty.
  open var visibleViewController: SimulatedViewController? {
    let presented = presentedViewController
    return (presented as? SimulatedNavigationController)?.visibleViewController ?? presented
      ?? topViewController
  }

  /// Whether a transition runs or the user drags the top screen, as `transitionCoordinator != nil` in UIKit.
  public var isTransitioning: Bool { navigation.session.world[stack].transition != nil }

  /// Hides or shows the navigation bar at once; `animated` has no effect here.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// Pushes a screen onto the stack.
  ///
  /// - Parameters:
  ///   - viewController: The screen. The app crashes, as in UIKit, if the screen is already on the stack.
  ///   - animated: Whether the transition is animated, so that inputs may come before its end.
  open func pushViewController(_ viewController: SimulatedViewController, animated: Bool = true) {
    change("push \(viewController.name)", animated, viewController) { $0 + [viewController.id] }
  }

  /// Pops the top screen, unless it is the only one.
  ///
  /// - Parameter animated: Whether the transition is animated, so that inputs may come before its end.
  /// - Returns: The popped screen; nil if the stack has at most one screen.
  @discardableResult open func popViewController(animated: Bool = true) -> SimulatedViewController? {
    change("pop", animated) { $0.count > 1 ? $0.dropLast() : $0 }.last
  }

  /// Pops all screens above a screen.
  ///
  /// - Parameters:
  ///   - viewController: The screen that becomes the top. The app crashes, as in UIKit, if the screen is not on the
  ///     stack.
  ///   - animated: Whether the transition is animated, so that inputs may come before its end.
  /// - Returns: The popped screens, bottom first; nil if the app has crashed.
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
  /// - Parameter animated: Whether the transition is animated, so that inputs may come before its end.
  /// - Returns: The popped screens, bottom first; never nil.
  @discardableResult open func popToRootViewController(animated: Bool = true) -> [SimulatedViewController]? {
    change("pop to root", animated) { Array($0.prefix(1)) }
  }

  /// Replaces the screens of the stack.
  ///
  /// - Parameters:
  ///   - viewControllers: The new screens, bottom first, possibly none. The app crashes if a screen occurs twice.
  ///   - animated: Whether the transition is animated, so that inputs may come before its end.
  open func setViewControllers(_ viewControllers: [SimulatedViewController], animated: Bool = true) {
    change("set stack", animated, viewControllers.last) { _ in viewControllers.map(\.id) }
  }

  /// Pushes a screen onto the stack with an animation; the sender is ignored.
  open func show(_ viewController: SimulatedViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  /// Changes the stack, and returns the screens that it no longer contains.
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

  /// Whether the top screen shows a back button.
  var hasBackButton: Bool {
    !isNavigationBarHidden && topViewController?.navigationItem.hasBackButton != false
  }

  /// Whether the user can swipe back from the top screen.
  var allowsSwipe: Bool {
    guard let gesture = interactivePopGestureRecognizer else { return false }
    return gesture.isEnabled && (hasBackButton || gesture.isFreed)
  }
}

/// Stands in for the `interactivePopGestureRecognizer` of a navigation controller, which recognises the swipe back.
@preconcurrency @MainActor public final class SimulatedGestureRecognizer {
  /// Whether the recognizer is enabled; if not, the user cannot swipe back.
  public var isEnabled = true
  /// The delegate that decides whether the gesture begins.
  ///
  /// With UIKit's own delegate, the gesture requires a visible back button. After the app sets any value, even nil, it
  /// does not.
  public weak var delegate: AnyObject? { didSet { isFreed = true } }
  /// Whether the gesture begins without a back button.
  private(set) var isFreed = false
}
