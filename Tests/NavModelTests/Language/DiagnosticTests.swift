import NavModel
import Testing

@Suite struct `Diagnostics of wrong text` {
  @Test("Each kind of mistake is told in these words", arguments: Mistake.all)
  func recorded(mistake: Mistake) {
    let (spec, diagnostics) = NavSpec.parse(mistake.text)
    #expect(spec == nil)
    #expect(diagnostics.contains { $0.code == mistake.code })
    let text = String(decoding: mistake.text, as: UTF8.self)
    let rendered = diagnostics.map { $0.rendered(in: text, path: "s.nav") }.joined()
    #expect(rendered == mistake.rendered)
  }

  @Test func `every code of the parser is in the table, or tested by name`() {
    let told = Set(Mistake.all.flatMap { NavSpec.parse($0.text).diagnostics.map(\.code) })
    #expect(
      told.sorted() == [
        "bad-escape", "bad-number", "capitalisation", "chained-comparison", "control-character",
        "header-order",
        "misplaced", "missing-system", "not-utf8", "number-too-large", "pop-count",
        "reserved-word", "unclosed-block", "unexpected-character", "unexpected-token", "unknown-declaration",
        "unknown-statement", "unmatched-brace", "unterminated-string",
      ])
  }

  @Test func `more than twenty mistakes are cut, in the order of the text`() {
    let text = "system S\n" + (1...30).map { "wrong\($0)\n" }.joined()
    let (spec, diagnostics) = NavSpec.parse(text)
    #expect(spec == nil)
    #expect(diagnostics.count == 21)
    #expect(diagnostics.dropLast().map(\.origin.line) == Array(2...21))
    #expect(diagnostics.last?.code == "too-many-errors")
    #expect(diagnostics.last?.message == "only the first 20 mistakes are reported; correct these first")
  }

  @Test func `a text above the limit is refused unread`() {
    let text = repeatElement(UInt8(ascii: " "), count: NavSpec.largestText + 1)
    #expect(
      NavSpec.parse(text).diagnostics.map(\.code) == ["too-large"])
  }

  @Test(
    "Nesting of 5,000 levels is one diagnostic",
    arguments: [
      ("on tick {\n", String(repeating: "if a {\n", count: 5_000), String(repeating: "}\n", count: 5_001)),
      ("always p: ", String(repeating: "(", count: 5_000) + "a", String(repeating: ")", count: 5_000)),
      ("always p: ", String(repeating: "[", count: 5_000) + "a", String(repeating: "]", count: 5_000)),
      ("always p: ", String(repeating: "f(", count: 5_000) + "a", String(repeating: ")", count: 5_000)),
      ("always p: ", String(repeating: "not ", count: 5_000), "a"),
      ("always p: ", String(repeating: "a implies ", count: 5_000), "a"),
      ("always p: ", String(repeating: "a and ", count: 5_000), "a"),
      ("always p: ", String(repeating: "a + ", count: 5_000), "a"),
      ("always p: ", String(repeating: "a.", count: 5_000), "a"),
      ("always p: a", String(repeating: "()", count: 5_000), ""),
      ("always p: ", String(repeating: "every x in y: ", count: 5_000), "a"),
      ("always p: ", String(repeating: "before(", count: 5_000), ""),
      ("always p: ", String(repeating: "((((\n", count: 5_000), ""),
      ("var x: ", String(repeating: "[", count: 5_000), ""),
      ("var x: ", String(repeating: "{ a(b: ", count: 5_000), ""),
      ("start ", String(repeating: "a.", count: 5_000), "a"),
      ("on tick {\nif a {}", String(repeating: " else if a {}", count: 5_000), "\n}"),
      ("on tick {\n", String(repeating: "pop then {\n", count: 5_000), ""),
      ("", String(repeating: "variant v { ", count: 5_000), String(repeating: "} ", count: 5_000)),
      ("", String(repeating: "{\n", count: 5_000), ""),
    ])
  func nesting(parts: (String, String, String)) {
    let (opening, middle, closing) = parts
    let isMember = opening.hasPrefix("start")
    let text =
      "system S\n" + (isMember ? "coordinator A {\n" : "") + opening + middle + closing
      + (isMember ? "\n}\n" : "\n")
    let (spec, diagnostics) = NavSpec.parse(text)
    #expect(spec == nil)
    #expect(diagnostics.count == 1)
    let isDeep = !middle.hasPrefix("{\n") && !middle.hasPrefix("variant")
    #expect(diagnostics.first?.code == (isDeep ? "too-deep" : diagnostics.first?.code))
  }

  @Test func `nesting just within the limits is read and printed`() throws {
    for claim in [
      String(repeating: "(", count: 64) + "a" + String(repeating: ")", count: 64),
      String(repeating: "a and ", count: 64) + "a",
      String(repeating: "not (not ", count: 20) + "a" + String(repeating: ")", count: 20),
    ] {
      let (spec, diagnostics) = NavSpec.parse("system S\nalways p: \(claim)\n")
      #expect(diagnostics == [])
      let read = try #require(spec)
      #expect(NavSpec.parse(read.printed()).spec == read)
    }
  }

  @Test(
    "A line is shown with its tabs, its wide and control characters, cut where it is long",
    arguments: [
      (
        "system S\n\t\ton tick { psh x }", 1,
        "   2 |   on tick { psh x }\n                   ^~~ did you mean 'push'?\n"
      ),
      (
        "system S\r\non tick { psh x }\r\n", 1,
        "   2 | on tick { psh x }\n                 ^~~ did you mean 'push'?\n"
      ),
      (
        "\u{FEFF}sytem S\n", 1,
        "   1 | sytem S\n       ^~~~~ begin with 'system Name', or with 'part Name' in a part\n"
      ),
      (
        "system S\nalways p: 界é\u{200D}é 界 b\n", 1,
        "   2 | always p: 界é\\u{200D}é 界 b\n                   ^~~~~~~~ remove the invisible character U+200D\n"
      ),
      (
        "system S\nstep \(String(repeating: "x", count: 120)) \(String(repeating: "y", count: 120))\n", 1,
        "   2 | …\(String(repeating: "x", count: 49)) \(String(repeating: "y", count: 50))…\n"
          + "                                                          ^\(String(repeating: "~", count: 49))\n"
      ),
    ])
  func excerpt(parts: (text: String, count: Int, excerpt: String)) throws {
    let diagnostics = NavSpec.parse(parts.text).diagnostics
    #expect(diagnostics.count == parts.count)
    let rendered = try #require(diagnostics.first).rendered(in: parts.text, path: "s.nav")
    let lines = rendered.split(separator: "\n", maxSplits: 1).last
    #expect(lines.map(String.init) == parts.excerpt)
  }

  @Test func `a diagnostic is rendered for any place, also one that the text does not have`() {
    let note = NavDiagnostic.Note(message: "there", origin: NavSpec.Origin())
    for line in [-1, 0, 1, 2, 3, Int.max] {
      for column in [-1, 0, 1, 5, 99, Int.max] {
        for length in [-1, 0, 1, 99, Int.max] {
          let origin = NavSpec.Origin(line: line, column: column, length: length)
          let diagnostic = NavDiagnostic(code: "c", "m\n\u{1B}", at: origin, help: "h", notes: [note])
          let rendered = diagnostic.rendered(in: "abc\ndef", path: "p")
          #expect(rendered.contains("error: m\\u{A}\\u{1B}\n"))
          #expect(rendered.hasSuffix("p: note: there\n"))
          #expect(rendered.contains(" h\n"))
        }
      }
    }
  }

  @Test(
    "The name that was meant is the nearest by letters, and none if none is near",
    arguments: [
      ("dnoe", ["gone", "done", "node"], "done"),
      ("Auth", ["auth", "Authors"], "auth"),
      ("sav", ["saved", "save"], "save"),
      ("x", ["y", "z"], nil),
      ("x", ["X"], "X"),
      ("", ["a"], nil),
      ("completelyDifferent", ["home", "settings"], nil),
      ("home", ["home"], nil),
      ("profil", ["profiler", "profile"], "profile"),
      (String(repeating: "a", count: 1_000), [String(repeating: "a", count: 1_001)], nil),
    ] as [(String, [String], String?)])
  func spelling(parts: (name: String, known: [String], nearest: String?)) {
    #expect(NavSpelling.nearest(to: parts.name, among: parts.known) == parts.nearest)
    #expect(NavSpelling.nearest(to: parts.name, among: parts.known.reversed()) == parts.nearest)
  }
}
