/// How many columns of a terminal a text takes.
enum DisplayWidth {
  /// The columns of a text: two for a wide character, none for a mark that sits on another.
  static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { width, character in
      width + min(2, character.unicodeScalars.map { columns($0) }.max() ?? 0)
    }
  }

  /// As much of a text as fits into columns; a line that is wider than a terminal could not be taken away again.
  static func cut(_ text: String, to width: Int) -> String {
    var rest = width
    return String(
      text.prefix { character in
        rest -= of(String(character))
        return rest >= 0
      })
  }

  /// A text with spaces behind it; as it is, where it is too wide already.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - of(text)))
  }

  /// A text with spaces before it.
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

  // The blocks that Unicode's East Asian Width calls wide or full, and the pictographs that terminals draw wide.
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
