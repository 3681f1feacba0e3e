extension NavDiagnostic {
  /// A word of the spec between quotes, as messages show it: cut when long, so that no text makes a long
  /// message.
  static func quoted(_ text: String) -> String {
    text.unicodeScalars.count > 60 ? "'\(String(text.unicodeScalars.prefix(57)))…'" : "'\(text)'"
  }

  /// `U+001B`.
  static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// `'a', 'b' or 'c'`; at most eight of them.
  static func list(_ words: [String]) -> String {
    var shown = words.prefix(8).map(quoted)
    if words.count > 8 { shown.append("…") }
    guard let last = shown.popLast() else { return "" }
    return shown.isEmpty ? last : shown.joined(separator: ", ") + " or " + last
  }
}
