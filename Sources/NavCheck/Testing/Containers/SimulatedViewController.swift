public import Foundation
import NavModel

/// Stands in for a view controller: it has controls, can be pushed and presented, and hears when it appears.
///
/// It belongs to the ``SimulatedNavigation`` that runs when it is made. Lifecycle callbacks come in the step in which a
/// transition begins or ends. Make one with a name, or subclass it as an app does with `UIViewController`:
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
  /// The name in traces; by default the name of its type.
  public private(set) var name: String
  /// The controls that a user can tap.
  public var controls: [SimulatedControl] = []
  /// What else a user can tap, read before every step; a subclass overrides it.
  open var taps: SimulatedTaps { [:] }
  /// The coordinator that shows the screen, held weakly.
  ///
  /// A visible screen whose owner is gone is a finding.
  public weak var owner: AnyObject? {
    didSet {
      guard let owner else { return }
      ownerName = SimulatedNavigation.name(of: owner)
      if registered != nil { navigation.adopt(self) }
    }
  }
  /// The type of the coordinator that shows it, which is looked up in the app's tree where there is no ``owner``.
  package var ownerType: AnyObject.Type?
  /// Whether the user cannot swipe the screen down when it is presented.
  public var isModalInPresentation = false
  /// The presentation style, if the call of `present` names none.
  public var modalPresentationStyle = SimulatedPresentationStyle.automatic
  /// Whether the bar of tabs is hidden while the screen lies above the first one of its stack, so that no tab can be selected.
  public var hidesBottomBarWhenPushed = false
  /// The items that the navigation bar shows for this screen.
  public let navigationItem = SimulatedNavigationItem()
  /// The title in bars.
  open var title: String?

  /// Called when the screen is about to appear.
  public var onWillAppear: (() -> Void)? { didSet { listen(to: .willAppear) } }
  /// Called when it has appeared.
  public var onDidAppear: (() -> Void)? { didSet { listen(to: .didAppear) } }
  /// Called when it begins to disappear, with whether it is being removed (`isMovingFromParent`, `isBeingDismissed`).
  public var onWillDisappear: ((_ isRemoved: Bool) -> Void)? { didSet { listen(to: .willDisappear) } }
  /// Called when it has disappeared, with whether it was removed.
  public var onDidDisappear: ((_ isRemoved: Bool) -> Void)? { didSet { listen(to: .didDisappear) } }
  /// Called when it has left its container for good (`didMove(toParent: nil)`).
  public var onRemoved: (() -> Void)? { didSet { listen(to: .removed) } }
  /// Called when the user has dismissed it (`presentationControllerDidDismiss`), not when the app has.
  public var onDidDismiss: (() -> Void)? { didSet { listen(to: .didDismiss) } }
  /// Called when the user begins to swipe it down (`presentationControllerWillDismiss`), which may be cancelled.
  public var onWillDismiss: (() -> Void)? { didSet { listen(to: .willDismiss) } }

  /// Whether it was shown by a coordinator at all.
  var hadOwner: Bool { ownerName != nil }
  /// What its owner is called, whether it lives or not.
  private var ownerName: String?
  let navigation: SimulatedNavigation
  /// What it presents while the app has items for it.
  var presentations: [any SimulatedStackBinding] = []
  /// What it pushes while the app has items for it.
  var destinations: [SimulatedDestination] = []
  /// Whether the user cannot swipe it down now, as the app's state says.
  var dismissalIsDisabled: (() -> Bool)?
  /// The stack that it stands for where it is presented by itself.
  var ownStack: StackID?
  /// Its number among the screens, from when the platform first hears of it.
  private var registered: ScreenID?
  /// Kinds of notices that were asked for before that.
  private var awaitedKinds: Set<NavNotice.Kind> = []
  private var hasLoaded = false
  /// Whether it is being removed from its stack or its layer dismissed, during the callbacks about that.
  var movement: (isMovingFromParent: Bool, isBeingDismissed: Bool) = (false, false)
  /// What tells it of dismissals.
  private(set) lazy var ownPresentation = SimulatedPresentationController(self)
  /// Controllers that it contains, the last one in front.
  public internal(set) var children: [SimulatedViewController] = []
  /// The controller that contains it, a bar or a stack aside.
  weak var container: SimulatedViewController?
  /// What other modules keep with it, by type.
  var decorations: [ObjectIdentifier: Any] = [:]

  /// Makes a screen of the running app.
  ///
  /// Its name comes from its type: a `HomeViewController` is `home`.
  public init(nibName: String?, bundle: Bundle?) {
    name = SimulatedNames.name(ofType: "\(Self.self)")
    navigation = SimulatedNavigation.running(for: "\(Self.self)")
    super.init()
    // Which methods a subclass overrides is unknown.
    if type(of: self) != SimulatedViewController.self {
      awaitedKinds = [.willAppear, .didAppear, .willDisappear, .didDisappear, .removed]
    }
    navigation.note(self)
  }

  /// Makes a screen as from a storyboard; the contents of the archive are ignored.
  public required init?(coder: NSCoder) {
    name = SimulatedNames.name(ofType: "\(Self.self)")
    navigation = SimulatedNavigation.running(for: "\(Self.self)")
    super.init()
    awaitedKinds = [.willAppear, .didAppear, .willDisappear, .didDisappear, .removed]
    navigation.note(self)
  }

  /// Makes a screen with the name of its type.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a screen of the running app.
  ///
  /// - Parameters:
  ///   - name: The name in traces.
  ///   - owner: The coordinator that shows it; held weakly.
  ///   - controls: The controls that a user can tap.
  public convenience init(_ name: String, owner: AnyObject?, controls: [SimulatedControl] = []) {
    self.init(nibName: nil, bundle: nil)
    self.name = name
    self.owner = owner
    // Initialisers do not call observers.
    ownerName = owner.map { SimulatedNavigation.name(of: $0) }
    self.controls = controls
  }

  /// What a user can tap: its own controls, those of its bar, and those of the screens that it contains.
  var allControls: [SimulatedControl] {
    controls + tapControls + navigationItem.controls
      + children.filter { !$0.isContainer }.flatMap(\.allControls)
  }

  /// What traces call it, for those that are made otherwise.
  func setName(_ name: String) { self.name = name }

  var isRegistered: Bool { registered != nil }

  /// The number of the screen, which the first use registers with the platform.
  var id: ScreenID {
    if let registered { return registered }
    let id = register()
    registered = id
    for kind in awaitedKinds { navigation.session.listeners.listen(to: kind, of: id) }
    navigation.adopt(self)
    return id
  }

  /// Tells the platform of the screen.
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

  /// Whether it shows stacks rather than itself.
  var isContainer: Bool { children.contains { $0.isContainer } }

  /// The stack that is on screen where it is presented, launched or in a tab.
  var contentStack: StackID {
    if let inner = children.last(where: { $0.isContainer }) { return inner.contentStack }
    if let ownStack { return ownStack }
    let stack = navigation.session.makeStack([id])
    ownStack = stack
    return stack
  }

  /// The stack of a controller as far as the platform knows it: asking for it registers nothing.
  var knownStack: StackID? {
    isRegistered || ownStack != nil || children.contains { $0.isContainer } ? contentStack : nil
  }

  /// The screen that presents for it.
  var presentingScreen: ScreenID? { container?.presentingScreen ?? id }

  /// Presents another screen above this one, in its ``modalPresentationStyle``.
  ///
  /// The platform may refuse the call. As in UIKit, the app is not notified, and the completion never runs.
  open func present(
    _ other: SimulatedViewController, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    let style = other is SimulatedAlertController ? .alert : other.modalPresentationStyle.style
    present(other, as: style, animated: animated, completion: completion)
  }

  /// Dismisses the layer that this screen presents; if there is none, the layer that contains this screen.
  open func dismiss(animated: Bool = true, completion: (() -> Void)? = nil) {
    navigation.dismiss(from: self, isAnimated: animated, completion)
  }

  // MARK: Lifecycle

  /// Called once, before it first appears.
  open func viewDidLoad() {}
  /// Called when it is about to appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when it has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when it begins to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when it has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before it enters or leaves a container.
  open func willMove(toParent parent: SimulatedViewController?) {}
  /// Called when it has entered or left a container.
  open func didMove(toParent parent: SimulatedViewController?) {}

  /// Calls ``viewDidLoad()`` if it was not called before.
  public func loadViewIfNeeded() {
    if hasLoaded { return }
    hasLoaded = true
    viewDidLoad()
  }

  /// Whether ``viewDidLoad()`` was called.
  public var isViewLoaded: Bool { hasLoaded }

  /// Whether it is being removed from its stack; true during the callbacks about that.
  public var isMovingFromParent: Bool { movement.isMovingFromParent }

  /// Whether its layer is being dismissed.
  public var isBeingDismissed: Bool { movement.isBeingDismissed || navigation.isDismissing(self) }

  /// Passes a notice on, to itself and to what it contains.
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
