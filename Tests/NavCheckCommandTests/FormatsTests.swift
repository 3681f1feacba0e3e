import Foundation
import NavCheck
import Testing

@testable import NavCheckCommand

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Formats")
struct FormatsTests {
  private static let texts = [
    "good.nav": "system Good\ncoordinator App { start a; screen a { on tap b { push b } }; screen b }\n",
    "bad, 100%.nav":
      "system Bad\nwith doubleTap\ncoordinator App code \"Sources/App.swift\" { start a; screen a { on tap b { push b } }; screen b }\n",
    "gone.nav":
      "system Gone\ncoordinator App { start a; screen a { on tap b { push b } }; screen b }\nexpect violated no-trap\n",
    "wrong.nav": "system Wrong\ncoordinator App { start a; screen b }\n",
  ]

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in Self.texts { _ = try folder.write(name, text) }
    return folder
  }

  @Test("JSON says what was found, and the same in every run")
  func json() throws {
    let folder = try folder()
    let answer = running(["check", folder.path, "--format", "json"])
    #expect(answer.code == 3)
    #expect(answer == running(["check", folder.path, "--format", "json"]))
    let document = try JSONDecoder().decode(ReportDocument.self, from: Data(answer.output.utf8))
    #expect(document.exitCode == 3)
    #expect(
      document.checks.map(\.outcome) == ["not-as-expected", "not-as-expected", "as-expected", "invalid"])
    let broken = try #require(document.checks[0].properties.first { $0.verdict == "violated" })
    #expect(broken.name == "one-intent-one-push" && !broken.isExpected && broken.inputs == 2)
    #expect(broken.code == ["Sources/App.swift"])
    #expect(running(["check", folder.path]).output.contains("\n  code   Sources/App.swift\n"))
    #expect(broken.trace?.map(\.event) == ["tap b @ App.a", "tap b @ App.a"])
    #expect(document.checks[3].diagnostics.map(\.code) == ["unknown-screen"])
  }

  /// Counts the elements of a text, and fails on one that is no XML.
  private final class Counter: NSObject, XMLParserDelegate {
    var counts: [String: Int] = [:]
    var attributes: [[String: String]] = []
    /// What the schema junit-10.xsd of Jenkins' xUnit plug-in does not know, or misses.
    var faults: [String] = []
    private var open: [String] = []

    private static let children: [String: Set<String>] = [
      "": ["testsuites"], "testsuites": ["testsuite"], "testsuite": ["testcase"],
      "testcase": ["skipped", "error", "failure"],
    ]
    private static let known: [String: (required: Set<String>, optional: Set<String>)] = [
      "testsuites": ([], ["name"]), "testsuite": (["name", "tests", "failures", "errors"], ["skipped"]),
      "testcase": (["name"], ["classname"]), "failure": ([], ["type", "message"]),
      "error": ([], ["type", "message"]), "skipped": ([], ["type", "message"]),
    ]

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { open.removeLast() }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      counts[name, default: 0] += 1
      if Self.children[open.last ?? ""]?.contains(name) != true { faults.append("\(name) in \(open)") }
      let (required, optional) = Self.known[name] ?? ([], [])
      let given = Set(attributes.keys)
      if !required.isSubset(of: given) || !given.isSubset(of: required.union(optional)) {
        faults.append("\(name) with \(given.sorted())")
      }
      open.append(name)
      if name == "testsuite" { self.attributes.append(attributes) }
    }
  }

  @Test(
    "JUnit is XML whose counts are right, with a failure for what is broken or gone and an error for a mistake"
  )
  func junit() throws {
    let folder = try folder()
    let answer = running(["check", folder.path, "--format", "junit"])
    let parser = XMLParser(data: Data(answer.output.utf8))
    let counter = Counter()
    parser.delegate = counter
    #expect(parser.parse())
    #expect(counter.faults == [])
    #expect(counter.counts["testsuite"] == 4)
    #expect(counter.counts["failure"] == 2)
    #expect(counter.counts["error"] == 1)
    let tests = counter.attributes.compactMap { $0["tests"].flatMap { Int($0) } }.reduce(0, +)
    #expect(counter.counts["testcase"] == tests)
    let skipped = counter.attributes.compactMap { $0["skipped"].flatMap { Int($0) } }.reduce(0, +)
    #expect(counter.counts["skipped"] == skipped)
  }

  @Test("Annotations stand at the lines of the specs, with what means something else escaped")
  func github() throws {
    let folder = try folder()
    let lines = running(["check", folder.path, "--format", "github"]).output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines[0].contains(
        "/bad%2C 100%25.nav,line=3,title=one-intent-one-push::one control shows App.b twice%0A1. tap b"))
    #expect(lines[1].contains("/gone.nav,line=1,title=not as expected::no-trap is expected to be violated"))
    #expect(lines[2].hasPrefix("::error file=") && lines[2].contains("line=2,col=25,title=unknown-screen::"))
    #expect(GitHubReport.property("a:b,c%\n") == "a%3Ab%2Cc%25%0A")
  }

  @Test("Each form goes to its own file, and people keep stdout")
  func files() throws {
    let folder = try folder()
    let plain = running(["check", "\(folder.path)/good.nav"])
    let answer = running([
      "check", "\(folder.path)/good.nav", "--format", "json=\(folder.path)/r.json", "--format",
      "junit=\(folder.path)/r.xml", "--format", "human=\(folder.path)/r.txt",
    ])
    #expect(answer == plain)
    #expect(try String(contentsOfFile: "\(folder.path)/r.txt", encoding: .utf8) == plain.output)
    #expect(try String(contentsOfFile: "\(folder.path)/r.xml", encoding: .utf8).hasPrefix("<?xml"))
    #expect(
      try String(contentsOfFile: "\(folder.path)/r.json", encoding: .utf8)
        == running(["check", "\(folder.path)/good.nav", "--format", "json"]).output)
  }

  @Test("A file that cannot be written is told, and the code is 2")
  func unwritable() throws {
    let folder = try folder()
    let answer = running([
      "check", "\(folder.path)/good.nav", "--format", "json=\(folder.path)/no/such/folder/r.json",
    ])
    #expect(answer.code == 2)
    #expect(answer.errors.contains("cannot be written"))
  }

  @Test(
    "Forms that cannot be had together, or at all, are refused",
    arguments: [
      ["--format", "jason"], ["--format", "json", "--format", "junit"],
      ["--format", "json=a", "--format", "junit=a"], ["--format", "json="],
    ])
  func refused(arguments: [String]) {
    #expect(running(["check"] + arguments).code == 2)
  }

  @Test("XML has no control characters")
  func xml() {
    #expect(JUnitReport.escaped("a<b>&\"\u{1}\n") == "a&lt;b&gt;&amp;&quot;\\u{1}&#10;")
  }

  /// Whether a JSON value keeps to a schema, as far as ours goes: types, enums, lists, objects without more fields.
  private func keeps(_ value: Any, _ schema: [String: Any], _ definitions: [String: Any]) -> Bool {
    if let reference = schema["$ref"] as? String, let name = reference.split(separator: "/").last,
      let target = definitions[String(name)] as? [String: Any]
    {
      return keeps(value, target, definitions)
    }
    if let words = schema["enum"] as? [String] { return (value as? String).map(words.contains) ?? false }
    switch schema["type"] as? String {
    case "string": return value is String
    case "integer": return value is Int
    case "number": return value is Double
    case "boolean": return value is Bool
    case "array":
      guard let elements = value as? [Any], let items = schema["items"] as? [String: Any] else {
        return false
      }
      return elements.allSatisfy { keeps($0, items, definitions) }
    case "object":
      guard let object = value as? [String: Any], let fields = schema["properties"] as? [String: Any],
        let required = schema["required"] as? [String]
      else { return false }
      return required.allSatisfy { object[$0] != nil }
        && object.allSatisfy { key, value in
          (fields[key] as? [String: Any]).map { keeps(value, $0, definitions) } ?? false
        }
    default: return false
    }
  }

  @Test("JSON keeps to the schema that is published")
  func schema() throws {
    let folder = try folder()
    let printed = running(["explain", "schema", "json"]).output
    let schema = try #require(try JSONSerialization.jsonObject(with: Data(printed.utf8)) as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: Any])
    // On iOS 26 the screen that comes takes taps.
    try folder.write(
      "dated.nav",
      """
      system Dated
        platform uikit
      coordinator App {
        start home
        screen home { on tap open { push page } }
        screen page { on tap early when transitioning { note early } }
      }
      change late: not did note(early)

      """)
    for options in [[], ["--ios", "18,26"]] {
      let report = running(["check", folder.path, "--format", "json"] + options).output
      let value = try JSONSerialization.jsonObject(with: Data(report.utf8))
      #expect(keeps(value, schema, definitions))
      var broken = try #require(value as? [String: Any])
      #expect((broken["versionDifferences"] as? [Any])?.count == (options.isEmpty ? nil : 1))
      broken["surprise"] = 1
      #expect(!keeps(broken, schema, definitions))
    }
  }

  #if os(Linux)
  @Test("A device is written to, never renamed away, and a full disk is told")
  func devices() throws {
    let folder = try folder()
    let answer = running(["check", "\(folder.path)/good.nav", "--format", "json=/dev/full"])
    #expect(answer.code == 2)
    #expect(answer.errors.contains("cannot be written"))
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/full")[.type] as? FileAttributeType
    #expect(type == .typeCharacterSpecial)
  }
  #endif

  @Test func `in JSON, a step names the lines of its choices`() throws {
    let example = try #require(Examples.all.first { $0.name == "choices" })
    let folder = try TemporaryFolder()
    let path = try folder.write("example.nav", example.text)
    let json = running(["check", path, "--format", "json"] + example.options)
    let document = try JSONDecoder().decode(ReportDocument.self, from: Data(json.output.utf8))
    let property = try #require(document.checks.first?.properties.first { $0.name == "both" })
    #expect(property.trace?.map { $0.choices?.map(\.line) } == [[11, 12]])
    #expect(property.trace?.first?.choices?.first?.text == "choose {} or { count = count + 1 }")
  }
}
