import Testing

@testable import NavCheck
@testable import NavModel

/// Constructs that look below the top of a stack, and a property that only a greater depth violates.
@Suite("A construct that looks below the top of a stack prevents a claim") struct HeadObstacleTests {
  /// A spec in which the screen `mid` is below four screens when the construct acts.
  struct Case: Sendable, CustomTestStringConvertible {
    /// The beginning of the obstacle.
    let obstacle: String
    /// The members of the screen below.
    var mid = ""
    /// The statements on top of the stack.
    let act: String
    /// The members of the bottom screen.
    var list = ""
    /// The members of the coordinator.
    var app = ""
    /// What closes the ways back from the screens on top.
    var closes = "without back"
    var platform = "uikit"
    var property = "never bad: App.flag"
    var testDescription: String { obstacle }

    var text: String {
      """
      system Deep
        platform \(platform)
        bound stack 2

      coordinator App {
        var flag: Bool = false
        var count: 0...3 = 0
        start list
        \(app)
        screen list {
          on tap open when count == 0 { push mid }
          \(list)
        }
        screen mid {
          without back
          var used: Bool = false
          on tap go when count == 0 {
            used = true
            push item
          }
          \(mid)
        }
        screen item {
          \(closes)
          on tap more when count < 3 {
            count = count + 1
            push item
          }
          on tap act when count == 3 {
            \(act)
          }
        }
      }

      \(property)

      """
    }
  }

  private static let again = "on tap again when count == 3 { flag = true }"

  static let cases = [
    Case(obstacle: "on removed", mid: "on removed { flag = true }", act: "popToRoot"),
    Case(obstacle: "on removed", act: "popToRoot", app: "on removed(x) { if x is mid { flag = true } }"),
    Case(
      obstacle: "a condition about every App.mid", act: "if mid is onScreen { flag = true }"),
    Case(obstacle: "popTo App.mid", mid: again, act: "popTo mid"),
    Case(obstacle: "remove", act: "remove mid", list: again),
    Case(
      obstacle: "setStack with several screens", mid: "on tap again when used and count == 3 { flag = true }",
      act: "setStack [list, mid]"),
    Case(obstacle: "'stack'", act: "if stack.count > 4 { flag = true }"),
    Case(obstacle: "a step that pops 4 screens", mid: again, act: "pop 4"),
    Case(obstacle: "pop in a loop", mid: again, act: "for x in 1...4 { pop }", platform: "ideal"),
  ]

  @Test(arguments: cases) func `a construct that only a greater depth shows`(_ deep: Case) throws {
    let program = try Self.program(deep.text)
    let check = NavigationCheck(program)
    let report = check.run()
    #expect(report["bad"]?.verdict == .holds)
    let closure = check.closure(of: report)
    let obstacle = try #require(closure.heads?.obstacle, "\(closure)")
    #expect(obstacle.text.hasPrefix(deep.obstacle), "\(obstacle)")
    #expect(obstacle.origin.map { $0.line > 7 } ?? false, "\(obstacle)")
    #expect(!closure.proved.contains("bad") && closure.open.contains("bad"))
    // A greater depth violates the property, and a search by heads without the condition does not see it.
    #expect(Self.deeper(program)["bad"]?.verdict.isViolated == true)
    var search = HeadSearch(program.withoutDepth(upTo: 10), head: 2, from: 3, judging: ["bad"])
    search.run(within: .unlimited, nil)
    #expect(search.cut == nil && !search.broken.contains("bad"))
  }

  /// What concerns the flows and effects of buried screens.
  @Test(
    arguments: [
      ("replaceRoot list in window", "", "replaceRoot in window"),
      ("run load", "effect load: done; on load done { pop }", "an answer of an effect that removes a screen"),
      ("run load", "effect load: done; on load done { for x in item.instances { note on } }", nil),
    ] as [(String, String, String?)])
  func `a statement about more than screens`(row: (act: String, app: String, obstacle: String?)) throws {
    let app = row.app.replacing("; ", with: "\n")
    let program = try Self.program(
      Case(obstacle: "", act: row.act, app: app, property: "never bad: 1 > 2").text)
    let check = NavigationCheck(program)
    let closure = check.closure(of: check.run())
    if let obstacle = row.obstacle {
      #expect(closure.heads?.obstacle?.text.hasPrefix(obstacle) == true, "\(closure)")
    } else {
      #expect(closure.heads?.obstacle?.text.hasPrefix("an answer") != true, "\(closure)")
    }
  }

  @Test(arguments: [
    "never bad when App.count == 3: App.mid is onScreen",
    "always bad: App.mid.instances.count == 0 or App.count < 3",
  ])
  func `a property that looks below the top is left open`(_ property: String) throws {
    let deep = Case(obstacle: "", act: "flag = true", property: property)
    let program = try Self.program(deep.text)
    let check = NavigationCheck(program)
    let closure = check.closure(of: check.run())
    #expect(closure.heads?.obstacle == nil)
    #expect(closure.open.contains("bad") && closure.proved.contains("no-fatal"))
    #expect(Self.deeper(program)["bad"]?.verdict.isViolated == true)
  }

  @Test func `what a greater depth violates by the tops of stacks alone is found`() throws {
    let deep = Case(obstacle: "", act: "flag = true")
    let check = NavigationCheck(try Self.program(deep.text))
    let closure = check.closure(of: check.run())
    #expect(closure.heads?.obstacle == nil && closure.heads?.cut == nil)
    #expect(closure.open.contains("bad") && closure.open.contains("no-trap"))
  }

  @Test(arguments: ["", "without backButton, swipe"])
  func `a buried screen that only the way back shows is found`(_ closes: String) throws {
    let isClosed = !closes.isEmpty
    let deep = Case(obstacle: "", mid: Self.again, act: "note deep", closes: closes, platform: "ideal")
    let program = try Self.program(deep.text)
    let check = NavigationCheck(program)
    let closure = check.closure(of: check.run())
    #expect(closure.heads?.buried.contains("App.mid") == true)
    #expect(closure.proved.contains("bad") == isClosed)
    #expect(Self.deeper(program)["bad"]?.verdict.isViolated == !isClosed)
  }

  private static func program(_ text: String) throws -> NavProgram {
    let (spec, mistakes) = NavSpec.parse(text)
    let resolved = NavProgram.resolve(try #require(spec, "\(mistakes)"))
    return try #require(resolved.program, "\(resolved.diagnostics)")
  }

  private static func deeper(_ program: NavProgram) -> NavigationReport {
    var program = program
    program.scope.depth = 7
    return NavigationCheck(program).run()
  }
}
