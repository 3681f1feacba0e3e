import Foundation
import NavCheck
import Testing

@testable import NavCheckCommand

/// `check --ios`: one run on several versions of iOS.
@Suite struct `Versions of iOS on the command line` {
  /// Two rows open two details on iOS 26.
  private static let rows = """
    system Rows
    platform uikit
    coordinator App {
      start list
      screen list {
        on tap first { push detail }
        on tap second { push detail }
      }
      screen detail
      never two-details: detail.instances.count > 1
    }

    """
  /// A child that nobody drops, on all versions.
  private static let forgotten = """
    system Forgotten
    platform uikit
    bound coordinators 3
    coordinator App {
      start home
      screen home { on tap open when home is not leaving { push detail } }
      branch detail: Detail
    }
    coordinator Detail {
      start form
      screen form
    }

    """
  private static let lost = "Detail is alive, but none of its screens is on screen"
  /// On iOS 26 a flow can be started twice, which exceeds the capacity.
  private static let leaking = """
    system Leaking
    platform uikit
    bound coordinators 2
    coordinator App {
      start home
      screen home {
        on tap one { push flow }
        on tap two { push flow }
      }
      branch flow: Flow { on removed { drop child } }
    }
    coordinator Flow {
      start page
      screen page
    }

    """
  private static let ideal = """
    system Ideal
    coordinator App {
      start home
      screen home { on tap open { push page } }
      screen page
    }

    """

  private static let variants = """
    expect violated two-details in 2 inputs
    /// Says what to expect there, and nothing else.
    variant earlier {
      platform { ios = 18 }
      expect holds
    }
    variant guarded {
      platform { ios = 18 }
      coordinator App { screen list { on tap second when list is not leaving { push detail } } }
    }

    """

  static let examples: [Example] = [
    Example(name: "versions-differ", text: rows, options: ["--ios", "26,17,18"], code: 1),
    Example(
      name: "versions-differ-as-expected", text: rows + "expect violated two-details in 2 inputs\n",
      options: ["--ios", "18,26"], code: 0),
    Example(
      name: "versions-differ-other-spec", text: rows.replacing("uikit", with: "uikit { ios = 18 }"),
      options: ["--ios", "17,26"], code: 1),
    Example(name: "versions-variants", text: rows + variants, options: ["--ios", "17,18,26"], code: 1),
    Example(name: "versions-same-violated", text: forgotten, options: ["--ios", "18,26"], code: 1),
    Example(
      name: "versions-same-expected",
      text: forgotten
        + "expect violated child-ends-with-branch in 2 inputs\nknown violated child-has-screen in 2 inputs \"\(lost)\"\n",
      options: ["--ios", "18,26"], code: 0),
    Example(
      name: "versions-holds", text: ideal.replacing("Ideal\n", with: "Ideal\nplatform uikit\n"),
      options: ["--ios", "17,18,26"], code: 0),
    Example(name: "versions-ideal", text: ideal, options: ["--ios", "17,18,26"], code: 0),
    Example(name: "versions-incomplete", text: leaking, options: ["--ios", "18,26"], code: 4),
    Example(
      name: "versions-verbose", text: rows,
      options: ["--ios", "18,26", "--verbose", "--property", "two-details"],
      code: 1),
    Example(
      name: "versions-scope-changed", text: rows, options: ["--ios", "18,26", "--without", "swipe"], code: 1),
    Example(name: "version-other-holds", text: rows, options: ["--ios", "18"], code: 0),
    Example(
      name: "version-other-violated", text: rows.replacing("uikit", with: "uikit { ios = 18 }"),
      options: ["--ios", "26"], code: 1),
    Example(
      name: "version-other-expected",
      text: forgotten + "expect violated child-ends-with-branch, child-has-screen in 7 inputs\n",
      options: ["--ios=18"], code: 0),
    Example(
      name: "version-own", text: rows + "expect violated two-details in 2 inputs\n", options: ["--ios=26"],
      code: 0),
  ]

