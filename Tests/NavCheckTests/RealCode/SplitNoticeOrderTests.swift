import NavModel
import Testing

@testable import NavCheckTesting

/// A split view twice, as real code on the simulated platform and as a spec, which are told the same in the same order.
@MainActor @Suite(.startsFirst) struct `Notices of a split view of the session and of the machine` {
  private static func spec(_ platform: String) -> String {
    """
    system Order
    platform \(platform)
    bound stack 8
    coordinator App {
      start main
      split main {
        primary list: List
        secondary detail: Detail
        collapses to primary when Detail.more is not onScreen
      }
      on collapsed { note collapsed }
      on expanded { note expanded }
    }
    coordinator List {
      start all
      screen all {
        on tap open { show App.detail }
        on tap both {
          push sub
          show App.detail
        }
      }
      screen sub
    }
    coordinator Detail {
      start page
      screen page { on tap more { push more } }
      screen more { on tap list { show App.list } }
    }
    on willAppear {}
    on didAppear {}
    on willDisappear {}
    on didDisappear {}
    on removed {}
    """
  }

  /// The app that the spec describes; what is told goes into a log.
  @MainActor private final class App {
    var log: [String] = []
    private(set) var split: SimulatedSplitViewController?
    private let list = List()
    private let detail = Detail()

    init(_ navigation: SimulatedNavigation) {
      let primary = SimulatedNavigationController()
      let secondary = SimulatedNavigationController()
      primary.setViewControllers([screen("all", list, ["open", "both"])])
      secondary.setViewControllers([screen("page", detail, ["more"])])
      let split = SimulatedSplitViewController("main", owner: self, primary: primary, secondary: secondary)
      split.topColumnForCollapsing = { _ in secondary.viewControllers.count == 1 ? .primary : .secondary }
      split.onDidCollapse = { [weak self] in self?.log.append("collapsed") }
      split.onDidExpand = { [weak self] in self?.log.append("expanded") }
      note(split, "App.main")
      self.split = split
      navigation.launch(split)
    }

    private final class List {}
    private final class Detail {}

    private func note(_ screen: SimulatedViewController, _ name: String) {
      let note = { [weak self] (kind: String) -> Void in self?.log.append("\(kind) \(name)") }
      screen.onWillAppear = { note("willAppear") }
      screen.onDidAppear = { note("didAppear") }
      screen.onWillDisappear = { _ in note("willDisappear") }
      screen.onDidDisappear = { _ in note("didDisappear") }
      screen.onRemoved = { note("removed") }
    }

    private func screen(_ name: String, _ owner: AnyObject, _ controls: [String]) -> SimulatedViewController {
      let screen = SimulatedViewController(name, owner: owner)
      screen.controls = controls.map { control in
        SimulatedControl(control) { [weak self] in self?.tap(control) }
      }
      note(screen, "\(type(of: owner)).\(name)")
      return screen
    }

    private func tap(_ control: String) {
      guard let split else { return }
      switch control {
      case "open": split.show(.secondary)
      case "both":
        split.viewControllers[0].pushViewController(screen("sub", list, []))
        split.show(.secondary)
      case "more": split.viewControllers[1].pushViewController(screen("more", detail, ["list"]))
      default: split.show(.primary)
      }
    }
  }

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
      switch output {
      case .delivered(let kind, let routes): routes.map { "\(kind.rawValue) \(machine.text(of: $0))" }
      case .noted(let label, _): [machine.program.labels[label].name]
      default: []
      }
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
      for event in machine.enabledEvents(in: world)
      where event.kind != .background && event.kind != .foreground {
        var steps: [(step: NavStep, next: NavWorld)] = []
        machine.run(event, in: world) { steps.append(($0, $1)) }
        for (step, next) in steps {
          possible.insert(step.text)
          guard words.count < 5 else { continue }
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
