public import NavModel

/// Stands in for a view controller: it has controls, can be pushed and presented, and hears when it appears.
///
/// It belongs to the ``SimulatedNavigation`` that runs when it is made. Lifecycle callbacks come in the step in which a
/// transition begins or ends; only those that are set are sent.
@MainActor open class SimulatedViewController {
  /// What traces call it.
  public let name: String
  /// What a user can tap.
  public var controls: [SimulatedControl] = []
  /// The coordinator that made it; a screen whose owner is gone is a finding.
  public private(set) weak var owner: AnyObject?
  /// Whether the user can swipe it down where it is presented; `isModalInPresentation` is the opposite.
  public var canBeSwipedDown = true

  /// Called when it is about to appear, and has appeared.
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

  /// Whether it was made by a coordinator at all.
  let hadOwner: Bool
  let navigation: SimulatedNavigation
  let id: ScreenID
  /// What it presents while the app has items for it.
  var presentations: [any SimulatedStackBinding] = []
  /// The stack that it stands for where it is presented by itself.
  var ownStack: StackID?

  /// Makes a screen for the app that runs.
  ///
  /// - Parameters:
  ///   - name: What traces call it.
  ///   - owner: The coordinator that shows it; held weakly.
  ///   - controls: What a user can tap.
  public convenience init(_ name: String, owner: AnyObject?, controls: [SimulatedControl] = []) {
    let navigation = SimulatedNavigation.running
    let id = navigation.session.makeScreen(name, of: SimulatedNavigation.name(of: owner))
    self.init(name, owner: owner, controls: controls, navigation: navigation, id: id)
  }

  init(
    _ name: String, owner: AnyObject?, controls: [SimulatedControl], navigation: SimulatedNavigation,
    id: ScreenID
  ) {
    self.name = name
    self.owner = owner
    hadOwner = owner != nil
    self.controls = controls
    self.navigation = navigation
    self.id = id
    navigation.adopt(self)
  }

  private func listen(to kind: NavNotice.Kind) { navigation.session.listeners.listen(to: kind, of: id) }

  /// The stack that is on screen where it is presented or launched.
  var contentStack: StackID {
    if let ownStack { return ownStack }
    let stack = navigation.session.makeStack([id])
    ownStack = stack
    return stack
  }

  /// The screen that presents for it.
  var presentingScreen: ScreenID? { id }

  // MARK: Presentation

  /// Presents another screen above this one.
  ///
  /// The platform may refuse, and as with UIKit nothing tells the app; the completion is then dropped.
  public func present(
    _ other: SimulatedViewController, as style: NavPresentation.Style = .sheet, animated: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    guard let presenter = presentingScreen else { return navigation.refused("present \(other.name)", nil) }
    navigation.present(other, as: style, from: presenter, isAnimated: animated, completion)
  }

  /// Dismisses what this screen presents; if it presents nothing, the layer that it lies in.
  public func dismiss(animated: Bool = true, completion: (() -> Void)? = nil) {
    navigation.dismiss(from: self, isAnimated: animated, completion)
  }

  /// The screen or controller presented above the layer that this one lies in.
  public var presentedViewController: SimulatedViewController? { navigation.presented(above: self) }

  /// Whether it was presented, rather than launched or pushed.
  public var isPresented: Bool { navigation.isPresented(self) }

  /// The navigation controller on whose stack it is.
  public var navigationController: SimulatedNavigationController? {
    navigation.controller(holding: id)
  }
}
