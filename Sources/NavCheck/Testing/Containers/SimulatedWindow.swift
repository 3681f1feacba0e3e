/// Stands in for a window.
///
/// Its first root controller is launched; a later one replaces it.
@preconcurrency @MainActor open class SimulatedWindow {
  private let navigation = SimulatedNavigation.running(for: "SimulatedWindow")
  private var isVisible = false

  /// Makes a window of the running app.
  public init() {}

  /// The controller that the window shows.
  open var rootViewController: SimulatedViewController? {
    didSet { if isVisible { show() } }
  }

  /// Shows the window.
  open func makeKeyAndVisible() {
    isVisible = true
    show()
  }

  private func show() {
    guard let rootViewController else { return }
    navigation.window = self
    navigation.launch(rootViewController)
  }

  /// The windows of the app that runs now.
  package static var visible: [SimulatedWindow] {
    SimulatedNavigation.current?.window.map { [$0] } ?? []
  }
}

extension SimulatedViewController {
  /// The window, for a screen that the user sees some of; a container is seen when a screen in it is.
  package var windowOnScreen: SimulatedWindow? {
    let world = navigation.session.world
    let seen = Set(world.visibleScreens)
    if isContainer {
      return world[contentStack].screens.contains(where: seen.contains) ? navigation.window : nil
    }
    return seen.contains(id) ? navigation.window : nil
  }
}
