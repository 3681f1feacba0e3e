#if !canImport(UIKit)
import Foundation
@testable import NavCheckTesting
import NavCheckUIKitShapes
import Testing

@MainActor private final class Flow {
  var log: [String] = []
  var children: [AnyObject] = []

  func open() { log.append("open") }
  func clear() { children = [] }
}

@MainActor private final class Model {
  var log: [String] = []

  func save() { log.append("save") }
}

@MainActor private final class StubPage: StubScreen<Flow> {
  var onClose: (() -> Void)?
  var onPick: ((Int) -> Void)?

  override var taps: SimulatedTaps {
    ["open": coordinator?.open, "nothing": nil, "onClose": onClose, "pick": { self.onPick?(7) }]
      + ["open": nil, "pick": {}]
  }
}

private final class SpecialPage: UIViewController { var onSpecial: (() -> Void)? }

private let pages = StubScreens<Flow>("page")
  .viewDidLoad { screen, flow in
    screen.navigationItem.hidesBackButton = true
    flow.log.append("loaded \(screen.name)")
  }
  .tap("open") { $0.open() }
private let forms = StubScreens<Model>("form", of: Flow.self).tap("save") { $0.save() }
private let models = StubInitializer()
private let (firstModels, secondModels) = StubInitializer.several()
private let (thirdModels, fourthModels, fifthModels) = StubInitializer.several()
private let (sixthModels, seventhModels, eighthModels, ninthModels) = StubInitializer.several()
private let several = StubScreens<Flow>("several")
  .viewDidLoad { screen, flow in flow.log.append("first \(screen.name)") }
  .viewDidLoad { screen, flow in flow.log.append("second \(screen.name)") }
  .taps { ["open": $0.open, "nothing": nil] }
  .taps { $0.children.isEmpty ? [:] : ["clear": $0.clear] }

@MainActor private final class TypedPage: StubModelScreen<Model, Flow> {
  override var taps: SimulatedTaps {
    .tap("save", viewModel.save)
      .tap("close", coordinator?.open)
      .tap("twice") { for _ in 1...2 { self.viewModel.save() } }
      .tap("save", nil)
  }
}

private enum Route: Hashable { case home, book(id: Int), author(String) }

@MainActor @Suite(.startsFirst) struct `Stubs of screens` {
  /// A platform on which an app runs for as long as the body does.
  private func running<Result>(_ body: (SimulatedNavigation) -> Result) -> Result {
    let platform = NavPlatform(pack: .uikit)
    let navigation = SimulatedNavigation(platform, NavPlatformSimulator(platform: platform))
    // Others may wait in the middle of a turn.
    let other = SimulatedNavigation.current
    SimulatedNavigation.current = navigation
    defer { SimulatedNavigation.current = other }
    return body(navigation)
  }

  private func tap(_ name: String, on screen: SimulatedViewController) {
    screen.allControls.first { $0.name == name }?.action()
  }

  private func controls(of screen: String, in report: SimulatedReport) -> [String] {
    report.controls.filter { $0.screen == screen }.map(\.name)
  }

  @Test func `offer what they have now, and what is nil not`() {
    running { _ in
      let flow = Flow()
      let page = StubPage(coordinator: flow)
      #expect(page.allControls.map(\.name) == ["open", "pick"] && page.owner === flow)
      page.onClose = { flow.log.append("close") }
      page.onPick = { flow.log.append("pick \($0)") }
      for name in ["onClose", "pick", "open"] { tap(name, on: page) }
      #expect(flow.log == ["close", "pick 7", "open"])
    }
  }

  @Test func `offer what their type was given, beside their own`() {
    running { navigation in
      navigation.taps(on: SpecialPage.self) { page in
        ["special": page.onSpecial, "title": { page.title = "x" }]
      }
      let page = SpecialPage()
      #expect(page.allControls.map(\.name) == ["title"])
      tap("title", on: page)
      #expect(page.title == "x" && UIViewController().allControls.isEmpty)
      page.onSpecial = {}
      #expect(page.allControls.map(\.name) == ["special", "title"])
    }
  }

  @Test func `hold nothing of the app by their controls`() {
    running { _ in
      var flow: Flow? = Flow()
      weak let watched = flow
      let page = StubPage(coordinator: flow)
      let controls = page.allControls
      flow = nil
      #expect(watched == nil && page.coordinator == nil && page.hadOwner)
      for control in controls { control.action() }
      #expect(page.allControls.map(\.name) == ["pick"])
    }
  }

