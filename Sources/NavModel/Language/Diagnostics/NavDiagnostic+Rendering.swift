extension NavDiagnostic {
  /// The largest number of columns of a source line in the output.
  private static let excerptWidth = 100

  /// Renders the diagnostic for a terminal.
  ///
  /// The result begins with `path:line:column: error: message`, with `warning` for a warning, and without line and
  /// column if the line is 0. The source line follows, with a caret below the mistake and ``help`` after the caret; if
  /// the text has no such line, only the help follows. The notes come last, in the same form and without help. Tabs
  /// become spaces, other control characters and invisible characters are escaped, and a line of more than 100
  /// characters is shortened around the caret.
  ///
  /// - Parameters:
  ///   - text: The text to which all origins of the diagnostic refer; see ``rendered(in:)`` for several texts.
  ///   - path: The path of the text, for the first line.
  /// - Returns: Lines of text, each with its line break.
  /// - Complexity: O(*n*) for each origin, where *n* is the length of the text up to the end of its line.
  public func rendered(in text: String, path: String) -> String {
    rendered(in: [(path, text)])
  }

  /// Renders the diagnostic and its notes, each with the source line at its origin.
  ///
  /// - Parameter texts: The texts of a spec with their paths; ``NavSpec/Origin/file`` is an index in this list. An
  ///   index out of range refers to the first text. If a text is nil, the result does not contain its lines.
  /// - Returns: Lines of text, each with its line break, in the form of ``rendered(in:path:)``.
  /// - Complexity: O(*n*) for each origin, where *n* is the length of its text up to the end of its line.
  public func rendered(in texts: [(path: String, text: String?)]) -> String {
    func place(_ origin: NavSpec.Origin) -> (path: String, text: String?) {
      texts.indices.contains(origin.file) ? texts[origin.file] : texts.first ?? ("", "")
    }
    let (path, text) = place(origin)
    var result = Self.head(path, origin) + "\(severity.rawValue): \(Self.escaped(message))\n"
    result += Self.excerpt(of: text, at: origin, help: help)
    for note in notes {
      let (path, text) = place(note.origin)
      result += Self.head(path, note.origin) + "note: \(Self.escaped(note.message))\n"
      result += Self.excerpt(of: text, at: note.origin, help: nil)
    }
    return result
  }

  private static func head(_ path: String, _ origin: NavSpec.Origin) -> String {
    let path = NavVisibleText.of(path)
    return origin.line > 0 ? "\(path):\(origin.line):\(origin.column): " : "\(path): "
  }

  /// Returns the source line with its number, followed by a line with the caret and the help.
  private static func excerpt(of text: String?, at origin: NavSpec.Origin, help: String?) -> String {
    guard let text, let line = line(origin.line, of: text) else {
      return help.map { "  \(escaped($0))\n" } ?? ""
    }
    let scalars = Array(line)
    let column = min(max(origin.column - 1, 0), scalars.count)
    let first = column > excerptWidth * 3 / 4 ? column - excerptWidth / 2 : 0
    let last = min(scalars.count, first + excerptWidth)
    var shown = first > 0 ? "…" : ""
    var offset = 0
    var width = 0
    for index in first..<max(first, last) {
      if index == column { offset = shown.unicodeScalars.count }
      shown += self.shown(scalars[index])
      if index >= column, index < column + origin.length { width = shown.unicodeScalars.count - offset }
    }
    if column >= last { offset = shown.unicodeScalars.count }
    if last < scalars.count { shown += "…" }
    let number = String(origin.line)
    let margin = String(repeating: " ", count: max(2, 4 - number.count))
    var result = "\(margin)\(number) | \(shown)\n"
    let indent = margin.count + number.count + 3 + offset
    result += String(repeating: " ", count: indent) + "^" + String(repeating: "~", count: max(0, width - 1))
    result += (help.map { " " + escaped($0) } ?? "") + "\n"
    return result
  }

  /// Returns the line with a number; nil if it does not exist.
  private static func line(_ number: Int, of text: String) -> Substring.UnicodeScalarView? {
    guard number > 0 else { return nil }
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    if scalars.first == "\u{FEFF}" { start = scalars.index(after: start) }
    for _ in 1..<number {
      guard let end = scalars[start...].firstIndex(of: "\n") else { return nil }
      start = scalars.index(after: end)
    }
    let end = scalars[start...].firstIndex(of: "\n") ?? scalars.endIndex
    var line = scalars[start..<end]
    if line.last == "\r" { line.removeLast() }
    return line
  }

  /// Returns the output for a character of a source line.
  private static func shown(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control where scalar == "\t": " "
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
      NavVisibleText.number(of: scalar)
    default: String(scalar)
    }
  }

  /// Returns a message on one line, with control characters escaped.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += shown($1) }
  }
}
