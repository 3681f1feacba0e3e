import NavCheckTesting

/// An app with a button that shows something the second time only.
@MainActor final class TeaserApp: SimulatedApp {
  private let isHidden: Bool
  private var taps = 0

  init(isHidden: Bool) { self.isHidden = isHidden }

  /// Whether the button was tapped before is told, or kept secret.
  var observation: String { isHidden || taps == 0 ? "" : "tapped" }

  func launch(on navigation: SimulatedNavigation) {
    let home = SimulatedViewController("home", owner: self)
    let controller = SimulatedNavigationController(rootViewController: home)
    home.controls = [
      SimulatedControl("tease") { [weak self, unowned controller] in
        guard let self else { return }
        if taps > 0 { controller.pushViewController(SimulatedViewController("hint", owner: self)) }
        taps = 1
      },
      SimulatedControl("open") { [weak self, unowned controller] in
        controller.pushViewController(SimulatedViewController("page", owner: self))
      },
    ]
    navigation.launch(controller)
  }
}
