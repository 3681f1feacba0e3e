/// A hash of text that is the same in every process: FNV-1a in 64 bits.
package struct StableHash {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// Adds the bytes of a text.
  package mutating func combine(_ text: some StringProtocol) { combine(text.utf8) }

  /// Adds bytes.
  package mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// The hash of one text.
  package static func of(_ text: some StringProtocol) -> UInt64 {
    var hash = StableHash()
    hash.combine(text)
    return hash.value
  }

  /// The hash of several texts, which also depends on the boundaries between them, in 16 hexadecimal digits.
  package static func ofTexts(_ texts: [[UInt8]]) -> String {
    var hash = StableHash()
    for text in texts {
      hash.combine("\(text.count) ")
      hash.combine(text)
    }
    return hash.hexadecimal
  }

  /// The value in 16 hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Functions that mix the bits of a hash, equally in every process.
enum Fingerprint {
  /// 64 bits, each of which depends on all bits of the value; different values never give the same.
  ///
  /// Source: the finalizer of SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, "Fast Splittable Pseudorandom Number
  /// Generators", OOPSLA 2014).
  static func mixed(_ value: UInt64) -> UInt64 {
    var word = value &+ 0x9E37_79B9_7F4A_7C15
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
