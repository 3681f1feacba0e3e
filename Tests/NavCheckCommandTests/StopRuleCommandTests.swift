import Testing

@testable import NavCheckCommand

@Suite("check --until, and numbers of worlds that a spec pins")
struct StopRuleCommandTests {
  private static func counter(_ lines: String) -> String {
    """
    system S
    timing atomic
    coordinator App {
      var count: 0...2 = 0
      start home
      screen home {
        on tap more when count < 2 { count = count + 1 }
        on tap less when count > 0 { count = count - 1 }
      }
    }
    never one: App.count == 1
    sometimes two: App.count == 2
    \(lines)
    """
  }

  @Test("What was left is named in the scope, by property and in JSON; a violation that is news fails")
  func first() throws {
    let answer = try checking(Self.counter("expect violated one in 1 input"), "--until", "first")
    #expect(answer.code == 4)
    #expect(answer.output.contains("stopped at the first violation (1 world not explored, "))
    #expect(answer.output.contains("\n  one  1 input, 1 step\n"))
    #expect(answer.output.contains("\n  open: two, "))
    let news = try checking(Self.counter("expect holds"), "--until", "first")
    #expect(news.code == 1)
    #expect(news.output.contains("one is violated in 1 input, which is not expected"))
    #expect(!news.output.contains("to expect just this"))
    let json = try checking(
      Self.counter(""), "--until", "first", "--format", "json", "--property", "one", "--property", "two")
    #expect(json.output.contains(#""message" : "stopped at the first violation (1 state not explored)""#))
  }

  @Test("Once all is decided nothing is left to judge, at any number of jobs")
  func decided() throws {
    let text = Self.counter("expect violated one in 1 input")
    let lines = ["--property", "one", "--until", "decided", "--format", "json"]
    let answer = try checking(text, lines)
    #expect(answer.code == 0)
    #expect(answer.output.contains(#""worlds" : 2"#))
    for jobs in ["2", "3"] { #expect(try checking(text, lines + ["--jobs", jobs]).output == answer.output) }
    #expect(try checking(text, "--until", "end") == (try checking(text)))
  }

  @Test("A number of worlds that differs fails, and the line to paste has the right one")
  func worlds() throws {
    #expect(try checking(Self.counter("expect violated one in 1 input, 3 worlds")).code == 0)
    let other = try checking(Self.counter("expect violated one in 1 input, 7 worlds"))
    #expect(other.code == 1)
    #expect(other.output.contains("  line 13 expects 7 worlds, but the search found 3 worlds\n"))
    #expect(other.output.contains("expect violated one in 1 input, 3 worlds\n"))
    let cut = try checking(Self.counter("expect violated one in 1 input, 3 worlds"), "--max-states", "1")
    #expect(cut.code == 4)
  }
}
