import NavModel
import Testing

@testable import NavCheck

/// Source: SwiftUI makes the content of a sheet when it presents it; subconsciousnetwork/subconscious issue 900.
@Suite("A flow in a sheet that waits for another one")
struct WaitingSheetTests {
  private func report(_ body: String, removed: String = "drop child") throws -> NavigationReport {
    try check(
      """
      system S
        platform swiftui
      event late at most 1
      coordinator App {
        var one: route? binds sheet
        var two: route? binds sheet
        start home
        screen home { on tap news when one is none { one = news } }
        screen news
        branch flow: Flow { on removed { \(removed) } }
        \(body)
      }
      coordinator Flow {
        start list
        screen list
      }
      sometimes shown: Flow.list is visible and settled
      """)
  }

  private static let rules = ["child-ends-with-branch", "child-has-screen", "no-silent-drop"]

  @Test(arguments: ["on late { two = flow }", "on late { two = flow }; on didDismiss { note gone }"])
  func `is alive, although it is not shown yet`(body: String) throws {
    let report = try report(body)
    for rule in Self.rules + ["shown"] {
      let finding = try #require(report[rule])
      #expect(!finding.isViolated, "\(rule): \(finding.message ?? "")")
    }
  }

  @Test func `goes with a request that is withdrawn`() throws {
    let report = try report("on late { two = flow }; on tap cancel when two is not none { two = none }")
    for rule in Self.rules {
      let finding = try #require(report[rule])
      #expect(!finding.isViolated, "\(rule): \(finding.message ?? "")")
    }
  }

  @Test func `goes with a request that another one replaces`() throws {
    let report = try report(
      "on late { one = flow }; on tap other when one is not none and one != other { one = other }; screen other"
    )
    for rule in Self.rules {
      let finding = try #require(report[rule])
      #expect(!finding.isViolated, "\(rule): \(finding.message ?? "")")
    }
  }

  @Test func `leaks as before once it was shown`() throws {
    let report = try report("on late { two = flow }", removed: "note gone")
    #expect(report["child-ends-with-branch"]?.isViolated == true)
  }
}
