/// The memoised results of the rules and properties that read the same parts, for each combination of values.
///
/// Many jobs read it at once; it changes only between rounds.
@safe final class RuleMemo {
  /// More combinations than this are not given a place each.
  private static var greatestTable: UInt64 { 1 << 22 }
  /// Marks an entry that was made.
  static var made: UInt64 { 1 << 63 }

  /// The parts, ascending.
  let keys: [Int]
  private(set) var strides: [Int] = []
  private var entries: UnsafeMutableBufferPointer<UInt64>
  /// Where there is not a place for each combination: the combination plus 1 in each place of a hash table.
  private var labels: UnsafeMutableBufferPointer<UInt64>?
  private var held = 0

  init(keys: [Int]) {
    self.keys = keys
    unsafe entries = UnsafeMutableBufferPointer(start: nil, count: 0)
  }

  deinit {
    unsafe entries.deallocate()
    unsafe labels?.deallocate()
  }

  /// Empties the memo for new bases; false where combinations cannot be numbered.
  func reset(bases: [UInt64]) -> Bool {
    strides = []
    var product: UInt64 = 1
    for key in keys {
      strides.append(Int(product))
      let (next, overflow) = product.multipliedReportingOverflow(by: bases[key])
      if overflow || next > 1 << 62 { return false }
      product = next
    }
    unsafe entries.deallocate()
    unsafe labels?.deallocate()
    unsafe labels = nil
    held = 0
    if product <= Self.greatestTable {
      unsafe entries = Self.zeros(Int(product))
    } else {
      unsafe entries = Self.zeros(1 << 12)
      unsafe labels = Self.zeros(1 << 12)
    }
    return true
  }

  /// The table with an entry for each combination; nil if there are too many combinations.
  var table: UnsafeMutablePointer<UInt64>? { unsafe labels == nil ? entries.baseAddress : nil }

  /// The number of a combination.
  func key(_ ids: [Int]) -> Int {
    zip(keys, strides).reduce(0) { $0 + ids[$1.0] * $1.1 }
  }

  subscript(key: Int) -> UInt64 {
    guard let labels = unsafe labels else { return unsafe entries[key] }
    return unsafe entries[place(of: key, labels)]
  }

  func set(_ key: Int, _ entry: UInt64) {
    if let labels = unsafe labels {
      if unsafe held * 2 > entries.count { widen() }
      let current = unsafe self.labels ?? labels
      let place = unsafe place(of: key, current)
      unsafe current[place] = UInt64(key) + 1
      unsafe entries[place] = entry
      held += 1
    } else {
      unsafe entries[key] = entry
    }
  }

  private func place(of key: Int, _ labels: UnsafeMutableBufferPointer<UInt64>) -> Int {
    let label = UInt64(key) + 1
    var place = Int(truncatingIfNeeded: label.mixed) & (labels.count - 1)
    while case let found = unsafe labels[place], found != 0, found != label {
      place = (place + 1) & (labels.count - 1)
    }
    return place
  }

  private func widen() {
    guard let old = unsafe labels else { return }
    let oldEntries = unsafe entries
    let wide = unsafe Self.zeros(old.count * 2)
    unsafe entries = Self.zeros(old.count * 2)
    unsafe labels = wide
    for index in old.indices where unsafe old[index] != 0 {
      let place = unsafe place(of: Int(old[index]) - 1, wide)
      unsafe wide[place] = old[index]
      unsafe entries[place] = oldEntries[index]
    }
    unsafe old.deallocate()
    unsafe oldEntries.deallocate()
  }

  private static func zeros(_ count: Int) -> UnsafeMutableBufferPointer<UInt64> {
    let fresh = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: count)
    unsafe fresh.initialize(repeating: 0)
    return unsafe fresh
  }
}