  @Test(arguments: examples)
  func `are told as recorded`(_ example: Example) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("specs/example.nav", example.text)
    let answer = running(["check", path] + example.options)
    #expect(answer.code == example.code)
    #expect(answer.errors.isEmpty)
    try expectRecorded(answer.output.replacing(folder.path + "/", with: ""), example.name)
  }

  @Test func `are told the same in any order, at any number of jobs`() throws {
    let folder = try TemporaryFolder()
    for (name, text) in [("a", Self.rows), ("b", Self.forgotten), ("c", Self.ideal)] {
      try folder.write("specs/\(name).nav", text)
    }
    for form in ["human", "json", "junit", "github"] {
      let first = running(["check", folder.path, "--ios", "17,18,26", "--format", form])
      #expect(first.code == 1)
      for (order, jobs) in [("26,18,17", "1"), ("18,26,17", "2"), ("17,18,26", "5")] {
        let again = running(["check", folder.path, "--ios", order, "--format", form, "--jobs", jobs])
        #expect(again == first, "\(form) \(order) \(jobs)")
      }
    }
  }

  @Test func `quiet says nothing of what is expected, though it differs`() throws {
    let text = Self.rows + "expect violated two-details in 2 inputs\n"
    let answer = try checking(text, "--ios", "17,26", "--quiet")
    #expect(answer.code == 0)
    #expect(answer.output == "1 spec on iOS 17 and 26: all as expected; 1 with different results\n")
  }

  @Test(
    "What cannot be meant is refused",
    arguments: [
      (["check", "--ios", "19"], "--ios needs versions of iOS, separated by commas: 17, 18, 26; not '19'"),
      (
        ["check", "--ios", "18,x"], "--ios needs versions of iOS, separated by commas: 17, 18, 26; not '18,x'"
      ),
      (["check", "--ios", "18,"], "--ios needs versions of iOS, separated by commas: 17, 18, 26; not '18,'"),
      (["check", "--ios="], "--ios needs versions of iOS, separated by commas: 17, 18, 26; not ''"),
      (["check", "--ios"], "--ios needs a value: VERSIONS"),
      (["check", "--ios", "18,26,18"], "--ios names 18 twice; there are 17, 18, 26"),
      (["check", "--ios", "18", "--ios", "18"], "--ios names 18 twice; there are 17, 18, 26"),
      (
        ["check", "--ios", "18", "--accept"],
        "--accept writes the findings on each spec's own version of iOS: leave out --ios"
      ),
      (["simulate", "--ios", "18,26"], "simulate takes one version: --ios 26"),
      (["graph", "--ios", "18"], "graph has no option '--ios'"),
      (["generate", "--ios", "18"], "generate has no option '--ios'"),
      (["lint", "--ios", "18"], "lint has no option '--ios'"),
    ])
  func refused(arguments: [String], message: String) {
    let answer = running(arguments)
    #expect(answer.code == 2)
    #expect(answer.errors.hasPrefix("navcheck: \(message)"), "\(answer.errors)")
  }

  @Test func `each form names the version of a check`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("rows.nav", Self.rows)
    func output(_ options: String...) -> String {
      running(["check", path] + options).output.replacing(folder.path + "/", with: "")
    }
    let junit = output("--ios", "18,26", "--format", "junit")
    let suites = junit.split(separator: "\n").filter { $0.contains("<testsuite ") }
    #expect(suites.count == 2)
    #expect(suites[0].contains("name=\"rows.nav on iOS 18\"") && suites[0].contains("failures=\"0\""))
    #expect(suites[1].contains("name=\"rows.nav on iOS 26\"") && suites[1].contains("failures=\"1\""))
    #expect(output("--format", "junit").contains("<testsuite name=\"rows.nav\" "))

    let github = output("--ios", "18,26", "--format", "github")
    #expect(github.split(separator: "\n").count == 1)
    #expect(github.contains(",title=two-details on iOS 26::"))
    #expect(output("--format", "github").contains(",title=two-details::"))

    let json = try JSONDecoder().decode(
      ReportDocument.self, from: Data(output("--ios", "18,26", "--format", "json").utf8))
    #expect(json.checks.map(\.ios) == [18, 26] && json.checks.map(\.specIOS) == [26, 26])
    #expect(json.checks.map(\.outcome) == ["as-expected", "not-as-expected"])
    #expect(json.versionDifferences?.map(\.property) == ["two-details"])
    let own = try JSONDecoder().decode(
      ReportDocument.self, from: Data(output("--format", "json").utf8))
    #expect(own.checks.map(\.ios) == [26] && own.checks.map(\.specIOS) == [nil])
    #expect(own.versionDifferences == nil)
    // What tests leave behind is summed up under the same names.
    try folder.write("reports/a.json", output("--ios", "18,26", "--format", "json"))
    #expect(
      running(["report", "\(folder.path)/reports"]).output.contains("rows.nav on iOS 26  not as expected"))
  }

  @Test func `known findings are tolerated on other versions and judged on the spec's own`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("rows.nav", Self.rows)
    #expect(running(["check", path, "--accept"]).code == 0)
    #expect(running(["check", path, "--ios", "17,18,26"]).code == 0)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try folder.write("rows.nav", text.replacing("uikit", with: "uikit { ios = 18 }"))
    let gone = running(["check", path, "--ios", "18,26"])
    #expect(gone.code == 1)
    #expect(
      gone.output.contains(
        "iOS 18: two-details is listed as known, but this finding no longer occurs: delete line 12"))
    #expect(running(["check", path, "--ios", "26"]).code == 0)
  }

  @Test func `a saved trace is played on the version on which it was found`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("rows.nav", Self.rows.replacing("uikit", with: "uikit { ios = 18 }"))
    #expect(running(["check", path, "--ios", "17,18,26", "--save"]).code == 1)
    let corpus = TraceCorpus(of: path)
    let saved = try #require(corpus.paths.first)
    #expect(corpus.paths.count == 1)
    #expect(try TraceCorpus.read(saved).ios == 26)
    #expect(running(["replay", saved]).code == 1)
    // The spec's own version holds; the trace still fails where it was found.
    #expect(running(["check", path]).output.contains("still fails"))
    #expect(running(["check", path, "--ios", "17,18"]).code == 0)
    #expect(running(["check", path, "--ios", "26", "--property", "no-fatal"]).code == 0)
    let fixed = Self.rows.replacing("second {", with: "second when list is not leaving {")
      .replacing("first {", with: "first when list is not leaving {")
    try folder.write("rows.nav", fixed.replacing("uikit", with: "uikit { ios = 18 }"))
    #expect(running(["check", path]).code == 0)
    let text = try String(contentsOfFile: saved, encoding: .utf8)
    try folder.write("rows.corpus/bad.json", text.replacing("\"ios\" : 26", with: "\"ios\" : 19"))
    let bad = running(["check", path])
    #expect(bad.code == 2)
    #expect(
      bad.errors.contains("is for iOS 19, whose rules are not known; the known versions are 17, 18, 26"))
  }

  @Test func `walks are taken on the version that is named`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("rows.nav", Self.rows.replacing("uikit", with: "uikit { ios = 18 }"))
    #expect(running(["simulate", path]).code == 0)
    #expect(running(["simulate", path, "--ios", "17"]).code == 0)
    let answer = running(["simulate", path, "--ios", "26"])
    #expect(answer.code == 1)
    #expect(answer.output.contains("  iOS 26 by --ios; expectations are about iOS 18 and are not checked\n"))
    #expect(answer.output.contains(" --property two-details --ios 26"))
    let json = running(["simulate", path, "--ios", "26", "--format", "json"]).output
    #expect(json.contains("\"ios\" : 26") && json.contains("\"specIOS\" : 18"))
  }
}
