import NavModel
@testable import NavCheckTesting
import Testing

/// One app twice, as real code on the simulated platform and as a spec, which are told the same in the same order.
@MainActor @Suite(.startsFirst) struct `Notices of the session and of the machine` {
  private static func spec(_ platform: String) -> String {
    """
    system Order
    platform \(platform)
    bound stack 8
    coordinator App {
      start home
      on willAppear {}
      on didAppear {}
      on willDisappear {}
      on didDisappear {}
      on removed {}
      on willShow {}
      on didShow {}
      on willDismiss {}
      on didDismiss {}
      screen home {
        on tap open { push page }
        on tap both {
          push page
          push more
        }
        on tap sheet { present form as sheet }
        on tap warn { present warning as alert }
      }
      screen page {
        on tap more { push more }
        on tap leave { pop }
        on tap replace { setStack [home, other] }
      }
      screen more {
        on tap home { popToRoot }
        on tap jump { push page with noAnimation }
      }
      screen form {
        on tap close { dismiss }
        on tap both {
          dismiss
          push more in self
        }
      }
      screen other
      screen warning { on tap ok { push more in self } }
    }
    """
  }

  /// The app that the spec describes; what is told goes into a log.
  private final class App: SimulatedNavigationDelegate {
    private let controller: SimulatedNavigationController
    var log: [String] = []

    init(_ navigation: SimulatedNavigation) {
      controller = SimulatedNavigationController()
      controller.delegate = self
      let home = screen("home", ["open", "both", "sheet", "warn"])
      controller.setViewControllers([home])
      navigation.launch(controller)
    }

    private func screen(_ name: String, _ controls: [String]) -> SimulatedViewController {
      let screen = SimulatedViewController(name, owner: self)
      screen.controls = controls.map { control in
        SimulatedControl(control) { [weak self, weak screen] in
          if let screen { self?.tap(control, screen) }
        }
      }
      let note = { [weak self] (kind: String) -> Void in self?.log.append("\(kind) App.\(name)") }
      screen.onWillAppear = { note("willAppear") }
      screen.onDidAppear = { note("didAppear") }
      screen.onWillDisappear = { _ in note("willDisappear") }
      screen.onDidDisappear = { _ in note("didDisappear") }
      screen.onRemoved = { note("removed") }
      screen.onWillDismiss = { note("willDismiss") }
      screen.onDidDismiss = { note("didDismiss") }
      return screen
    }

    private var page: SimulatedViewController { screen("page", ["more", "leave", "replace"]) }
    private var more: SimulatedViewController { screen("more", ["home", "jump"]) }

    private func tap(_ control: String, _ screen: SimulatedViewController) {
      switch (screen.name, control) {
      case ("home", "open"): controller.pushViewController(page)
      case ("home", "both"):
        controller.pushViewController(page)
        controller.pushViewController(more)
      case ("home", "sheet"): screen.present(self.screen("form", ["close", "both"]))
      case ("page", "more"), ("warning", _): controller.pushViewController(more)
      case ("page", "leave"): controller.popViewController()
      case ("home", "warn"): screen.present(self.screen("warning", ["ok"]), as: .alert)
      case ("page", "replace"):
        controller.setViewControllers(controller.viewControllers.prefix(1) + [self.screen("other", [])])
      case ("more", "home"): controller.popToRootViewController()
      case ("more", "jump"): controller.pushViewController(page, animated: false)
      case ("form", "close"): screen.dismiss()
      default:
        screen.dismiss()
        controller.pushViewController(more)
      }
    }

    func navigationController(
      _ controller: SimulatedNavigationController, willShow screen: SimulatedViewController, animated: Bool
    ) { log.append("willShow App.\(screen.name)") }

    func navigationController(
      _ controller: SimulatedNavigationController, didShow screen: SimulatedViewController, animated: Bool
    ) { log.append("didShow App.\(screen.name)") }
  }

  /// What the app is told of the last of some steps, and what can come next.
  private func play(_ words: [String], on platform: NavPlatform) async -> (log: [String], next: Set<String>)?
  {
    let launcher = SimulatedLauncher(platform: platform) { App($0) }
    return await launcher.run { run in
      let app = run.app as? App
      for word in words {
        app?.log = []
        guard let letter = run.letters.first(where: { $0.text == word }) else { return nil }
        _ = await run.perform(letter)
      }
      return (app?.log ?? [], Set(run.letters.map(\.text)))
    }
  }

  private func told(_ outputs: [NavOutput], _ machine: NavMachine) -> [String] {
    outputs.flatMap { output -> [String] in
      guard case .delivered(let kind, let routes) = output else { return [] }
      return routes.map { "\(kind.rawValue) \(machine.text(of: $0))" }
    }
  }

  @Test(arguments: NavPlatform.Version.allCases)
  func `are the same in every step`(_ version: NavPlatform.Version) async throws {
    let platform = NavPlatform(pack: .uikit, version: version)
    let source = NavigationSpecSource(text: Self.spec("uikit { ios = \(version.rawValue) }"))
    let machine = NavMachine(try source.program(nil).get())
    let launch = try #require(machine.launches.first)
    let first = await play([], on: platform)?.log
    #expect(first == told(launch.outputs, machine))
    var queue: [(words: [String], world: NavWorld)] = [([], launch.world)]
    var seen: Set<NavWorld> = [launch.world]
    var position = 0
    while position < queue.count {
      let (words, world) = queue[position]
      position += 1
      var possible: Set<String> = []
      for event in machine.enabledEvents(in: world) {
        var steps: [(step: NavStep, next: NavWorld)] = []
        machine.run(event, in: world) { steps.append(($0, $1)) }
        for (step, next) in steps {
          possible.insert(step.text)
          guard words.count < 6 else { continue }
          let way = words + [step.text]
          let log = await play(way, on: platform)?.log
          #expect(log == told(step.outputs, machine), "\(way)")
          if seen.insert(next).inserted { queue.append((way, next)) }
        }
      }
      let next = await play(words, on: platform)?.next
      #expect(next == possible, "\(words)")
    }
    #expect(queue.count > 50)
  }
}
