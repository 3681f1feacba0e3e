import NavCheckTesting

/// What the app's coordinators know of UIKit: nothing but this.
@MainActor protocol Navigator: AnyObject {
  /// Shows a page on top; the closure runs when the page has left, by the user or by code.
  func show(_ page: Page, onGone: (() -> Void)?)
  func goBack()
}

/// A page, of which the app makes a view controller.
@MainActor struct Page {
  let name: String
  let owner: AnyObject
  var buttons: [(title: String, action: () -> Void)] = []
}

@MainActor final class ListFlow {
  private let navigator: any Navigator
  private let fixes: Int
  private var detail: DetailFlow?

  init(_ navigator: any Navigator, fixes: Int) {
    self.navigator = navigator
    self.fixes = fixes
  }

  func start() {
    let open = ("open", { [weak self] () -> Void in self?.openDetail() })
    navigator.show(Page(name: "list", owner: self, buttons: [open]), onGone: nil)
  }

  private func openDetail() {
    guard detail == nil else { return }
    let detail = DetailFlow(navigator, fixes: fixes)
    self.detail = detail
    detail.start { [weak self] in self?.detail = nil }
  }
}

@MainActor final class DetailFlow {
  private let navigator: any Navigator
  private let fixes: Int

  init(_ navigator: any Navigator, fixes: Int) {
    self.navigator = navigator
    self.fixes = fixes
  }

  func start(onFinish: @escaping () -> Void) {
    let done = (
      "done",
      { [navigator, fixes] () -> Void in
        navigator.goBack()
        if fixes < 2 { onFinish() }
      }
    )
    navigator.show(Page(name: "detail", owner: self, buttons: [done]), onGone: fixes > 0 ? onFinish : nil)
  }
}

/// Stands in for the app's navigator, which does the same with UIKit's classes.
@MainActor final class SimulatedNavigator: Navigator, SimulatedNavigationDelegate {
  private let controller = SimulatedNavigationController()
  private let navigation: SimulatedNavigation
  private var onGone: [(screen: SimulatedViewController, run: () -> Void)] = []

  init(_ navigation: SimulatedNavigation) {
    self.navigation = navigation
    controller.delegate = self
  }

  func show(_ page: Page, onGone: (() -> Void)?) {
    let screen = SimulatedViewController(page.name, owner: page.owner)
    screen.controls = page.buttons.map { SimulatedControl($0.title, action: $0.action) }
    let isFirst = controller.viewControllers.isEmpty
    controller.pushViewController(screen)
    if let onGone { self.onGone.append((screen, onGone)) }
    if isFirst { navigation.launch(controller) }
  }

  func goBack() { controller.popViewController() }

  func navigationController(
    _ controller: SimulatedNavigationController, didShow screen: SimulatedViewController, animated: Bool
  ) {
    let gone = onGone.filter { entry in !controller.viewControllers.contains { $0 === entry.screen } }
    onGone.removeAll { entry in gone.contains { $0.screen === entry.screen } }
    for entry in gone { entry.run() }
  }
}
