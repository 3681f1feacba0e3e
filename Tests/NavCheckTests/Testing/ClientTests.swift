#if os(Linux)
import Foundation
import Testing

/// Test code of others, type-checked in the language modes and default isolations that they may have.
@Suite struct `Clients in every language mode` {
  private static let client = """
    import NavCheckTesting
    import Testing

    final class ShopDriver: NavigationDriver {
      private var stack: [String] = []

      func reset() { stack = ["App.home"] }

      func perform(_ input: NavigationInput) async throws -> NavigationResponse {
        switch (input.kind, input.name) {
        case (.tap, "open"): stack.append("App.detail")
        case (.back, _): stack.removeLast()
        default: return .unsupported
        }
        return .done
      }

      func settle() async { await Task.yield() }

      func observe() -> NavigationObservation { NavigationObservation(screens: [stack]) }
    }

    @MainActor final class Flow: SimulatedApp {
      var isBusy: Bool { false }

      func start() -> SimulatedViewController {
        SimulatedViewController("home", owner: self, controls: [SimulatedControl("open") { [weak self] in _ = self }])
      }
    }

    @Test func holds() { expectNavigation(of: "system A\\ncoordinator App { start home; screen home }") }

    @MainActor @Test func conforms() async throws {
      let report = try await conformance(of: ShopDriver(), to: "system A")
      #expect(report.differences.isEmpty)
    }

    @MainActor @Test func isQuiet() async {
      expectQuiet(
        await SimulatedNavigation.explore(within: .inputs(2)) { navigation in
          let flow = Flow()
          navigation.launch(flow.start())
          return flow
        })
    }
    """

  @Test(arguments: ["5", "6"], [[], ["-default-isolation", "MainActor"]])
  func `a driver and its tests compile`(_ mode: String, _ isolation: [String]) throws {
    let build = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let folder = FileManager.default.temporaryDirectory.appending(path: "navcheck-client-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Client.swift")
    try Data(Self.client.utf8).write(to: file)
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments =
      ["swiftc", "-typecheck", "-swift-version", mode, "-parse-as-library", "-warnings-as-errors"] + isolation
      + ["-I", build.appending(path: "Modules").path, "-enable-testing", file.path]
    let pipe = Pipe()
    compiler.standardError = pipe
    compiler.standardOutput = pipe
    try compiler.run()
    let told = pipe.fileHandleForReading.readDataToEndOfFile()
    compiler.waitUntilExit()
    #expect(compiler.terminationStatus == 0, "\(String(decoding: told, as: UTF8.self))")
  }
}
#endif
