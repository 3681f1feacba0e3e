public import Foundation
import NavModel

/// Stands in for `UIViewController`: a screen with controls that can be pushed and presented, and that gets lifecycle
/// callbacks.
///
/// A screen belongs to the ``SimulatedNavigation`` that runs when the screen is made; if none runs, the test gets an
/// issue. Lifecycle callbacks come in the step in which a transition begins or ends. Make a screen with a name, or
/// write a subclass as apps do with `UIViewController`:
///
/// ```swift
/// final class ProfileScreen: SimulatedViewController {
///   weak var coordinator: AccountCoordinator? { didSet { owner = coordinator } }
///   override func viewDidLoad() {
///     controls = [SimulatedControl("settings") { [weak self] in self?.coordinator?.showSettings() }]
///   }
/// }
/// ```
@preconcurrency @MainActor open class SimulatedViewController: NSObject {
  /// The name in traces; by default it is derived from the type, so that a `HomeViewController` is `home`.
  public private(set) var name: String
  /// The controls that a user can tap, in addition to ``taps``.
  public var controls: [SimulatedControl] = []
  /// The taps that the screen offers, evaluated before every step; empty unless a subclass overrides the property.
  open var taps: SimulatedTaps { [:] }
  /// The coordinator that shows the screen, held weakly.
  ///
  /// If the owner of a screen in a container is deallocated or set to nil, and the app settles, this is a finding.
  public weak var owner: AnyObject? {
    didSet {
      guard let owner else { return }
      ownerName = SimulatedNavigation.name(of: owner)
      if registered != nil { navigation.adopt(self) }
    }
  }
  /// The type of the coordinator that shows the screen, for a lookup in the app's tree if ``owner`` is nil.
  package var ownerType: AnyObject.Type?
  /// Whether the user is prevented from swiping down the layer on whose stack the screen is.
  public var isModalInPresentation = false
  /// The presentation style that ``present(_:animated:completion:)`` uses for this screen; alerts ignore it.
  public var modalPresentationStyle = SimulatedPresentationStyle.automatic
  /// Whether the tab bar is hidden while the screen is pushed above the first screen of its stack, so that no tab can
  /// be selected.
  public var hidesBottomBarWhenPushed = false
  /// The items that the navigation bar shows for this screen.
  public let navigationItem = SimulatedNavigationItem()
  /// The title in bars, which traces do not use; nil for none.
  open var title: String?

  /// Called when the screen is about to appear.
  public var onWillAppear: (() -> Void)? { didSet { listen(to: .willAppear) } }
  /// Called when the screen has appeared.
  public var onDidAppear: (() -> Void)? { didSet { listen(to: .didAppear) } }
  /// Called when the screen begins to disappear.
  ///
  /// The argument is true if the screen is leaving its container, for example popped or dismissed. It is always false
  /// for a child of a custom container.
  public var onWillDisappear: ((_ isRemoved: Bool) -> Void)? { didSet { listen(to: .willDisappear) } }
  /// Called when the screen has disappeared.
  ///
  /// The argument is true if the screen has left its container, for example popped or dismissed. It is always false for
  /// a child of a custom container.
  public var onDidDisappear: ((_ isRemoved: Bool) -> Void)? { didSet { listen(to: .didDisappear) } }
  /// Called when the screen has left its stack or its layer was dismissed; not called by ``removeFromParent()``.
  public var onRemoved: (() -> Void)? { didSet { listen(to: .removed) } }
  /// Called when the user has dismissed the layer whose first screen this is, as `presentationControllerDidDismiss`.
  ///
  /// On platforms other than `uikit`, it is also called after a dismissal by the app.
  public var onDidDismiss: (() -> Void)? { didSet { listen(to: .didDismiss) } }
  /// Called when the user begins to swipe down the layer whose first screen this is, which may be cancelled, or taps
  /// outside a popover, as `presentationControllerWillDismiss`.
  public var onWillDismiss: (() -> Void)? { didSet { listen(to: .willDismiss) } }

