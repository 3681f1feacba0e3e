import Foundation
import Testing

@testable import NavCheck
@testable import NavCheckCommand

/// Sends a signal to the current thread; the handler has run when the function returns.
private func send(_ number: Int32) {
  // The threads of the concurrency pool block all signals.
  var signals = sigset_t()
  unsafe sigemptyset(&signals)
  unsafe sigaddset(&signals, number)
  unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  _ = raise(number)
}

@Suite("What a terminal is and wants")
struct TerminalTests {
  @Test(
    "Colours are for a terminal that has them, unless NO_COLOR is there and not empty",
    arguments: [
      ([:], true), (["NO_COLOR": ""], true), (["NO_COLOR": "1"], false), (["NO_COLOR": "0"], false),
      (["TERM": "dumb"], false), (["TERM": "xterm"], true), (["TERM": "dumb", "NO_COLOR": ""], false),
    ] as [([String: String], Bool)])
  func colours(environment: [String: String], areWanted: Bool) {
    #expect(TextStyle(for: environment, isTerminal: true).isColored == areWanted)
    #expect(!TextStyle(for: environment, isTerminal: false).isColored)
  }

  @Test("A signal that arrives twice at once requests a report, and a later one ends the process")
  func signals() async {
    await #expect(processExitsWith: .exitCode(7)) {
      Terminal.catchInterrupts()
      let wasInterrupted = Terminal.isInterrupted
      for signal in [SIGINT, SIGTERM, SIGINT] { send(signal) }
      Terminal.exit(!wasInterrupted && Terminal.isInterrupted ? 7 : 8)
    }
    await #expect(processExitsWith: .exitCode(7)) {
      Terminal.catchInterrupts()
      send(SIGTERM)
      Terminal.exit(Terminal.isInterrupted ? 7 : 8)
    }
    await #expect(processExitsWith: .signal(SIGINT)) {
      Terminal.catchInterrupts()
      send(SIGINT)
      usleep(600_000)
      send(SIGINT)
      Terminal.exit(7)
    }
    await #expect(processExitsWith: .signal(SIGTERM)) {
      Terminal.catchInterrupts()
      send(SIGINT)
      usleep(600_000)
      send(SIGTERM)
      Terminal.exit(7)
    }
  }

  private static let progress = CheckProgress(
    distinctStates: 1_234_567, generatedStates: 2, cost: 17, frontier: 9_876)
  private static let facts = "  1,234,567 worlds  17 inputs  frontier 9,876"

  @Test(
    "A live line fits into 79 columns with its numbers, whatever the spec is called",
    arguments: [
      "a.nav", String(repeating: "a", count: 200), String(repeating: "画面", count: 50),
      String(repeating: "e\u{301}", count: 100), String(repeating: "👨‍👩‍👧", count: 60), "a\u{1B}[2J\n.nav",
    ])
  func width(title: String) throws {
    let start = ContinuousClock.now
    var line = ProgressLine(for: [:], isTerminal: true, start: start)
    let written = line.text(Self.progress, title, at: start + .seconds(1))
    let text = try #require(written)
    #expect(text.hasPrefix("\r\u{1B}[K") && text.hasSuffix(Self.facts))
    let shown = text.dropFirst("\r\u{1B}[K".count)
    #expect(DisplayWidth.of(shown) <= 79)
    #expect(DisplayWidth.of(shown) >= min(78, DisplayWidth.of(title + Self.facts)))
    #expect(!shown.contains { $0 == "\u{1B}" || $0.isNewline })
  }

  @Test("A terminal that rewrites nothing gets a line now and then, as a file does, and no escapes")
  func dumb() {
    let start = ContinuousClock.now
    for (environment, isTerminal) in [(["TERM": "dumb"], true), ([:], false), (["TERM": "dumb"], false)] {
      var line = ProgressLine(for: environment, isTerminal: isTerminal, start: start)
      let told = [1, 3, 3.5, 5, 9].map { line.text(Self.progress, "a.nav", at: start + .seconds($0)) }
      let text = "a.nav\(Self.facts)\n"
      #expect(told == [nil, text, nil, text, text])
    }
  }

  @Test("A search of pairs counts pairs, and no inputs")
  func pairs() {
    let start = ContinuousClock.now
    var progress = Self.progress
    progress.countsPairs = true
    var line = ProgressLine(for: [:], isTerminal: false, start: start)
    let told = line.text(progress, "a.nav", at: start + .seconds(3))
    #expect(told == "a.nav  1,234,567 pairs of root and tab  frontier 9,876\n")
  }

  @Test("A search that begins again, or counts something else, has a number")
  func searches() {
    let start = ContinuousClock.now
    var line = ProgressLine(for: [:], isTerminal: false, start: start)
    func facts(_ states: Int, pairs: Bool = false, _ title: String = "a.nav", at seconds: Int) -> String? {
      var progress = CheckProgress(
        distinctStates: states, generatedStates: states, cost: 1, frontier: 0)
      progress.countsPairs = pairs
      return line.text(progress, title, at: start + .seconds(seconds))
    }
    #expect(facts(5, at: 3) == "a.nav  5 worlds  1 input  frontier 0\n")
    #expect(facts(4, at: 9) == "a.nav  search 2  4 worlds  1 input  frontier 0\n")
    #expect(facts(7, "b.nav", at: 17) == "b.nav  7 worlds  1 input  frontier 0\n")
    #expect(facts(6, at: 40) == "a.nav  search 2  6 worlds  1 input  frontier 0\n")
    #expect(facts(9, pairs: true, at: 80) == "a.nav  search 3  9 pairs of root and tab  frontier 0\n")
  }

  @Test("A live line is rewritten four times a second at most")
  func pace() {
    let start = ContinuousClock.now
    var line = ProgressLine(for: ["TERM": "xterm"], isTerminal: true, start: start)
    let told = [100, 251, 300, 500, 502].map {
      line.text(Self.progress, "a.nav", at: start + .milliseconds($0)) != nil
    }
    #expect(told == [false, true, false, false, true])
  }

  @Test("Violations are printed once each, from two seconds on, before the report")
  func violations() {
    let start = ContinuousClock.now
    var progress = Self.progress
    progress.violations = [
      CheckProgress.Violation(property: "no-trap", cost: 1, steps: 1, isShortest: true),
      CheckProgress.Violation(property: "exit-once", cost: 2, steps: 5, isShortest: false),
    ]
    var line = ProgressLine(for: [:], isTerminal: false, start: start)
    let told = [0, 1, 3, 4].map {
      line.violations(progress, "a.nav", expected: ["exit-once"], at: start + .seconds($0))
    }
    let text = """
      a.nav: no-trap is violated in 1 input, 1 step
      a.nav: exit-once is violated in 2 inputs, 5 steps (expected; provisional: a shorter trace may follow)

      """
    #expect(told == ["", "", text, ""])
    // Another exploration has violations of its own, and is young again.
    #expect(line.violations(progress, "b.nav", at: start + .seconds(9)) == "")
    #expect(line.violations(progress, "b.nav", at: start + .seconds(12)).hasPrefix("b.nav: no-trap"))
  }

  @Test("A text is cut to columns, not to characters")
  func cut() {
    #expect(DisplayWidth.cut("画面.nav", to: 4) == "画面")
    #expect(DisplayWidth.cut("画面.nav", to: 3) == "画")
    #expect(DisplayWidth.cut("a", to: 79) == "a")
  }
}
