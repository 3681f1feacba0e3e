import Dispatch
import NavCheckTesting
import Testing

/// How the handlers of an app come to their work.
private enum Detour: CaseIterable, Sendable {
  case none, task, nestedTasks, otherActor, detachedTask, mainQueue, reducer
}

/// What is loaded off the main actor.
private struct Catalogue: Sendable {
  nonisolated func item() async -> String { await Task { "item" }.value }
}

/// An app that forgets a flow after the back button, whose handlers do what they do at once or by a detour.
@MainActor private final class LoadingApp {
  private final class Flow {}
  private enum Action: Sendable { case open, loaded(String), done }

  private let controller = SimulatedNavigationController()
  private let navigation: SimulatedNavigation
  private let detour: Detour
  private let isFixed: Bool
  private var flow: Flow?

  init(_ navigation: SimulatedNavigation, _ detour: Detour, isFixed: Bool = false) {
    self.isFixed = isFixed
    self.navigation = navigation
    self.detour = detour
    let home = SimulatedViewController("home", owner: self)
    home.controls = [SimulatedControl("open") { [weak self] in self?.send(.open) }]
    controller.pushViewController(home)
    navigation.launch(controller)
  }

  private func perform(_ work: @escaping @MainActor @Sendable () -> Void) {
    switch detour {
    case .none, .reducer: work()
    case .task: Task { work() }
    case .nestedTasks:
      Task {
        await Task.yield()
        Task { Task { work() } }
      }
    case .otherActor:
      Task {
        _ = await Catalogue().item()
        work()
      }
    case .detachedTask: Task.detached { await work() }
    case .mainQueue: DispatchQueue.main.async { DispatchQueue.main.async { MainActor.assumeIsolated(work) } }
    }
  }

  private func send(_ action: Action) {
    switch action {
    case .open where detour == .reducer:
      // The effect of a reducer sends an action back.
      Task { [weak self] in
        let item = await Catalogue().item()
        self?.send(.loaded(item))
      }
    case .open: perform { [weak self] in self?.send(.loaded("item")) }
    case .loaded(let name):
      guard flow == nil else { return }
      let flow = Flow()
      self.flow = flow
      let page = SimulatedViewController(name, owner: flow)
      page.controls = [SimulatedControl("done") { [weak self] in self?.perform { self?.send(.done) } }]
      if isFixed { page.onRemoved = { [weak self] in self?.flow = nil } }
      controller.pushViewController(page)
    case .done:
      controller.popViewController()
      if !isFixed { flow = nil }
    }
  }
}

@MainActor @Suite(.startsFirst) struct `Handlers that begin tasks` {
  private func explore(_ detour: Detour) async -> SimulatedReport {
    await SimulatedNavigation.explore(within: .inputs(3), named: "\(detour)") { LoadingApp($0, detour) }
  }

  @Test(arguments: Detour.allCases)
  private func `are found the same mistakes in, on the same ways`(_ detour: Detour) async {
    let direct = await explore(.none)
    #expect(direct.findings.map(\.property).first == "child-has-screen", "\(direct)")
    let report = await explore(detour)
    #expect(report.description == direct.description)
  }

  @Test func `are walked through, recorded and driven as well`() async throws {
    let launch: SimulatedNavigation.Launch = { LoadingApp($0, .otherActor) }
    let walked = await SimulatedNavigation.simulate(SimulatedWalks(count: 5, length: 6), launch: launch)
    #expect(!walked["child-has-screen"].isEmpty, "\(walked)")
    let recording = await SimulatedNavigation.record("Loading") { LoadingApp($0, .otherActor, isFixed: true) }
    let direct = await SimulatedNavigation.record("Loading") { LoadingApp($0, .none, isFixed: true) }
    #expect(recording == direct && recording.omissions.isEmpty, "\(recording)")
    let driver = SimulatedDriver { LoadingApp($0, .nestedTasks, isFixed: true) }
    let report = try await conformance(of: driver, to: NavigationSpecSource(text: recording.text))
    #expect(report.differences.isEmpty && report.driven > 3, "\(report)")
  }

  /// An app that waits for a server, whose answer may come when the page has gone.
  @MainActor private final class WaitingApp {
    private let controller = SimulatedNavigationController()
    private(set) var answers: [String] = []
    private var request: Task<Void, Never>?

    init(_ navigation: SimulatedNavigation, cancels: Bool) {
      let home = SimulatedViewController("home", owner: self)
      home.controls = [
        SimulatedControl("load") { [weak self] in
          guard self?.request == nil else { return }
          self?.request = Task { [weak self] in
            let answer = try? await navigation.work("request", outcomes: ["ok", "failed"])
            self?.show(answer ?? "cancelled")
          }
          if cancels { self?.request?.cancel() }
        }
      ]
      controller.pushViewController(home)
      navigation.launch(controller)
    }

    private func show(_ answer: String) {
      request = nil
      guard controller.topViewController?.name == "home" else { return }
      controller.pushViewController(SimulatedViewController(answer, owner: self))
    }
  }

  @Test func `wait for work, of which every outcome is played`() async {
    let report = await SimulatedNavigation.explore(within: .inputs(2)) { WaitingApp($0, cancels: false) }
    #expect(report.screens == ["WaitingApp.failed", "WaitingApp.home", "WaitingApp.ok"], "\(report)")
    let cancelled = await SimulatedNavigation.explore(within: .inputs(2)) { WaitingApp($0, cancels: true) }
    #expect(cancelled.screens == ["WaitingApp.cancelled", "WaitingApp.home"], "\(cancelled)")
  }
}