  @Test func `stand in for a type by a value that takes any arguments`() {
    running { _ in
      var flow: Flow? = Flow()
      weak let watched = flow
      let page = pages(viewModel: models(title: "a", count: 2), coordinator: flow)
      page.loadViewIfNeeded()
      tap("open", on: page)
      #expect(page.owner === flow && page.name == "page" && page.navigationItem.hidesBackButton)
      #expect(flow?.log == ["loaded page", "open"])
      flow = nil
      #expect(watched == nil && page.hadOwner && page.allControls.isEmpty)
    }
  }

  @Test func `hold a model, which may come as a property, and not the coordinator that comes with it`() {
    running { _ in
      var flow: Flow? = Flow()
      weak let watchedFlow = flow
      var model: Model? = Model()
      weak let watchedModel = model
      let form = forms(delegate: flow)
      #expect(form.owner === flow && form.allControls.isEmpty)
      form.output = model
      #expect(form.allControls.map(\.name) == ["save"] && form.output as? Model === model)
      tap("save", on: form)
      #expect(model?.log == ["save"])
      (flow, model) = (nil, nil)
      #expect(watchedFlow == nil && watchedModel != nil)
      form.output = nil
      #expect(watchedModel == nil)
    }
  }

  @Test func `have taps that depend on their coordinator, and load in several steps`() {
    running { _ in
      let flow = Flow()
      let page = several(
        first: firstModels(id: 1), second: secondModels(), third: thirdModels(), fourth: fourthModels("a"),
        fifth: fifthModels(), more: [sixthModels(), seventhModels(), eighthModels(), ninthModels()],
        coordinator: flow)
      #expect(page.allControls.map(\.name) == ["open"])
      flow.children = [Model()]
      #expect(page.allControls.map(\.name) == ["open", "clear"])
      tap("clear", on: page)
      #expect(page.allControls.map(\.name) == ["open"])
      page.loadViewIfNeeded()
      #expect(flow.log == ["first several", "second several"])
    }
  }

  @Test func `hold no coordinator that is set as a property`() {
    running { navigation in
      let (app, newer) = (Flow(), Flow())
      (app.children, navigation.app) = ([newer], app)
      navigation.children { ($0 as? Flow)?.children ?? [] }
      var flow: Flow? = Flow()
      weak let watched = flow
      let (page, classPage, form) = (pages(id: 1), StubPage(viewModel: models()), forms(id: 1))
      #expect(page.owner == nil && classPage.owner == nil)
      #expect(navigation.owner(of: classPage) === newer && navigation.owner(of: form) === newer)
      (page.delegate, classPage.delegate, form.delegate) = (flow, flow, flow)
      #expect([page.owner, classPage.owner, form.owner].allSatisfy { $0 === flow })
      #expect(classPage.coordinator === flow && page.allControls.map(\.name) == ["open"])
      flow = nil
      #expect(watched == nil && page.allControls.isEmpty)
      // Another coordinator of the same type does not take the place of one that is gone.
      #expect([page, classPage, form].allSatisfy { navigation.owner(of: $0) == nil && $0.hadOwner })
    }
  }

  @Test func `hold a model by its type`() {
    running { navigation in
      let flow = Flow()
      navigation.app = flow
      var model: Model? = Model()
      weak let watched = model
      guard let page = model.map({ TypedPage(viewModel: $0) }) else { return }
      #expect(navigation.owner(of: page) === flow && page.allControls.map(\.name) == ["save", "twice"])
      for name in ["save", "twice"] { tap(name, on: page) }
      #expect(model?.log == ["save", "save", "save"])
      let other = model.map { TypedPage(coordinator: flow, viewModel: $0) }
      #expect(other?.owner === flow && other?.allControls.map(\.name) == ["save", "close", "twice"])
      model = nil
      #expect(watched != nil && page.viewModel === watched && TypedPage(coder: NSCoder()) == nil)
    }
  }

  @Test func `find their coordinator by its type, the newest one in the tree`() {
    running { navigation in
      let (app, old, new) = (Flow(), Flow(), Flow())
      app.children = [Model(), old, new]
      navigation.app = app
      navigation.children { ($0 as? Flow)?.children ?? [] }
      navigation.owners([Flow.self: [SpecialPage.self]])
      let form = forms(viewModel: Model())
      #expect(navigation.owner(of: form) === new && navigation.owner(of: SpecialPage()) === new)
      #expect(navigation.owner(of: UIViewController()) == nil)
      app.children = []
      #expect(navigation.owner(of: form) === app)
    }
  }

