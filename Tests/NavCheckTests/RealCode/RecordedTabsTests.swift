import NavCheckTesting
import NavModel
import Testing

/// An app whose second flow is a bar of tabs, which lies in a sheet or on the stack.
@MainActor private final class GuideApp {
  enum Place: CaseIterable { case sheet, stack }

  private let controller = SimulatedNavigationController()
  private let place: Place
  private let emptiesTabs: Bool

  init(_ navigation: SimulatedNavigation, _ place: Place, emptiesTabs: Bool = false) {
    (self.place, self.emptiesTabs) = (place, emptiesTabs)
    let home = SimulatedViewController("home", owner: self)
    home.controls = [SimulatedControl("guide") { [weak self] in self?.open() }]
    controller.pushViewController(home, animated: false)
    navigation.launch(controller)
  }

  private func open() {
    let guide = Guide(emptiesTabs: emptiesTabs)
    switch place {
    case .sheet where controller.presentedViewController == nil:
      guide.close = { [weak self] in self?.controller.dismiss(animated: true) }
      controller.present(guide.makeBar(), animated: true)
    case .stack where controller.viewControllers.count == 1:
      guide.close = { [weak self] in self?.controller.popToRootViewController(animated: true) }
      controller.pushViewController(guide.makeBar(), animated: true)
    default: break
    }
  }
}

/// The flow behind the bar, which keeps it.
@MainActor private final class Guide: SimulatedTabBarDelegate {
  private final class Bar: SimulatedTabBarController {
    var guide: Guide?
  }

  private let maps = Maps()
  private let tips = Tips()
  private let emptiesTabs: Bool
  var close: (() -> Void)?

  init(emptiesTabs: Bool) { self.emptiesTabs = emptiesTabs }

  func makeBar() -> SimulatedViewController {
    let bar = Bar("bar", owner: self, viewControllers: [maps.start(), tips.start(self)])
    bar.guide = self
    if emptiesTabs { bar.delegate = self }
    maps.showTips = { [weak bar] in bar?.selectedIndex = 1 }
    return bar
  }

  func tabBarController(
    _ tabBarController: SimulatedTabBarController, didSelect viewController: SimulatedViewController
  ) {
    (viewController as? SimulatedNavigationController)?.popToRootViewController(animated: false)
  }
}

@MainActor private final class Maps {
  var showTips: (() -> Void)?

  func start() -> SimulatedViewController {
    let list = SimulatedViewController("list", owner: self)
    let controller = SimulatedNavigationController(rootViewController: list)
    list.controls = [
      SimulatedControl("map") { [weak self, weak controller] in
        guard let controller, controller.viewControllers.count == 1 else { return }
        controller.pushViewController(SimulatedViewController("map", owner: self), animated: true)
      },
      SimulatedControl("tips") { [weak self] in self?.showTips?() },
    ]
    return controller
  }
}

@MainActor private final class Tips {
  func start(_ guide: Guide) -> SimulatedViewController {
    let page = SimulatedViewController("page", owner: self)
    page.controls = [SimulatedControl("close") { [weak guide] in guide?.close?() }]
    return SimulatedNavigationController(rootViewController: page)
  }
}

@MainActor @Suite(.startsFirst) struct `Recorded texts of tabs` {
  @Test(arguments: GuideApp.Place.allCases)
  fileprivate func `declare a bar of a flow in a sheet, and on a stack`(_ place: GuideApp.Place) async throws
  {
    let words = [
      "tabs bar {", "tab listTab: Maps", place == .sheet ? "present guide as sheet" : "push guide",
      "emit selectPageTab to parent",
    ]
    try await expectSaid(words) { GuideApp($0, place) }
  }

  @Test func `say what the app does on a tap on a tab`() async throws {
    let words = ["on tabSelected(tab) when tab is listTab {\n    popToRoot in listTab\n  }"]
    try await expectSaid(words) { GuideApp($0, .sheet, emptiesTabs: true) }
  }

  /// Records an app, looks for words in the text, and compares the app with it.
  private func expectSaid(
    _ words: [String], sourceLocation: SourceLocation = #_sourceLocation,
    launch: @escaping SimulatedNavigation.Launch
  ) async throws {
    let recording = await SimulatedNavigation.record("Tabs", within: .inputs(4), launch: launch)
    for words in words {
      #expect(
        recording.text.contains(words), "\(words) is not in:\n\(recording.text)",
        sourceLocation: sourceLocation)
    }
    #expect(recording.omissions.isEmpty, "\(recording.text)", sourceLocation: sourceLocation)
    let report = try await conformance(
      of: SimulatedDriver(launch: launch), to: NavigationSpecSource(text: recording.text))
    #expect(
      report.differences.isEmpty && report.undriven.isEmpty && report.unmodelled.isEmpty, "\(report)",
      sourceLocation: sourceLocation)
  }
}
