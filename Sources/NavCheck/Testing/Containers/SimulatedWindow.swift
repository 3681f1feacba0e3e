/// Stands in for a window: the controller that it is given first is launched, a later one takes its place.
@preconcurrency @MainActor open class SimulatedWindow {
  private let navigation = SimulatedNavigation.running(for: "SimulatedWindow")
  private var isVisible = false

  /// Makes a window for the app that runs.
  public init() {}

  /// What the window shows.
  open var rootViewController: SimulatedViewController? {
    didSet { if isVisible { show() } }
  }

  /// Shows the window.
  open func makeKeyAndVisible() {
    isVisible = true
    show()
  }

  private func show() {
    if let rootViewController { navigation.launch(rootViewController) }
  }
}
