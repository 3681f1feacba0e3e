/// Escapes characters that a terminal, a log or a page would interpret.
public enum NavVisibleText {
  /// Whether a character is a control (C0, DEL, C1), changes the direction of text, or ends a line or a paragraph.
  ///
  /// Source of the directional ones: the property Bidi_Control in Unicode's PropList.txt.
  public static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Escapes a character: `\u{1B}`.
  public static func number(of scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// Escapes line breaks and every hidden character of a text.
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
