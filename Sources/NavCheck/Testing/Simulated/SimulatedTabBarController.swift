import NavModel

/// Stands in for a tab bar controller with a navigation controller in each tab.
@MainActor public final class SimulatedTabBarController: SimulatedViewController {
  /// The controllers of the tabs.
  public let viewControllers: [SimulatedNavigationController]
  /// Called when the user has selected a tab.
  public var onDidSelect: ((Int) -> Void)? {
    didSet { navigation.session.listeners.listen(to: .tabSelected, of: id) }
  }

  /// Makes a bar for the app that runs.
  public init(_ name: String = "tabs", owner: AnyObject?, viewControllers: [SimulatedNavigationController]) {
    let navigation = SimulatedNavigation.running
    self.viewControllers = viewControllers
    let id = navigation.session.makeTabs(
      name, of: SimulatedNavigation.name(of: owner), stacks: viewControllers.map(\.contentStack))
    super.init(name, owner: owner, controls: [], navigation: navigation, id: id)
  }

  /// The tab that is shown.
  public var selectedIndex: Int {
    get { navigation.session.world[id].tabs?.selected ?? 0 }
    set { navigation.select(newValue, of: self) }
  }
}
