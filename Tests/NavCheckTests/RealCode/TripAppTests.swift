import NavCheckTesting
import Testing

@MainActor @Suite(.startsFirst) struct `SwiftUI-shaped apps on the simulated platform` {
  nonisolated static let shownBy: [(mistake: TripApp.Mistake, property: String)] = [
    (.keepsTripOnBack, "child-has-screen"), (.forgetsOnDisappear, "screen-has-owner"),
    (.sheetUnderSheet, "screen-has-owner"), (.editorHoldsTrip, "child-has-screen"),
    (.closesTooMuch, "screen-has-owner"), (.badgeByButtonOnly, "exit-equivalence"),
  ]

  private func explore(_ mistake: TripApp.Mistake?) async -> SimulatedReport {
    await SimulatedNavigation.explore(on: NavPlatform(pack: .swiftui), within: .inputs(4)) { navigation in
      let app = TripApp(mistake)
      app.launch(on: navigation)
      return app
    }
  }

  @Test func `the right app is quiet`() async {
    expectQuiet(await explore(nil))
  }

  @Test(arguments: shownBy)
  func `a mistake is found`(_ mistake: TripApp.Mistake, _ property: String) async {
    let report = await explore(mistake)
    #expect(!report[property].isEmpty, "\(report)")
    #expect(report.findings.allSatisfy { $0.inputs <= 4 })
  }
}
