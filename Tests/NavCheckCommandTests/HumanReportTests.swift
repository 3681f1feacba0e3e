import NavCheck
import Testing

@testable import NavCheckCommand

@Suite("What check tells")
struct HumanReportTests {
  @Test("As recorded", arguments: Examples.all)
  func recorded(example: Example) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("specs/example.nav", example.text)
    let answer = running(["check", path] + example.options)
    #expect(answer.code == example.code)
    #expect(answer.errors.isEmpty)
    try expectRecorded(answer.output.replacing(folder.path + "/", with: ""), example.name)
  }

  @Test("The line to paste is met when it is pasted")
  func paste() throws {
    let example = try #require(Examples.all.first)
    let output = try checking(example.text).output
    let line = try #require(
      output.split(separator: "\n").first { $0.contains("to expect just this:") }?
        .split(separator: ":", maxSplits: 1).last)
    #expect(try checking(example.text + line + "\n").code == 0)
  }

  @Test("The command to run again shows the same trace")
  func again() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("my specs/it's.nav", try #require(Examples.all.first).text)
    let first = running(["check", path]).output
    #expect(first.contains("again  navcheck check '\(folder.path)/my specs/it'\\''s.nav' --property "))
    let traces = first.split(separator: "\n").filter { $0.hasPrefix("  1  user") }
    let alone = running(["check", path, "--property", "child-has-screen"]).output
    #expect(traces.contains { alone.contains($0) })
  }

  @Test("A violation is reported at the event of the last step if that concerns no screen")
  func placeOfEvent() throws {
    let text = """
      system S
        platform ideal
      event poll
      event crash
      coordinator App {
        start home
        screen home { on tap go { push page } }
        screen page
        on poll {}
        on crash when page is onScreen { fail "boom" }
      }
      """
    #expect(try checking(text).output.contains("specs/example.nav:4: error: no-fatal: "))
  }

  @Test("A mistake in two places is reported at both, and once for all variants")
  func sameMistakeTwice() throws {
    let text = """
      system S
        platform ideal
      coordinator App {
        start home
        screen home {
          on tap a { push nowhere }
          on tap b { push nowhere }
        }
      }
      variant more { event poll }
      """
    let mistakes = try checking(text).output.split(separator: "\n").filter {
      $0.contains("error: there is no name")
    }
    #expect(mistakes.count == 2)
    #expect(mistakes.first?.hasPrefix("specs/example.nav:6:21:") ?? false)
    #expect(mistakes.last?.hasPrefix("specs/example.nav:7:21:") ?? false)
  }

  @Test("A violation after another one whose trace is not the beginning of its own is told with its trace")
  func after() throws {
    let text = """
      system S
      platform ideal
      event a
      event b
      event c
      coordinator App {
        var seen: 0...2 = 0
        start home
        screen home
        on a { seen = 1 }
        on b { seen = 2 }
        on c { note rang }
      }
      never seen-something: App.seen > 0
      change rings-before on c: before(App.seen) != 2
      """
    let told = try checking(text).output
    #expect(told.contains("  1  environment  event a  App.seen = 1"))
    #expect(told.contains("  2  environment  event c  note rang"))
    #expect(told.contains("  after  seen-something, which this trace violates in step 1\n"))
  }

  @Test("What follows from another violation is told without its trace")
  func following() throws {
    let text = """
      system S
      platform ideal
      coordinator App {
        start home
        screen home { on tap open { push page } }
        screen page { on tap more { push third } }
        screen third
      }
      never page-shown: App.page is onScreen
      never third-shown: App.third is onScreen
      """
    let told = try checking(text).output
    #expect(told.contains("error: third-shown: "))
    #expect(
      told.contains(
        "  after  page-shown, which this trace violates in step 1; --all shows the steps\n"
          + "         2 inputs, 3 steps: tap open @ App.home · tap more @ App.page\n"
          + "  again  navcheck check specs/example.nav --property third-shown\n"))
    #expect(!told.contains("  tap more @ App.page  "))
    #expect(try checking(text, "--all").output.contains("  3  user      tap more @ App.page"))
    #expect(try checking(text, "--property", "third-shown").output.contains("tap more @ App.page"))
  }

  @Test("A first draft with three bugs in four tabs is told in at most 80 lines")
  func draft() throws {
    let tabs = ["News", "Search", "Cart", "Orders"]
    let text = """
      system Draft
      platform uikit
      link order to Orders.page
      event expired
      coordinator App {
        start main
        tabs main {
      \(tabs.map { "    tab \($0.lowercased()): \($0)" }.joined(separator: "\n"))
        }
        branch login: Login { on removed { drop child } }
        on expired { present login as cover }
        on link order { select orders }
      }
      coordinator Login {
        start welcome
        screen welcome { on tap ok { dismiss } }
      }
      \(tabs.map { """
        coordinator \($0) {
          structural var isOpen: Bool = false
          start list
          screen list { on tap open { isOpen = true; push page } }
          screen page { on tap close { isOpen = false; pop } }
        }
        """ }.joined(separator: "\n"))
      """
    let lines = try checking(text, "--max-states", "250").output.split(separator: "\n")
    #expect(lines.count <= 80)
    let errors = lines.filter { $0.contains(": error: ") }
    for name in ["child-ends-with-branch", "link-reaches-target", "exit-equivalence"] {
      #expect(errors.contains { $0.contains(": \(name): ") }, "\(errors)")
    }
  }

  @Test("A second cause of one property is offered, in full with --all, and in JSON")
  func secondCause() throws {
    let text = """
      system S
        platform uikit
        without backMenu, swipe
      coordinator App {
        start home
        screen home { on tap open { push flow } }
        branch flow: Flow { on finished { drop child } }
      }
      coordinator Flow {
        start page
        screen page {
          without back
          on tap done { popToRoot }
          on tap skip { popToRoot }
        }
      }
      """
    let output = try checking(text).output
    #expect(output.contains("also   child-ends-with-branch without 'tap done @ Flow.page': "))
    #expect(output.contains("2 inputs, 4 steps: tap open @ App.home · tap skip @ Flow.page"))
    let full = try checking(text, "--all").output
    #expect(full.contains("3  user      tap skip @ Flow.page"))
    let json = try checking(text, "--format", "json").output
    #expect(json.contains("\"without\" : \"tap done @ Flow.page\""))
  }

  @Test("Versions of iOS list what only longer runs reach")
  func unreachedOnVersions() throws {
    let example = try #require(Examples.all.first { $0.name == "bound-inputs" })
    let answer = try checking(example.text, "--ios", "18,26")
    #expect(answer.code == 0)
    #expect(answer.output.contains("not reached within the scope: everything-reachable (App.attic)"))
  }

  @Test(
    "Formats of other tools skip what only longer runs reach",
    arguments: [
      (
        "junit",
        "name=\"everything-reachable\">\n      <skipped type=\"incomplete\" message=\"bound inputs 2 ("
      ),
      ("tap", "everything-reachable # SKIP incomplete: bound inputs 2 ("),
    ])
  func unreachedInFormats(format: String, text: String) throws {
    let example = try #require(Examples.all.first { $0.name == "bound-inputs" })
    let answer = try checking(example.text, "--format", format)
    #expect(answer.code == 0)
    #expect(answer.output.contains(text))
  }

  @Test("A budget of time is told in the first line, and is never the same as holds")
  func time() throws {
    let answer = try checking(try #require(Examples.all.first).text, "--time", "0.0000001")
    #expect(answer.code == 4)
    let first = "stopped: time budget of 1e-07 s; the results below are partial and may vary\n"
    #expect(answer.output.hasPrefix(first))
    #expect(answer.output.contains("\n       --census shows what makes the spec large"))
    #expect(answer.output.hasSuffix("1 spec: 1 incomplete\n"))
  }

  @Test(
    "Numbers are grouped",
    arguments: [(0, "0"), (-1_000, "-1,000"), (999, "999"), (1_000, "1,000"), (1_234_567, "1,234,567")])
  func numbers(number: Int, text: String) {
    #expect(number.grouped == text)
  }
}
