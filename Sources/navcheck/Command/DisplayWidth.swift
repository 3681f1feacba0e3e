/// The width of a text in columns of a terminal.
enum DisplayWidth {
  /// Returns the number of columns: two for a wide character, none for a combining mark.
  static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { width, character in
      width + min(2, character.unicodeScalars.map { columns($0) }.max() ?? 0)
    }
  }

  /// Returns the prefix of a text that fits into columns, since a wrapped line cannot be erased again.
  static func cut(_ text: String, to width: Int) -> String {
    var rest = width
    return String(
      text.prefix { character in
        rest -= of(String(character))
        return rest >= 0
      })
  }

  /// Returns a text with trailing spaces up to a width; unchanged if it is wider.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - of(text)))
  }

  /// Returns a text with leading spaces up to a width.
  static func indented(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - of(text))) + text
  }

  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isWide(scalar.value) ? 2 : 1
    }
  }

  // The blocks that are wide or fullwidth in Unicode's East Asian Width, and the pictographs that terminals draw wide.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
