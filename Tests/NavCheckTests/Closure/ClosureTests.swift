import Foundation
import Testing

@testable import NavCheck
@testable import NavModel

@Suite("The verdicts that hold for every depth") struct ClosureTests {
  private static func program(_ text: String) throws -> NavProgram {
    let (spec, mistakes) = NavSpec.parse(text)
    #expect(mistakes.isEmpty)
    let resolved = NavProgram.resolve(try #require(spec))
    return try #require(resolved.program, "\(resolved.diagnostics)")
  }

  private static func closure(_ text: String, within budget: CheckBudget = .unlimited) throws
    -> NavigationClosure
  {
    let check = NavigationCheck(try program(text))
    return check.closure(of: check.run(within: budget), within: budget)
  }

  /// A spec without races, so that the depth of a world is that of its stack.
  private static func growing(_ members: String, _ properties: String = "", depth: Int = 2) -> String {
    """
    system Growing
      platform ideal
      bound stack \(depth)

    coordinator App {
      var flag: Bool = false
      var count: 0...3 = 0
      start list
      screen list { on tap open { push item } }
    \(members)
    }

    \(properties)

    """
  }

  @Test func `every spec of the tour whose search is complete holds for every depth, and so does the demo`()
    throws
  {
    var open: [String] = []
    let folder = URL(filePath: Specs.folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: Specs.folder + "/tour").sorted()
      .filter { $0.hasSuffix(".nav") }.map { "tour/" + $0 }
    for name in names + ["systems/demo.nav"] {
      let path = folder.appending(path: name).path
      let source = NavSource(path: path, bytes: Array(try Data(contentsOf: URL(filePath: path)))) { part in
        FileManager.default.contents(atPath: part).map { .success(Array($0)) }
          ?? .failure(NavSource.Unreadable("cannot be read"))
      }
      let check = NavigationCheck(try #require(source.resolve(variant: nil).program, "\(name)"))
      let closure = check.closure(of: check.run())
      if !closure.isComplete { open.append(name) }
      #expect(closure.changed.isEmpty, "\(name)")
    }
    #expect(open == ["tour/04-forgotten-child.nav"])
  }

  @Test func `a growing stack is reported with its screens, the line and a shortest run`() throws {
    let text = Self.growing("  screen item { on tap similar { push item } }")
    let closure = try Self.closure(text)
    guard case .grows(let growth) = closure.outcome else {
      Issue.record("\(closure.outcome)")
      return
    }
    #expect(closure.depth == 2 && closure.exploredDepth == 3)
    #expect(growth.above == "App.item" && growth.below == "App.item")
    #expect(growth.origin.line == 10)
    #expect(growth.trace.length == 3)
    #expect(growth.trace.final.stacks.contains { $0.screens.count == 4 })
    #expect(closure.proved.contains("no-fatal") && closure.open.contains("exit-equivalence"))
  }

  @Test func `a stack one screen higher than the bound is no growth, and may change verdicts`() throws {
    let text = Self.growing(
      """
        screen item { on tap more { push last } }
        screen last { on tap seen { flag = true } }
      """, "never seen: App.flag")
    let closure = try Self.closure(text)
    #expect(closure.outcome == .everyDepth && closure.open.isEmpty)
    #expect(closure.changed.map(\.after.name) == ["seen", "everything-reachable"])
    #expect(closure.changed.allSatisfy { $0.before.verdict.reportName != $0.after.verdict.reportName })
    #expect(closure.findings.first { $0.name == "seen" }?.verdict.isViolated == true)
  }

  @Test func `a step that pushes several screens is no silent exclusion`() throws {
    let text = Self.growing(
      "  screen item { on tap more { setStack [list, item, last, last, last] } }\n  screen last")
    guard case .grows = try Self.closure(text).outcome else {
      Issue.record("the step is excluded by the bound")
      return
    }
  }

  @Test func `a bound on inputs decides nothing about every depth`() throws {
    let closure = try Self.closure(
      """
      system S
        platform uikit
        bound inputs 2
      coordinator App {
        start home
        screen home { on tap open { push detail } }
        screen detail { on tap more { push detail } }
      }
      """)
    #expect(closure.outcome == .open("'bound inputs 2' limits the runs; leave it out"))
    #expect(closure.proved.isEmpty && !closure.open.isEmpty && closure.changed.isEmpty)
  }

  @Test func `a budget and a stop end the search without a claim`() throws {
    let text = Self.growing("  screen item { on tap similar { push item } }")
    let check = NavigationCheck(try Self.program(text))
    let report = check.run()
    let cut = check.closure(of: report, within: .states(3))
    #expect(cut.outcome != .everyDepth && !cut.isComplete)
    let stopped = check.closure(of: report, shouldStop: { "interrupted" })
    #expect(stopped.outcome == .open("stopped: interrupted"))
    #expect(stopped.heads == nil && !stopped.proved.contains("no-fatal"))
  }

  // MARK: Heads

  @Test func `a search by heads proves what no depth violates`() throws {
    let closure = try Self.closure(
      Self.growing(
        """
          screen item {
            on tap similar { push item }
            on tap like { flag = true }
            on tap close { pop }
            on tap home { popToRoot }
          }
        """,
        """
        always list-or-item when settled: App.list is visible or App.item is visible
        never both when settled: App.list is visible and App.item is visible
        possible home-again: App.list is visible
        never liked: App.flag
        """))
    let heads = try #require(closure.heads)
    #expect(heads.obstacle == nil && heads.cut == nil)
    #expect(heads.buried == ["App.item"])
    let expected = ["list-or-item", "both", "home-again", "no-fatal", "no-trap", "no-deadlock"]
    #expect(Set(expected).isSubset(of: heads.proved))
    // What is violated at the explored depth needs no search by heads.
    #expect(closure.findings.first { $0.name == "liked" }?.verdict.isViolated == true)
  }
}
