import NavModel

/// Hears of the tabs that a user selects.
@preconcurrency @MainActor public protocol SimulatedTabBarDelegate: AnyObject {
  /// Whether the user may select a tab.
  func tabBarController(
    _ tabBarController: SimulatedTabBarController, shouldSelect viewController: SimulatedViewController
  ) -> Bool
  /// The user has selected a tab, the one that is shown included.
  func tabBarController(
    _ tabBarController: SimulatedTabBarController, didSelect viewController: SimulatedViewController)
}

extension SimulatedTabBarDelegate {
  /// The default: true.
  public func tabBarController(
    _ tabBarController: SimulatedTabBarController, shouldSelect viewController: SimulatedViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: SimulatedTabBarController, didSelect viewController: SimulatedViewController
  ) {}
}

/// Stands in for a tab bar controller.
@preconcurrency @MainActor open class SimulatedTabBarController: SimulatedViewController {
  private var tabs: [SimulatedViewController] = []
  private var firstIndex = 0
  private var customizable: [SimulatedViewController]?
  /// Called when the user has selected another tab.
  public var onDidSelect: ((Int) -> Void)?
  /// Who hears of the user's selections.
  open weak var delegate: (any SimulatedTabBarDelegate)?

  /// Makes a bar for the app that runs.
  ///
  /// - Parameters:
  ///   - name: The name in traces.
  ///   - owner: The coordinator that it belongs to.
  ///   - viewControllers: What its tabs show.
  public convenience init(
    _ name: String = "tabs", owner: AnyObject?, viewControllers: [SimulatedViewController]
  ) {
    self.init(nibName: nil, bundle: nil)
    setName(name)
    self.owner = owner
    tabs = viewControllers
    _ = id
  }

  override func register() -> ScreenID {
    let bar = super.register()
    navigation.session.listeners.listen(to: .tabSelected, of: bar)
    navigation.session.listeners.listen(to: .tabReselected, of: bar)
    navigation.session.setTabs(of: bar, to: tabs.map(\.contentStack), selected: firstIndex)
    return bar
  }

  override var isContainer: Bool { true }

  /// What its tabs show.
  open var viewControllers: [SimulatedViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controllers whose order a user may change, which is not played.
  open var customizableViewControllers: [SimulatedViewController]? {
    get { customizable ?? tabs }
    set { customizable = newValue }
  }

  /// Gives it other tabs; the selection stays where it can.
  open func setViewControllers(_ viewControllers: [SimulatedViewController]?, animated: Bool) {
    let selected = selectedViewController
    tabs = viewControllers ?? []
    guard isRegistered else { return }
    let index = tabs.firstIndex { $0 === selected } ?? 0
    navigation.session.setTabs(of: id, to: tabs.map(\.contentStack), selected: index)
    navigation.changeTabs(of: self)
  }

  /// The tab that is shown.
  open var selectedIndex: Int {
    get { isRegistered ? navigation.session.world[id].tabs?.selected ?? 0 : firstIndex }
    set {
      guard tabs.indices.contains(newValue) else { return }
      if isRegistered { navigation.select(newValue, of: self) } else { firstIndex = newValue }
    }
  }

  /// What the tab that is shown holds.
  open var selectedViewController: SimulatedViewController? {
    get { tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : nil }
    set { if let index = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }

  override var presentingScreen: ScreenID? { id }

  /// Whether the user may select a tab.
  func allowsSelection(of tab: Int) -> Bool {
    guard let delegate, tabs.indices.contains(tab) else { return true }
    return delegate.tabBarController(self, shouldSelect: tabs[tab])
  }

  /// Whether the delegate handles a tap on the selected tab.
  var hearsReselection: Bool { delegate != nil }

  /// Tells that the user has selected a tab.
  func hearSelection(isAgain: Bool) {
    if !isAgain { onDidSelect?(selectedIndex) }
    if let selectedViewController { delegate?.tabBarController(self, didSelect: selectedViewController) }
  }
}
