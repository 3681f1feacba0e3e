import Foundation
import NavCheckTesting
import NavModel
import Testing

@MainActor @Suite struct `A first spec, recorded from real code` {
  private func trip(_ mistake: TripApp.Mistake?, inputs: Int = 6) -> SimulatedRecording {
    SimulatedNavigation.record("Trip", on: NavPlatform(pack: .swiftui), within: .inputs(inputs)) {
      navigation in
      let app = TripApp(mistake)
      app.launch(on: navigation)
      return app
    }
  }

  private func shop(_ mutant: Mutant?, inputs: Int = 4) -> SimulatedRecording {
    SimulatedNavigation.record("Shop", within: .inputs(inputs)) { navigation in
      let app = ShopApp(Context(navigation, mutant))
      navigation.launch(app.start())
      return app
    }
  }

  /// What was recorded already; that two recordings are equal is a test of its own.
  private static var known: [String: SimulatedRecording] = [:]

  private func once(_ name: String, _ record: () -> SimulatedRecording) -> SimulatedRecording {
    let recording = Self.known[name] ?? record()
    Self.known[name] = recording
    return recording
  }

  private func flows(fixes: Int) -> SimulatedRecording {
    SimulatedNavigation.record("Flows") { navigation in
      let flow = ListFlow(SimulatedNavigator(navigation), fixes: fixes)
      flow.start()
      return flow
    }
  }

  /// A button that shows its hint the third time only, and one more screen.
  private func teaser(isHidden: Bool) -> SimulatedRecording {
    SimulatedNavigation.record("Teaser", within: .inputs(3)) { navigation in
      let app = TeaserApp(isHidden: isHidden)
      app.launch(on: navigation)
      return app
    }
  }

  @Test func `texts are those on file`() throws {
    try expectRecorded(flows(fixes: 2).text, "flows")
    try expectRecorded(flows(fixes: 0).text, "flows-forgotten")
    try expectRecorded(once("trip") { trip(nil) }.text, "trip")
    try expectRecorded(teaser(isHidden: false).text, "teaser")
    try expectRecorded(teaser(isHidden: true).text, "teaser-hidden")
    try expectRecorded(once("shop") { shop(nil) }.text, "shop")
  }

  @Test func `two recordings are equal`() {
    #expect(shop(nil, inputs: 3) == shop(nil, inputs: 3))
    #expect(trip(.badgeByButtonOnly) == trip(.badgeByButtonOnly))
  }

  @Test func `a text parses without a remark, and is laid out`() {
    for text in [
      flows(fixes: 2).text, once("trip") { trip(nil) }.text, teaser(isHidden: false).text,
      teaser(isHidden: true).text,
    ] {
      let (spec, diagnostics) = NavSpec.parse(text)
      #expect(diagnostics.isEmpty, "\(text)")
      #expect(spec.map { NavProgram.resolve($0).1.isEmpty } == true, "\(text)")
      #expect(NavSpec.formatted(text.utf8) == text)
    }
  }

  @Test func `the text of a UIKit-shaped app holds, and the app conforms to it`() async throws {
    let recording = flows(fixes: 2)
    #expect(recording.omissions.isEmpty && recording.bound == nil && recording.situations == 3)
    let spec = NavigationSpecSource(text: recording.text)
    expectNavigation(of: spec)
    let driver = SimulatedDriver { navigation in
      let flow = ListFlow(SimulatedNavigator(navigation), fixes: 2)
      flow.start()
      return flow
    }
    let report = try await conformance(of: driver, to: spec)
    #expect(report.differences.isEmpty && report.undriven.isEmpty && report.unmodelled.isEmpty, "\(report)")
  }

  private func tripDriver(_ mistake: TripApp.Mistake?) -> SimulatedDriver {
    SimulatedDriver(on: NavPlatform(pack: .swiftui)) { navigation in
      let app = TripApp(mistake)
      app.launch(on: navigation)
      return app
    } observing: { app, seen in
      seen.variables["observed"] = app.observation == "0" ? "value1" : "value2"
    }
  }

  @Test func `the text of a SwiftUI-shaped app holds, and the app conforms to it`() async throws {
    let recording = once("trip") { trip(nil) }
    #expect(recording.omissions.isEmpty && recording.bound == nil && recording.situations == 11)
    let spec = NavigationSpecSource(text: recording.text)
    expectNavigation(of: spec)
    let report = try await conformance(of: tripDriver(nil), to: spec)
    #expect(report.differences.isEmpty && report.undriven.isEmpty && report.unmodelled.isEmpty, "\(report)")
  }

