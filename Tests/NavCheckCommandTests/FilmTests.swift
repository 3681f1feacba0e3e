import Foundation
import NavCheck
import Testing

@testable import NavCheckCommand

@Suite("Films and explorers")
struct FilmTests {
  private static let swipe = """
    system CancelledSwipe
      platform uikit
    coordinator App {
      start home
      screen home { on tap open { push detail } }
      branch detail: Detail { on finished { drop child } }
    }
    coordinator Detail {
      start page
      screen page { on willDisappear(removing) when removing { finish } }
    }

    """

  private func document(in page: String) throws -> ReportDocument {
    let block = try #require(page.firstMatch(of: /id="data">([^<]*)<\/script>/))
    return try JSONDecoder().decode(ReportDocument.self, from: Data(block.1.utf8))
  }

  @Test("A page holds what the JSON form says")
  func page() throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write("swipe.nav", Self.swipe)
    let answer = running([
      "check", spec, "--html", "\(folder.path)/film.html", "--format", "json=\(folder.path)/film.json",
    ])
    #expect(answer.code == 1 && answer.errors.isEmpty)
    #expect(answer.output == running(["check", spec]).output)
    let page = try String(contentsOfFile: "\(folder.path)/film.html", encoding: .utf8)
    let json = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/film.json"))
    let document = try document(in: page)
    #expect(try JSONDecoder().decode(ReportDocument.self, from: json) == document)
    let property = try #require(
      document.checks[0].properties.first { $0.name == "screen-has-owner" })
    #expect(property.pictures?.count == 6 && property.pointOfNoReturn == 4)
    #expect(property.trace?.count == 5 && property.allow == "allow screen-has-owner \"…\"")
    #expect(property.again == "navcheck check \(spec) --property screen-has-owner")
    #expect(property.text == "branch detail: Detail { on finished { drop child } }")
    #expect(document.checks[0].coordinators == ["App", "Detail"])
    let told = property.trace?[2].messages?.map { "\($0.from ?? "") > \($0.to): \($0.text)" }
    #expect(
      told == [
        "@user > @platform: swipe back begins", "@platform > Detail: willDisappear(page)",
        "Detail > App: Detail finished",
      ])
  }

  @Test("Nothing is drawn, nor kept, where no page is asked for")
  func cost() throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write("swipe.nav", Self.swipe)
    for (arguments, count) in [([], 0), (["--html", "\(folder.path)/film.html"], 1)] as [([String], Int)] {
      var run = CheckRun(options: try CheckOptions([spec] + arguments), style: TextStyle(isColored: false))
      var (output, errors) = ("", "")
      run.check(spec, &output, &errors)
      #expect(run.result.checks.count == count && output.contains("screen-has-owner"))
    }
  }

  @Test("What tests have left is shown as a page, too")
  func report() throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write("swipe.nav", Self.swipe)
    let json = running(["check", spec, "--format", "json"]).output
    try folder.write("reports/a.json", json)
    let page = "\(folder.path)/film.html"
    let answer = running(["report", "\(folder.path)/reports", "--html", page])
    #expect(answer == running(["report", "\(folder.path)/reports"]) && answer.code == 1)
    let told = try document(in: String(contentsOfFile: page, encoding: .utf8))
    #expect(told.checks == (try JSONDecoder().decode(ReportDocument.self, from: Data(json.utf8))).checks)
    #expect(
      running(["report", "\(folder.path)/reports", "--html", "\(folder.path)/reports/a.json"]).code == 2)
    #expect(running(["report", "\(folder.path)/reports", "--html"]).code == 2)
  }

  @Test("Names and texts are inert in a page")
  func hostile() throws {
    var check = ReportDocument.Check(path: "</script><script>alert(1)</script>", outcome: "as-expected")
    check.differences = ["\u{202E}evil\u{7}", String(repeating: "W", count: 10_000), "<img src=x onerror=a>"]
    let page = FilmPage.text(of: JSONText.compact(ReportDocument(checks: [check])))
    #expect(!page.contains("<script>alert") && !page.contains("<img") && !page.contains("\u{202E}"))
    #expect(try document(in: page).checks == [check])
  }

  @Test("A page that is read as a spec is not written over it, and --html needs a file")
  func mistakes() throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write("swipe.nav", Self.swipe)
    #expect(running(["check", spec, "--html", spec]).code == 2)
    #expect(running(["check", spec, "--html="]).code == 2)
    #expect(running(["explore", spec, "--output", spec]).code == 2)
    #expect(try String(contentsOfFile: spec, encoding: .utf8) == Self.swipe)
  }

  @Test(
    "What cannot be explored is told",
    arguments: [
      [], ["--nope"], ["a.nav", "b.nav"], ["--output"], ["a.nav", "--max-states", "20k"], ["none.nav"],
    ])
  func wrong(arguments: [String]) {
    #expect(running(["explore"] + arguments).code == 2)
  }

  private func exploring(_ lines: [String], _ arguments: [String] = []) throws -> Answer {
    let folder = try TemporaryFolder()
    let spec = try folder.write("swipe.nav", Self.swipe)
    let (output, errors) = (Kept(), Kept())
    var rest = lines[...]
    var written = VisibleStream(output)
    var told = errors
    let code = ExploreCommand(input: { rest.popFirst() }).run([spec] + arguments, &written, &told)
    return Answer(
      code: code.rawValue, output: output.text.replacing(folder.path + "/", with: ""), errors: errors.text)
  }

  private final class Kept: TextOutputStream {
    var text = ""
    func write(_ string: String) { text += string }
  }

  @Test("The terminal's explorer takes steps, goes back, and goes to a failure")
  func talk() throws {
    let answer = try exploring([
      "1", "3", "u", "99", "f", "f screen-has-owner", "t", "r", "l 2", "l 1", "", "q",
    ])
    #expect(answer.code == 0 && answer.errors.isEmpty)
    try expectRecorded(answer.output, "explore")
  }

  @Test("The terminal's explorer moves by keys, and leaves the terminal as it was")
  func screen() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("swipe.nav", Self.swipe)
    var errors = ""
    let check = NavigationCheck(try SpecFiles.program(path, variant: nil, &errors).get())
    var keys: [ExploreScreen.Key] = [
      .letter("1"), .down, .down, .up, .enter, .letter("u"), .letter("f"), .letter("x"), .letter("r"),
      .letter("u"), .letter("9"), .letter("q"), .enter,
    ]
    var written = ""
    var screen = ExploreScreen(
      way: ExploreWay(WorldAtlas(check), check.run()), path: "swipe.nav", size: { (14, 72) },
      write: { written += $0 }, key: { keys.isEmpty ? nil : keys.removeFirst() })
    let code = screen.run()
    #expect(code == .asRequired && keys == [.enter])
    #expect(written.hasPrefix("\u{1B}[?1049h") && written.hasSuffix("\u{1B}[?1049l"))
    let frames = written.replacing("\r\n", with: "\n").split(separator: "\u{1B}[H\u{1B}[2J")
    for frame in frames.dropFirst() {
      let lines = frame.replacing("\u{1B}[?25h\u{1B}[?1049l", with: "").split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 14 && lines.allSatisfy { DisplayWidth.of(String($0)) <= 72 })
    }
    try expectRecorded(
      frames.dropFirst().joined(separator: "\n\n").replacing("\u{1B}[?25h\u{1B}[?1049l", with: "\n"),
      "explore-screen")
  }

  @Test("In a narrow terminal what is violated goes on in the next line, where there is room")
  func narrow() throws {
    var errors = ""
    let folder = try TemporaryFolder()
    let path = try folder.write("swipe.nav", Self.swipe)
    let check = NavigationCheck(try SpecFiles.program(path, variant: nil, &errors).get())
    for (rows, isWhole) in [(40, true), (12, false)] {
      var keys: [ExploreScreen.Key] = [.letter("f"), .letter("q")]
      var written = ""
      var screen = ExploreScreen(
        way: ExploreWay(WorldAtlas(check), check.run()), path: "swipe.nav", size: { (rows, 30) },
        write: { written += $0 }, key: { keys.isEmpty ? nil : keys.removeFirst() })
      _ = screen.run()
      let frame = written.split(separator: "\u{1B}[H\u{1B}[2J").last ?? ""
      let lines = frame.replacing("\r\n", with: "\n").split(separator: "\n")
      let text = lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
      #expect(text.contains("child-ends-with-branch is violated here") == isWhole, "\(text)")
      #expect(lines.dropLast().allSatisfy { DisplayWidth.of(String($0)) <= 30 } && lines.count <= rows)
    }
  }

  @Test("The end of what is written ends the explorer")
  func end() throws {
    #expect(try exploring([]).output.hasSuffix("> \n"))
  }

  @Test("The explorer's page says how many worlds it holds, and that there are more")
  func limit() throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write("swipe.nav", Self.swipe)
    let page = "\(folder.path)/explore.html"
    let all = running(["explore", spec, "--output", page])
    #expect(all.code == 0 && all.output.hasSuffix("explore.html  all 12 worlds\n"))
    let some = running(["explore", spec, "--output", page, "--max-states", "4"])
    #expect(some.code == 0)
    #expect(some.output.hasSuffix("the 4 worlds nearest to the launch, not all\n"))
    let text = try String(contentsOfFile: page, encoding: .utf8)
    let block = try #require(text.firstMatch(of: /id="data">([^<]*)<\/script>/))
    let document = try JSONDecoder().decode(AtlasDocument.self, from: Data(block.1.utf8))
    #expect(document.limit == 4 && document.hashes.count == 4 && document.worlds.pictures.count == 4)
    #expect(document.steps.flatMap { $0 }.contains(-1))
  }
}
