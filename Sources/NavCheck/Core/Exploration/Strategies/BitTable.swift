/// A visited set for bitstate hashing: a table in which each state sets some bits.
struct BitTable: LossySet {
  private var words: [UInt64]
  private let size: UInt64
  private let hashes: Int
  private var bitsSet = 0
  private var count = 0

  /// Creates a table of a number of bytes, with a number of bits for each state.
  init(bytes: Int, hashes: Int) {
    size = UInt64(bytes) * 8
    words = Array(repeating: 0, count: (bytes + 7) / 8)
    self.hashes = hashes
  }

  /// All bits of the state are set by others, or its fingerprint is that of another.
  var chance: Double {
    let fill = Double(bitsSet) / Double(size)
    let equals = Double(count) / 0x1p64
    return min(1, (0..<hashes).reduce(1) { product, _ in product * fill } + equals)
  }

  var bytes: Int { words.count * 8 }

  func contains(_ fingerprint: UInt64) -> Bool {
    (0..<hashes).allSatisfy { isSet(place($0, of: fingerprint)) }
  }

  mutating func insert(_ fingerprint: UInt64) {
    count += 1
    for hash in 0..<hashes {
      let place = place(hash, of: fingerprint)
      if isSet(place) { continue }
      words[place >> 6] |= 1 << UInt64(place & 63)
      bitsSet += 1
    }
  }

  private func isSet(_ place: Int) -> Bool { words[place >> 6] & (1 << UInt64(place & 63)) != 0 }

  /// The position of the bit that one of the hash functions assigns to a state.
  private func place(_ hash: Int, of fingerprint: UInt64) -> Int {
    // Each function mixes another constant in; the product spreads its value evenly over any size.
    let mixed = Fingerprint.mixed(fingerprint ^ Fingerprint.mixed(UInt64(hash)))
    return Int(mixed.multipliedFullWidth(by: size).high)
  }
}
