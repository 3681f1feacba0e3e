/// A namespace for functions that escape control characters, so that output cannot affect a terminal, log or web page.
public enum NavVisibleText {
  /// Returns whether a character must be escaped.
  ///
  /// These are the control characters (C0, DEL and C1), the characters that change the text direction, and the
  /// separators of lines and paragraphs. The characters that change the direction have the property Bidi_Control in
  /// Unicode's PropList.txt.
  ///
  /// - Parameter scalar: The character.
  /// - Returns: Whether the character must be escaped.
  public static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Returns the escape sequence of a character, such as `\u{1B}`.
  ///
  /// - Parameter scalar: The character.
  /// - Returns: The escape sequence.
  public static func number(of scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// Escapes every hidden character of a text (``isHidden(_:)``), including line breaks.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The escaped text, on one line.
  /// - Complexity: O(*n*), where *n* is the length of the text.
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
