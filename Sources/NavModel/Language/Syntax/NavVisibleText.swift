/// A namespace for functions that escape characters which a terminal, a log or a web page would interpret.
public enum NavVisibleText {
  /// Whether a character is a control character (C0, DEL, C1), changes the text direction, or ends a line or
  /// paragraph.
  ///
  /// The characters that change the direction have the property Bidi_Control in Unicode's PropList.txt.
  ///
  /// - Parameter scalar: The character.
  /// - Returns: Whether the character must be escaped.
  public static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Escapes a character as `\u{1B}`.
  ///
  /// - Parameter scalar: The character.
  /// - Returns: The escape sequence.
  public static func number(of scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// Escapes all line breaks and hidden characters of a text (``isHidden(_:)``).
  ///
  /// - Parameter text: Any text.
  /// - Returns: The text on one line.
  public static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if isHidden(scalar) {
        result += number(of: scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}
