import NavCheckTesting
import NavModel
import Testing

/// A list that opens a page of a flow, with what the app keeps.
@MainActor private final class FlowApp: SimulatedNavigationDelegate {
  final class DetailFlow: SimulatedNavigationDelegate {
    var onShow: (() -> Void)?

    func navigationController(
      _ controller: SimulatedNavigationController, didShow screen: SimulatedViewController, animated: Bool
    ) {
      if controller.viewControllers.count == 1 { onShow?() }
    }
  }

  let controller: SimulatedNavigationController
  let list: SimulatedViewController
  /// A coordinator of the list that has the type of the page's coordinator.
  let listFlow = DetailFlow()
  var flow: DetailFlow?
  /// Whether the page's coordinator is the delegate.
  var isFlowDelegate = false
  /// The transitions after which the app forgets to let the flow go.
  var forgets: (SimulatedTransitionCoordinator) -> Bool = { _ in false }
  private let navigation: SimulatedNavigation

  init(_ navigation: SimulatedNavigation) {
    self.navigation = navigation
    list = SimulatedViewController("list", owner: nil)
    controller = SimulatedNavigationController(rootViewController: list)
    list.owner = self
    list.controls = [SimulatedControl("open") { [unowned self] in open() }]
  }

  var actions: [(name: String, run: (SimulatedViewController) -> Void)] = []

  private func open() {
    guard controller.viewControllers.count == 1, controller.transitionCoordinator == nil else { return }
    let flow = DetailFlow()
    self.flow = flow
    let page = SimulatedViewController("page", owner: flow)
    page.controls = actions.map { action in
      SimulatedControl(
        action.name, isEnabled: { [unowned self] in controller.transitionCoordinator == nil }
      ) { [unowned page] in action.run(page) }
    }
    flow.onShow = { [weak self] in self?.flow = nil }
    controller.delegate = isFlowDelegate ? flow : self
    controller.pushViewController(page)
  }

  func launchInTab() {
    navigation.launch(SimulatedTabBarController("tabs", owner: self, viewControllers: [controller]))
  }

  func navigationController(
    _ controller: SimulatedNavigationController, didShow screen: SimulatedViewController, animated: Bool
  ) {
    guard controller.viewControllers.count == 1 else { return }
    if let transition = controller.transitionCoordinator, forgets(transition) { return }
    flow = nil
  }
}

/// An app whose situations differ only in an answer of the platform or in a record of the exploration.
private struct AnswerRow: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let property: String
  let inputs: Int
  let launch: @MainActor @Sendable (FlowApp, SimulatedNavigation) -> Void

  static let all: [AnswerRow] = [
    AnswerRow(
      testDescription: "whether a gesture began the transition", property: "child-has-screen", inputs: 2
    ) {
      app, _ in
      app.forgets = { $0.initiallyInteractive }
      app.launchInTab()
    },
    AnswerRow(testDescription: "whether the bar is hidden", property: "no-trap", inputs: 2) {
      app, navigation in
      app.actions = [("hide", { $0.navigationController?.isNavigationBarHidden = true })]
      navigation.launch(app.controller)
    },
    AnswerRow(testDescription: "whether there is a delegate", property: "child-has-screen", inputs: 3) {
      app, navigation in
      app.actions = [("stop", { $0.navigationController?.delegate = nil })]
      navigation.launch(app.controller)
    },
    AnswerRow(testDescription: "which object is the delegate", property: "child-has-screen", inputs: 3) {
      app, navigation in
      app.isFlowDelegate = true
      app.list.owner = app.listFlow
      app.actions = [("hand over", { [unowned app] in $0.navigationController?.delegate = app.listFlow })]
      navigation.launch(app.controller)
    },
    AnswerRow(testDescription: "whether a callback is set", property: "child-has-screen", inputs: 3) {
      app, navigation in
      var kept: [AnyObject] = []
      app.actions = [
        ("keep", { page in page.onRemoved = { [flow = page.owner] in kept = [flow].compactMap(\.self) } })
      ]
      navigation.launch(app.controller)
    },
    AnswerRow(testDescription: "whether a flow has finished", property: "finish-once", inputs: 3) {
      app, navigation in
      app.actions = [("done", { [unowned navigation] in navigation.noteFinish(of: $0.owner ?? app) })]
      navigation.launch(app.controller)
    },
  ]
}