  /// Whether the screen has ever had an owner.
  var hadOwner: Bool { ownerName != nil }
  /// The name of the owner, also after the owner was deallocated.
  private var ownerName: String?
  let navigation: SimulatedNavigation
  /// The presentations that follow items of the app.
  var presentations: [any SimulatedStackBinding] = []
  /// The pushed views that follow items of the app.
  var destinations: [SimulatedDestination] = []
  /// Returns whether the app's state prevents the user from swiping the screen down; nil without the SwiftUI modifier.
  var dismissalIsDisabled: (() -> Bool)?
  /// The stack that contains the screen if it is presented without a navigation controller.
  var ownStack: StackID?
  /// The identifier of the screen; nil before it is registered with the platform.
  private var registered: ScreenID?
  /// The kinds of notices to listen to once the screen is registered.
  private var awaitedKinds: Set<NavNotice.Kind> = []
  private var hasLoaded = false
  /// Whether the screen is being popped or its layer dismissed, during the callbacks about the removal.
  var movement: (isMovingFromParent: Bool, isBeingDismissed: Bool) = (false, false)
  /// Whether the screen's layer is being dismissed, or was dismissed before the screen's callbacks about that.
  var isLosingLayer = false
  /// The presentation controller of the screen's layer.
  private(set) lazy var ownPresentation = SimulatedPresentationController(self)
  /// The controllers that ``addChild(_:)`` has added and that were not removed, the last one in front.
  public internal(set) var children: [SimulatedViewController] = []
  /// The custom container of this controller, which is no tab bar and no stack.
  weak var container: SimulatedViewController?
  /// The values that other modules store with the screen, by type.
  var decorations: [ObjectIdentifier: Any] = [:]

  /// Makes a screen of the running app; both arguments are ignored.
  ///
  /// The name of the screen comes from its type: a `HomeViewController` is `home`.
  public init(nibName: String?, bundle: Bundle?) {
    name = SimulatedNames.name(ofType: "\(Self.self)")
    navigation = SimulatedNavigation.running(for: "\(Self.self)")
    super.init()
    // It is unknown which methods a subclass overrides, so all notices are requested.
    if type(of: self) != SimulatedViewController.self {
      awaitedKinds = [.willAppear, .didAppear, .willDisappear, .didDisappear, .removed]
    }
    navigation.note(self)
  }

  /// Makes a screen of the running app, as a storyboard does; the coder is ignored.
  public required init?(coder: NSCoder) {
    name = SimulatedNames.name(ofType: "\(Self.self)")
    navigation = SimulatedNavigation.running(for: "\(Self.self)")
    super.init()
    awaitedKinds = [.willAppear, .didAppear, .willDisappear, .didDisappear, .removed]
    navigation.note(self)
  }

  /// Makes a screen of the running app that is named after its type.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a screen of the running app with a name.
  ///
  /// - Parameters:
  ///   - name: The name in traces.
  ///   - owner: The coordinator that shows the screen; held weakly.
  ///   - controls: The controls that a user can tap.
  public convenience init(_ name: String, owner: AnyObject?, controls: [SimulatedControl] = []) {
    self.init(nibName: nil, bundle: nil)
    self.name = name
    self.owner = owner
    // Property observers do not run in initialisers.
    ownerName = owner.map { SimulatedNavigation.name(of: $0) }
    self.controls = controls
  }

  /// All controls that a user can tap: those of the screen, of its navigation item, and of the plain screens that it
  /// contains.
  var allControls: [SimulatedControl] {
    controls + tapControls + navigationItem.controls
      + children.filter { !$0.isContainer }.flatMap(\.allControls)
  }

  /// Sets the name in traces, for initialisers without a name.
  func setName(_ name: String) { self.name = name }

  var isRegistered: Bool { registered != nil }

  /// The identifier of the screen; the first access registers the screen with the platform.
  var id: ScreenID {
    if let registered { return registered }
    let id = register()
    registered = id
    for kind in awaitedKinds { navigation.session.listeners.listen(to: kind, of: id) }
    navigation.adopt(self)
    return id
  }

  /// Registers the screen with the platform, and returns its identifier.
  func register() -> ScreenID {
    let owner = ownerName ?? SimulatedNavigation.name(of: navigation.owner(of: self))
    return navigation.session.makeScreen(name, of: owner)
  }

  private func listen(to kind: NavNotice.Kind) {
    if let registered {
      navigation.session.listeners.listen(to: kind, of: registered)
    } else {
      awaitedKinds.insert(kind)
    }
  }

  /// Whether the controller shows stacks instead of being a screen itself.
  var isContainer: Bool { children.contains { $0.isContainer } }

