import NavModel
import Testing

@testable import NavCheck

/// Sources: AdevintaSpain/Sencha pull request 23; UIKit's message "whose view is not in the window hierarchy".
@Suite("What is found where the window gets another root")
struct WindowFindingTests {
  private func report(_ platform: String, _ app: String, _ rest: String = "") throws -> NavigationReport {
    try check(
      """
      system S
        platform \(platform)
        timing atomic
      coordinator App {
        start home
        \(app)
        screen login { on tap enter { replaceRoot home in window } }
      }
      \(rest)
      """)
  }

  private static let rules = [
    "layer-keeps-its-context", "dismisses-own", "no-silent-drop", "child-ends-with-branch",
  ]

  /// An app whose root dismisses the sheet of a flow.
  private static func flow(_ dismissal: String) -> String {
    """
    screen home { on tap go { push flow } }
    branch flow: Flow { on removed { drop child } }
    on logout { if presented is none { leave() } else { \(dismissal) } }
    action leave { replaceRoot login in window }
    """
  }

  /// The screens of the app, and the rule that they violate on `uikit`.
  static let rows: [(app: String, violated: String?)] = [
    (
      """
      screen home { on tap open { present settings as sheet } }
      screen settings { on tap logout { replaceRoot login in window } }
      """, "layer-keeps-its-context"
    ),
    (
      """
      screen home { on tap open { present settings as sheet } }
      screen settings { on tap logout { dismiss then { replaceRoot login in window } } }
      """, nil
    ),
    (
      """
      screen home { on tap logout { replaceRoot login in window; present expired as alert } }
      screen expired { on tap ok {} }
      """, "no-silent-drop"
    ),
    (
      """
      screen home { on tap logout { replaceRoot login in window; present expired as alert from login } }
      screen expired { on tap ok {} }
      """, nil
    ),
    (flow("dismiss then { leave() }"), nil),
    (flow("dismiss then { note gone }"), "dismisses-own"),
  ]

  @Test(arguments: rows) func `on uikit, a layer has to be dismissed before`(
    row: (app: String, violated: String?)
  ) throws {
    let report = try report(
      "uikit", row.app,
      """
      \(row.app.contains("on logout") ? "event logout at most 1 when settled" : "")
      coordinator Flow {
        start page
        screen page { on tap open { present sheet as sheet } }
        screen sheet
      }
      """)
    for rule in Self.rules {
      let finding = try #require(report[rule])
      #expect(finding.isViolated == (rule == row.violated), "\(rule): \(finding.message ?? "")")
    }
  }

  @Test func `on swiftui, the layer goes with the root`() throws {
    let report = try report("swiftui", Self.rows[0].app)
    for rule in Self.rules { #expect(report[rule]?.isViolated == false, "\(rule)") }
  }
}
