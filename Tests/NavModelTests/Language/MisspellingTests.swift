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

  /// Of each spec every twelfth word is misspelt; all of them with `MISSPELL=all`, which takes a minute.
  private static let stride = ProcessInfo.processInfo.environment["MISSPELL"] == "all" ? 1 : 12

  /// The words behind which a name is for people to read, and nothing else need mention it.
  private static let labels: Set<String> = [
    "system", "variant", "tap", "note", "accepts", "rejects", "always", "never", "change", "sometimes",
    "possible", "eventually", "leadsTo", "assume", "feedback", "tab", "primary", "secondary", "let", "finish",
  ]

  /// A word with the text before it on its line.
  private struct Word: Hashable {
    let text: String
    let before: String
    let behind: String

    /// Whether it declares something by its place.
    var isDeclaration: Bool {
      let previous = before.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.last.map(String.init) ?? ""
      if MisspellingTests.labels.contains(previous) { return true }
      // The members of a type, the values of what is declared, and what a flow ends with.
      if before.contains("type ") || before.contains("finishes ") || before.contains("var state: {") {
        return true
      }
      return behind.hasPrefix(":") && before.contains("(") && !before.contains("publish(")
    }
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

  /// The words of the language that are no name of anything: a misspelt one may end what comes before it.
  private static let keywords = Set(NavWord.all.map(\.name))

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
    if place.line == origin.line {
      let end = place.column + max(1, place.length)
      if (place.column..<end).contains(origin.column) { return true }
      // "zzqx did finish": the parser can only stop at the word behind it.
      let behind = origin.column + "zzqx".utf8.count
      if Self.keywords.contains(word), diagnostic.code == "unexpected-token",
        (behind...behind + 1).contains(place.column)
      {
        return true
      }
    }
    return diagnostic.severity == .error && diagnostic.code.hasPrefix("unknown-")
      && diagnostic.message.contains("'\(word)'") && (place.line, place.column) > (origin.line, origin.column)
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
      guard !word.isDeclaration, tried.insert(word).inserted, tried.count % Self.stride == 0 else { continue }
      let variant = variants.last { $0.name.origin.file == 0 && $0.name.origin.line <= token.origin.line }
      var changed = lines
      changed[token.origin.line - 1].replaceSubrange(
        start..<(start + token.origin.length), with: Array("zzqx".utf8))
      let asked: [String?] = variant.map { [$0.name.text] } ?? [nil]
      let found = diagnostics(Array(changed.joined(separator: [UInt8(ascii: "\n")])), path: path, asked)
      if !found.contains(where: { isAbout(text, token.origin, $0) }) {
        let others = found.map { "\($0.origin.line):\($0.origin.column) \($0.code) \($0.message)" }
        Issue.record(
          "\(name):\(token.origin.line):\(token.origin.column): '\(text)' may be misspelt; \(others)")
      }
    }
    #expect(tried.count > 10)
  }
}
