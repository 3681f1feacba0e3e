import Foundation
import NavCheckTesting
import NavModel
import Testing

/// A flow that opens another one, and lets go of it when its button is tapped only.
@MainActor private final class ForgetfulFlow {
  private let navigator: SimulatedNavigator
  private var detail: DetailFlow?

  init(_ navigation: SimulatedNavigation) {
    navigator = SimulatedNavigator(navigation)
    let open = ("open", { [weak self] () -> Void in self?.openDetail() })
    navigator.show(Page(name: "list", owner: self, buttons: [open]), onGone: nil)
  }

  private func openDetail() {
    detail = DetailFlow(navigator, fixes: 0)
    detail?.start { [weak self] in self?.detail = nil }
  }
}

@MainActor @Suite(.startsFirst) struct `A first spec, recorded from real code` {
  private func trip(_ mistake: TripApp.Mistake?, inputs: Int = 6) async -> SimulatedRecording {
    await SimulatedNavigation.record("Trip", on: NavPlatform(pack: .swiftui), within: .inputs(inputs)) {
      navigation in
      let app = TripApp(mistake)
      app.launch(on: navigation)
      return app
    }
  }

  private func shop(_ mutant: Mutant?, inputs: Int = 4) async -> SimulatedRecording {
    await SimulatedNavigation.record("Shop", within: .inputs(inputs)) { navigation in
      let app = ShopApp(Context(navigation, mutant))
      navigation.launch(app.start())
      return app
    }
  }

  /// What was recorded already; that two recordings are equal is a test of its own.
  private static var known: [String: SimulatedRecording] = [:]

  private func once(
    _ name: String, _ record: () async -> SimulatedRecording
  ) async -> SimulatedRecording {
    if let known = Self.known[name] { return known }
    let recording = await record()
    Self.known[name] = recording
    return recording
  }

  private func flows() async -> SimulatedRecording {
    await SimulatedNavigation.record("Flows") { navigation in
      let flow = ListFlow(SimulatedNavigator(navigation), fixes: 2)
      flow.start()
      return flow
    }
  }

  private func forgetful() async -> SimulatedRecording {
    await SimulatedNavigation.record("Flows") { ForgetfulFlow($0) }
  }

  /// A button that shows its hint the third time only, and one more screen.
  private func teaser(isHidden: Bool) async -> SimulatedRecording {
    await SimulatedNavigation.record("Teaser", within: .inputs(3)) { navigation in
      let app = TeaserApp(isHidden: isHidden)
      app.launch(on: navigation)
      return app
    }
  }

  @Test func `texts are those on file`() async throws {
    try expectRecorded(await flows().text, "flows")
    try expectRecorded(await forgetful().text, "flows-forgotten")
    try expectRecorded(await once("trip") { await trip(nil) }.text, "trip")
    try expectRecorded(await teaser(isHidden: false).text, "teaser")
    try expectRecorded(await teaser(isHidden: true).text, "teaser-hidden")
    try expectRecorded(await once("shop") { await shop(nil) }.text, "shop")
  }

  @Test func `two recordings are equal`() async {
    let shops = [await shop(nil, inputs: 3), await shop(nil, inputs: 3)]
    #expect(shops[0] == shops[1])
    let trips = [await trip(.badgeByButtonOnly), await trip(.badgeByButtonOnly)]
    #expect(trips[0] == trips[1])
  }

  @Test func `a text parses without a remark, and is laid out`() async {
    for text in [
      await flows().text, await once("trip") { await trip(nil) }.text,
      await teaser(isHidden: false).text,
      await teaser(isHidden: true).text,
    ] {
      let (spec, diagnostics) = NavSpec.parse(text)
      #expect(diagnostics.isEmpty, "\(text)")
      #expect(spec.map { NavProgram.resolve($0).1.isEmpty } == true, "\(text)")
      #expect(NavSpec.formatted(text.utf8) == text)
    }
  }

