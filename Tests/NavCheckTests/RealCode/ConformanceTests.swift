import Foundation
import NavCheckTesting
import Testing

@MainActor @Suite(.startsFirst) struct `Model against implementation` {
  private func compare(
    _ mutant: Mutant?, observesVariables: Bool = true, within change: (inout ConformanceBudget) -> Void
  ) async throws -> ConformanceReport {
    let driver = SimulatedDriver { navigation in
      let app = ShopApp(Context(navigation, mutant))
      navigation.launch(app.start())
      return app
    } observing: { app, seen in
      if observesVariables { seen.variables = app.variables }
    }
    var budget = ConformanceBudget()
    budget.inputs = 20
    change(&budget)
    return try await conformance(of: driver, to: shopSpec, within: budget)
  }

  @Test func `the library conforms over every step of its spec, and the report says how much that is`()
    async throws
  {
    let report = try await compare(nil) { $0.steps = 1_000 }
    #expect(
      report.description == """
        conforms: 501 steps driven in 149 situations, 59 before the app had settled, 0 unsupported, 0 not driven

        """)
    #expect(report.undriven == [] && report.unmodelled == [] && report.withoutTracking == [])
  }

  @Test(arguments: MutantRow.all.filter { $0.steps != nil })
  func `a mutant differs`(_ row: MutantRow) async throws {
    let report = try await compare(row.mutant) {
      $0.differences = 1
      $0.steps = 1_000
      $0.hurriedInputs = row.isHurried ? row.steps ?? 0 : 0
    }
    #expect(report.differences.map(\.steps.count) == [row.steps], "\(report)")
    if row.isHurried {
      let patient = try await compare(row.mutant) {
        $0.steps = 100
        $0.hurriedInputs = 0
      }
      #expect(patient.differences.isEmpty, "\(patient)")
    }
  }

  @Test(arguments: MutantRow.all.filter { $0.steps == nil })
  func `a mutant that does the same conforms`(_ row: MutantRow) async throws {
    let report = try await compare(row.mutant) {
      $0.steps = 150
      $0.hurriedInputs = 2
    }
    #expect(report.differences.isEmpty, "\(row.equal ?? ""): \(report)")
  }

  @Test func `every mutant is caught, but for two that cannot be told from the library`() {
    let rows = MutantRow.all
    let uncaught = rows.filter { $0.steps == nil && $0.builtIn == nil }.map(\.mutant)
    #expect(uncaught == [.finishesTwiceOnSwipe, .popsWhileMoving])
    #expect(rows.allSatisfy { ($0.steps == nil) == ($0.equal != nil) })
  }

  @Test func `what is not driven is listed with the reason`() async throws {
    let few = try await compare(nil) { $0.steps = 10 }
    #expect(few.undriven.contains { $0.reason == "beyond the limit of 10 steps" && $0.count > 1 }, "\(few)")
    let short = try await compare(nil) { $0.inputs = 1 }
    #expect(short.undriven.map(\.reason).allSatisfy { $0 == "beyond the limit of 1 input" })
    #expect(short.undriven.first?.description == "back @ ProductFlow.page: beyond the limit of 1 input")
    let one = try await compare(.noPopNotice) { $0.differences = 1 }
    #expect(one.description.contains(": the run ended after 1 difference\n"), "\(one)")
    let all = try await compare(.keepsPopNotice) { $0.inputs = 2 }
    #expect(
      all.undriven.contains {
        $0.step == "tap buy @ ProductFlow.page" && $0.reason == "it would follow a difference"
      })
  }

  @Test func `what is not observed is found by leaving a situation on more than one way`() async throws {
    func compare(ways: Int) async throws -> ConformanceReport {
      try await self.compare(.lockStaysOnFailure, observesVariables: false) {
        $0.ways = ways
        $0.inputs = 4
        $0.hurriedInputs = 0
      }
    }
    let once = try await compare(ways: 1)
    #expect(once.differences.isEmpty && once.withoutTracking == ["variables"], "\(once)")
    let again = try await compare(ways: 5)
    #expect(again.differences.first?.expected == ["'tap buy @ ProductFlow.page' is possible"], "\(again)")
  }

  @Test func `a difference names both ways out, as the documentation shows`() async throws {
    let report = try await compare(.popsOneTooFew) {
      $0.differences = 1
      $0.hurriedInputs = 0
    }
    let difference = try #require(report.differences.first?.description)
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    let article = root.appending(path: "Sources/NavCheck/Testing/NavCheckTesting.docc/NavCheckTesting.md")
    #expect(
      try String(contentsOf: article, encoding: .utf8).contains("```text\n\(difference)```\n"),
      "\(difference)")
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
