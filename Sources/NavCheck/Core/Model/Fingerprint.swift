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
