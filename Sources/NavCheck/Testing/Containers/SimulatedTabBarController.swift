import NavModel

/// Stands in for `UITabBarControllerDelegate`, which is called when the user taps a tab, not when the app selects one.
@preconcurrency @MainActor public protocol SimulatedTabBarDelegate: AnyObject {
  /// Returns whether the user may select a tab.
  func tabBarController(
    _ tabBarController: SimulatedTabBarController, shouldSelect viewController: SimulatedViewController
  ) -> Bool
  /// Called when the user has tapped a tab that may be selected, even if the tab was selected before.
  func tabBarController(
    _ tabBarController: SimulatedTabBarController, didSelect viewController: SimulatedViewController)
}

extension SimulatedTabBarDelegate {
  /// Returns true, so that the user may select the tab.
  public func tabBarController(
    _ tabBarController: SimulatedTabBarController, shouldSelect viewController: SimulatedViewController
  ) -> Bool { true }
  /// The default implementation, which does nothing.
  public func tabBarController(
    _ tabBarController: SimulatedTabBarController, didSelect viewController: SimulatedViewController
  ) {}
}

/// Stands in for `UITabBarController`: tabs that the app and the user select.
@preconcurrency @MainActor open class SimulatedTabBarController: SimulatedViewController {
  private var tabs: [SimulatedViewController] = []
  private var firstIndex = 0
  private var customizable: [SimulatedViewController]?
  /// Called with the index of the tab when the user has selected another tab.
  public var onDidSelect: ((Int) -> Void)?
  /// The delegate, which is called when the user taps a tab.
  open weak var delegate: (any SimulatedTabBarDelegate)?

  /// Makes a tab bar of the running app.
  ///
  /// - Parameters:
  ///   - name: The name in traces.
  ///   - owner: The coordinator of the tab bar; held weakly.
  ///   - viewControllers: The controllers of the tabs, in the order of the tabs.
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

  /// The controllers of the tabs, in the order of the tabs, never nil; setting them replaces the tabs.
  open var viewControllers: [SimulatedViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controllers that a user may reorder, by default those of all tabs; the simulation does not use them.
  open var customizableViewControllers: [SimulatedViewController]? {
    get { customizable ?? tabs }
    set { customizable = newValue }
  }

  /// Replaces the tabs, and keeps the selected controller selected if it is among the new ones; otherwise selects the
  /// first tab.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers of the new tabs, in order; nil for none.
  ///   - animated: Has no effect here.
  open func setViewControllers(_ viewControllers: [SimulatedViewController]?, animated: Bool) {
    let selected = selectedViewController
    tabs = viewControllers ?? []
    guard isRegistered else { return }
    let index = tabs.firstIndex { $0 === selected } ?? 0
    navigation.session.setTabs(of: id, to: tabs.map(\.contentStack), selected: index)
    navigation.changeTabs(of: self)
  }

  /// The index of the selected tab, from 0; setting an index without a tab has no effect.
  open var selectedIndex: Int {
    get { isRegistered ? navigation.session.world[id].tabs?.selected ?? 0 : firstIndex }
    set {
      guard tabs.indices.contains(newValue) else { return }
      if isRegistered { navigation.select(newValue, of: self) } else { firstIndex = newValue }
    }
  }

  /// The controller of the selected tab; nil if there are no tabs.
  ///
  /// Setting another tab's controller selects that tab.
  open var selectedViewController: SimulatedViewController? {
    get { tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : nil }
    set { if let index = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }

  override var presentingScreen: ScreenID? { id }

  /// Returns whether the app lets the user select a tab.
  func allowsSelection(of tab: Int) -> Bool {
    guard let delegate, tabs.indices.contains(tab) else { return true }
    return delegate.tabBarController(self, shouldSelect: tabs[tab])
  }

  /// Whether the delegate handles a tap on the selected tab.
  var hearsReselection: Bool { delegate != nil }

  /// Notifies the app that the user has tapped a tab.
  func hearSelection(isAgain: Bool) {
    if !isAgain { onDidSelect?(selectedIndex) }
    if let selectedViewController { delegate?.tabBarController(self, didSelect: selectedViewController) }
  }
}