  @Test func `are made of a few taps, and called by what they show`() {
    running { _ in
      var log: [String] = []
      let views = [Route.home, .book(id: 1), .author("Ada")].map { route in
        SimulatedView(of: route, owner: nil, taps: ["close": { log.append("\(route)") }])
      }
      #expect(views.map(\.name) == ["home", "book", "author"])
      for view in views { tap("close", on: view) }
      #expect(log.count == 3)
      let page = UIViewController(taps: ["a": {}, "b": nil])
      #expect(page.allControls.map(\.name) == ["a"])
    }
  }

  @Test func `belong to an app whose bug is found, and which the article shows`() async throws {
    let report = await SimulatedNavigation.explore(within: .inputs(3)) { $0.launchLibrary() }
    #expect(report.findings.map(\.property) == ["child-has-screen"], "\(report)")
    #expect(controls(of: "SignUpCoordinator.terms", in: report) == ["accept", "decline"], "\(report)")
    let article = Article(name: "Recipes")
    #expect(try article.blocks("text").contains("\(report.findings[0])"), "\(report)")
  }

  // MARK: The platform beside them

  @Test func `a bar that is hidden takes no taps`() async {
    let launcher = SimulatedLauncher(platform: NavPlatform(pack: .uikit)) { navigation in
      let (tabs, stack) = (
        UITabBarController(), UINavigationController(rootViewController: UIViewController())
      )
      let next = UIViewController("next", owner: nil)
      next.hidesBottomBarWhenPushed = true
      tabs.viewControllers = [stack, UINavigationController(rootViewController: UIViewController())]
      stack.viewControllers[0].controls = [SimulatedControl("push") { stack.pushViewController(next) }]
      navigation.launch(tabs)
      return tabs
    }
    let tabs = await launcher.run { run in
      var seen: [Bool] = [run.letters.contains { $0.text.contains("select") }]
      for word in ["tap push", "transition ends", "back"] {
        guard let letter = run.letters.first(where: { $0.text.hasPrefix(word) }) else { break }
        _ = await run.perform(letter)
        seen.append(run.letters.contains { $0.text.contains("select") })
      }
      return seen
    }
    #expect(tabs == [true, false, false, true])
  }

  @Test func `a window lives as long as the app, whoever holds it`() async {
    var hasWindow: [Bool] = []
    let report = await SimulatedNavigation.explore(within: .inputs(1)) { navigation in
      let page = UIViewController("page", owner: nil)
      page.controls = [SimulatedControl("look") { [weak page] in hasWindow.append(page?.view.window != nil) }]
      let window = UIWindow()
      window.rootViewController = page
      window.makeKeyAndVisible()
      return navigation
    }
    #expect(!hasWindow.isEmpty && !hasWindow.contains(false), "\(report)")
  }

  @Test func `who owns a bar may depend on where it lies`() async {
    let report = await SimulatedNavigation.explore(within: .inputs(1)) { navigation in
      let flow = Flow()
      navigation.owners { screen in
        screen.parent == nil && screen.presentingViewController == nil ? flow : nil
      }
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      navigation.launch(tabs)
      return flow
    }
    #expect(report.findings.isEmpty, "\(report)")
  }

  @Test func `a colour equals only itself and the colour with its name`() {
    let colours: [(name: String, colour: UIColor)] = [
      ("cyan", .cyan), ("lightGray", .lightGray), ("magenta", .magenta), ("yellow", .yellow),
      ("systemYellow", .systemYellow), ("systemGray6", .systemGray6), ("separator", .separator),
      ("systemGroupedBackground", .systemGroupedBackground), ("systemFill", .systemFill),
    ]
    for (name, colour) in colours { #expect(colour == UIColor(named: name), "\(name)") }
    #expect(Set(colours.map(\.colour)).count == colours.count)
  }

  @Test func `a task that sleeps goes on when the exploration says so`() async {
    let report = await SimulatedNavigation.explore(within: .inputs(2)) { _ in
      let flow = Flow()
      let page = UIViewController("page", owner: flow)
      page.controls = [
        SimulatedControl("wait") {
          Task {
            try await Task.sleep(for: .seconds(3600))
            page.present(UIViewController("late", owner: flow))
          }
        }
      ]
      let window = UIWindow()
      window.rootViewController = page
      window.makeKeyAndVisible()
      return flow
    }
    #expect(report.screens.contains("Flow.late"), "\(report)")
  }
}
#endif
