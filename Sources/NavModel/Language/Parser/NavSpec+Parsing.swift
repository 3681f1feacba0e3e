extension NavSpec {
  /// The largest text that is read, in bytes.
  public static let largestText = 4 << 20

  /// Reads the text of a `.nav` file.
  ///
  /// Accepts any bytes. Reports at most 20 mistakes at once, in the order of the text.
  /// Takes time and memory linear in the length of the text; a text of more than ``largestText`` bytes is
  /// refused unread, and blocks and expressions are nested 64 deep at most.
  /// - Parameters:
  ///   - text: The bytes.
  ///   - file: The number of the text among those of a spec, which every origin carries.
  /// - Returns: The spec, nil if there is an error; and what is wrong.
  public static func parse(
    _ text: some Collection<UInt8>, file: Int = 0
  ) -> (spec: NavSpec?, diagnostics: [NavDiagnostic]) {
    guard text.count <= largestText else {
      let size = "the file has \(text.count) bytes; specs of at most \(largestText) bytes are read"
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

  /// Reads the text of a `.nav` file from a string; see ``parse(_:file:)``.
  public static func parse(_ text: String) -> (spec: NavSpec?, diagnostics: [NavDiagnostic]) {
    parse(text.utf8)
  }
}