  /// The stack that is on screen when this controller is presented, launched or in a tab.
  var contentStack: StackID {
    if let inner = children.last(where: { $0.isContainer }) { return inner.contentStack }
    if let ownStack { return ownStack }
    let stack = navigation.session.makeStack([id])
    ownStack = stack
    return stack
  }

  /// The stack of the controller; nil if the platform does not know it.
  ///
  /// The access registers no screen.
  var knownStack: StackID? {
    isRegistered || ownStack != nil || children.contains { $0.isContainer } ? contentStack : nil
  }

  /// The screen that presents on behalf of this controller.
  var presentingScreen: ScreenID? { container?.presentingScreen ?? id }

  /// Presents another screen above this screen, in the ``modalPresentationStyle`` of the other screen.
  ///
  /// The platform may refuse the call. As in UIKit, the app is not notified, and the completion never runs.
  ///
  /// - Parameters:
  ///   - other: The screen to present. An alert controller is presented as an alert.
  ///   - animated: Whether the transition is animated, so that inputs may come before its end.
  ///   - completion: Called when the presented screen has appeared; nil for none.
  open func present(
    _ other: SimulatedViewController, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    let style = other is SimulatedAlertController ? .alert : other.modalPresentationStyle.style
    present(other, as: style, animated: animated, completion: completion)
  }

  /// Dismisses the layer that this screen presents; if there is none, the layer that contains this screen.
  ///
  /// - Parameters:
  ///   - animated: Whether the transition is animated, so that inputs may come before its end.
  ///   - completion: Called when the dismissal has ended, or after the running call if there is no layer to dismiss; not
  ///     called if the platform refuses the dismissal. Nil for none.
  open func dismiss(animated: Bool = true, completion: (() -> Void)? = nil) {
    navigation.dismiss(from: self, isAnimated: animated, completion)
  }

  // MARK: Lifecycle

  /// Called once, when the view is first accessed, or before the screen is launched, presented or first appears.
  open func viewDidLoad() {}
  /// Called when the screen is about to appear; `animated` is always true here.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the screen has appeared; `animated` is always true here.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the screen begins to disappear; `animated` is always true here.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the screen has disappeared; `animated` is always true here.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called by ``addChild(_:)`` before the controller enters a custom container; the simulation does not call it for
  /// stacks, tabs and removals.
  open func willMove(toParent parent: SimulatedViewController?) {}
  /// Called with nil when the controller has left its stack, layer or custom container; the simulation does not call it
  /// for an entry.
  open func didMove(toParent parent: SimulatedViewController?) {}

  /// Calls ``viewDidLoad()`` unless it was called before.
  public func loadViewIfNeeded() {
    if hasLoaded { return }
    hasLoaded = true
    viewDidLoad()
  }

  /// Whether ``viewDidLoad()`` was called.
  public var isViewLoaded: Bool { hasLoaded }

  /// Whether the screen leaves its stack; true only in callbacks about its disappearance.
  ///
  /// It is false if the whole stack disappears, for example because its layer is dismissed.
  public var isMovingFromParent: Bool { movement.isMovingFromParent }

  /// Whether the layer that contains the screen is being dismissed, or dragged down by the user.
  ///
  /// After the dismissal, it is true in ``viewDidDisappear(_:)`` only.
  public var isBeingDismissed: Bool { movement.isBeingDismissed || navigation.isDismissing(self) }

  /// Calls the lifecycle methods and closures for a notice, on this controller and on its children.
  func hear(_ kind: NavNotice.Kind, isRemoved: Bool) {
    switch kind {
    case .willAppear:
      loadViewIfNeeded()
      viewWillAppear(true)
      onWillAppear?()
    case .didAppear:
      viewDidAppear(true)
      onDidAppear?()
    case .willDisappear:
      viewWillDisappear(true)
      onWillDisappear?(isRemoved)
    case .didDisappear:
      viewDidDisappear(true)
      onDidDisappear?(isRemoved)
    case .removed:
      didMove(toParent: nil)
      onRemoved?()
    case .willDismiss:
      onWillDismiss?()
    case .didDismiss:
      onDidDismiss?()
    default: break
    }
    guard kind != .removed, kind != .willDismiss, kind != .didDismiss else { return }
    for child in children { child.hear(kind, isRemoved: false) }
  }
}
