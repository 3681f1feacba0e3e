/// A visited set for hash compaction, which stores some bits of each fingerprint in slots of 32 or 64 bits.
struct HashSet<Word: FixedWidthInteger & UnsignedInteger & Sendable>: LossySet {
  private let bits: Int
  /// The number of possible hashes.
  private let values: Double
  // Open addressing; 0 marks a free place, so whether it is in the set is kept beside it.
  private var places: [Word]
  private var hasZero = false
  private var count = 0

  init(bits: Int) {
    precondition(bits <= Word.bitWidth, "A hash of \(bits) bits does not fit into \(Word.bitWidth) bits.")
    self.bits = bits
    values = (0..<bits).reduce(1) { power, _ in power * 2 }
    places = Array(repeating: 0, count: 1_024)
  }

  var chance: Double { Double(count) / values }

  var bytes: Int { places.count * MemoryLayout<Word>.stride }

  func contains(_ fingerprint: UInt64) -> Bool {
    let hash = hash(of: fingerprint)
    return hash == 0 ? hasZero : places[place(of: hash)] == hash
  }

  mutating func insert(_ fingerprint: UInt64) {
    let hash = hash(of: fingerprint)
    count += 1
    if hash == 0 {
      hasZero = true
      return
    }
    places[place(of: hash)] = hash
    // At most three quarters are taken, so that searches stay short.
    if count * 4 > places.count * 3 { grow() }
  }

  private func hash(of fingerprint: UInt64) -> Word {
    Word(truncatingIfNeeded: fingerprint >> UInt64(64 - bits))
  }

  /// Where a hash is, or would be.
  private func place(of hash: Word) -> Int {
    let mask = places.count - 1
    var place = Int(truncatingIfNeeded: Fingerprint.mixed(UInt64(hash))) & mask
    while places[place] != 0, places[place] != hash { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = places
    places = Array(repeating: 0, count: old.count * 2)
    for hash in old where hash != 0 { places[place(of: hash)] = hash }
  }
}