  @Test func `what a text leaves out is all that a larger app offers besides`() async throws {
    let recording = once("shop") { shop(nil) }
    #expect(recording.bound == "more lies behind the last of 4 inputs")
    #expect(recording.omissions.contains { $0.hasPrefix("'payment answers ok' leads from ") }, "\(recording)")
    let spec = NavigationSpecSource(text: recording.text)
    expectNavigation(of: spec)
    let driver = SimulatedDriver { navigation in
      let app = ShopApp(Context(navigation, nil))
      navigation.launch(app.start())
      return app
    } observing: { app, seen in
      seen.variables["observed"] = app.observation.isEmpty ? "empty" : "draft"
    }
    let report = try await conformance(of: driver, to: spec)
    #expect(report.unmodelled.isEmpty, "\(report)")
    #expect(report.differences.allSatisfy { $0.steps.last == "payment answers ok" }, "\(report)")
  }

  @Test(arguments: TripApp.Mistake.allCases)
  func `an app with a mistake gives another text`(
    _ mistake: TripApp.Mistake
  ) {
    #expect(trip(mistake, inputs: 4).text != once("short trip") { trip(nil, inputs: 4) }.text)
  }

  @Test func `the text of an app that forgets a flow does not hold, and the app conforms to it`() async throws
  {
    let recording = flows(fixes: 0)
    #expect(recording.omissions.isEmpty && recording.bound == nil)
    let spec = NavigationSpecSource(
      text: recording.text + "expect violated child-ends-with-branch, child-has-screen, exit-equivalence\n")
    expectNavigation(of: spec)
    let driver = SimulatedDriver { navigation in
      let flow = ListFlow(SimulatedNavigator(navigation), fixes: 0)
      flow.start()
      return flow
    }
    let report = try await conformance(of: driver, to: spec)
    #expect(report.differences.isEmpty && report.undriven.isEmpty, "\(report)")
  }

  @Test func `an app with a mistake does not conform to the text of the right one`() async throws {
    let spec = NavigationSpecSource(text: once("trip") { trip(nil) }.text)
    for mistake in TripApp.Mistake.allCases {
      let report = try await conformance(of: tripDriver(mistake), to: spec)
      #expect(!report.differences.isEmpty, "\(mistake)")
    }
  }

  @Test func `a control that depends on what cannot be seen is left out, and listed`() {
    let secret = teaser(isHidden: true)
    #expect(!secret.text.contains("on tap tease"))
    #expect(
      secret.omissions.first
        == "'tap tease @ TeaserApp.home' in TeaserApp.home leads to TeaserApp.home or to TeaserApp.home, TeaserApp.hint, though all looks alike"
    )
    #expect(secret.text.contains(secret.omissions[0]))
    let told = teaser(isHidden: false)
    #expect(told.omissions.isEmpty && told.text.contains("if observed == empty {"))
  }

  @Test func `the text of an app with tabs holds, and the app conforms to it`() async throws {
    let launch = { (navigation: SimulatedNavigation) -> TabApp in
      let app = TabApp()
      app.launch(on: navigation)
      return app
    }
    let recording = SimulatedNavigation.record("Tabs", launch: launch)
    try expectRecorded(recording.text, "tabs")
    #expect(recording.omissions.isEmpty && recording.bound == nil, "\(recording)")
    let spec = NavigationSpecSource(text: recording.text)
    expectNavigation(of: spec)
    let report = try await conformance(of: SimulatedDriver(launch: launch), to: spec)
    #expect(report.differences.isEmpty && report.undriven.isEmpty && report.unmodelled.isEmpty, "\(report)")
  }

  @Test func `an app that begins with several screens is refused with the reason`() {
    let recording = SimulatedNavigation.record("Deep", within: .inputs(1)) { navigation in
      let app = TeaserApp(isHidden: true)
      let stack = SimulatedNavigationController(
        rootViewController: SimulatedViewController("news", owner: app))
      stack.pushViewController(SimulatedViewController("article", owner: app))
      navigation.launch(stack)
      return app
    }
    #expect(recording.text.isEmpty && recording.omissions.count == 1)
  }
}
