/// An approximate set of visited states, in which two states can be equal by chance.
protocol ApproximateSet {
  /// The probability that the set seems to contain a new state.
  var omissionProbability: Double { get }

  /// The memory of the set in bytes.
  var bytes: Int { get }

  /// Whether the set seems to contain the fingerprint of a state.
  func contains(_ fingerprint: UInt64) -> Bool

  /// Adds a fingerprint that the set does not contain.
  mutating func insert(_ fingerprint: UInt64)
}

/// A visited set for hash compaction, which stores some bits of each fingerprint in slots of 32 or 64 bits.
struct HashCompactionTable<Slot: FixedWidthInteger & UnsignedInteger & Sendable>: ApproximateSet {
  private let bits: Int
  /// The number of possible hashes.
  private let values: Double
  // Open addressing; 0 marks a free slot, so whether it is in the set is stored separately.
  private var slots: [Slot]
  private var hasZero = false
  private var count = 0

  init(bits: Int) {
    precondition(bits <= Slot.bitWidth, "A hash of \(bits) bits does not fit into \(Slot.bitWidth) bits.")
    self.bits = bits
    values = (0..<bits).reduce(1) { power, _ in power * 2 }
    slots = Array(repeating: 0, count: 1_024)
  }

  var omissionProbability: Double { Double(count) / values }

  var bytes: Int { slots.count * MemoryLayout<Slot>.stride }

  func contains(_ fingerprint: UInt64) -> Bool {
    let hash = hash(of: fingerprint)
    return hash == 0 ? hasZero : slots[slot(of: hash)] == hash
  }

  mutating func insert(_ fingerprint: UInt64) {
    let hash = hash(of: fingerprint)
    count += 1
    if hash == 0 {
      hasZero = true
      return
    }
    slots[slot(of: hash)] = hash
    // At most three quarters of the slots are occupied, so that searches stay short.
    if count * 4 > slots.count * 3 { grow() }
  }

  private func hash(of fingerprint: UInt64) -> Slot {
    Slot(truncatingIfNeeded: fingerprint >> UInt64(64 - bits))
  }

  /// The slot of a hash, or the free slot for it.
  private func slot(of hash: Slot) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: Fingerprint.mixed(UInt64(hash))) & mask
    while slots[slot] != 0, slots[slot] != hash { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    for hash in old where hash != 0 { slots[slot(of: hash)] = hash }
  }
}

/// A visited set for bitstate hashing: a table in which each state sets some bits.
struct BitstateTable: ApproximateSet {
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

  /// The probability that other states have set all bits of a state, or have its fingerprint.
  var omissionProbability: Double {
    let fill = Double(bitsSet) / Double(size)
    let equals = Double(count) / 0x1p64
    return min(1, (0..<hashes).reduce(1) { product, _ in product * fill } + equals)
  }

  var bytes: Int { words.count * 8 }

  func contains(_ fingerprint: UInt64) -> Bool {
    (0..<hashes).allSatisfy { isSet(bit($0, of: fingerprint)) }
  }

  mutating func insert(_ fingerprint: UInt64) {
    count += 1
    for hash in 0..<hashes {
      let bit = bit(hash, of: fingerprint)
      if isSet(bit) { continue }
      words[bit >> 6] |= 1 << UInt64(bit & 63)
      bitsSet += 1
    }
  }

  private func isSet(_ bit: Int) -> Bool { words[bit >> 6] & (1 << UInt64(bit & 63)) != 0 }

  /// The index of the bit that one of the hash functions assigns to a state.
  private func bit(_ hash: Int, of fingerprint: UInt64) -> Int {
    // Each function mixes another constant in; the product spreads its value evenly over any size.
    let mixed = Fingerprint.mixed(fingerprint ^ Fingerprint.mixed(UInt64(hash)))
    return Int(mixed.multipliedFullWidth(by: size).high)
  }
}
