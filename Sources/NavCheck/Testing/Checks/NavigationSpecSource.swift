import NavCheck
public import NavModel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A spec that a test checks: a text, a value, or a file such as a resource of the test's bundle.
public struct NavigationSpecSource: Sendable, ExpressibleByStringLiteral {
  let spec: NavSpec?
  let mistakes: String
  /// The failing traces that are kept beside the file.
  let corpus: [NavigationTraceFile]
  private let name: String
  /// The lines of the text, and of the parts that it uses; none of a value.
  private let lines: [[Substring]]
  /// What reports call it: its file, or the system of a text without a name.
  var title: String { name == Self.nameless ? spec?.name.text ?? name : name }
  private static let nameless = "spec.nav"

  /// Makes a spec from its text; mistakes are reported when it is checked.
  public init(text: String, name: String = "spec.nav") {
    let (spec, diagnostics) = NavSpec.parse(text)
    self.spec = spec
    self.name = name
    corpus = []
    lines = [text.split(separator: "\n", omittingEmptySubsequences: false)]
    mistakes = diagnostics.filter { $0.severity == .error }.map { $0.rendered(in: text, path: name) }.joined()
  }

  /// Makes a spec from its text.
  public init(stringLiteral text: String) { self.init(text: text) }

  /// Makes a source from a spec that was built in code or read before.
  public init(_ spec: NavSpec) {
    self.spec = spec
    name = spec.name.text
    lines = []
    mistakes = ""
    corpus = []
  }

  /// Reads a spec from a file, with the parts that it uses and the corpus of failing traces beside it.
  ///
  /// - Parameter url: The file: `Bundle.module.url(forResource: "checkout", withExtension: "nav")`.
  /// - Throws: An error of Foundation if the file cannot be read.
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

  /// The traces in the folder `checkout.corpus` of `checkout.nav`; what is no trace is left to `navcheck check`, which tells it.
  private static func corpus(of url: URL) -> [NavigationTraceFile] {
    let folder = url.deletingPathExtension().appendingPathExtension("corpus")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: folder.appending(path: name)) else { return nil }
      return try? JSONDecoder().decode(NavigationTraceFile.self, from: data)
    }
  }

  /// Where something is declared, with the line without blanks before it where there is a text.
  func place(of origin: NavSpec.Origin, in program: NavProgram) -> ReportDocument.Place {
    let path = origin.file == 0 ? title : program.path(of: origin) ?? title
    return ReportDocument.Place(path: path, line: origin.line, text: line(origin.line, ofFile: origin.file))
  }

  /// What stands in a line, which counts from 1; nil where the text is not known.
  func line(_ number: Int, ofFile file: Int = 0) -> String? {
    guard lines.indices.contains(file), lines[file].indices.contains(number - 1) else { return nil }
    return String(lines[file][number - 1].drop(while: \.isWhitespace))
  }

  /// The names of the variants, as arguments for a parameterised test.
  ///
  /// The first is nil, for the spec as written.
  public var variants: [String?] { [nil] + (spec?.variants.map { $0.name.text } ?? []) }

  /// The program of a variant, or what is wrong.
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
