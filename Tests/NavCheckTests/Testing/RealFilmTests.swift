import Foundation
import NavCheck
import NavModel
import Testing

@testable import NavCheckTesting

private let lamp: NavigationSpecSource = """
  system Lamp
  coordinator App {
    var isLit: Bool = false
    start off
    screen off {
      on tap light {
        isLit = true
        push on
      }
    }
    screen on
  }
  """

/// A lamp that is driven by hand; what it shows behind a tap is said by a test.
@MainActor private final class Lamp: NavigationDriver {
  private let lit: NavigationObservation?
  private var isLit = false

  /// A lamp that shows something when it is lit; nil for one without a switch.
  init(lit: NavigationObservation?) { self.lit = lit }

  func reset() { isLit = false }

  func perform(_ input: NavigationInput) -> NavigationResponse {
    if lit == nil { return .impossible }
    isLit = true
    return .done
  }

  func settle() {}

  func observe() -> NavigationObservation {
    isLit
      ? lit ?? NavigationObservation()
      : NavigationObservation(screens: [["App.off"]], coordinators: ["App"])
  }
}

/// `swift test --filter "Films of real code" --attachments-path FOLDER` keeps the pages, which `Tests/Browser/run --films FOLDER` looks at.
@MainActor @Suite(.startsFirst) struct `Films of real code` {
  /// A mutant, the property that it breaks, the point of no return, and what is told in the step before the break.
  struct Row: Sendable {
    let mutant: Mutant
    let property: String
    let point: Int?
    let told: [String]
  }

  nonisolated static let rows = [
    Row(
      mutant: .forgottenRemoveChild, property: "child-has-screen", point: 2,
      told: [
        "@user > ProductFlow: tap close", "@platform > ProductFlow: didAppear(page)",
        "@platform > ProductFlow: didShow(page)", "@code > @platform: pop to home",
        "ProductFlow > @code: ProductFlow finished", "@platform > ShopApp: willShow(home)",
      ]),
    Row(
      mutant: .noDismissNotice, property: "child-has-screen", point: 4,
      told: ["@user > @platform: swipe down is finished"]),
    Row(
      mutant: .lockStaysOnDismissal, property: "locks-released", point: 1,
      told: [
        "@user > ShopApp: tap login", "@code > @platform: present form",
        "? > LoginFlow: LoginFlow owns its first screen",
      ]),
    Row(
      mutant: .lockStaysOnFailure, property: "locks-released", point: nil,
      told: ["@user > ProductFlow: tap buy"]),
    Row(
      mutant: .finishesTwice, property: "finish-once", point: nil,
      told: [
        "@user > ShopApp: tap product", "@code > @platform: push page",
        "@platform > ProductFlow: willShow(page)", "? > ProductFlow: ProductFlow owns its first screen",
      ]),
  ]

  private func text(_ messages: [ReportDocument.Message]?) -> [String] {
    (messages ?? []).map { "\($0.from ?? "?") > \($0.to): \($0.text)" }
  }

  @Test(arguments: rows) func `tell who learned what, and from where on the failure is certain`(_ row: Row)
    async throws
  {
    let report = await `Real coordinators on the simulated platform`.explore(row.mutant, inputs: 2)
    let check = ReportDocument.Check(report, of: "shop")
    let property = try #require(check.properties.first { $0.name == row.property })
    let trace = try #require(property.trace)
    #expect(property.pointOfNoReturn == row.point)
    #expect(text(trace[trace.count - 2].messages) == row.told)
    #expect(check.kind == "app" && property.pictures?.count == trace.count + 1)
    #expect(property.rule == NavBuiltIn(rawValue: row.property)?.summary)
    let unknown = try #require(property.unknown)
    let isOfStep = row.property == "finish-once"
    #expect(unknown.count == (isOfStep ? 4 : 3))
    #expect(unknown.contains { $0.hasPrefix("A point of no return: it is computed only") } == isOfStep)
    withKnownIssue { expectQuiet(report) }
  }

