import Foundation
import NavCheckTesting
import Testing

@MainActor @Suite struct `The tutorial` {
  private func exploreFlows(fixes: Int) async -> SimulatedReport {
    await SimulatedNavigation.explore(within: .inputs(3)) { navigation in
      let flow = ListFlow(SimulatedNavigator(navigation), fixes: fixes)
      flow.start()
      return flow
    }
  }

  private func exploreLibrary(isFixed: Bool) async -> SimulatedReport {
    await SimulatedNavigation.explore(on: NavPlatform(pack: .swiftui), within: .inputs(3)) { navigation in
      let library = Library(isFixed: isFixed)
      library.launch(on: navigation)
      return library
    }
  }

  @Test func `flows are let go whatever the way back`() async {
    expectQuiet(await exploreFlows(fixes: 2))
    expectQuiet(await exploreLibrary(isFixed: true))
  }

  /// The article, cut into its blocks of code by their language.
  private func blocks(_ language: String) throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let article = root.appending(path: "Sources/NavCheck/Testing/NavCheckTesting.docc/OwnCoordinators.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    return text.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  @Test func `its code is the code of these files`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let code = try ["UIKitShaped", "SwiftUIShaped", "TutorialTests"].map {
      try String(contentsOf: folder.appending(path: "\($0).swift"), encoding: .utf8)
    }.joined()
    let lines = Set(code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    let blocks = try blocks("swift")
    #expect(blocks.count >= 4)
    for line in blocks.flatMap({ $0.split(separator: "\n") }).map({ $0.trimmingCharacters(in: .whitespaces) })
    {
      #expect(lines.contains(line) || line.hasPrefix("//"), "\(line)")
    }
  }

  @Test func `its spec is what is recorded, holds, and the app conforms to it`() async throws {
    let recording = await SimulatedNavigation.record("Reader") { navigation in
      let flow = ListFlow(SimulatedNavigator(navigation), fixes: 2)
      flow.start()
      return flow
    }
    #expect(try blocks("nav") == [recording.text])
    #expect(recording.omissions.isEmpty)
    expectNavigation(of: NavigationSpecSource(text: recording.text))
    let driver = SimulatedDriver { navigation in
      let flow = ListFlow(SimulatedNavigator(navigation), fixes: 2)
      flow.start()
      return flow
    }
    let report = try await conformance(of: driver, to: NavigationSpecSource(text: recording.text))
    #expect(report.differences.isEmpty)
  }

  @Test func `its findings are those that are printed`() async throws {
    let printed = try blocks("text")
    let found = [
      await exploreFlows(fixes: 0), await exploreFlows(fixes: 1), await exploreLibrary(isFixed: false),
    ]
    #expect(printed == found.map { "\($0.findings[0])" })
  }
}
