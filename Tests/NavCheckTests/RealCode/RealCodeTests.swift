import NavCheckTesting
import Testing

@MainActor @Suite struct `Real coordinators on the simulated platform` {
  /// The property that must show each mutant, and in how many inputs; those that look right from outside are not here.
  nonisolated static let shownBy: [(mutant: Mutant, property: String, inputs: Int)] = [
    (.forgottenRemoveChild, "child-has-screen", 2), (.removesFirstChild, "screen-has-owner", 3),
    (.removesAllChildren, "screen-has-owner", 3), (.noPopNotice, "child-has-screen", 2),
    (.onlyTopPopNotice, "child-has-screen", 3), (.popNoticeByIndex, "screen-has-owner", 3),
    (.keepsPopNotice, "child-has-screen", 2), (.actsOnGestureBegin, "cancelled-gesture", 3),
    (.finishesTwice, "finish-once", 2), (.exitOnProgrammaticPop, "exit-once", 2),
    (.exitTwice, "exit-once", 2),
    (.lockStaysOnFailure, "locks-released", 2), (.lockStaysOnCancelledSwipe, "cancelled-gesture", 3),
    (.lockStaysOnDismissal, "locks-released", 1), (.presentsFromDeadPresenter, "no-silent-drop", 3),
    (.presentsTwice, "no-silent-drop", 1), (.pushesSameInstance, "no-fatal", 2),
    (.strongParent, "child-has-screen", 2), (.screenHoldsItself, "no-leak", 2),
    (.noDismissNotice, "child-has-screen", 2), (.dismissNoticeAtBegin, "cancelled-gesture", 3),
    (.popsWhileMoving, "no-silent-drop", 3), (.keepsBelief, "belief-matches-screen", 2),
    (.beliefAtGestureBegin, "belief-matches-screen", 3), (.staleCompletion, "child-has-screen", 3),
    (.answersWhileLeaving, "screen-has-owner", 3), (.backKeepsDraft, "exit-equivalence", 2),
  ]

  /// Mutants that no property without text can see, and why.
  nonisolated static let unseen: [(mutant: Mutant, why: String)] = [
    (.finishesTwiceOnSwipe, "the first finish frees the coordinator, so the second never happens"),
    (.popsOneTooFew, "Done on the reviews then shows the page, which only a spec knows to be wrong"),
    (.beliefForgetsMenu, "the path is mended by the next notice before everything is at rest"),
    (.childFirstPresentLater, "the sheet covers the control, so it cannot be tapped twice without quickTap"),
    (.finishesParent, "that the app's root finishes has no consequence"),
    (.noWayHome, "the back button is a way home"),
  ]

  static func explore(
    _ mutant: Mutant?, scope: NavScope = NavScope(), inputs: Int = 3, allowing: Set<String> = []
  ) -> SimulatedReport {
    SimulatedNavigation.explore(
      scope: scope, within: SimulatedBudget(inputs: inputs, situations: 600), allowing: allowing
    ) { navigation in
      let app = ShopApp(Context(navigation, mutant))
      navigation.launch(app.start())
      return app
    }
  }

  @Test func `the correct library is quiet`() {
    let report = Self.explore(nil)
    #expect(report.findings.isEmpty, "\(report)")
    #expect(report.cut == nil && report.situations > 200)
  }

  @Test func `every mutant is listed once`() {
    let listed = Self.shownBy.map(\.mutant) + Self.unseen.map(\.mutant)
    #expect(listed.count == Mutant.allCases.count && Set(listed) == Set(Mutant.allCases))
    #expect(Self.shownBy.count >= 20)
  }

  @Test(arguments: shownBy)
  func `a mutant is caught by a property that needs no text`(
    _ mutant: Mutant, _ property: String, _ inputs: Int
  ) {
    // What is compared with itself is found where the ways out of a situation are known, too.
    let isComparison = ["exit-equivalence", "cancelled-gesture", "re-entry"].contains(property)
    let report = Self.explore(mutant, inputs: isComparison ? max(3, inputs) : inputs)
    #expect(report[property].first?.inputs == inputs, "\(report)")
    #expect(report.findings.allSatisfy { $0.inputs <= 5 })
  }

  @Test(arguments: unseen)
  func `a mutant that looks right is not made up`(_ mutant: Mutant, _ why: String) {
    #expect(Self.explore(mutant).findings.isEmpty, "\(why)")
  }

  @Test func `one app gives one report`() {
    #expect("\(Self.explore(.noPopNotice))" == "\(Self.explore(.noPopNotice))")
  }

  @Test func `a finding is told with what was on screen`() {
    #expect(
      "\(Self.explore(.forgottenRemoveChild, inputs: 2).findings[0])" == """
        child-has-screen: LoginFlow is alive, but none of its screens is on screen
          0  launch                                      ShopApp.home
          1  platform  didShow(ShopApp.home) delivered   ShopApp.home
          2  user      tap login @ ShopApp.home          ShopApp.home ▸ LoginFlow.form
          3  platform  transition ends @ LoginFlow.form  ShopApp.home ▸ LoginFlow.form
          4  user      tap cancel @ LoginFlow.form       ShopApp.home ▸ LoginFlow.form
          5  platform  transition ends @ LoginFlow.form  ShopApp.home

        """)
  }

  @Test func `a double tap shows a screen twice, where that is asked for`() {
    var scope = NavScope()
    scope.adversaries.insert(.quickTap)
    let report = Self.explore(nil, scope: scope, inputs: 2)
    #expect(report["one-intent-one-push"].first?.inputs == 2, "\(report)")
    #expect(
      Self.explore(nil, scope: scope, inputs: 2, allowing: ["one-intent-one-push"])["one-intent-one-push"]
        .isEmpty)
  }

  @Test func `what is cut off is said`() {
    let report = SimulatedNavigation.explore(within: SimulatedBudget(inputs: 3, situations: 20)) {
      navigation in
      let app = ShopApp(Context(navigation, nil))
      navigation.launch(app.start())
      return app
    }
    #expect(report.cut == "situation budget of 20")
    #expect(report.description.contains("incomplete: situation budget of 20"))
  }

  @Test func `an app that does something else each time is told`() {
    var count = 0
    let report = SimulatedNavigation.explore(within: .inputs(2)) { navigation in
      count += 1
      let screen = SimulatedViewController("home", owner: nil)
      screen.controls = [SimulatedControl("tap \(count % 3)") {}]
      navigation.launch(screen)
      return screen
    }
    #expect(!report["deterministic"].isEmpty)
  }
}
