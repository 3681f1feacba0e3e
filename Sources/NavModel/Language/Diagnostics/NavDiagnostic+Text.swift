extension NavDiagnostic {
  /// Returns a word of the spec in quotes for a message; words of more than 60 characters are shortened.
  static func quoted(_ text: String) -> String {
    text.unicodeScalars.count > 60 ? "'\(String(text.unicodeScalars.prefix(57)))…'" : "'\(text)'"
  }

  /// Returns the notation of a character's code point, such as `U+001B`.
  static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Returns an enumeration of at most eight words, such as `'a', 'b' or 'c'`.
  static func list(_ words: [String]) -> String {
    var shown = words.prefix(8).map(quoted)
    if words.count > 8 { shown.append("…") }
    guard let last = shown.popLast() else { return "" }
    return shown.isEmpty ? last : shown.joined(separator: ", ") + " or " + last
  }
}
