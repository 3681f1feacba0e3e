/// The values of a tab under a root, grouped by what a local read of them found (``ReadRecorder/reads``).
struct LocalGroups {
  /// A local read under a root.
  struct Key: Hashable {
    let root: Int
    let node: UInt64
    let tab: Int
  }

  /// The groups in the order of discovery, with the number of what was found.
  private(set) var all: [(found: Int, values: [Int])] = []
  /// The number of values.
  private(set) var count = 0

  /// Adds a value.
  mutating func add(_ value: Int, found: Int) {
    count += 1
    if let group = all.firstIndex(where: { $0.found == found }) {
      all[group].values.append(value)
    } else {
      all.append((found, [value]))
    }
  }
}
