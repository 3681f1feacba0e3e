/// A spec with its source texts: the text of the spec, and the texts of the parts that it uses.
///
/// ```swift
/// let source = NavSource(path: "specs/shop.nav", bytes: text) { path in read(path) }
/// let (program, diagnostics) = source.resolve()
/// for diagnostic in diagnostics { print(source.rendered(diagnostic)) }
/// ```
public struct NavSource: Sendable {
  /// The text of a file with its path.
  public struct File: Hashable, Sendable {
    /// The path of the file: for the text of the spec, the path that the caller passed.
    ///
    /// The path of a part is the folder of the file that uses the part, joined with the path after `use`. In the part's
    /// path, `.` and `..` are resolved as far as possible.
    public var path: String
    /// The content of the file.
    public var bytes: [UInt8]

    /// Creates a file.
    ///
    /// - Parameters:
    ///   - path: The path of the file; see ``path``.
    ///   - bytes: The content of the file.
    public init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The reason for which a file could not be read, such as `cannot be read` or `is a folder`.
  public struct Unreadable: Error, Hashable, Sendable {
    /// The predicate of a sentence whose subject is the file.
    public var reason: String

    /// Creates a reason.
    ///
    /// - Parameter reason: The predicate of a sentence whose subject is the file.
    public init(_ reason: String) { self.reason = reason }
  }

  /// The largest number of parts that one spec can use, directly or through other parts.
  public static let largestNumberOfParts = 64

  /// The text of the spec, then the texts of the parts that were read.
  ///
  /// ``NavSpec/Origin/file`` is an index in this list.
  public private(set) var files: [File]
  /// The spec, in which the declarations of each part replace its first `use`; nil if ``diagnostics`` has an error.
  public private(set) var spec: NavSpec?
  /// The mistakes in the texts and in their `use` lines, without those that ``resolve(variant:settings:)`` finds.
  ///
  /// If the text of the spec cannot be parsed, its parts are not read, and the list has only the mistakes of this text.
  /// Otherwise, the list begins with the mistakes that the parser finds in this text.
  public private(set) var diagnostics: [NavDiagnostic] = []

  /// Parses a text and the parts that it uses.
  ///
  /// The initializer reads each part once, and no part if the text of the spec cannot be parsed. The path of a part is
  /// the folder of the file that uses the part, joined with the text after `use`; see ``File/path``.
  ///
  /// - Parameters:
  ///   - path: The path of the text, for messages and to locate parts.
  ///   - bytes: The text; any bytes are accepted.
  ///   - read: A closure that returns the content of the part at a path, or the reason for which it cannot be read.
  /// - Complexity: O(*n*), where *n* is the length of all texts.
  public init(
    path: String, bytes: some Collection<UInt8>, reading read: (String) -> Result<[UInt8], Unreadable>
  ) {
    files = [File(path: path, bytes: Array(bytes))]
    let (parsed, mistakes) = NavSpec.parse(files[0].bytes)
    diagnostics = mistakes
    guard var spec = parsed else { return }
    spec.items = linked(spec.items, of: 0, above: [0], read)
    diagnostics += spec.variantsNamedTwice
    if !diagnostics.contains(where: { $0.severity == .error }) { self.spec = spec }
  }

  /// Resolves every name of the spec; see ``NavProgram/resolve(_:variant:settings:)``.
  ///
  /// - Parameters:
  ///   - variant: The name of a variant; nil for the spec without a variant.
  ///   - settings: Values for parameters of the system, which override the values in the text and in the variant.
  /// - Returns: The program, which is nil if there is an error, and the diagnostics, those of the parser first.
  public func resolve(
    variant: String? = nil, settings: [NavSpec.Setting] = []
  ) -> (program: NavProgram?, diagnostics: [NavDiagnostic]) {
    guard let spec else { return (nil, diagnostics) }
    var (program, mistakes) = NavProgram.resolve(spec, variant: variant, settings: settings)
    program?.files = files.map(\.path)
    if program == nil, let variant { mistakes += strangers(in: variant) }
    return (program, diagnostics + mistakes)
  }

  /// Resolves every name of several existing variants; nil stands for the spec without a variant.
  ///
  /// - Complexity: O(*n* × *v*), where *n* is the size of the spec without variants and *v* the number of variants.
  package func resolve(
    variants: [String?], settings: [NavSpec.Setting] = []
  ) -> [(program: NavProgram?, diagnostics: [NavDiagnostic])] {
    guard let spec else { return variants.map { _ in (nil, diagnostics) } }
    let named = Dictionary(spec.variants.map { ($0.name.text, $0) }) { first, _ in first }
    var source = self
    var text = spec
    text.items.removeAll { if case .variant = $0 { true } else { false } }
    return variants.map { name in
      source.spec = spec
      if let variant = name.flatMap({ named[$0] }) {
        source.spec = text
        source.spec?.items.append(.variant(variant))
      }
      return source.resolve(variant: name, settings: settings)
    }
  }

