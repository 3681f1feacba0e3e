import NavCheckTesting
import Testing

@MainActor @Suite(.startsFirst) struct `Real coordinators on the simulated platform` {
  static func explore(
    _ mutant: Mutant?, scope: NavScope = NavScope(), inputs: Int = 3, situations: Int = 600,
    allowing: [SimulatedAllowance] = []
  ) async -> SimulatedReport {
    await SimulatedNavigation.explore(
      scope: scope, within: SimulatedBudget(inputs: inputs, situations: situations), allowing: allowing
    ) { navigation in
      let app = ShopApp(Context(navigation, mutant))
      navigation.launch(app.start())
      return app
    }
  }

  /// What the correct app shows, explored once for each scope and number of inputs.
  private static var known: [String: SimulatedReport] = [:]

  private static func exploreRight(_ scope: NavScope, _ inputs: Int) async -> SimulatedReport {
    let key = "\(scope.adversaries.map(\.rawValue).sorted()) \(inputs)"
    if let report = known[key] { return report }
    let report = await explore(nil, scope: scope, inputs: inputs)
    known[key] = report
    return report
  }

  @Test func `the correct library is quiet`() async {
    let report = await Self.explore(nil)
    #expect(report.findings.isEmpty, "\(report)")
    #expect(report.cut == nil && report.situations > 100)
  }

  @Test func `every mutant is listed once, and nearly all are shown`() {
    #expect(
      MutantRow.all.count == Mutant.allCases.count && Set(MutantRow.all.map(\.mutant)) == Set(Mutant.allCases)
    )
    #expect(MutantRow.all.allSatisfy { ($0.builtIn == nil) == ($0.unseen != nil) })
    #expect(MutantRow.all.count { $0.builtIn != nil } >= 20)
  }

  @Test(arguments: MutantRow.all.filter { $0.builtIn != nil })
  func `a mutant is caught by a property that needs no text`(_ row: MutantRow) async throws {
    let property = try #require(row.builtIn)
    var scope = NavScope.realCode
    if let adversary = row.adversary { scope.adversaries.insert(adversary) }
    // What is compared with itself is found where the ways out of a situation are known, too.
    let isComparison = ["exit-equivalence", "cancelled-gesture", "re-entry"].contains(property)
    let inputs = isComparison ? max(3, row.inputs) : row.inputs
    let report = await Self.explore(row.mutant, scope: scope, inputs: inputs, situations: 190)
    let known = await Self.exploreRight(scope, inputs)[property]
    let news = report[property].filter { finding in !known.contains { $0.message == finding.message } }
    #expect(news.first?.inputs == row.inputs, "\(report)")
    #expect(report.findings.allSatisfy { $0.inputs <= 5 })
  }

  @Test(arguments: MutantRow.all.filter { $0.builtIn == nil || $0.adversary != nil })
  func `a mutant that looks right is not made up`(_ row: MutantRow) async {
    #expect(await Self.explore(row.mutant).findings.isEmpty, "\(row.unseen ?? "it takes an adversary")")
  }

  @Test func `one app gives one report`() async {
    #expect("\(await Self.explore(.noPopNotice))" == "\(await Self.explore(.noPopNotice))")
  }

  @Test func `a finding is told with what was on screen`() async {
    #expect(
      "\(await Self.explore(.forgottenRemoveChild, inputs: 2).findings[0])" == """
        child-has-screen: ProductFlow is alive, but none of its screens is on screen
          0  launch                                    ShopApp.home
          1  user      tap product @ ShopApp.home      ShopApp.home, ProductFlow.page
          2  user      tap close @ ProductFlow.page    ShopApp.home
          3  platform  transition ends @ ShopApp.home  ShopApp.home

        """)
  }

  @Test func `a double tap shows a screen twice, unless that is allowed at its place`() async {
    let report = await Self.explore(nil, scope: .realCode, inputs: 2)
    #expect(report["one-intent-one-push"].first?.inputs == 2, "\(report)")
    let places = ["ShopApp", "ShopApp.home", "home", "product"]
    for place in places {
      let excused = await Self.explore(
        nil, scope: .realCode, inputs: 2,
        allowing: [.allowing("one-intent-one-push", at: place, because: "the button has no guard")])
      #expect(excused["one-intent-one-push"].isEmpty, "\(excused)")
      #expect(excused.scope.contains("allowing one-intent-one-push at \(place)"))
    }
    let elsewhere = await Self.explore(
      nil, scope: .realCode, inputs: 2,
      allowing: [.allowing("one-intent-one-push", at: "login", because: "this excuses nothing")])
    #expect(elsewhere["one-intent-one-push"] == report["one-intent-one-push"])
    let warning = "allowing one-intent-one-push at login suppresses no finding: remove the allowance"
    #expect(elsewhere.warnings == [warning])
  }

  @Test func `what is cut off is said`() async {
    let report = await SimulatedNavigation.explore(within: SimulatedBudget(inputs: 3, situations: 20)) {
      navigation in
      let app = ShopApp(Context(navigation, nil))
      navigation.launch(app.start())
      return app
    }
    #expect(report.cut == "situation budget of 20")
    #expect(report.description.contains("incomplete: situation budget of 20"))
  }

  @Test func `an app that does something else each time is told`() async {
    var count = 0
    let report = await SimulatedNavigation.explore(within: .inputs(2)) { navigation in
      count += 1
      let screen = SimulatedViewController("home", owner: nil)
      screen.controls = [SimulatedControl("tap \(count % 3)") {}]
      navigation.launch(screen)
      return screen
    }
    #expect(!report["deterministic"].isEmpty)
  }

  @Test func `a controller keeps its screens before it is on screen`() async {
    var taps = 0
    let report = await SimulatedNavigation.explore(within: .inputs(1), allowing: ["no-trap"]) { navigation in
      let owner = Owner()
      let controller = SimulatedNavigationController(
        rootViewController: SimulatedViewController("first", owner: owner))
      let control = SimulatedControl("count") { taps += 1 }
      controller.pushViewController(SimulatedViewController("second", owner: owner, controls: [control]))
      navigation.launch(controller)
      return owner
    }
    #expect(report.findings.isEmpty, "\(report)")
    #expect(taps > 0)
  }

  /// The app that owns the screens.
  private final class Owner {}
}
