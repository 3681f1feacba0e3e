import Foundation
import Testing

@testable import NavModel

/// Any word of a spec that names something, written wrong, is a mistake, so that nothing holds by a spelling mistake.
@Suite struct MisspellingTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(
      path: "specs")

  static let specs: [String] = ["tour", "systems"].flatMap { name in
    let files =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path)) ?? []
    return files.filter { $0.hasSuffix(".nav") }.map { "\(name)/\($0)" }
  }.sorted()

  /// Of each spec every twentieth word is misspelt; all of them with `MISSPELL=all`, which takes a minute.
  private static let stride = ProcessInfo.processInfo.environment["MISSPELL"] == "all" ? 1 : 20

  /// The words at the beginning of a line behind which a name is a label, for people to read.
  private static let labels: Set<String> = [
    "system", "variant", "note", "accepts", "rejects", "always", "never", "change", "sometimes", "possible",
    "eventually", "assume", "feedback", "tab", "primary", "secondary", "on tap",
  ]

  /// A word with the text before it on its line.
  private struct Word: Hashable {
    let text: String
    let before: String
    let behind: String

    /// Whether it is a label: of a control, of what is noted, of a property, a log or a variant.
    ///
    /// Nothing else need mention a label, so that no misspelt one can be told from one that is meant.
    var isLabel: Bool {
      let statement = before.split(whereSeparator: { "{};".contains($0) }).last.map(String.init) ?? ""
      let words = statement.split(separator: " ").joined(separator: " ")
      if MisspellingTests.labels.contains(words) { return true }
      return words.hasPrefix("on tap ") && !words.contains("when") && words.hasSuffix(", tap")
    }
  }

  /// Whether a word declares what its place alone gives a meaning: a parameter, a case that an input has, the root.
  ///
  /// Where nothing else mentions it, it is a label, too. Anything that does makes the misspelling a mistake there.
  private func isMeantByPlace(_ word: Word) -> Bool {
    let start = word.before.split(separator: " ").first.map(String.init) ?? ""
    if word.behind.hasPrefix(":"), word.before.contains("(") {
      return [
        "step", "link", "event", "effect", "screen", "branch", "coordinator", "action", "opaque", "var",
        "type",
      ].contains(start)
    }
    return start == "type" && word.before.contains("{") || word.before == "coordinator "
  }

  private func source(_ bytes: [UInt8], path: String) -> NavSource {
    NavSource(path: path, bytes: bytes) { part in
      (try? Data(contentsOf: URL(filePath: part))).map { .success([UInt8]($0)) } ?? .failure(.init("missing"))
    }
  }

  /// What the text of a spec says that is wrong, in itself and in one variant.
  private func diagnostics(_ bytes: [UInt8], path: String, _ variants: [String?]) -> [NavDiagnostic] {
    let source = source(bytes, path: path)
    guard let spec = source.spec else { return source.diagnostics }
    let known = Set(spec.variants.map(\.name.text))
    let asked = variants.filter { $0.map(known.contains) ?? true }
    return source.resolve(variants: asked).flatMap(\.diagnostics) + source.lint()
  }

  /// Whether a diagnostic is at a misspelt word, or reports that the name is missing that the word has declared.
  ///
  /// - Parameters:
  ///   - word: The word that was misspelt.
  ///   - origin: Its location.
  ///   - diagnostic: An error, or a warning such as that a name is not used.
  /// - Returns: Whether the diagnostic leads a reader to the word.
  private func isAbout(_ word: String, _ origin: NavSpec.Origin, _ diagnostic: NavDiagnostic) -> Bool {
    let place = diagnostic.origin
    guard place.file == 0 else { return false }
    if (place.line, place.column) == (origin.line, origin.column) { return true }
    return diagnostic.message.contains("'\(word)'")
  }

  @Test(
    "A misspelt word of the language is reported at the word, with the one that was meant",
    arguments: [
      ("always p: nto App.ready", 11, "not"), ("always p: App.ready adn App.ready", 21, "and"),
      ("always p: evry s in App.home.instances: s is visible", 11, "every"),
      ("always p: cuont of s in App.home.instances where s is visible == 0", 11, "count"),
      ("change p: ddi note(x)", 11, "did"), ("always p: App.home is nto visible", 23, "not"),
      ("change p on back whn App.ready: settled", 18, "when"),
      ("on removed whn App.ready { note x }", 12, "when"),
      ("on removed(x) whn App.ready { note x }", 15, "when"),
      ("on removed { dismiss thn { note x } }", 22, "then"),
      ("on removed { let a = nwe App }", 22, "new"), ("on removed { present App.home aas sheet }", 31, "as"),
      ("on removed { for x inn App.children { drop x } }", 20, "in"), ("event push at mosst 2", 15, "most"),
    ] as [(String, Int, String)])
  func keyword(line: String, column: Int, meant: String) {
    let app = "coordinator App {\n  var ready: Bool = true\n  start home\n  screen home\n}\n"
    let text = "system S\n\(line)\n\(app)"
    let (_, diagnostics) = NavSpec.parse(text)
    let told = diagnostics.map { "\($0.origin.line):\($0.origin.column) \($0.help ?? "")" }
    #expect(told == ["2:\(column) did you mean '\(meant)'?"])
  }

  @Test(
    "Two names in a row are a mistake at the second one where the first is in use",
    arguments: [
      ("always p: App.ready ready", 21), ("always p: ready App", 17), ("on removed { push home App }", 24),
      ("always p: settled zzqx ready", 19), ("on removed { note a } on start { note b }", 23),
    ] as [(String, Int)])
  func twoNames(line: String, column: Int) {
    let app = "coordinator App {\n  var ready: Bool = true\n  start home\n  screen home\n}\n"
    let (_, diagnostics) = NavSpec.parse("system S\n\(line)\n\(app)")
    #expect(diagnostics.map(\.origin.column) == [column])
  }

  @Test(arguments: specs)
  func `A misspelt name is a mistake`(_ name: String) throws {
    let path = Self.folder.appending(path: name).path
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    let variants = source(bytes, path: path).spec?.variants ?? []
    var lexer = NavLexer(bytes)
    var tried: Set<Word> = []
    while true {
      let token = lexer.next()
      if token.kind == .end { break }
      guard let text = token.word else { continue }
      let (line, start) = (lines[token.origin.line - 1], token.origin.column - 1)
      let word = Word(
        text: text, before: String(decoding: line[..<start], as: UTF8.self),
        behind: String(decoding: line[(start + token.origin.length)...], as: UTF8.self))
      guard !word.isLabel, tried.insert(word).inserted, tried.count % Self.stride == 0 else { continue }
      let variant = variants.last { $0.name.origin.file == 0 && $0.name.origin.line <= token.origin.line }
      var changed = lines
      changed[token.origin.line - 1].replaceSubrange(
        start..<(start + token.origin.length),
        with: Array((text.first?.isUppercase == true ? "Zzqx" : "zzqx").utf8))
      let asked: [String?] = variant.map { [$0.name.text] } ?? [nil]
      let found = diagnostics(Array(changed.joined(separator: [UInt8(ascii: "\n")])), path: path, asked)
      if found.isEmpty, isMeantByPlace(word) { continue }
      if !found.contains(where: { isAbout(text, token.origin, $0) }) {
        let others = found.map { "\($0.origin.line):\($0.origin.column) \($0.code) \($0.message)" }
        Issue.record(
          "\(name):\(token.origin.line):\(token.origin.column): '\(text)' may be misspelt; \(others)")
      }
    }
    #expect(tried.count > 10)
  }
}
