extension NavSpec {
  /// The size of the largest text that the parser accepts, in bytes.
  public static let largestText = 4 << 20

  /// Parses the text of a `.nav` file.
  ///
  /// The parser accepts any bytes and reports at most 20 mistakes, in the order of the text; if there are more, a last
  /// diagnostic says so. It rejects texts of more than ``largestText`` bytes without reading them. It also rejects
  /// blocks and expressions that are nested more than 64 levels deep, and `every`, `some` and `count of` that are
  /// nested more than 4 levels deep. It does not check names, and does not read the parts that the text uses.
  ///
  /// - Parameters:
  ///   - text: The bytes.
  ///   - file: The index of the text among the texts of a spec, for ``Origin/file``.
  /// - Returns: The spec, which is nil if there is an error, and the diagnostics.
  /// - Complexity: O(*n*) in time and memory, where *n* is the length of the text.
  public static func parse(
    _ text: some Collection<UInt8>, file: Int = 0
  ) -> (spec: NavSpec?, diagnostics: [NavDiagnostic]) {
    guard text.count <= largestText else {
      let size = "the file has \(text.count) bytes, but a spec can have at most \(largestText) bytes"
      return (
        nil, [NavDiagnostic(code: "too-large", size, at: Origin(line: 1, column: 1, length: 1, file: file))]
      )
    }
    var parser = NavParser(Array(text), file: file)
    let spec = parser.file()
    let diagnostics = parser.lexer.diagnostics.enumerated().sorted {
      (
        $0.element.code == "too-many-errors" ? 1 : 0, $0.element.origin.line, $0.element.origin.column,
        $0.offset
      )
        < (
          $1.element.code == "too-many-errors" ? 1 : 0, $1.element.origin.line, $1.element.origin.column,
          $1.offset
        )
    }.map(\.element)
    return (diagnostics.contains { $0.severity == .error } ? nil : spec, diagnostics)
  }

  /// Parses the text of a `.nav` file from a string; see ``parse(_:file:)``.
  ///
  /// - Parameter text: The text of the file.
  /// - Returns: The spec, which is nil if there is an error, and the diagnostics.
  public static func parse(_ text: String) -> (spec: NavSpec?, diagnostics: [NavDiagnostic]) {
    parse(text.utf8)
  }
}
