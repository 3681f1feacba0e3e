import NavModel
import Testing

@testable import NavCheck

/// Reported: flutter/flutter issue 20329, facebookarchive/AsyncDisplayKit issue 3293.
@Suite("An answer that removes whatever is in front")
struct LateAnswerTests {
  /// An app in which an answer closes something, and the built-in properties that it violates.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var platforms = ["uikit", "swiftui"]
    let members: String
    var violates: NavBuiltIn?
    var testDescription: String { name }
  }

  private static let stacked = """
    start home
    screen home { on tap open { push list } }
    screen list { on tap edit { push edit } }
    """
  private static let sheets = """
    effect work: done
    start home
    screen home {
      on tap add when presented is none { present add as sheet }
      on tap settings when presented is none { present settings as sheet }
    }
    screen add { on tap go when work is not running { run work } }
    """
  private static let saves =
    "effect work: done; screen edit { on tap go when work is not running { run work } }"

  private static let ownEffect = """
    start home
    screen home { on tap edit { push form } }
    screen form {
      effect work: done
      on tap go when work is not running { run work }
      on tap help { push help }
      on work done { pop }
      on removed { cancel work }
    }
    screen help
    """

  static let rows = [
    Row(
      name: "dismiss, when the layer of the answer is gone",
      members: "\(sheets); screen settings; on work done { dismiss }", violates: .dismissalIsExact),
    Row(
      name: "dismiss by an action",
      members:
        "\(sheets); screen settings; on work done { close() }; action close { if App is alive { dismiss } }",
      violates: .dismissalIsExact),
    Row(
      name: "dismiss with the name of the layer",
      members: "\(sheets); screen settings; on work done { for x in add.instances { dismiss x } }"),
    Row(
      name: "dismiss, when only the app closes the layer",
      members:
        "\(sheets.replacing("as sheet", with: "as cover")); screen settings { on tap out { dismiss settings } }; "
        + "on work done { dismiss }"),
    Row(
      name: "pop, when the user has gone back",
      members: "\(stacked); \(saves); on work done { if stack.count > 1 { pop } }", violates: .removalIsExact),
    Row(
      name: "pop, when the user has gone further",
      members:
        "\(stacked); \(saves.replacing("} }", with: "}; on tap help { push help } }")); "
        + "screen help; on work done { pop }", violates: .removalIsExact),
    Row(
      name: "pop by the screen's own effect, when the user has gone further",
      members: ownEffect, violates: .removalIsExact),
    Row(
      name: "pop of what the same tap has pushed",
      members: """
        effect work: done
        \(stacked)
        screen edit {
          on tap go when work is not running {
            run work
            push wait
          }
        }
        screen wait { without back, swipe }
        on work done { pop }
        """),
    Row(
      name: "dismiss of the layer above the one in front",
      members: """
        start home
        screen home { on tap add { present add as cover } }
        screen add {
          effect work: done
          on tap go when work is not running { run work }
          on tap help { present help as cover }
          on tap close when work is not running { dismiss }
          on work done { dismiss }
        }
        screen help { on tap back { dismiss help } }
        """, violates: .dismissalIsExact),
    Row(
      name: "dismiss, when a button has closed the layer",
      members:
        "\(sheets.replacing("as sheet", with: "as cover").replacing("screen add {", with: "screen add { on tap out { dismiss add }; ")); "
        + "screen settings { on tap out { dismiss settings } }; on work done { dismiss }",
      violates: .dismissalIsExact),
    Row(
      name: "a variable, when its layer is another one", platforms: ["swiftui"],
      members: """
        var sheet: route? binds sheet
        effect work: done
        start home
        screen home {
          on tap add when sheet is none { sheet = add }
          on tap settings when sheet is none { sheet = settings }
        }
        screen add { on tap go when work is not running { run work } }
        screen settings
        on work done { sheet = none }
        """, violates: .dismissalIsExact),
    Row(
      name: "pop on another root",
      members: """
        effect work: done
        start home
        screen home { on tap go when work is not running { run work } }
        on tap out when home is visible { replaceRoot login in window }
        screen login { on tap more { push list } }
        screen list
        on work done { if stack.count > 1 { pop } }
        """, violates: .removalIsExact),
    Row(
      name: "dismiss of what the same tap has presented",
      members: """
        effect work: done
        start home
        screen home {
          on tap go when work is not running {
            run work
            present wait as cover
          }
        }
        screen wait
        on work done { dismiss }
        """),
    Row(
      name: "a shorter path, when the user has gone back", platforms: ["swiftui"],
      members: """
        var path: [route] binds stack
        start home
        on start { path = [home] }
        screen home { on tap open { path = [home, list] } }
        screen list { on tap edit { path = [home, list, edit] } }
        \(saves)
        on work done { if path.count > 1 { path.removeLast() } }
        """, violates: .removalIsExact),
    Row(
      name: "a shorter list that is no path",
      members: """
        var seen: [{ red }]
        \(stacked); \(saves)
        on work done { seen.removeLast() }
        """),
    Row(
      name: "pop, when the app has replaced the screen",
      // On iOS 26, the user can tap the control while the screen leaves.
      platforms: ["uikit { ios = 18 }", "swiftui { ios = 18 }"],
      members: """
        effect work: done
        \(stacked)
        screen edit {
          on tap go when work is not running {
            run work
            replaceTop wait
          }
        }
        screen wait { without back, swipe }
        on work done { pop }
        """),
    Row(
      name: "dismiss of the sheet in which the user has gone back",
      members: """
        start home
        screen home { on tap flow when presented is none { present flow as sheet } }
        branch flow: Flow { on removed { drop child } }
        """),
    Row(
      name: "pop in an answer that no tap has asked for",
      members: """
        effect work: done
        start home
        screen home { on tap open { push list } }
        screen list { on tap edit { push edit } }
        screen edit
        on start { run work }
        on work done { if stack.count > 1 { pop } }
        """),
  ]

  private static let flow = """
    coordinator Flow {
      effect work: done
      start first
      screen first { on tap next when work is not running { push second } }
      screen second { on tap go when work is not running { run work } }
      on work done { dismiss }
    }
    """

  /// Members of a coordinator in which nothing happens while something moves, and whether an answer pops another screen.
  @Test(arguments: [
    // The screen above is the only other one, since the effect ends with its screen.
    (ownEffect, true),
    // The app has put another screen in the place of the one that was in front.
    (
      """
      effect work: done
      start home
      screen home { on tap edit { push edit } }
      screen edit {
        without back, swipe
        on tap go when work is not running { run work }
        on tap swap when work is running { replaceTop wait }
      }
      screen wait { without back, swipe }
      on work done { pop }
      """, false
    ),
  ])
  func `means the screen in front, or the one in its place`(row: (members: String, isViolated: Bool)) throws {
    for platform in ["uikit", "swiftui"] {
      let report = try check(
        "system S\n  platform \(platform)\n  timing atomic\ncoordinator App {\n\(row.members)\n}")
      let finding = try #require(report["removal-is-exact"])
      #expect(finding.isViolated == row.isViolated, "\(platform): \(finding.message ?? "")")
    }
  }

  @Test(arguments: rows)
  func `is reported if the user has left the screen where he asked`(row: Row) throws {
    for platform in row.platforms {
      let report = try check(
        """
        system S
          platform \(platform)
        coordinator App {
        \(row.members.replacing("; ", with: "\n"))
        }
        \(row.members.contains("branch flow") ? Self.flow : "")
        """)
      for rule in [NavBuiltIn.dismissalIsExact, .removalIsExact] {
        let result = try #require(report[rule.rawValue])
        #expect(
          result.isViolated == (rule == row.violates), "\(rule) on \(platform): \(result.message ?? "")")
      }
    }
  }
}
