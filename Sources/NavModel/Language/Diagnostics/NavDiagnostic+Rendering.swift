extension NavDiagnostic {
  /// The longest piece of a source line that is shown.
  private static let width = 100

  /// The diagnostic as a person reads it: `path:line:column: error: message`, the line, a caret with the help behind it.
  ///
  /// Complexity: linear in the size of the text.
  public func rendered(in text: String, path: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var out = "\(path):\(origin.line):\(origin.column): \(severity.rawValue): \(message)\n"
    out += Self.excerpt(of: lines, origin, help)
    for note in notes {
      out += "\(path):\(note.origin.line):\(note.origin.column): note: \(note.message)\n"
      out += Self.excerpt(of: lines, note.origin, nil)
    }
    return out
  }

  private static func excerpt(of lines: [Substring], _ origin: NavSpec.Origin, _ help: String?) -> String {
    guard lines.indices.contains(origin.line - 1) else { return help.map { "  \($0)\n" } ?? "" }
    let shown = lines[origin.line - 1].map { $0 == "\t" ? " " : isPrintable($0) ? $0 : "?" }
    let start = max(0, min(origin.column - 1, shown.count))
    // A long line is cut around the caret.
    let first = start > width - 20 ? start - 40 : 0
    let piece = shown[min(first, shown.count)..<min(first + width, shown.count)]
    let number = String(origin.line)
    let cut = first > 0 ? "…" : ""
    let marks = "^" + String(repeating: "~", count: max(0, min(origin.length - 1, first + width - start - 1)))
    let gutter = String(repeating: " ", count: number.count)
    let indent = String(repeating: " ", count: start - first + cut.count)
    return
      "  \(number) | \(cut)\(String(piece))\n  \(gutter) | \(indent)\(marks)\(help.map { " " + $0 } ?? "")\n"
  }

  private static func isPrintable(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.value >= 0x20 && !($0.value >= 0x7F && $0.value < 0xA0) }
  }

  /// A piece of text in quotes, cut where it is long.
  static func quoted(_ text: String) -> String {
    let shown = text.map { isPrintable($0) ? String($0) : "?" }.prefix(40).joined()
    return "'\(shown)\(text.count > 40 ? "…" : "")'"
  }

  /// A scalar by its number: `U+0007`.
  static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
