import NavCheck
import NavModel
import Testing

@Suite struct `Logs` {
  private func finding(_ log: String, _ app: String = Self.app, limit: Int? = nil) throws -> NavigationFinding
  {
    let text = app + log
    let (spec, mistakes) = NavSpec.parse(text)
    let read = try #require(spec, "\(mistakes.map { $0.rendered(in: text, path: "spec") }.joined())")
    let (program, diagnostics) = NavProgram.resolve(read)
    let resolved = try #require(
      program, "\(diagnostics.map { $0.rendered(in: text, path: "spec") }.joined())")
    let report = NavigationCheck(resolved).run(
      within: limit.map { .states($0) } ?? .unlimited, only: Set(resolved.logs.map(\.name)))
    return try #require(report.findings.first { $0.name == "log" })
  }

  /// Two screens that note what is tapped; the second only after the first.
  private static let app = """
    system S
    coordinator App {
      start home
      screen home {
        on tap open { push detail }
        on tap a { note a }
      }
      screen detail {
        on tap b { note b; note c }
        on tap close { pop }
      }
    }

    """

  @Test(
    "A log is in a run if the outputs of its kinds contain it without a gap, from the launch or from any output on",
    arguments: [
      ("accepts log { note(a) }", true), ("accepts log { note(a); note(a) }", true),
      // What comes before the log does not matter: it may begin at any settled world.
      ("accepts log { note(b); note(c) }", true), ("accepts log { note(c); note(b) }", true),
      // Within a step nothing may be left out. A log may begin in the middle of one, and end there.
      ("accepts log { note(b); note(a) }", false), ("accepts log { note(c); note(a) }", true),
      ("accepts log { note(a); note(b) }", true), ("accepts log { note(a); note(c) }", false),
      // Back to the first screen is found, not written; where it is an input of the log it must happen there.
      ("accepts log { note(b); note(c); note(a) }", true),
      ("accepts log { note(b); note(c); tap close; note(a) }", true),
      ("accepts log { note(a); tap open; note(b) }", true),
      ("rejects log { note(b); note(b) }", true), ("rejects log { note(a); note(b) }", false),
      ("rejects log { note(c); tap close; note(b) }", false),
    ] as [(String, Bool)])
  func contained(log: String, holds: Bool) throws {
    let finding = try finding(log)
    #expect((finding.verdict == .holds) == holds)
    #expect(finding.verdict.isViolated == !holds)
  }

  @Test(
    "A log may begin at the launch, in the middle of it, and behind it",
    arguments: [
      ("accepts log { note(first); note(second); note(a) }", true),
      ("accepts log { note(second); note(a) }", true), ("accepts log { note(a); note(a) }", true),
      ("accepts log { note(first); note(a) }", false), ("accepts log { note(a); note(first) }", false),
      ("rejects log { note(second); note(first) }", true),
    ] as [(String, Bool)])
  func launched(log: String, holds: Bool) throws {
    let app = """
      system S
      coordinator App {
        on start { note first; note second }
        start home
        screen home { on tap a { note a } }
      }

      """
    #expect((try finding(log, app).verdict == .holds) == holds)
  }

  @Test func `a log may begin behind what was told before it`() throws {
    let app = """
      system S
      coordinator App {
        var first: Bool = true
        start home
        screen home {
          on tap a when first { note a; first = false }
          on tap b when not first { note b }
        }
      }

      """
    #expect(try finding("accepts log { note(b); note(b) }", app).verdict == .holds)
    #expect(try finding("accepts log { note(b); note(a) }", app).verdict.isViolated)
  }

  @Test func `what is not told is said, with what was told instead`() throws {
    let finding = try finding("accepts log { note(b); note(c); note(c) }")
    #expect(
      finding.message
        == "no run produces the whole log: the longest match has 2 of 3 lines, after which the app reports note(a), note(b)"
    )
  }

  @Test func `a run that tells what is rejected is shown with the fewest steps`() throws {
    let trace = try #require(try finding("rejects log { note(a); tap open; note(b) }").trace)
    #expect(
      trace.steps.map(\.action.description) == [
        "tap a @ App.home", "tap open @ App.home", "transition ends @ App.detail", "tap b @ App.detail",
      ])
  }

  @Test func `a search that is cut off decides nothing`() throws {
    let finding = try finding("rejects log { note(c); note(a) }", limit: 3)
    #expect(finding.verdict == .incomplete("state budget of 3"))
  }

  @Test func `ends and exits of a library are told`() throws {
    let app = """
      system S
      platform swiftui
      dialect coordinator
      coordinator App {
        start home
        screen home { on tap open { push flow } }
        branch flow: Flow
      }
      coordinator Flow { start one; screen one { on tap done { finish saved } } }

      """
    #expect(try finding("accepts log { defaultExit(Flow.one); finish(Flow) }", app).verdict == .holds)
    #expect(try finding("accepts log { finish(Flow, saved); finish(Flow, saved) }", app).verdict == .holds)
    #expect(
      try finding("rejects log { finish(Flow); defaultExit(Flow.one); defaultExit(Flow.one) }", app).verdict
        == .holds)
  }

  @Test func `a log is printed, read and built alike`() throws {
    let text = """
      system S

      accepts seed {
        tap open
        note(a)
      }

      rejects other { defaultExit(App.home) }

      """
    let spec = try #require(NavSpec.parse(text).spec)
    #expect(spec.printed() == text)
    let built = NavSpec("S") {
      accepts("seed", NavSpec.Log.Line(words: ["tap", "open"]), told("note", "a"))
      rejects("other", told("defaultExit", "App.home"))
    }
    #expect(built == spec)
  }
}
