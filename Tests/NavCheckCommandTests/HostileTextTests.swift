import Foundation
import NavCheck
import NavModel
import Testing

@testable import NavCheckCommand

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Names and texts that would be markup, a command or invisible, in every form: a reader of the form sees them as text.
@Suite("Hostile names are inert and visible in every form")
struct HostileTextTests {
  static let words = [
    "<img src=x onerror=alert(1)>", "</script><script>alert(1)</script>", "a\u{202E}b\u{2066}c\u{200F}d",
    "\u{7}\u{1B}[31mred", String(repeating: "W", count: 10_000), "]]>&amp;<!--<b>",
    "[x](http://x.example)|`y`",
    "\n::error::x\n##[group]", "*bold* # skip\n# title\nnot ok 1", "100%\u{0}0A, a:b",
  ]

  /// A report whose every text is the word.
  static func document(_ word: String) -> ReportDocument {
    var check = ReportDocument.Check(path: word, variant: word, outcome: "not-as-expected")
    (check.platform, check.dialect, check.scope) = (word, word, word)
    (check.differences, check.cuts, check.coordinators) = ([word], [word], [word])
    check.diagnostics = [
      ReportDocument.Diagnostic(
        severity: "error", code: word, message: word, help: word, path: word, line: 1, column: 1)
    ]
    var property = ReportDocument.Property(
      name: word, isBuiltIn: false, verdict: "violated", isExpected: false, mattered: 1, message: word,
      path: word,
      line: 1)
    (property.rule, property.text, property.allow, property.unknown) = (word, word, word, [word])
    var step = ReportDocument.Step(actor: "user", event: word, changes: [word])
    step.messages = [ReportDocument.Message(from: word, to: word, text: word)]
    property.trace = [step]
    check.properties = [property]
    return ReportDocument(checks: [check], exitCode: 1)
  }

  /// What a reader of a form sees, text by text.
  private func texts(in text: String, _ form: OutputFormat) throws -> [String] {
    switch form {
    case .sarif, .gitlab:
      var found: [String] = []
      func collect(_ value: Any) {
        switch value {
        case let text as String: found.append(text)
        case let list as [Any]: list.forEach(collect)
        case let object as [String: Any]:
          found += object.keys
          object.values.forEach(collect)
        default: break
        }
      }
      collect(try JSONSerialization.jsonObject(with: Data(text.utf8)))
      return found
    case .junit:
      let reader = Reader()
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = reader
      #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
      #expect(
        reader.names.isSubset(of: ["testsuites", "testsuite", "testcase", "failure", "error", "system-out"]))
      return reader.texts
    case .markdown:
      return [
        text.replacing(/&#([0-9]+);/) { String(UnicodeScalar(UInt8($0.1) ?? 0)) }
          .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
      ]
    default: return [text]
    }
  }

  /// What an XML file holds.
  private final class Reader: NSObject, XMLParserDelegate {
    var texts: [String] = []
    var names: Set<String> = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      names.insert(name)
      texts += attributes.values
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { texts.append(text) }
  }

  /// How a word looks in a form.
  private func look(of word: String, _ form: OutputFormat) -> String {
    let visible = NavVisibleText.of(word)
    let lines = word.split(separator: "\n").map { NavVisibleText.of(String($0)) }
    switch form {
    case .github: return GitHubReport.data(word)
    case .tap: return (lines.first ?? "").replacing("#", with: "\\#")
    case .sarif, .gitlab, .junit, .markdown: return lines.first ?? ""
    default: return visible
    }
  }

  @Test("Each word in each form that is a text of its own", arguments: words)
  func forms(word: String) throws {
    let document = Self.document(word)
    for form in OutputFormat.allCases {
      guard let text = form.rendered(document) else { continue }
      var stream = VisibleStream("")
      stream.allowsCommands = form == .github
      stream.write(text)
      #expect(VisibleTextTests.mistake(in: stream.base, isGitHub: form == .github) == nil, "\(form)")
      switch form {
      case .json: #expect(try JSONDecoder().decode(ReportDocument.self, from: Data(text.utf8)) == document)
      case .html:
        let block = try #require(text.firstMatch(of: /id="data">([^<]*)<\/script>/))
        #expect(try JSONDecoder().decode(ReportDocument.self, from: Data(block.1.utf8)) == document)
        #expect(text.split(separator: "<script", omittingEmptySubsequences: false).count == 3)
        #expect(!text.contains("<img") && text.utf8.count < 400_000)
      default:
        let seen = try texts(in: text, form)
        let look = look(of: word, form)
        #expect(seen.contains { $0.contains(look) }, "\(form): \(look.prefix(80))")
        for text in seen {
          #expect(!text.unicodeScalars.contains { NavVisibleText.isHidden($0) && $0 != "\n" }, "\(form)")
        }
      }
    }
  }

  @Test("The structure of a form is the same, whatever the words are", arguments: words)
  func structure(word: String) throws {
    func shape(_ word: String, _ form: OutputFormat) -> [String] {
      let lines = (form.rendered(Self.document(word)) ?? "").split(separator: "\n").map(String.init)
      switch form {
      case .github: return lines.map { String($0.prefix { $0 != " " }) }
      case .tap: return lines.filter { !$0.hasPrefix("    ") }.map { String($0.prefix { $0 != "-" }) }
      case .markdown:
        // Cells, headings and tags are those of the form; those of a name are escaped.
        let tags = lines.flatMap { $0.matches(of: /<\/?[a-zA-Z!]+/).map { String($0.0) } }
        return tags + lines.filter { $0.hasPrefix("|") }.map { "\($0.split(separator: "|").count)" }
          + lines.filter { $0.hasPrefix("#") }
      default: return []
      }
    }
    for form in [OutputFormat.github, .tap, .markdown] {
      #expect(shape(word, form) == shape("plain", form), "\(form)")
    }
  }
}
