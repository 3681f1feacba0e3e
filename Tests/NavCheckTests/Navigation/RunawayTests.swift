import Testing

@testable import NavCheck
@testable import NavModel

/// What has no end is cut off by a capacity with a name, after few worlds, and a property that looks ahead gives up too.
@Suite("Runaways end at a capacity") struct RunawayTests {
  private static func app(_ handlers: String, declaring declarations: String = "") -> String {
    """
    system Runaway
      platform uikit
    \(declarations)
    coordinator App {
      start home
      \(handlers)
    }
    """
  }

  @Test func `blocks of later that make more of them count as mail`() throws {
    let report = try check(
      Self.app(
        """
        screen home { on tap pull { emit refresh } }
          on step refresh { later { emit refresh; emit refresh } }
        """, declaring: "step refresh"))
    #expect(report.cuts.map(\.reason) == ["bound mail 12"])
    #expect(report.worlds < 400)
  }

  @Test func `an app that pushes whenever it comes back is cut off, and not stuck in the background`() throws
  {
    let report = try check(Self.app("screen home\n  screen ad\n  on foreground { push ad }"))
    #expect(report.cuts.map(\.reason) == ["bound stack 12"])
    #expect(report[.noDeadlock]?.verdict.isViolated == false && report[.noTrap]?.verdict.isViolated == false)
  }

  @Test func `a step with too many combinations of choices is cut off`() throws {
    let choice = "choose { note a } or { note b }"
    let text = Self.app(
      "screen home { on tap go { \(Array(repeating: choice, count: 6).joined(separator: "; ")) } }")
    var program = try program(text)
    #expect(NavigationCheck(program).run(only: ["no-fatal"]).isComplete)
    program.capacity.choices = 63
    let report = NavigationCheck(program).run(only: ["no-fatal"])
    #expect(report.cuts.map(\.reason) == ["bound choices 63"])
    #expect(report["no-fatal"]?.verdict == .incomplete("bound choices 63 (1 state not explored)"))
  }

  @Test func `a launch that goes on in ever more ways is cut off`() throws {
    var program = try program(
      """
      system Runaway
        platform uikit { ios = 17 }
      event again at most 1
      coordinator App {
        start first
        branch first: First
        on again { choose { note stays } or { replaceRoot first with noAnimation } }
      }
      coordinator First {
        start page
        screen page { on didAppear { choose { note a } or { note b }; post again } }
      }
      """)
    program.capacity.launch = 50
    let report = NavigationCheck(program).run(only: ["no-fatal"])
    #expect(report.cuts.map(\.reason).contains("bound launch 50"), "\(report.cuts)")
    #expect(report["no-fatal"]?.verdict.isIncomplete == true)
  }

  @Test func `a property that asks how the app comes to rest looks at so many worlds`() throws {
    let text = Self.app("screen home { on tap go { push next } }\n  screen next { on tap go { push next } }")
    var program = try program(text)
    program.capacity.rest = 1
    let check = NavigationCheck(program)
    let start = try #require(check.machine.initialWorlds.first)
    let tap = try #require(check.machine.enabledEvents(in: start).first { $0.isTap })
    let ends = check.rules.rest(after: tap, in: start)
    #expect(ends.map(\.outcome) == [.exceeds("rest 1")])
    // The search itself walks on, and nothing is claimed that was not seen.
    let report = check.run(only: ["re-entry", "exit-equivalence", "no-fatal"])
    let reason = "bound rest 1: an input leads through more worlds before the app settles"
    #expect(report["re-entry"]?.verdict == .incomplete(reason))
    #expect(report["exit-equivalence"]?.verdict == .incomplete(reason))
    #expect(report["no-fatal"]?.verdict == .holds)
  }
}
