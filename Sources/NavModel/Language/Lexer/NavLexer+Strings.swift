extension NavLexer {
  /// Reads a string from its opening quote; an unclosed string ends with its line.
  mutating func string() -> String {
    let start = column
    position += 1
    column += 1
    var text = ""
    while let byte = byte(), byte != UInt8(ascii: "\n"), !hasStopped {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        column += 1
        return text
      case UInt8(ascii: "\\"):
        escape(into: &text)
      case 0x20..<0x7F:
        text.unicodeScalars.append(Unicode.Scalar(byte))
        position += 1
        column += 1
      case UInt8(ascii: "\r") where self.byte(1) == UInt8(ascii: "\n"):
        position += 1
      default:
        if let (scalar, width) = scalar(), !NavVisibleText.isHidden(scalar) {
          text.unicodeScalars.append(scalar)
          position += width
          column += 1
        } else {
          unreadable()
        }
      }
    }
    reportUnreadable(
      "unterminated-string", "this text has no closing quote", from: start, length: 1,
      help: "close the string on the same line")
    return text
  }

  private mutating func escape(into text: inout String) {
    let start = column
    position += 1
    column += 1
    let plain: Unicode.Scalar?
    switch byte() {
    case UInt8(ascii: "\""): plain = "\""
    case UInt8(ascii: "\\"): plain = "\\"
    case UInt8(ascii: "n"): plain = "\n"
    case UInt8(ascii: "t"): plain = "\t"
    case UInt8(ascii: "u") where byte(1) == UInt8(ascii: "{"): plain = numbered()
    default: plain = nil
    }
    guard let plain else {
      return reportUnreadable(
        "bad-escape", "this is not a valid escape", from: start,
        help: "the escapes are \\\" \\\\ \\n \\t \\u{…}")
    }
    text.unicodeScalars.append(plain)
    position += 1
    column += 1
  }

  /// Reads `u{1F600` up to the closing brace, which the caller reads.
  private mutating func numbered() -> Unicode.Scalar? {
    var value: UInt32 = 0
    var distance = 2
    while distance < 9, let byte = byte(distance), let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
      value = value << 4 | UInt32(digit)
      distance += 1
    }
    guard distance > 2, byte(distance) == UInt8(ascii: "}"), let scalar = Unicode.Scalar(value) else {
      return nil
    }
    position += distance
    column += distance
    return scalar
  }
}
