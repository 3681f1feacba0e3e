import Foundation
import NavCheckTesting
import Testing

/// What the shop of this folder does, as a team would describe it.
let shopSpec: NavigationSpecSource = """
  system Shop
  platform uikit

  step signIn

  coordinator ShopApp {
    start home
    screen home {
      on tap product { push product }
      on tap login { present login as sheet }
    }
    on step signIn { present login as sheet }
    branch product: ProductFlow { on finished { drop child } }
    branch login: LoginFlow { on finished { drop child } }
  }

  coordinator ProductFlow {
    effect payment: ok, failed
    var hasReceipt: Bool = false
    start page
    screen page {
      on tap reviews { push reviews }
      on tap buy when payment is not running { run payment }
      on tap write { note written }
      on tap login { emit signIn to parent }
      on tap close { remove page }
      on removed { finish }
      on didAppear when hasReceipt { hasReceipt = false; push receipt }
    }
    // The answer may come while a finger drags the page: then the receipt waits until the page is back.
    on payment ok { if page is not leaving and reviews is not leaving { push receipt } else { hasReceipt = true } }
    on payment failed { note refused }
    screen receipt
    screen reviews { on tap done { remove page } }
  }

  coordinator LoginFlow {
    start form
    screen form {
      on tap next { push code }
      on tap cancel { dismiss self then { finish } }
      on didDismiss { finish }
    }
    screen code { on tap send { dismiss self then { finish } } }
  }
  """

@MainActor @Suite struct `Model against implementation` {
  /// After how many steps each mutant differs from the spec at first; mutants that change neither screens nor lifetimes
  /// are not here.
  nonisolated static let differs: [(mutant: Mutant, steps: Int)] = [
    (.forgottenRemoveChild, 2), (.removesFirstChild, 3), (.removesAllChildren, 3), (.noPopNotice, 2),
    (.onlyTopPopNotice, 3), (.popNoticeByIndex, 3), (.keepsPopNotice, 1), (.actsOnGestureBegin, 2),
    (.lockStaysOnCancelledSwipe, 5), (.pushesSameInstance, 3), (.strongParent, 2), (.noDismissNotice, 3),
    (.dismissNoticeAtBegin, 2), (.popsOneTooFew, 3), (.popsWhileMoving, 3), (.keepsBelief, 5),
    (.staleCompletion, 3), (.answersWhileLeaving, 5), (.noWayHome, 3),
  ]

  private func compare(_ mutant: Mutant?, steps: Int = 500) async throws -> ConformanceReport {
    let driver = SimulatedDriver { navigation in
      let app = ShopApp(Context(navigation, mutant))
      navigation.launch(app.start())
      return app
    }
    var budget = ConformanceBudget()
    budget.steps = steps
    return try await conformance(of: driver, to: shopSpec, within: budget)
  }

  @Test func `the library conforms, and the report says how much that is`() async throws {
    let report = try await compare(nil)
    #expect(report.differences.isEmpty, "\(report)")
    #expect(report.driven > 150 && report.unmodelled == [] && report.unsupported == [])
    #expect(report.unobserved == ["variables"])
    #expect(try await compare(nil, steps: 10).undriven.count > 10)
  }

  @Test(arguments: differs)
  func `a mutant differs`(_ mutant: Mutant, _ steps: Int) async throws {
    let report = try await compare(mutant, steps: steps > 4 ? 400 : 60)
    #expect(report.differences.map(\.steps.count).min() == steps, "\(report)")
  }

  @Test func `a difference names both ways out`() async throws {
    let report = try await compare(.popsOneTooFew, steps: 80)
    #expect(
      report.differences.first?.description == """
        the code differs from the spec
          1  tap product @ ShopApp.home
          2  tap reviews @ ProductFlow.page
          3  tap done @ ProductFlow.reviews
          spec  ShopApp.home; alive: ShopApp
          code  ShopApp.home, ProductFlow.page; alive: ProductFlow, ShopApp
        if the code is right, change the spec at line 34; if the spec is right, the bug is in what the code does at the last step

        """)
  }

  @Test func `what the spec does not know is listed`() async throws {
    let spec: NavigationSpecSource = """
      system Little
      platform uikit
      coordinator ShopApp {
        start home
        screen home
      }
      """
    let driver = SimulatedDriver { navigation in
      let app = ShopApp(Context(navigation, nil))
      navigation.launch(app.start())
      return app
    }
    let report = try await conformance(of: driver, to: spec)
    #expect(report.unmodelled == ["tap login @ ShopApp.home", "tap product @ ShopApp.home"])
  }
}
