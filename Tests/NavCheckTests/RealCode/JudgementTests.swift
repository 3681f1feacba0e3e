import NavCheckTesting
import NavModel
import Testing

/// An app in one stack, with what it remembers.
@MainActor private final class SmallApp {
  /// What a screen belongs to.
  final class Owner {}

  var controller = SimulatedNavigationController()
  /// A stack that no window shows.
  let hidden = SimulatedNavigationController()
  var kept: Owner?

  init(_ navigation: SimulatedNavigation, _ open: @escaping @MainActor (SmallApp) -> Void) {
    let home = SimulatedViewController("home", owner: self)
    home.controls = [SimulatedControl("open") { [weak self] in if let self { open(self) } }]
    controller.pushViewController(home)
    navigation.launch(controller)
  }

  func screen(_ name: String, owner: AnyObject?, _ actions: [(String, () -> Void)] = [])
    -> SimulatedViewController
  {
    let screen = SimulatedViewController(name, owner: owner)
    screen.controls = actions.map { SimulatedControl($0.0, action: $0.1) }
    return screen
  }
}

/// A list with a page above it, which can save something.
@MainActor private final class ListApp {
  private let controller = SimulatedNavigationController()
  private var isOpen = false
  private var hasSaved = false

  /// Launches it; the list may be locked while the page is open, and then only its control unlocks it.
  init(_ navigation: SimulatedNavigation, locks: Bool) {
    let list = SimulatedViewController("list", owner: self)
    list.controls = [
      SimulatedControl("open", isEnabled: { [unowned self] in !isOpen }) { [unowned self] in open(locks) },
      SimulatedControl("use", isEnabled: { [unowned self] in hasSaved }) {},
    ]
    controller.pushViewController(list)
    navigation.launch(controller)
  }

  private func open(_ locks: Bool) {
    isOpen = locks
    let page = SimulatedViewController("page", owner: self)
    page.controls = [
      SimulatedControl("save") { [unowned self] in
        if locks { isOpen = false } else { hasSaved = true }
        controller.popViewController()
      }
    ]
    controller.pushViewController(page)
  }
}

/// What outlives a launch.
@MainActor private var shared = 0

/// Views on a path.
@MainActor private final class PathApp {
  var path: [String] = []

  init(_ navigation: SimulatedNavigation) {
    let stack = SimulatedNavigationStack(
      root: page("home"), path: SimulatedBinding(self, \.path), destination: { [unowned self] in page($0) })
    navigation.launch(stack)
  }

  func page(_ name: String) -> SimulatedView {
    SimulatedView(
      name, owner: self, controls: [SimulatedControl("next") { [unowned self] in path.append("detail") }])
  }
}

@MainActor @Suite(.startsFirst) struct `What is judged in real code` {
  private func explore(
    _ inputs: Int = 3, _ open: @escaping @MainActor (SmallApp) -> Void
  ) async -> SimulatedReport {
    await SimulatedNavigation.explore(scope: NavScope(), within: .inputs(inputs)) { SmallApp($0, open) }
  }

  @Test(arguments: [true, false])
  func `a coordinator that is used again is no leak`(isUsedAgain: Bool) async {
    let report = await explore { app in
      let owner = SmallApp.Owner()
      if app.kept == nil { app.kept = owner }
      app.controller.pushViewController(app.screen("page", owner: isUsedAgain ? app.kept : owner))
    }
    #expect(report["child-has-screen"].isEmpty == isUsedAgain, "\(report)")
    #expect(report.findings.isEmpty == isUsedAgain, "\(report)")
  }

