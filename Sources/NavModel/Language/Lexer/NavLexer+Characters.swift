extension NavLexer {
  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Returns the scalar at a distance from the current byte with its number of bytes; nil if the bytes are not UTF-8.
  func scalar(_ distance: Int = 0) -> (scalar: Unicode.Scalar, width: Int)? {
    guard let first = byte(distance) else { return nil }
    let width: Int
    var value: UInt32
    let smallest: UInt32
    switch first {
    case 0x00...0x7F: return (Unicode.Scalar(first), 1)
    case 0xC2...0xDF: (width, value, smallest) = (2, UInt32(first & 0x1F), 0x80)
    case 0xE0...0xEF: (width, value, smallest) = (3, UInt32(first & 0x0F), 0x800)
    case 0xF0...0xF4: (width, value, smallest) = (4, UInt32(first & 0x07), 0x1_0000)
    default: return nil
    }
    for index in 1..<width {
      guard let next = byte(distance + index), next & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(next & 0x3F)
    }
    guard value >= smallest, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, width)
  }

  /// Returns the number of bytes of a name's character at a distance; nil if the character cannot be in a name there.
  ///
  /// A hyphen belongs to a name if it is between two letters or digits.
  func widthInName(_ distance: Int, isFirst: Bool) -> Int? {
    guard let byte = byte(distance) else { return nil }
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      return 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return isFirst ? nil : 1
    case UInt8(ascii: "-"):
      guard !isFirst, self.byte(distance - 1) != UInt8(ascii: "-") else { return nil }
      return self.byte(distance + 1) != UInt8(ascii: "-") && widthInName(distance + 1, isFirst: false) != nil
        ? 1 : nil
    case 0x80...0xFF:
      guard let (scalar, width) = scalar(distance) else { return nil }
      let properties = scalar.properties
      let belongs = isFirst ? properties.isXIDStart : properties.isXIDContinue
      // Unicode allows joiners in names, but then two names could look the same and differ.
      return belongs && properties.generalCategory != .format ? width : nil
    default:
      return nil
    }
  }

  /// Reads a name; returns nil and reads nothing if there is none.
  mutating func name() -> String? {
    guard var width = widthInName(0, isFirst: true) else { return nil }
    let start = position
    repeat {
      position += width
      column += 1
      width = widthInName(0, isFirst: false) ?? 0
    } while width > 0
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Reads the digits of a number; returns 0 and reports a mistake if letters follow or the number is too large.
  mutating func number() -> Int {
    let start = column
    var value = 0
    var overflows = false
    while let byte = byte(), Self.isDigit(byte) {
      let (product, overflowsProduct) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflowsSum) = product.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      overflows = overflows || overflowsProduct || overflowsSum
      value = overflows ? 0 : sum
      position += 1
      column += 1
    }
    if byte() != UInt8(ascii: "-"), widthInName(0, isFirst: false) != nil {
      while let width = widthInName(0, isFirst: false) {
        position += width
        column += 1
      }
      reportUnreadable(
        "bad-number", "this is neither a number nor a name; a name begins with a letter or '_'", from: start)
      return 0
    }
    if overflows {
      reportUnreadable("number-too-large", "this number is larger than \(Int.max)", from: start)
    }
    return value
  }

  /// Reads an operator or punctuation; returns nil and reads nothing if there is none.
  mutating func symbol() -> NavToken.Symbol? {
    guard let first = byte(), first < 0x80 else { return nil }
    let follower = byte(1) == UInt8(ascii: "=") ? "=" : ""
    let one = String(Unicode.Scalar(first))
    var symbol = NavToken.Symbol(rawValue: one + follower)
    if first == UInt8(ascii: "."), byte(1) == first, byte(2) == first { symbol = .ellipsis }
    symbol = symbol ?? NavToken.Symbol(rawValue: one)
    guard let symbol else { return nil }
    position += symbol.rawValue.utf8.count
    column += symbol.rawValue.utf8.count
    return symbol
  }

  /// Reports and skips unreadable characters; a sequence of equal characters is one mistake.
  mutating func unreadable() {
    let start = column
    guard let (first, _) = scalar() else {
      while position < bytes.count, scalar() == nil {
        position += 1
        column += 1
      }
      reportUnreadable("not-utf8", "these bytes are not UTF-8 text; save the file as UTF-8", from: start)
      return
    }
    if NavVisibleText.isHidden(first) {
      while let (next, width) = scalar(), next == first {
        if next == "\r", byte(1) == UInt8(ascii: "\n"), column > start { break }
        position += width
        column += 1
      }
      let name = NavDiagnostic.codePoint(first)
      let help: String? =
        switch first {
        case "\t": "write '\\t'"
        case "\r": "end each line with a line feed, or with a carriage return and a line feed"
        default: nil
        }
      reportUnreadable(
        "control-character", "the character \(name) is not allowed here", from: start, help: help)
      return
    }
    let begin = position
    while let (next, width) = scalar(), next == first {
      position += width
      column += 1
    }
    if first == "/", byte() == UInt8(ascii: "*") {
      position += 1
      column += 1
    }
    let text = String(decoding: bytes[begin..<position].prefix(120), as: UTF8.self)
    reportUnreadable(
      "unexpected-character", "\(NavDiagnostic.quoted(text)) is not part of the language", from: start,
      help: Self.advice(on: first))
  }

  private static func advice(on first: Unicode.Scalar) -> String? {
    switch first {
    case "&": "write 'and'"
    case "|": "write 'or'"
    case "!": "write 'not'"
    case "/": "a comment begins with '//'"
    case "'", "\u{201C}", "\u{201D}", "\u{201E}", "\u{2018}", "\u{2019}":
      "write text between straight quotes: \"…\""
    case "\u{A0}", "\u{2007}", "\u{202F}", "\u{FEFF}", "\u{200B}":
      "write a plain space instead of \(NavDiagnostic.codePoint(first)), or remove it"
    case "\u{2013}", "\u{2014}", "\u{2212}": "write '-'"
    case "\u{2026}": "write '...'"
    case _ where first.properties.generalCategory == .format:
      "remove the invisible character \(NavDiagnostic.codePoint(first))"
    default: nil
    }
  }
}
