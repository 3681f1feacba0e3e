import NavModel
import Testing

@testable import NavCheck

/// Source: Apple, `TabView(selection:content:)`.
@Suite("A variable that binds the selected tab")
struct BoundTabTests {
  private func report(_ variable: String, _ container: String, _ properties: String) throws
    -> NavigationReport
  {
    let kind = container == "tabs" ? "tab" : "page"
    return try check(
      """
      system S
        platform swiftui
      event jump at most 1 when settled
      coordinator App {
        var chosen: route\(variable)
        start main
        \(container) main { \(kind) a: A; \(kind) b: B }
        screen login { on tap enter { replaceRoot main in window } }
        on jump { chosen = b }
      }
      coordinator A { start home; screen home { on tap out { replaceRoot App.login in window } } }
      coordinator B { start home; screen home }
      \(properties)
      """)
  }

  @Test(arguments: ["tabs", "pages"])
  func `is written by the user and followed by the bar`(container: String) throws {
    let report = try report(
      " = a binds tab", container,
      """
      never differs when settled: A.home is visible and App.chosen == App.b
      never differsToo when settled: B.home is visible and App.chosen == App.a
      change follows on jump: App.chosen == App.b
      sometimes jumped: B.home is visible and App.chosen == App.b
      """)
    for rule in ["belief-matches-screen", "differs", "differsToo", "follows", "jumped"] {
      let finding = try #require(report[rule])
      #expect(!finding.isViolated, "\(rule): \(finding.message ?? "")")
    }
  }

  @Test func `selects the tab of a new bar`() throws {
    let report = try report(
      " = b binds tab", "tabs", "never first: A.home is visible and App.chosen == App.b and settled")
    #expect(report["first"]?.isViolated == false)
    #expect(report["belief-matches-screen"]?.isViolated == false)
  }

  /// A belief is a copy, which nothing writes.
  @Test func `a belief is not written`() throws {
    let report = try report(" = a believes tab", "tabs", "")
    #expect(report["belief-matches-screen"]?.isViolated == true)
  }
}
