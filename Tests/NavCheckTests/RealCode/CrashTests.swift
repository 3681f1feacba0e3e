import Foundation
import NavCheckTesting
import Testing

#if os(Linux) || os(macOS)
/// An app with a leak, and with a button three taps deep that ends the process.
@MainActor private final class DoomedApp {
  private final class Flow {}

  private let controller = SimulatedNavigationController()
  private var leaked: Flow?
  private let ending: @MainActor () -> Void

  init(_ navigation: SimulatedNavigation, ending: @escaping @MainActor () -> Void) {
    self.ending = ending
    controller.pushViewController(
      screen("home", ["open": { [weak self] in self?.push("list", ["boom": "detail"]) }]))
    navigation.launch(controller)
  }

  private func screen(_ name: String, _ actions: [String: () -> Void]) -> SimulatedViewController {
    let screen = SimulatedViewController(name, owner: self)
    screen.controls = actions.sorted { $0.key < $1.key }.map { SimulatedControl($0.key, action: $0.value) }
    return screen
  }

  private func push(_ name: String, _ next: [String: String]) {
    guard controller.topViewController?.name == "home" else { return }
    let flow = Flow()
    leaked = leaked ?? flow
    let page = SimulatedViewController(name, owner: flow)
    page.controls = [SimulatedControl("detail") { [weak self] in self?.pushDetail() }]
    controller.pushViewController(page)
  }

  private func pushDetail() {
    guard controller.topViewController?.name == "list" else { return }
    controller.pushViewController(
      screen("detail", ["boom": { [weak self] in self?.ending() }, "stay": {}]))
  }
}

@MainActor private func exploreDoomed(_ name: String) async -> SimulatedReport {
  await SimulatedNavigation.explore(within: .inputs(3), named: name) { navigation in
    DoomedApp(navigation) { fatalError("no such page") }
  }
}

/// The way to the button, and the step that ends the process.
private let told = """
    1  tap open @ DoomedApp.home
    2  transition ends @ Flow.list
    3  tap detail @ Flow.list
    4  tap boom @ DoomedApp.detail

  """

@Suite(.serialized) struct `A step that ends the process` {
  @Test func `is told at once, reported by the next run, and gone around`() async throws {
    let name = "doomed \(UUID())"
    let crash = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [name = name as String] in
      _ = await exploreDoomed(name)
    }
    let message = String(decoding: crash?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("navcheck: the process ended in the last of these steps of \(name):\n\(told)"))
    for _ in 1...2 {
      await #expect(processExitsWith: .success) { [name = name as String] in
        let report = await exploreDoomed(name)
        let finding = try #require(report["no-fatal"].first, "\(report)")
        #expect(finding.inputs == 3)
        #expect(finding.steps.map(\.event) == told.split(separator: "\n").map { String($0.dropFirst(5)) })
        #expect(finding.steps.last?.screen == "the process ends")
        #expect(
          finding.message == "'tap boom @ DoomedApp.detail' ended the process in an earlier run")
        // What else is wrong is found all the same.
        #expect(report["child-has-screen"].first?.inputs == 2, "\(report)")
        #expect(
          report.warnings == [
            "'tap boom @ DoomedApp.detail' was skipped, since it ended the process in an earlier run"
          ])
      }
    }
  }

  @Test func `may do so by exit, and at launch`() async throws {
    let name = "launched \(UUID())"
    let end = await #expect(processExitsWith: .exitCode(0), observing: [\.standardErrorContent]) {
      [name = name as String] in
      _ = await SimulatedNavigation.explore(named: name) { _ in exit(0) }
    }
    let message = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("the process ended at the launch of \(name)\n"))
    await #expect(processExitsWith: .success) { [name = name as String] in
      let report = await SimulatedNavigation.explore(named: name) { _ in exit(0) }
      #expect(report.findings.map(\.property) == ["no-fatal"] && report.cut == "the launch ends the process")
    }
  }

  @Test func `is none where somebody stops the process`() async throws {
    let name = "stopped \(UUID())"
    await #expect(processExitsWith: .signal(SIGKILL)) { [name = name as String] in
      _ = await SimulatedNavigation.explore(named: name) { _ in
        kill(getpid(), SIGKILL)
        return NSObject()
      }
    }
    await #expect(processExitsWith: .success) { [name = name as String] in
      let report = await SimulatedNavigation.explore(within: .inputs(1), named: name) { navigation in
        let screen = SimulatedViewController("home", owner: nil)
        navigation.launch(screen)
        return screen
      }
      #expect(report.findings.isEmpty && report.warnings.count == 2, "\(report)")
    }
  }
}
#endif
