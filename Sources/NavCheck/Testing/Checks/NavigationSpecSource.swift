import NavCheck
public import NavModel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The source of a spec that a test checks: a text, a value, or a file such as a resource of the test's bundle.
public struct NavigationSpecSource: Sendable, ExpressibleByStringLiteral {
  let spec: NavSpec?
  let mistakes: String
  /// The traces in the corpus folder beside the file; empty for other sources.
  let corpus: [NavigationTraceFile]
  private let name: String
  /// The lines of each file: those of the spec first, then those of the parts that it uses; empty if the spec is a
  /// value.
  private let lines: [[Substring]]
  /// The title in reports: the name of the file or text, otherwise the name of the system.
  var title: String { name == Self.nameless ? spec?.name.text ?? name : name }
  private static let nameless = "spec.nav"

  /// Makes a source from a text; errors in the text are reported when a test checks it.
  ///
  /// - Parameters:
  ///   - text: The spec in the language of `.nav` files.
  ///   - name: The name of the text in messages.
  public init(text: String, name: String = "spec.nav") {
    let (spec, diagnostics) = NavSpec.parse(text)
    self.spec = spec
    self.name = name
    corpus = []
    lines = [text.split(separator: "\n", omittingEmptySubsequences: false)]
    mistakes = diagnostics.filter { $0.severity == .error }.map { $0.rendered(in: text, path: name) }.joined()
  }

  /// Makes a source from a text; errors in the text are reported when a test checks it.
  public init(stringLiteral text: String) { self.init(text: text) }

  /// Makes a source from a spec that code has built or parsed.
  public init(_ spec: NavSpec) {
    self.spec = spec
    name = spec.name.text
    lines = []
    mistakes = ""
    corpus = []
  }

  /// Reads a spec from a file, the parts that the spec uses, and the corpus of failing traces beside the file.
  ///
  /// - Parameter url: The URL of the file, such as `Bundle.module.url(forResource: "checkout", withExtension: "nav")`.
  /// - Throws: A Foundation error if the file cannot be read. Errors in the text, and parts that cannot be read, are
  ///   reported when a test checks the spec.
  public init(contentsOf url: URL) throws {
    let source = NavSource(path: url.path, bytes: try Data(contentsOf: url)) { path in
      guard let data = try? Data(contentsOf: URL(filePath: path)) else {
        return .failure(NavSource.Unreadable("cannot be read"))
      }
      return .success(Array(data))
    }
    spec = source.spec
    name = url.lastPathComponent
    corpus = Self.corpus(of: url)
    lines = source.files.map {
      String(decoding: $0.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }
    mistakes = source.diagnostics.filter { $0.severity == .error }.map { source.rendered($0) }.joined()
  }

  /// The traces in the folder `checkout.corpus` beside `checkout.nav`; files that are no traces are skipped, and
  /// `navcheck check` reports them.
  private static func corpus(of url: URL) -> [NavigationTraceFile] {
    let folder = url.deletingPathExtension().appendingPathExtension("corpus")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: folder.appending(path: name)) else { return nil }
      return try? JSONDecoder().decode(NavigationTraceFile.self, from: data)
    }
  }

  /// The file and line of a declaration, with the text of the line without leading blanks if the text is known.
  func place(of origin: NavSpec.Origin, in program: NavProgram) -> ReportDocument.Place {
    let path = origin.file == 0 ? title : program.path(of: origin) ?? title
    return ReportDocument.Place(path: path, line: origin.line, text: line(origin.line, ofFile: origin.file))
  }

  /// The text of a line without leading blanks; the first line is 1, and the result is nil if the text is not known.
  func line(_ number: Int, ofFile file: Int = 0) -> String? {
    guard lines.indices.contains(file), lines[file].indices.contains(number - 1) else { return nil }
    return String(lines[file][number - 1].drop(while: \.isWhitespace))
  }

  /// The names of the variants, as arguments for a parameterised test; the first element is nil, for the spec as
  /// written, and the only one if the text cannot be parsed.
  public var variants: [String?] { [nil] + (spec?.variants.map { $0.name.text } ?? []) }

  /// Returns the program of a variant, or the errors of the spec.
  func program(_ variant: String?) -> Result<NavProgram, NavigationFailure> {
    guard let spec else { return .failure(NavigationFailure(mistakes)) }
    let (program, diagnostics) = NavProgram.resolve(spec, variant: variant)
    guard let program else {
      let lines = diagnostics.filter { $0.severity == .error }.map {
        "\(name):\($0.origin.line):\($0.origin.column): error: \($0.message)"
      }
      return .failure(NavigationFailure(lines.joined(separator: "\n")))
    }
    return .success(program)
  }
}