  /// Renders a diagnostic with the source lines at its origins.
  ///
  /// - Parameters:
  ///   - diagnostic: An element of ``diagnostics``, or of the result of ``resolve(variant:settings:)``.
  ///   - mayBeShown: A closure that returns whether the output may contain lines of the file at a path.
  /// - Returns: Lines of text, each with its line break.
  public func rendered(
    _ diagnostic: NavDiagnostic, showing mayBeShown: (String) -> Bool = { _ in true }
  ) -> String {
    let places = Set(([diagnostic.origin] + diagnostic.notes.map(\.origin)).map(\.file))
    return diagnostic.rendered(
      in: files.enumerated().map { index, file in
        let isWanted = places.contains(index) && mayBeShown(file.path)
        return (file.path, isWanted ? String(decoding: file.bytes, as: UTF8.self) : nil)
      })
  }

  // MARK: Parts

  /// Replaces each `use` by the declarations of its part.
  private mutating func linked(
    _ items: [NavSpec.Item], of file: Int, above: [Int], _ read: (String) -> Result<[UInt8], Unreadable>
  ) -> [NavSpec.Item] {
    var whole: [NavSpec.Item] = []
    var used: [String: NavSpec.Origin] = [:]
    for item in items {
      guard case .use(let use) = item else {
        whole.append(item)
        continue
      }
      guard let path = Self.path(use.path, beside: files[file].path) else {
        error(
          "use-path", "\(NavDiagnostic.quoted(use.path)) is not the path of a part", use.origin,
          help: "write a path relative to this file, with '/' between its names")
        continue
      }
      if let first = used.updateValue(use.origin, forKey: path) {
        error(
          "used-twice", "\(NavDiagnostic.quoted(use.path)) is used twice", use.origin,
          notes: [NavDiagnostic.Note(message: "first used here", origin: first)])
        continue
      }
      if let known = files.firstIndex(where: { $0.path == path }) {
        if above.contains(known) {
          error(
            "cyclic-use", "\(NavDiagnostic.quoted(use.path)) uses this file, directly or through other files",
            use.origin, help: "move the declarations that both files need into a third part")
        }
        continue
      }
      guard files.count <= Self.largestNumberOfParts else {
        error(
          "too-many-parts",
          "a spec can use at most \(Self.largestNumberOfParts) parts; merge some of its parts into one",
          use.origin)
        return whole
      }
      switch read(path) {
      case .failure(let failure):
        error(
          "unreadable-part", "\(NavDiagnostic.quoted(use.path)) \(failure.reason)", use.origin,
          help: "the path is \(path)")
      case .success(let bytes): whole += part(path, bytes, use, above, read)
      }
    }
    return whole
  }

  private mutating func part(
    _ path: String, _ bytes: [UInt8], _ use: NavSpec.Use, _ above: [Int],
    _ read: (String) -> Result<[UInt8], Unreadable>
  ) -> [NavSpec.Item] {
    let index = files.count
    files.append(File(path: path, bytes: bytes))
    let (parsed, mistakes) = NavSpec.parse(bytes, file: index)
    diagnostics += mistakes
    guard let part = parsed else { return [] }
    guard part.isPart else {
      error(
        "not-a-part", "\(NavDiagnostic.quoted(use.path)) is a system, not a part", use.origin,
        help: "move the shared declarations into a file that begins with 'part Name'")
      return []
    }
    return linked(part.items, of: index, above: above + [index], read)
  }

  private mutating func error(
    _ code: String, _ message: String, _ origin: NavSpec.Origin, help: String? = nil,
    notes: [NavDiagnostic.Note] = []
  ) {
    diagnostics.append(NavDiagnostic(code: code, message, at: origin, help: help, notes: notes))
  }

  /// Returns a path relative to the folder of another file, with `.` and `..` resolved as far as possible.
  ///
  /// The result is nil if the path is absolute or empty, contains a backslash, or ends with a slash.
  static func path(_ path: String, beside other: String) -> String? {
    guard !path.isEmpty, !path.hasPrefix("/"), !path.contains("\\"), !path.hasSuffix("/") else { return nil }
    var names = other.split(separator: "/", omittingEmptySubsequences: true).dropLast().map(String.init)
    for name in path.split(separator: "/", omittingEmptySubsequences: true) {
      switch name {
      case ".": break
      case ".." where names.last.map({ $0 != ".." }) ?? false: names.removeLast()
      default: names.append(String(name))
      }
    }
    return (other.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }
}
