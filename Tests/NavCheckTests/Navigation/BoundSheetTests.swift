import NavModel
import Testing

@testable import NavCheck

/// Source: Apple, `sheet(item:onDismiss:content:)`: if the item changes, the sheet is dismissed and replaced.
@Suite("Another item in a variable that binds a layer")
struct BoundSheetTests {
  private static func spec(_ style: String, _ members: String) -> String {
    """
    system S
      platform swiftui
    coordinator App {
      var item: route? binds \(style)
      start home
      screen home { on tap first when item is none { item = one } }
      \(members)
    }
    never lies when settled and App.two is visible: App.item is none
    sometimes shown: App.two is visible and settled
    """
  }

  @Test(
    arguments: ["sheet", "cover"],
    [
      // By the coordinator, by the screen in the layer, and by way of none.
      "screen one; screen two; on tap swap when item is not none and item != two { item = two }",
      "screen one { on tap swap { item = two } }; screen two",
      """
      screen one
      screen two { on tap close { item = none } }
      on tap swap when item is not none and item != two {
        item = none
        item = two
      }
      """,
    ])
  func `the new item replaces the layer, and the variable keeps it`(style: String, members: String) throws {
    let report = try check(Self.spec(style, members))
    for name in ["lies", "shown", "belief-matches-screen", "no-silent-drop"] {
      #expect(report[name]?.isViolated == false, "\(name): \(report[name]?.message ?? "")")
    }
  }

  /// What the end of the first sheet does, and whether it withdraws the second one.
  @Test(
    arguments: [
      ("item = none", true), ("if item == one { item = none }", false), ("note gone", false),
      ("if item is not none { item = three }", false),
    ])
  func `the end of the old layer does not clear a new item`(row: (handler: String, withdraws: Bool)) throws {
    let report = try check(
      Self.spec(
        "sheet",
        "screen one { on tap swap { item = two }; on didDismiss { \(row.handler) } }; screen two; screen three"
      ))
    let finding = try #require(report["dismissal-names-its-layer"])
    #expect(finding.isViolated == row.withdraws, "\(finding.message ?? "")")
  }

  @Test func `none closes the layer of the new item`() throws {
    let report = try check(
      Self.spec(
        "sheet", "screen one { on tap swap { item = two } }; screen two { on tap close { item = none } }")
        + "\nchange closes on tap close: App.item is none"
    )
    #expect(report["closes"]?.verdict == .holds)
  }

  @Test(arguments: ["present welcome as cover", "present welcome as cover from home"])
  func `a new root presents a layer at once`(command: String) throws {
    let report = try check(
      """
      system S
        platform swiftui
      coordinator App {
        start login
        screen login { on tap done { replaceRoot main } }
        branch main: Main
      }
      coordinator Main {
        start home
        var welcomed: Bool = false
        on start { \(command) }
        screen home
        screen welcome {
          on tap ok {
            welcomed = true
            dismiss
          }
        }
        always welcomes when settled: welcome is visible or welcomed
      }
      """)
    #expect(report["welcomes"]?.verdict == .holds)
    #expect(report[.everythingReachable]?.verdict == .holds)
    #expect(report[.noSilentDrop]?.isViolated == false)
  }

  /// Source: SwiftUI updates its views once for all changes of state within one turn of the main run loop.
  @Test func `a sheet comes with a new root, and after it`() throws {
    let report = try check(
      """
      system S
        platform swiftui
      event go at most 1
      coordinator App {
        var item: route? binds sheet
        var isThere: Bool = false
        start home
        on go {
          replaceRoot other
          item = form
        }
        screen home
        screen other { on willAppear { isThere = true } }
        screen form { on willAppear { if not isThere { note early } } }
      }
      change order: not did note(early)
      sometimes shown: App.form is visible and settled
      """)
    for name in ["order", "belief-matches-screen"] {
      #expect(report[name]?.isViolated == false, "\(name): \(report[name]?.message ?? "")")
    }
    #expect(report["shown"]?.verdict == .holds)
  }

  @Test(arguments: ["swiftui", "uikit"])
  func `a layer that the platform refuses is not presented`(platform: String) throws {
    let report = try check(
      """
      system S
        platform \(platform)
      coordinator App {
        start home
        screen home { on tap open { present box as sheet } }
        screen box {
          on tap now {
            dismiss
            present ask as alert from home
          }
        }
        screen ask
      }
      change refused on tap now: not (did refuse and did present(App.ask))
      sometimes refusal: App.box is visible
      """)
    #expect(report["refused"]?.verdict == .holds)
  }
}