  @Test func `the text of a UIKit-shaped app holds, and the app conforms to it`() async throws {
    let recording = await flows()
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
    let recording = await once("trip") { await trip(nil) }
    #expect(recording.omissions.isEmpty && recording.bound == nil && recording.situations == 11)
    let spec = NavigationSpecSource(text: recording.text)
    expectNavigation(of: spec)
    let report = try await conformance(of: tripDriver(nil), to: spec)
    #expect(report.differences.isEmpty && report.undriven.isEmpty && report.unmodelled.isEmpty, "\(report)")
  }

  @Test func `what a text leaves out is all that a larger app offers besides`() async throws {
    let recording = await once("shop") { await shop(nil) }
    #expect(recording.bound == "it ended after 4 inputs, before all inputs were tried in all situations")
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
  ) async {
    let right = await once("short trip") { await trip(nil, inputs: 4) }
    let text = await trip(mistake, inputs: 4).text
    #expect(text != right.text)
  }

  @Test func `the text of an app that forgets a flow does not hold, and the app conforms to it`() async throws
  {
    let recording = await forgetful()
    #expect(recording.omissions.isEmpty && recording.bound == nil)
    let spec = NavigationSpecSource(
      text: recording.text + "expect violated child-ends-with-branch, child-has-screen, exit-equivalence\n")
    expectNavigation(of: spec)
    let driver = SimulatedDriver { ForgetfulFlow($0) }
    let report = try await conformance(of: driver, to: spec)
    #expect(report.differences.isEmpty && report.undriven.isEmpty, "\(report)")
  }

  @Test func `an app with a mistake does not conform to the text of the right one`() async throws {
    let spec = NavigationSpecSource(text: await once("trip") { await trip(nil) }.text)
    for mistake in TripApp.Mistake.allCases {
      let report = try await conformance(of: tripDriver(mistake), to: spec)
      #expect(!report.differences.isEmpty, "\(mistake)")
    }
  }

  @Test func `a control that depends on what cannot be seen is left out, and listed`() async {
    let secret = await teaser(isHidden: true)
    #expect(!secret.text.contains("on tap tease"))
    #expect(
      secret.omissions.first
        == "'tap tease @ TeaserApp.home' in TeaserApp.home leads to TeaserApp.home or to TeaserApp.home, TeaserApp.hint, although both situations look the same"
    )
    #expect(secret.text.contains(secret.omissions[0]))
    let told = await teaser(isHidden: false)
    #expect(told.omissions.isEmpty && told.text.contains("if observed == empty {"))
  }

  @Test func `the text of an app with tabs holds, and the app conforms to it`() async throws {
    let launch = { @MainActor (navigation: SimulatedNavigation) -> TabApp in
      let app = TabApp()
      app.launch(on: navigation)
      return app
    }
    let recording = await SimulatedNavigation.record("Tabs", launch: launch)
    try expectRecorded(recording.text, "tabs")
    #expect(recording.omissions.isEmpty && recording.bound == nil, "\(recording)")
    let spec = NavigationSpecSource(text: recording.text)
    expectNavigation(of: spec)
    let report = try await conformance(of: SimulatedDriver(launch: launch), to: spec)
    #expect(report.differences.isEmpty && report.undriven.isEmpty && report.unmodelled.isEmpty, "\(report)")
  }

  @Test func `what lies above the first screen at launch is pushed at the start`() async {
    let recording = await SimulatedNavigation.record("Deep", within: .inputs(1)) { navigation in
      let app = TeaserApp(isHidden: true)
      let stack = SimulatedNavigationController(
        rootViewController: SimulatedViewController("news", owner: app))
      stack.pushViewController(SimulatedViewController("article", owner: app))
      navigation.launch(stack)
      return app
    }
    #expect(recording.text.contains("  on start {\n    push article\n  }\n"), "\(recording.text)")
  }
}