@MainActor @Suite(.startsFirst) struct `What tells situations of real code apart` {
  /// The app's owner of all screens, with what it keeps.
  private final class Root { var kept: [AnyObject] = [] }
  private final class LaunchFlow {}
  private final class PageFlow {}

  @Test(arguments: AnswerRow.all)
  private func `an answer of the platform is a part of the situation`(_ row: AnswerRow) async {
    let report = await SimulatedNavigation.explore(within: .inputs(4)) { navigation in
      let app = FlowApp(navigation)
      row.launch(app, navigation)
      return app
    }
    #expect(report[row.property].first?.inputs == row.inputs, "\(report)")
  }

  @Test func `situations with the same answers are one`() async {
    let report = await SimulatedNavigation.explore(within: .inputs(4)) { navigation in
      let app = FlowApp(navigation)
      app.launchInTab()
      return app
    }
    #expect(report.findings.isEmpty && report.isClosed, "\(report)")
    #expect(report.warnings.isEmpty && report.situations < 40, "\(report)")
  }

  @Test(arguments: 0...2) func `a larger limit of inputs does not make a path longer`(inputs: Int) async {
    let report = await SimulatedNavigation.explore(within: .inputs(inputs)) { navigation in
      let root = Root()
      let homes = ["one", "two"].map { SimulatedViewController($0, owner: root) }
      let controllers = homes.map { SimulatedNavigationController(rootViewController: $0) }
      navigation.launch(SimulatedTabBarController("tabs", owner: root, viewControllers: controllers))
      navigation.work("link") { _ in
        root.kept = [homes[0]]
        controllers[0].setViewControllers([SimulatedViewController("page", owner: root)])
      }
      return root
    }
    #expect(
      report["no-leak"].first?.steps.map(\.event) == ["link answers done", "transition ends @ Root.page"],
      "\(report)")
  }

  @Test(arguments: [false, true], [false, true])
  func `a refused stack is told, also if other stacks change`(areTabs: Bool, changesInside: Bool) async {
    let report = await SimulatedNavigation.explore(within: .inputs(0)) { navigation in
      let root = Root()
      @MainActor func screen(_ name: String) -> SimulatedViewController {
        let page = SimulatedViewController(name, owner: root)
        guard areTabs else { return page }
        let inner = SimulatedNavigationController()
        let bar = SimulatedTabBarController()
        bar.viewControllers = [inner]
        root.kept.append(inner)
        if !changesInside { inner.setViewControllers([page], animated: false) }
        return bar
      }
      let controller = SimulatedNavigationController(rootViewController: screen("one"))
      navigation.launch(controller)
      navigation.work("alert") { _ in
        controller.present(SimulatedAlertController(title: nil, message: nil, preferredStyle: .alert))
        controller.setViewControllers([screen("two")], animated: false)
        guard changesInside else { return }
        let inner = SimulatedNavigationController()
        inner.setViewControllers([SimulatedViewController("inner", owner: root)], animated: false)
      }
      return root
    }
    #expect(report["no-silent-drop"].first?.message.hasPrefix("'set stack' was refused") == true, "\(report)")
  }

  @Test(arguments: [false, true])
  func `a finding follows only from one about the same coordinator`(isSame: Bool) async {
    let report = await SimulatedNavigation.explore(within: .inputs(2)) { navigation in
      let root = Root()
      let launch = LaunchFlow()
      root.kept = [launch]
      let splash = SimulatedViewController("splash", owner: launch)
      let controller = SimulatedNavigationController(rootViewController: splash)
      navigation.launch(controller)
      navigation.work("splash") { _ in
        let home = SimulatedViewController("home", owner: root)
        home.controls = [
          SimulatedControl("open") {
            guard controller.viewControllers.count == 1 else { return }
            let flow = PageFlow()
            root.kept.append(flow)
            controller.pushViewController(SimulatedViewController("page", owner: isSame ? launch : flow))
          }
        ]
        controller.setViewControllers([home], animated: false)
        root.kept.append(controller)
      }
      return root
    }
    #expect(
      report.findings.map(\.message).contains("PageFlow is alive, but none of its screens is on screen")
        != isSame, "\(report)")
    #expect(report.findings.first?.consequences.isEmpty == true, "\(report)")
  }
}
