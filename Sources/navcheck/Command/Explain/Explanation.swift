import NavCheck
import NavModel

/// A page of `explain` about a name in specs or reports.
struct Explanation {
  /// The kind, which may precede the name: `explain platform uikit`.
  var kind: String
  var name: String
  /// The summary in one line, for lists.
  var summary: String
  /// Further paragraphs, each with its heading.
  var details: [(String, String)] = []
  /// A text that is printed verbatim instead of a page; nil for a normal page.
  var verbatim: String?

  /// The text of the page.
  var page: String {
    if let verbatim { return verbatim }
    var text = "\(kind) \(name)\n\n" + Self.filled(summary, indent: 2, first: 2) + "\n"
    if !details.isEmpty { text += "\n" }
    let width = details.map { DisplayWidth.of($0.0) }.max() ?? 0
    for (heading, detail) in details {
      let head = "  \(DisplayWidth.padded(heading, to: width))  "
      text += head + Self.filled(detail, indent: width + 4, first: 0) + "\n"
    }
    return text
  }

  /// Wraps a text at 110 columns, and indents all lines but the first.
  private static func filled(_ text: String, indent: Int, first: Int) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + DisplayWidth.of(line) + 1 + DisplayWidth.of(String(word)) > 110 {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    let spaces = String(repeating: " ", count: indent)
    return String(repeating: " ", count: first) + lines.joined(separator: "\n" + spaces)
  }

  /// All pages, by kind, in the order of declaration.
  static let all: [Explanation] =
    properties + platforms + dialects + adversaries + words + notices + codes + exits + schemas

  /// The kinds, in order.
  static var kinds: [String] {
    var seen: Set<String> = []
    return all.map(\.kind).filter { seen.insert($0).inserted }
  }

  private static let properties = NavBuiltIn.allCases.map { property in
    Explanation(
      kind: "property", name: property.rawValue, summary: property.summary,
      details: [
        ("why", property.lesson.reason), ("breaks it", property.lesson.breaks),
        ("keeps it", property.lesson.holds), ("evaluated in", property.judged),
        ("counts when", property.trigger), ("source", property.source),
        (
          "to allow it",
          "allow \(property.rawValue) [at SCREEN, COORDINATOR or tap CONTROL] \"the reason\""
        ),
      ])
  }

  private static let platforms = NavPlatform.Pack.allCases.map { pack in
    Explanation(
      kind: "platform", name: pack.rawValue, summary: pack.explanation,
      details: NavPlatform.Rule.allCases.filter { $0.applies(to: pack) }.map {
        (
          $0.heading(in: pack),
          "\($0.explanation) Source: \($0.source) (\($0.certainty.rawValue))." + $0.probe(in: pack)
        )
      }
        + pack.facts.map {
          (
            $0.name,
            "\($0.evidence.explanation) Source: \($0.evidence.source) (\($0.evidence.certainty.rawValue))."
          )
        })
  }

  private static let dialects = NavDialect.Library.allCases.map { library in
    Explanation(
      kind: "dialect", name: library.rawValue, summary: library.explanation,
      details: words(of: library) + library.rules.map { ($0.name, $0.text) }
        + library.switches.map { ("\($0.name) = \($0.defaultValue)", $0.explanation) })
  }

  private static func words(of library: NavDialect.Library) -> [(String, String)] {
    let words = NavDialect.Word.allCases.filter { library.traits.words.contains($0) }
    return words.isEmpty ? [] : [("words", words.map(\.rawValue).joined(separator: ", "))]
  }

  private static let adversaries = NavAdversary.allCases.map {
    Explanation(kind: "adversary", name: $0.rawValue, summary: $0.explanation)
  }

  private static let words = NavWord.all.map {
    Explanation(kind: "word", name: $0.name, summary: $0.meaning, details: [("where", $0.place)])
  }

  private static let notices = NavNotice.Kind.allCases.map { kind in
    Explanation(
      kind: "notice", name: kind.rawValue, summary: kind.explanation.summary,
      details: [
        ("value", kind.explanation.value), ("received by", kind.explanation.heardBy),
        ("sent when", kind.explanation.moment),
      ])
  }

  private static let codes = NavDiagnostic.codes.map {
    Explanation(kind: "diagnostic", name: $0.code, summary: $0.meaning)
  }

  private static let schemas = [
    Explanation(
      kind: "schema", name: "json", summary: "The JSON Schema of the reports that --format json writes.",
      verbatim: ReportDocument.schema)
  ]

  private static let exits = ExitCode.allCases.map {
    Explanation(kind: "exit", name: "\($0.rawValue)", summary: $0.meaning)
  }
}

extension NavPlatform.Rule {
  /// The rule with its value, or with the values of all versions if they differ.
  fileprivate func heading(in pack: NavPlatform.Pack) -> String {
    let values = NavPlatform.Version.allCases.map { (version: $0, value: value(in: pack, $0)) }
    if Set(values.map(\.value)).count == 1 { return "\(rawValue) = \(values[0].value)" }
    return "\(rawValue) = "
      + values.map { "\($0.value) (iOS \($0.version.rawValue))" }.joined(separator: ", ")
  }

  /// A sentence with the cases of `navcheck probe` that measure the rule; empty if the value is certain.
  fileprivate func probe(in pack: NavPlatform.Pack) -> String {
    guard certainty == .inferred || certainty == .unknown else { return "" }
    let cases = ProbeCase.settling(self, in: pack).map(\.name)
    return cases.isEmpty
      ? "" : " Measured by navcheck probe \(pack.rawValue), in: \(cases.joined(separator: ", "))."
  }
}
