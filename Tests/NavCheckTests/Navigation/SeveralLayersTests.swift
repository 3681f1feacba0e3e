import NavModel
import Testing

@testable import NavCheck

/// Several layers of one coordinator on SwiftUI.
///
/// Source: subconsciousnetwork/subconscious issue 900, the log line of SwiftUI: "The next sheet will be presented when the
/// currently presented sheet gets dismissed."
@Suite("Several layers of one coordinator")
struct SeveralLayersTests {
  private static func spec(_ members: String, _ rest: String = "") -> String {
    "system S\n  platform swiftui\n\(rest)\ncoordinator Main {\n  start home\n\(members)\n}\n"
  }

  @Test(
    arguments: ["sheet", "cover"], ["present b as STYLE", "present b as STYLE from front", "b2 = b"])
  func `a layer above a layer does not replace it`(style: String, command: String) throws {
    let report = try check(
      Self.spec(
        """
          var b2: route? binds \(style)
          screen home { on tap a when presented is none { present a as \(style) } }
          screen a { on tap b when front is a { \(command.replacing("STYLE", with: style)) } }
          screen b { on tap close { dismiss } }
        """)
        + "sometimes both: Main.a is onScreen and Main.b is onScreen and settled\n"
        + "change back on tap close: Main.a is onScreen\n")
    #expect(report["both"]?.verdict == .holds)
    #expect(report["back"]?.verdict == .holds)
    #expect(report[.beliefMatchesScreen]?.verdict == .holds)
    #expect(report[.everythingReachable]?.verdict == .holds)
    #expect(report[.exitEquivalence]?.isViolated == false)
  }

  @Test func `a link presents over the layer in front`() throws {
    let report = try check(
      Self.spec(
        """
          screen home { on tap a when presented is none { present a as sheet } }
          screen a
          screen b { on tap close { dismiss } }
          on link b when Main.b is not onScreen { present b as sheet from front }
        """, "link b to Main.b")
        + "sometimes both: Main.a is onScreen and Main.b is onScreen and settled\n")
    #expect(report["both"]?.verdict == .holds)
    #expect(report[.noFatal]?.verdict == .holds)
  }

  @Test func `from the same screen, a second layer replaces the first`() throws {
    let report = try check(
      Self.spec(
        """
          screen home { on tap a when presented is none { present a as sheet } }
          screen a
          screen b
          on tap next when a is onScreen { present b as sheet from home }
        """)
        + "never both: Main.a is visible and Main.b is visible and settled\n"
        + "sometimes replaced: Main.b is onScreen and Main.a is not onScreen and settled\n")
    #expect(report["both"]?.verdict == .holds)
    #expect(report["replaced"]?.verdict == .holds)
  }

  @Test func `each variable is compared with its own layer`() throws {
    let report = try check(
      Self.spec(
        """
          var a: route? binds sheet
          var b: route? binds sheet
          screen home {
            on tap openA { a = first }
            on tap openB { b = second }
          }
          screen first { on tap close { a = none } }
          screen second
        """)
        + "never lies when settled: Main.a is not none and Main.first is not onScreen\n"
        + "change closes on tap close: Main.a is none and Main.b is none\n")
    #expect(report[.beliefMatchesScreen]?.verdict == .holds)
    #expect(report["lies"]?.verdict == .holds)
    #expect(report["closes"]?.verdict == .holds)
  }

  @Test func `the layer of a second variable waits until the first one has gone`() throws {
    let report = try check(
      Self.spec(
        """
          var a: route? binds sheet
          var b: route? binds sheet
          screen home {
            on tap both when a is none and b is none {
              a = first
              b = second
            }
          }
          screen first
          screen second
        """)
        + "always keeps when settled and Main.first is onScreen: Main.a == Main.first and Main.b == Main.second\n"
        + "sometimes second: Main.second is onScreen and Main.a is none and Main.b == Main.second and settled\n"
    )
    #expect(report["keeps"]?.verdict == .holds)
    #expect(report["second"]?.verdict == .holds)
    #expect(
      report[.beliefMatchesScreen]?.message?.contains("[Main.second] is presented, but it is not") == true)
  }

  @Test(arguments: ["sheet = s", "present s as sheet"])
  func `what a released coordinator requests is forgotten`(command: String) throws {
    let report = try check(
      Self.spec(
        """
          screen home { on tap d { push d } }
          branch d: D { on removed { drop child } }
        """)
          + """
          coordinator D {
            var sheet: route? binds sheet
            start page
            screen page { on tap s when presented is none { \(command) } }
            screen s
          }
          """)
    #expect(report[.beliefMatchesScreen]?.verdict == .holds)
    #expect(report.isComplete)
  }

  @Test(arguments: ["sheet = buy", "present buy as sheet"], ["uikit", "swiftui"])
  func `a flow that replaces its first screen stays the item of its layer`(command: String, platform: String)
    throws
  {
    let report = try check(
      Self.spec(
        """
          var sheet: route? binds sheet
          var ended: 0...2 = 0
          screen home {
            on tap buy when presented is none and ended == 0 { \(command) }
          }
          branch buy: Buy {
            on didDismiss {
              ended = ended + 1
              drop child
            }
          }
        """
      )
      .replacing("platform swiftui", with: "platform \(platform)")
        + """
        coordinator Buy {
          start list
          screen list { on tap pick { replaceRoot funds with noAnimation } }
          screen funds
        }
        sometimes heard: Main.ended == 1 and Main.home is visible and settled
        """)
    #expect(report["heard"]?.verdict == .holds)
    #expect(report[.beliefMatchesScreen]?.verdict == .holds)
    #expect(report[.childHasScreen]?.verdict == .holds)
    #expect(report[.childEndsWithBranch]?.verdict == .holds)
  }

  @Test func `a flow that has replaced its first screen can be dismissed by the name of its branch`() throws {
    let report = try check(
      Self.spec(
        """
          screen home { on tap buy when presented is none { present buy as sheet } }
          branch buy: Buy { on didDismiss { drop child } }
          on close when presented is not none and not transitioning { dismiss buy }
        """, "event close")
          + """
          coordinator Buy {
            start list
            screen list { on tap pick { replaceRoot funds with noAnimation } }
            screen funds
          }
          change closes on close: not did refuse
          sometimes later: Buy.funds is visible and settled
          """)
    #expect(report["closes"]?.verdict == .holds)
    #expect(report["later"]?.verdict == .holds)
  }
}
