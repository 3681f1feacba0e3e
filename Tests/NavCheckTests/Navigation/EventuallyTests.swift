import NavCheck
import NavModel
import Testing

/// `eventually` and `fair` in specs.
@Suite struct EventuallyTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let lines: String
    /// The numbers of states of the lasso: trigger, start of the loop, end; nil where the property holds.
    var lasso: [Int]?
    var mattered = 1
  }

  static let rows = [
    Row(
      testDescription: "users need do nothing", lines: "eventually p: App.list is onScreen", lasso: [0, 0, 0]),
    Row(
      testDescription: "what is promised is done", lines: "eventually p: App.list is onScreen\nfair tap open"),
    Row(
      testDescription: "a promise for any tap is kept by another one",
      lines: "eventually p: App.list is onScreen\nfair tap", lasso: [0, 0, 2]),
    Row(
      testDescription: "effects answer, notices are delivered, transitions end",
      lines: "eventually p on tap open: App.list is visible and settled"),
    Row(
      testDescription: "an answer may be any of its outcomes",
      lines: "eventually p on tap save: did note(saved)", lasso: [1, 1, 3]),
    Row(
      testDescription: "a step may be what is waited for",
      lines: "eventually p on tap save: did note(saved) or did note(failed)"),
    Row(
      testDescription: "a condition is waited from in worlds",
      lines: "eventually p when App.list is visible: App.home is visible", lasso: [1, 1, 1], mattered: 1),
    Row(
      testDescription: "a link may be promised",
      lines: "eventually p when App.home is visible: App.list is onScreen\nfair link list"),
    Row(
      testDescription: "so may an event",
      lines: "eventually p when App.home is visible: App.list is onScreen\nfair wake"),
    Row(
      testDescription: "so may a gesture, again and again",
      lines: "eventually p when App.list is visible: App.home is visible\nfair strong back"),
  ]

  private func program(_ lines: String) throws -> NavProgram {
    let text = """
      system S
        platform uikit
        timing atomic
        bound stack 2
      link list to App.list
      event wake when App.home is visible
      coordinator App {
        effect save: saved, failed
        start home
        screen home {
          on tap open { push list }
          on tap save when save is not running { run save }
        }
        screen list
        on save saved { note saved }
        on save failed { note failed }
        on link list when home is visible { push list }
        on wake when home is visible { push list }
      }
      \(lines)
      """
    return try resolved(text)
  }

  private func resolved(_ text: String) throws -> NavProgram {
    let (program, mistakes) = NavProgram.resolve(try #require(NavSpec.parse(text).spec))
    return try #require(program, "\(mistakes.map(\.message))")
  }

  @Test(arguments: rows) func `what must happen at last does, or a run shows how it need not`(row: Row) throws
  {
    let report = NavigationCheck(try program(row.lines)).run(only: ["p"])
    let finding = try #require(report["p"])
    let trace = finding.trace
    #expect(
      trace.flatMap { trace in trace.lasso.map { [$0.trigger, $0.loopStart, trace.stepCount] } } == row.lasso)
    #expect(finding.verdict == (trace.map { .violated($0) } ?? .holds))
    #expect(finding.mattered >= row.mattered)
    #expect(trace?.replays(on: NavStateMachine(report.machine)) ?? true)
    #expect(NavigationTraceFile(finding, of: report.program) == nil)
  }

  @Test func `a property of a screen waits from every world that has one`() throws {
    let text = """
      system S
      platform uikit
      timing atomic
      coordinator App {
        start home
        screen home { on tap open { push list } }
        screen list { eventually p: home is visible and settled }
      }
      """
    for (line, holds) in [("", false), ("fair strong back", true)] {
      let program = try resolved(text + "\n" + line)
      let finding = try #require(NavigationCheck(program).run(only: ["p"])["p"])
      #expect(finding.verdict.isViolated == !holds)
      #expect(finding.mattered > 0)
    }
  }

  @Test func `a scope names what is promised`() throws {
    let check = NavigationCheck(try program("fair tap open\nfair strong back"))
    #expect(check.scope.hasSuffix("fair tap open, strong back"))
  }

  @Test func `a trap is told with what is possible in it`() throws {
    let text = """
      system S
      platform uikit
      timing atomic
      coordinator App {
        var locked: Bool = false
        start home
        screen home {
          on tap lock { locked = true }
          on tap open when not locked { push list }
          on tap look { note looked }
        }
        screen list
      }
      possible list-again: App.list is visible
      """
    let program = try resolved(text)
    let finding = try #require(NavigationCheck(program).run(only: ["list-again"])["list-again"])
    #expect(finding.trap == nil || finding.verdict.isViolated)
    let trap = finding.trap.map(NavigationReport.text)
    #expect(trap == "in this trap: 1 world, in which no event changes anything")
  }
}
