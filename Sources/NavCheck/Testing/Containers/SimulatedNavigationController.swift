public import Foundation
import NavModel

/// Hears what a simulated navigation controller shows, in the step in which its transition begins or ends.
@preconcurrency @MainActor public protocol SimulatedNavigationDelegate: AnyObject {
  /// A screen is about to be shown.
  func navigationController(
    _ navigationController: SimulatedNavigationController, willShow viewController: SimulatedViewController,
    animated: Bool)
  /// A screen is shown.
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

/// Stands in for a navigation controller: a stack of screens that app and user change.
@preconcurrency @MainActor open class SimulatedNavigationController: SimulatedViewController {
  /// Who hears what is shown.
  open weak var delegate: (any SimulatedNavigationDelegate)? {
    didSet {
      guard delegate != nil else { return }
      navigation.session.listeners.listen(to: .didShow, of: stack)
      navigation.session.listeners.listen(to: .willShow, of: stack)
    }
  }
  /// Whether the bar is hidden, and with it the back button.
  open var isNavigationBarHidden = false
  /// The gesture that swipes back; nil where there is none.
  public let interactivePopGestureRecognizer: SimulatedGestureRecognizer? = SimulatedGestureRecognizer()

  /// The screens, which a controller keeps alive whether it is on screen or not.
  private var kept: [SimulatedViewController] = []
  /// Whether the last change takes time.
  private(set) var isLastChangeAnimated = true
  private lazy var stack = navigation.session.makeStack([])

  /// Makes a controller for the app that runs, with a first screen.
  public init(rootViewController: SimulatedViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp([rootViewController])
  }

  /// Makes an empty controller for the app that runs.
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

  /// The screen that is seen: what is presented, or the one on top.
  open var visibleViewController: SimulatedViewController? {
    let presented = presentedViewController
    return (presented as? SimulatedNavigationController)?.visibleViewController ?? presented
      ?? topViewController
  }

  /// Whether it is animated, or a user drags its top screen (`transitionCoordinator != nil`).
  public var isTransitioning: Bool { navigation.session.world[stack].transition != nil }

  /// Hides the bar, or shows it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// Puts a screen on top.
  open func pushViewController(_ viewController: SimulatedViewController, animated: Bool = true) {
    change("push \(viewController.name)", animated, viewController) { $0 + [viewController.id] }
  }

  /// Takes the top screen away; the last one stays.
  ///
  /// - Returns: The screen that goes; nil where none does.
  @discardableResult open func popViewController(animated: Bool = true) -> SimulatedViewController? {
    change("pop", animated) { $0.count > 1 ? $0.dropLast() : $0 }.last
  }

  /// Takes away what is above a screen.
  ///
  /// - Returns: The screens that go.
  @discardableResult open func popToViewController(
    _ viewController: SimulatedViewController, animated: Bool = true
  ) -> [SimulatedViewController]? {
    guard let index = navigation.session.world[stack].screens.firstIndex(of: viewController.id) else {
      navigation.crash("popToViewController: \(viewController.name) is not on the stack")
      return nil
    }
    return change("pop to \(viewController.name)", animated) { Array($0[...index]) }
  }

  /// Takes away all but the first screen.
  ///
  /// - Returns: The screens that go.
  @discardableResult open func popToRootViewController(animated: Bool = true) -> [SimulatedViewController]? {
    change("pop to root", animated) { Array($0.prefix(1)) }
  }

  /// Gives the stack other content.
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

/// The gesture that swipes back.
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
