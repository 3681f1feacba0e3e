import NavCheck
import NavModel
import Testing

/// Reported: artsy/eigen issue 2188, wordpress-mobile/WordPress-iOS issue 15337, helpscout/beacon-ios-sdk issue 132,
/// capacitor-community/privacy-screen issue 56.
@Suite("One controller in two places")
struct MisuseTests {
  /// The action of a button beside a stored screen, and whether UIKit raises an exception.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var header = "platform uikit"
    let action: String
    let crashes: Bool
    var testDescription: String { "\(header): \(name)" }

    var text: String {
      """
      system Misuse
        \(header)
      coordinator App {
        var kept: screen?
        start home
        screen home {
          on tap open { push page; kept = page.instances.first }
          on tap show { present page as sheet; kept = page.instances.first }
          on tap act when kept is not none { \(action) }
        }
        screen page {
          on tap act when kept is not none { \(action) }
          on tap close { dismiss }
        }
      }
      """
    }
  }

  static let rows = [
    Row(name: "push of a screen that may be on the stack", action: "push kept in self", crashes: true),
    Row(name: "push of a new screen", action: "push page in self", crashes: false),
    Row(name: "popTo a screen that may have gone", action: "popTo kept in self", crashes: true),
    Row(name: "popTo a place", action: "popTo page in self", crashes: false),
    Row(name: "present of a screen that may be presented", action: "present kept as sheet", crashes: true),
    Row(name: "present of a new screen", action: "present page as sheet", crashes: false),
    Row(name: "setStack with a screen twice", action: "setStack [home, kept, kept] in self", crashes: true),
    Row(name: "setStack with two new screens", action: "setStack [home, page, page] in self", crashes: false),
    Row(name: "replaceRoot by a screen of the stack", action: "replaceRoot kept in self", crashes: false),
  ]

  static let elsewhere = ["platform ideal", "platform swiftui", "platform uikit\n  dialect rxflow-2"].flatMap
  {
    header in
    rows.filter(\.crashes).map {
      Row(name: $0.name, header: header, action: $0.action, crashes: false)
    }
  }

  @Test(arguments: rows + elsewhere)
  func crashes(_ row: Row) throws {
    let report = try check(row.text, only: ["no-fatal"])
    let finding = try #require(report.findings.first { $0.name == "no-fatal" })
    #expect(finding.isViolated == row.crashes, "\(finding.message ?? "")")
    #expect(finding.message?.contains("UIKit raises an exception") ?? false == row.crashes)
  }

  /// The menu of the back button runs no handler, also if it has one item.
  ///
  /// Source: wikimedia/wikipedia-ios pull request 3640.
  @Test(arguments: [true, false])
  func theMenuOfTheBackButtonRunsNoHandler(hasMenu: Bool) throws {
    let report = try check(
      """
      system Menu
        platform uikit
        without swipe\(hasMenu ? "" : ", backMenu")
      coordinator App {
        start home
        screen home { on tap open { push page } }
        screen page { on shouldPop { refuse }; on removed { note gone } }
      }
      change left: not did note(gone)
      """, only: ["left"])
    #expect(report.findings.first { $0.name == "left" }?.isViolated == hasMenu)
  }
}
