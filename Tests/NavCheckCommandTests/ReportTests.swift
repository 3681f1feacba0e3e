import Foundation
import NavCheck
import Testing

@testable import NavCheckCommand

@Suite struct `Reports of a test run` {
  private static func document(
    _ outcome: String, _ differences: [String] = [], kind: String? = nil
  ) -> String {
    var check = ReportDocument.Check(path: "Shop", outcome: outcome)
    check.differences = differences
    check.worlds = 3
    check.kind = kind
    return JSONText.of(ReportDocument(checks: [check]))
  }

  @Test(
    arguments: [
      (["as-expected"], 0, "1 check: all as expected"),
      (["as-expected", "incomplete"], 4, "2 checks: 1 incomplete"),
      (["incomplete", "not-as-expected"], 1, "2 checks: 1 not as expected, 1 incomplete"),
      (["not-as-expected", "invalid"], 3, "2 checks: 1 not as expected, 1 with mistakes"),
    ] as [([String], Int32, String)])
  func `one summary with the exit code of all`(_ outcomes: [String], _ code: Int32, _ end: String) throws {
    let folder = try TemporaryFolder()
    for (index, outcome) in outcomes.enumerated() {
      try folder.write(
        "\(index).json", Self.document(outcome, outcome == "as-expected" ? [] : ["it differs\n  1  tap a"]))
    }
    try folder.write("notes.txt", "no report")
    let answer = running(["report", folder.path])
    #expect(answer.code == code && answer.output.hasSuffix("\(end)\n") && answer.errors.isEmpty)
    #expect(answer.output.contains("Shop") && answer == running(["report", folder.path]))
    let json = try JSONDecoder().decode(
      ReportDocument.self, from: Data(running(["report", folder.path, "--format", "json"]).output.utf8))
    #expect(json.exitCode == code && json.checks.map(\.outcome) == outcomes)
    let junit = running(["report", folder.path, "--format", "junit"]).output
    #expect(junit.contains("failures=\"1\"") == outcomes.contains("not-as-expected"))
    #expect(junit.contains("<error type=\"incomplete\"") == outcomes.contains("incomplete"))
  }

  @Test(
    arguments: [
      (["conformance as-expected"], 0), (["conformance not-as-expected"], 6),
      (["spec not-as-expected", "conformance not-as-expected", "app incomplete"], 6),
      (["conformance not-as-expected", "spec invalid"], 3), (["spec not-as-expected", "app incomplete"], 1),
    ] as [([String], Int32)])
  func `an implementation that differs has a code of its own`(_ checks: [String], _ code: Int32) throws {
    let folder = try TemporaryFolder()
    for (index, check) in checks.enumerated() {
      let words = check.split(separator: " ").map(String.init)
      try folder.write("\(index).json", Self.document(words[1], ["it differs"], kind: words[0]))
    }
    #expect(running(["report", folder.path]).code == code)
    let json = running(["report", folder.path, "--format", "json"])
    let document = try JSONDecoder().decode(ReportDocument.self, from: Data(json.output.utf8))
    #expect(json.code == code && document.exitCode == code)
    #expect(document.checks.map { "\($0.kind ?? "") \($0.outcome)" } == checks)
    try folder.write("unreadable.json", "{")
    #expect(running(["report", folder.path]).code == 2)
  }

  @Test func `the code of an implementation that differs is explained`() {
    #expect(running(["explain", "exit", "6"]).output.contains("an implementation differs from its spec"))
    #expect(running(["help"]).output.contains("6    an implementation differs from its spec"))
    #expect(running(["help", "report"]).output.contains("6 if an implementation differs\n  from its spec"))
  }

  @Test func `people read what differs below its check`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.json", Self.document("as-expected"))
    try folder.write("b.json", Self.document("not-as-expected", ["small: violated\n1  up"]))
    #expect(
      running(["report", folder.path]).output == """
        ✓ Shop  as expected  3 worlds
        ✗ Shop  not as expected  3 worlds
          small: violated
          1  up
        2 checks: 1 not as expected

        """)
  }

  @Test(
    arguments: [
      ("{", "is not a JSON object with a 'version'"), ("[]", "is not a JSON object with a 'version'"),
      ("{\"version\": 2}", "has version 2, but this navcheck reads version 1"),
      ("{\"version\": 1}", "fields are missing or have another type"),
    ])
  func `a bad file is named with what is wrong, and the others are told`(_ text: String, _ reason: String)
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write("bad.json", text)
    try folder.write("good.json", Self.document("not-as-expected", ["it differs"]))
    let answer = running(["report", folder.path])
    #expect(answer.code == 2 && answer.errors.contains("bad.json'") && answer.errors.contains(reason))
    #expect(answer.output.hasSuffix("1 check: 1 not as expected, 1 file unreadable\n"))
    try folder.write("worse.json", "")
    #expect(running(["report", folder.path]).output.hasSuffix("1 not as expected, 2 files unreadable\n"))
    // Nor is all fine where nothing could be read, or what could be read is.
    try folder.write("good.json", Self.document("as-expected"))
    let rest = running(["report", folder.path])
    #expect(rest.code == 2 && rest.output.hasSuffix("1 check: 2 files unreadable\n"))
    try FileManager.default.removeItem(atPath: "\(folder.path)/good.json")
    let none = running(["report", folder.path])
    #expect(none.code == 2 && none.output == "0 checks: 2 files unreadable\n")
  }

  @Test func `a folder that is not there or empty, and other mistakes of the command line`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("notes.txt", "")
    for (arguments, reason) in [
      ([folder.path], "there is no report (*.json) in"), (["/nowhere"], "cannot be read"),
      ([file], "cannot be read"), ([], "takes one folder"),
      ([folder.path, "--format", "pdf"], "--format is one of"),
      ([folder.path, "--pdf"], "no option '--pdf'"), ([folder.path, "--html"], "--html needs a file"),
    ] {
      let answer = running(["report"] + arguments)
      #expect(answer.code == 2 && answer.errors.contains(reason) && answer.output.isEmpty, "\(answer.errors)")
    }
  }
}
