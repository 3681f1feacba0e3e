/// A hash of text that is the same in every process: FNV-1a in 64 bits.
struct StableHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds the bytes of a text.
  mutating func combine(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// The hash of one text.
  static func of(_ text: String) -> UInt64 {
    var hash = StableHash()
    hash.combine(text)
    return hash.value
  }
}
