/// Stands in for `UIWindow`, which launches the app with its root controller.
///
/// A later root controller replaces the first one.
@preconcurrency @MainActor open class SimulatedWindow {
  private let navigation = SimulatedNavigation.running(for: "SimulatedWindow")
  private var isVisible = false

  /// Makes an invisible window of the running app.
  public init() {}

  /// The controller that the window shows once it is visible; setting nil leaves the previous controller on screen.
  open var rootViewController: SimulatedViewController? {
    didSet { if isVisible { show() } }
  }

  /// Makes the window visible, and launches the app with the root controller; without one, as soon as one is set.
  open func makeKeyAndVisible() {
    isVisible = true
    show()
  }

  private func show() {
    guard let rootViewController else { return }
    navigation.window = self
    navigation.launch(rootViewController)
  }

  /// The visible window of the running app; empty before the launch.
  package static var visible: [SimulatedWindow] {
    SimulatedNavigation.current?.window.map { [$0] } ?? []
  }
}

extension SimulatedViewController {
  /// The window if the user can see the screen; for a container, if the user can see a screen in it.
  ///
  /// Otherwise nil.
  package var windowOnScreen: SimulatedWindow? {
    let world = navigation.session.world
    let seen = Set(world.visibleScreens)
    if isContainer {
      return world[contentStack].screens.contains(where: seen.contains) ? navigation.window : nil
    }
    return seen.contains(id) ? navigation.window : nil
  }
}
