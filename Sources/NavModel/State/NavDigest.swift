/// A 64-bit hash of a value that is the same in every process, unlike Swift's own hashes.
struct NavDigest {
  private(set) var value: UInt64 = 0

  /// Adds a number.
  ///
  /// Source: the finalizer of SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, OOPSLA 2014).
  mutating func add(_ number: Int) {
    var word = value ^ UInt64(bitPattern: Int64(number))
    word &+= 0x9E37_79B9_7F4A_7C15
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    value = word ^ (word >> 31)
  }

  /// Adds the bytes of a text.
  mutating func add(_ text: String) {
    add(text.utf8.count)
    for byte in text.utf8 { add(Int(byte)) }
  }

  /// Adds a part of the value.
  mutating func add(_ part: some NavDigestible) { part.digest(into: &self) }
}