  @Test func `a line excuses what they show`() async throws {
    let report = await `Real coordinators on the simulated platform`.explore(.forgottenRemoveChild, inputs: 2)
    let property = ReportDocument.Check(report, of: "shop").properties.first
    #expect(property?.again == "swift test --filter \"a line excuses what they show\"")
    #expect(property?.allow == ".allowing(\"child-has-screen\", at: \"ProductFlow\", because: \"…\")")
    let excused = await `Real coordinators on the simulated platform`.explore(
      .forgottenRemoveChild, inputs: 2,
      allowing: [.allowing("child-has-screen", at: "ProductFlow", because: "It is tested here.")])
    #expect(!excused.findings.contains { $0.property == "child-has-screen" && $0.place == "ProductFlow" })
  }

  @Test func `a difference between code and spec has one, step by step, with what the spec allows`()
    async throws
  {
    let driver = SimulatedDriver { navigation in
      let app = ShopApp(Context(navigation, .keepsPopNotice))
      navigation.launch(app.start())
      return app
    } observing: { app, seen in
      seen.variables = app.variables
    }
    var budget = ConformanceBudget()
    (budget.inputs, budget.steps, budget.differences) = (2, 20, 1)
    let report = try await conformance(of: driver, to: shopSpec, within: budget)
    let check = ReportDocument.Check(report, of: shopSpec, variant: nil)
    let property = try #require(check.properties.first)
    #expect(
      property.name == "conformance" && property.inputs == 1
        && property.text?.hasPrefix("on tap product") == true)
    #expect(
      property.trace?.map(\.event) == ["tap product @ ShopApp.home", "transition ends @ ProductFlow.banner"])
    #expect(
      property.pictures?.map(\.text) == [
        "ShopApp[home]", "ShopApp[home] ▸ +ProductFlow[page, banner]",
        "ShopApp[home] ▸ ProductFlow[page, banner]",
      ])
    #expect(property.alternatives?.map(\.text) == ["ShopApp[home] ▸ ProductFlow[page]"])
    #expect(property.pictures?.last?.variables.isEmpty == false)
    #expect(
      text(property.trace?[0].messages).prefix(2) == [
        "@user > ShopApp: tap product", "@code > @platform: push page",
      ])
    #expect(property.comparison?.ways.map(\.name) == ["spec", "code"])
    let message = try #require(property.message)
    #expect(
      message.hasPrefix(
        "at 'tap product @ ShopApp.home' code and spec differ: spec ShopApp.home, ProductFlow.page; "))
    #expect(message.contains("; code ShopApp.home, ProductFlow.page, ProductFlow.banner; "))
    let film = try #require(TraceAttachment.film(of: report, from: shopSpec, variant: nil))
    #expect(film.name == "Shop.film.html")
  }

  @Test(arguments: [nil, NavigationObservation(screens: [["App.off"]]), NavigationObservation()])
  func `what another driver observes is drawn, and what it does not is said`(lit: NavigationObservation?)
    async throws
  {
    let report = try await conformance(of: Lamp(lit: lit), to: lamp)
    guard lit != NavigationObservation() else {
      #expect(report.differences.isEmpty)
      #expect(TraceAttachment.film(of: report, from: lamp, variant: nil) == nil)
      return
    }
    let film = try #require(report.differences.first?.film)
    #expect(film.pictures.map(\.plainText) == ["App[off]", "App[off]"])
    #expect(film.steps.map(\.event) == ["tap light @ App.off" + (lit == nil ? ": it is not possible" : "")])
    #expect(film.alternatives.map(\.text) == (lit == nil ? [] : ["App[off, on]"]))
    #expect(film.unknown == ConformanceFilm.withoutTracking)
  }

  @Test func `names alone make a picture`() {
    let picture = StatePicture(
      screens: [["App.home", "Shop.list"], ["form"]], coordinators: ["App"], variables: ["b": "2", "a": "1"],
      since: [["App.home"]])
    #expect(picture.text == "App[home] ▸ +gone Shop[list]  +unowned[form]")
    #expect(picture.variables.map(\.name) == ["a", "b"] && picture.isAtRest)
  }
}
