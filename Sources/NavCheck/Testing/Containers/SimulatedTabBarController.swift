import NavModel

/// A delegate that is called when the user selects a tab.
@preconcurrency @MainActor public protocol SimulatedTabBarDelegate: AnyObject {
  /// Whether the user may select a tab.
  func tabBarController(
    _ tabBarController: SimulatedTabBarController, shouldSelect viewController: SimulatedViewController
  ) -> Bool
  /// Called when the user has selected a tab, which may be the selected one.
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
  /// The delegate, which is called when the user selects a tab.
  open weak var delegate: (any SimulatedTabBarDelegate)?

  /// Makes a tab bar of the running app.
  ///
  /// - Parameters:
  ///   - name: The name in traces.
  ///   - owner: The coordinator of the tab bar.
  ///   - viewControllers: The controllers of the tabs.
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

  /// The controllers of the tabs.
  open var viewControllers: [SimulatedViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controllers whose order a user may change; the simulation does not use it.
  open var customizableViewControllers: [SimulatedViewController]? {
    get { customizable ?? tabs }
    set { customizable = newValue }
  }

  /// Replaces the tabs, and keeps the selection if it still exists.
  open func setViewControllers(_ viewControllers: [SimulatedViewController]?, animated: Bool) {
    let selected = selectedViewController
    tabs = viewControllers ?? []
    guard isRegistered else { return }
    let index = tabs.firstIndex { $0 === selected } ?? 0
    navigation.session.setTabs(of: id, to: tabs.map(\.contentStack), selected: index)
    navigation.changeTabs(of: self)
  }

  /// The index of the selected tab.
  open var selectedIndex: Int {
    get { isRegistered ? navigation.session.world[id].tabs?.selected ?? 0 : firstIndex }
    set {
      guard tabs.indices.contains(newValue) else { return }
      if isRegistered { navigation.select(newValue, of: self) } else { firstIndex = newValue }
    }
  }

  /// The controller of the selected tab.
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
