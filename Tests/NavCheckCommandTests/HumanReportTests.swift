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

  @Test("A budget of time is told in the first line, and is never the same as holds")
  func time() throws {
    let answer = try checking(try #require(Examples.all.first).text, "--time", "0.0000001")
    #expect(answer.code == 4)
    #expect(answer.output.hasPrefix("stopped: time budget of 1e-07 s; what follows depends on the clock\n"))
    #expect(answer.output.hasSuffix("1 spec: 1 incomplete\n"))
  }

  @Test(
    "Numbers are grouped", arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (1_234_567, "1,234,567")])
  func numbers(number: Int, text: String) {
    #expect(HumanReport.grouped(number) == text)
  }
}
