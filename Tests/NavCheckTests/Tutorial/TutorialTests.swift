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

  private let article = Article(name: "OwnCoordinators")

  @Test func `its code is the code of these files`() throws {
    #expect(try article.blocks("swift").count >= 4)
    let files = ["UIKitShaped", "SwiftUIShaped", "TutorialTests"].map { "Tutorial/\($0).swift" }
    #expect(try article.linesMissing(in: files) == [])
  }

  @Test func `its spec is what is recorded, holds, and the app conforms to it`() async throws {
    let recording = await SimulatedNavigation.record("Reader") { navigation in
      let flow = ListFlow(SimulatedNavigator(navigation), fixes: 2)
      flow.start()
      return flow
    }
    #expect(try article.blocks("nav") == [recording.text])
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
    let printed = try article.blocks("text")
    let found = [
      await exploreFlows(fixes: 0), await exploreFlows(fixes: 1), await exploreLibrary(isFixed: false),
    ]
    #expect(printed == found.map { "\($0.findings[0])" })
  }
}