  @Test func `a screen in a stack that no window shows is told as such`() async {
    let report = await explore { app in app.hidden.pushViewController(app.screen("page", owner: app)) }
    #expect(
      report["no-leak"].map(\.message) == [
        "SmallApp.page is in memory, but never came on screen: its container is in no window"
      ], "\(report)")
  }

  @Test func `a first tour is no trap`() async {
    let report = await explore(5) { app in
      let list = app.screen("list", owner: app)
      list.controls = [
        SimulatedControl("detail") { [unowned app, unowned list] in
          if app.controller.topViewController === list {
            app.controller.pushViewController(app.screen("detail", owner: app))
          }
        }
      ]
      app.controller.setViewControllers([list], animated: false)
    }
    #expect(report.findings.isEmpty && report.isClosed, "\(report)")
  }

  @Test func `a screen that nothing leaves is a trap`() async {
    let report = await explore { app in
      app.controller.setViewControllers([app.screen("end", owner: app, [("wait", {})])], animated: false)
    }
    #expect(
      report["no-trap"].map(\.message) == [
        "SmallApp.end cannot be left: no input or step there changes what is on screen"
      ], "\(report)")
  }

  @Test func `a double tap that makes a path longer by two is found`() async {
    let report = await SimulatedNavigation.explore(on: NavPlatform(pack: .swiftui), within: .inputs(2)) {
      PathApp($0)
    }
    #expect(report["one-intent-one-push"].first?.inputs == 2, "\(report)")
  }

  @Test func `explorations do not meet in what their apps share`() async {
    @MainActor func launch(_ navigation: SimulatedNavigation) -> AnyObject {
      shared = 0
      return SmallApp(navigation) { app in
        shared += 1
        if shared == 1 { app.controller.pushViewController(app.screen("page", owner: app)) }
      }
    }
    async let one = SimulatedNavigation.explore(scope: NavScope(), within: .inputs(3), launch: launch)
    async let other = SimulatedNavigation.explore(scope: NavScope(), within: .inputs(3), launch: launch)
    let reports = await [one, other]
    #expect(reports[0]["deterministic"].isEmpty && "\(reports[0])" == "\(reports[1])", "\(reports)")
  }

  @Test func `what outlives a launch is named`() async {
    shared = 0
    let report = await SimulatedNavigation.explore(scope: NavScope(), within: .inputs(2)) { navigation in
      SmallApp(navigation) { app in
        shared += 1
        if shared == 1 { app.controller.pushViewController(app.screen("page", owner: app)) }
      }
    }
    #expect(
      report["deterministic"].first?.message.contains("State of an earlier launch remains") == true,
      "\(report)")
  }

  @Test func `a launch that is all there is to see is an issue`() async {
    await withKnownIssue {
      expectQuiet(
        await SimulatedNavigation.explore { navigation in
          navigation.launch(SimulatedViewController("home", owner: navigation))
          return navigation
        })
    } matching: {
      "\($0)".contains("only the launch was explored, without a tap")
    }
  }

  @Test func `screens without coordinators are a warning`() async {
    let report = await SimulatedNavigation.explore(scope: NavScope(), within: .inputs(2)) { navigation in
      let controller = SimulatedNavigationController()
      let home = SimulatedViewController("home", owner: nil)
      home.controls = [
        SimulatedControl("open") { [unowned controller] in
          controller.pushViewController(SimulatedViewController("page", owner: nil))
        }
      ]
      controller.pushViewController(home)
      navigation.launch(controller)
      return controller
    }
    #expect(
      report.warnings.contains { $0.hasPrefix("no screen names its coordinator") } && !report.isVacuous,
      "\(report)")
  }

  @Test func `controls are listed by their screens`() async {
    let report = await explore { app in
      app.controller.pushViewController(app.screen("page", owner: app, [("wait", {}), ("look", {})]))
    }
    #expect(
      "\(report)".contains(
        """
        controls tapped:
          SmallApp.home: open
          SmallApp.page: look, wait
        controls without an observed effect:
          SmallApp.page: look, wait

        """), "\(report)")
  }

  @Test func `what leaves the window while it moves is let go`() async {
    let report = await SimulatedNavigation.explore(within: .inputs(3)) { navigation in
      let window = SimulatedWindow()
      let app = SmallApp(navigation) { app in
        if app.controller.topViewController?.name == "home" {
          app.controller.pushViewController(app.screen("page", owner: nil))
        }
      }
      app.controller.topViewController?.controls.append(
        SimulatedControl("log out") { [unowned app] in
          window.rootViewController = app.screen("login", owner: nil, [("log in", {})])
          app.controller = SimulatedNavigationController()
        })
      window.rootViewController = app.controller
      window.makeKeyAndVisible()
      return app
    }
    #expect(report["no-leak"].isEmpty, "\(report)")
  }

  @Test func `controls that can be tapped twice are one finding`() async {
    let report = await SimulatedNavigation.explore(within: .inputs(2)) { navigation in
      let app = SmallApp(navigation) { app in
        app.controller.pushViewController(app.screen("page", owner: app))
      }
      app.controller.topViewController?.controls.append(
        SimulatedControl("look") { [unowned app] in
          app.controller.pushViewController(app.screen("picture", owner: app))
        })
      return app
    }
    #expect(report.findings.count == 1, "\(report)")
    #expect(
      report["one-intent-one-push"].map(\.message) == [
        "two taps on 'open @ SmallApp.home' have shown SmallApp.page twice",
        "two taps on 'look @ SmallApp.home' have shown SmallApp.picture twice",
      ], "\(report)")
  }

  @Test(arguments: [true, false])
  func `a control that saves may leave more than going back, which may not leave a control disabled`(
    locks: Bool
  ) async {
    let report = await SimulatedNavigation.explore(within: .inputs(3)) { ListApp($0, locks: locks) }
    #expect(report["exit-equivalence"].isEmpty != locks, "\(report)")
    #expect(report.controls.map(\.name).contains("use") != locks, "\(report)")
  }
}
