import Foundation
import NavCheck
import Testing

@testable import NavCheckCommand

/// The forms for code scanning, merge requests and test harnesses.
@Suite("Formats of CI systems")
struct PipelineFormatsTests {
  private static let texts = [
    "a|b #1.nav":
      "system Bad\nwith doubleTap\ncoordinator App { start a; screen a { on tap b { push b } }; screen b }\n",
    "gone.nav":
      "system Gone\ncoordinator App { start a; screen a { on tap b { push b } }; screen b }\nexpect violated no-trap\n",
    "good.nav": "system Good\ncoordinator App { start a; screen a { on tap b { push b } }; screen b }\n",
    "wrong.nav": "system Wrong\ncoordinator App { start a; screen b }\n",
  ]

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in Self.texts { _ = try folder.write(name, text) }
    return folder
  }

  /// What `check` writes in a form, with the folder taken out.
  private func written(_ form: String) throws -> String {
    let folder = try folder()
    let answer = running(["check", folder.path, "--format", form])
    #expect(answer.code == 3)
    return answer.output.replacing(folder.path, with: "/specs")
  }

  private func object(_ value: Any?) throws -> [String: Any] { try #require(value as? [String: Any]) }

  private func list(_ value: Any?) throws -> [[String: Any]] { try #require(value as? [[String: Any]]) }

  @Test func `SARIF has a result for each problem, with its rule, its place and its trace`() throws {
    let log = try object(JSONSerialization.jsonObject(with: Data(try written("sarif").utf8)))
    #expect(log["version"] as? String == "2.1.0")
    let run = try list(log["runs"])[0]
    let rules = try list(try object(try object(run["tool"])["driver"])["rules"])
    #expect(
      rules.compactMap { $0["id"] as? String } == [
        "not as expected", "one-intent-one-push", "unknown-screen",
      ])
    let results = try list(run["results"])
    #expect(results.count == 3)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
    let twice = try #require(results.first { $0["ruleId"] as? String == "one-intent-one-push" })
    let place = try object(try list(twice["locations"])[0]["physicalLocation"])
    #expect(try object(place["artifactLocation"])["uri"] as? String == "file:///specs/a%7Cb%20%231.nav")
    #expect(try object(place["region"])["startLine"] as? Int == 3)
    let flow = try list(try list(twice["codeFlows"])[0]["threadFlows"])[0]
    let steps = try list(flow["locations"]).map {
      try object(try object($0["location"])["message"])["text"] as? String
    }
    #expect(steps.count == 2 && steps[0]?.hasPrefix("user tap b @ App.a") ?? false)
    let prints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["navcheck/v1"] }
    #expect(Set(prints).count == 3)
  }

  @Test func `GitLab gets an issue for each problem, with a fingerprint of its own`() throws {
    let issues = try list(JSONSerialization.jsonObject(with: Data(try written("gitlab").utf8)))
    #expect(issues.count == 3)
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 3)
    #expect(issues.allSatisfy { $0["severity"] as? String == "major" && $0["description"] is String })
    let place = try object(issues[2]["location"])
    #expect(place["path"] as? String == "/specs/wrong.nav")
    #expect(try object(place["lines"])["begin"] as? Int == 2)
  }

  @Test func `TAP has a point for each property, and as many as it says`() throws {
    let lines = try written("tap").split(separator: "\n")
    let points = lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
    #expect(lines[0] == "TAP version 14" && lines[1] == "1..\(points.count)")
    for (index, point) in points.enumerated() {
      #expect(point.split(separator: " - ")[0].hasSuffix("ok \(index + 1)"))
    }
    let failed = points.filter { $0.hasPrefix("not ok") }.map {
      $0.split(separator: " - ").dropFirst().joined()
    }
    #expect(
      failed == [
        "/specs/a|b \\#1.nav one-intent-one-push", "/specs/gone.nav expectations",
        "/specs/wrong.nav unknown-screen",
      ])
  }

  @Test func `A summary goes behind what the job has collected, and people keep stdout`() throws {
    let folder = try folder()
    let summary = try folder.write("summary.md", "earlier\n")
    let plain = running(["check", "\(folder.path)/good.nav"])
    let answer = running(
      ["check", "\(folder.path)/good.nav", "--format", "markdown"],
      environment: ["GITHUB_STEP_SUMMARY": summary])
    #expect(answer == plain)
    let text = try String(contentsOfFile: summary, encoding: .utf8)
    #expect(text.hasPrefix("earlier\n## navcheck\n\n1 check, all as expected.\n"))
  }

  @Test func `In a scope of the command line no violation is expected, and each has its trace`() throws {
    let folder = try TemporaryFolder()
    let text =
      "system S\nplatform ideal\ncoordinator App {\n start a\n screen a { on tap b { push c } }\n screen c\n}\n"
      + "never there: App.c is visible\nexpect violated there\n"
    let path = try folder.write("a.nav", text)
    func sarif(_ options: String...) -> String {
      running(["check", path, "--format", "sarif"] + options).output
    }
    #expect(!sarif().contains("\"ruleId\""))
    let asked = sarif("--overtake", "1")
    #expect(asked.contains("\"ruleId\" : \"there\"") && asked.contains("\"codeFlows\""), "\(asked)")
  }

  @Test(arguments: [
    ("system S\ncoordinator App {\n start a\n screen a\n}\n", true), ("system S\nscreen\n", false),
  ])
  func `SARIF calls a run successful unless the spec has errors`(text: String, isSuccessful: Bool) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.nav", text)
    let report = running(["check", path, "--format", "sarif"]).output
    #expect(report.contains("\"executionSuccessful\" : \(isSuccessful)"), "\(report)")
    let cut = running(["check", path, "--format", "sarif", "--max-states", "1"])
    #expect(cut.output.contains("\"executionSuccessful\" : \(isSuccessful)"), "\(cut.code)")
  }

  @Test func `Markdown has a row for each check, and what it names means nothing to it`() throws {
    let text = try written("markdown")
    #expect(text.hasPrefix("## navcheck\n\n4 checks, **3 not as expected, incomplete or with mistakes**.\n"))
    #expect(text.contains("| /specs/a&#124;b &#35;1.nav | ✗ not as expected | 17 | one-intent-one-push |\n"))
    #expect(text.contains("| 1 | user | tap b &#64; App.a | "))
    #expect(text.split(separator: "<details>").count == 5)
    #expect(text.contains("| check | fired | never fired |\n|---|---|---|\n"))
    #expect(text.contains("| /specs/a&#124;b &#35;1.nav | tap b &#64; App.a: "))
    #expect(
      MarkdownReport.escaped("<b> `x` [y](z)\u{202E}") == "&lt;b&gt; &#96;x&#96; &#91;y&#93;(z)\\u{202E}")
  }
}
