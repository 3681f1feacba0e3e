/// The discovered pairs of a root and one tab: for each root, the values of the tab.
///
/// Roots and values are represented by their numbers.
struct TabPairs {
  /// The values of the tab under a root, in the order of discovery.
  private(set) var values: [[Int]] = []
  /// For each root, the number of expanded values.
  private var expanded: [Int] = []
  /// For each root, the number of values, oldest first, that a local read of an evaluation has found.
  private var localReads: [Int] = []
  /// For each root, the roots to which a step leads that keeps the tab, whatever its value.
  private var successors: [[Int]] = []
  /// For each root, a bit for each value, in 64-bit words.
  private var known: [[UInt64]] = []
  /// The number of pairs.
  private(set) var count = 0
  private var knownSuccessors: Set<Key> = []
  /// The number of roots with a value, and of 64-bit words in ``known``.
  private var occupiedRoots = 0
  private var wordCount = 0

  private struct Key: Hashable {
    let root: Int
    let other: Int
  }

  /// An estimate of the memory of the pairs in bytes, with that which arrays reserve.
  var bytes: Int {
    let ofRoots = values.count * 5 * MemoryLayout<Int>.stride + occupiedRoots * 2 * 48
    let ofSuccessors = knownSuccessors.count * (2 * MemoryLayout<Key>.stride + 24)
    return ofRoots + (count + wordCount) * 12 + ofSuccessors
  }

  /// Makes room for a root.
  mutating func makeRoom(for root: Int) {
    while values.count <= root {
      values.append([])
      known.append([])
      expanded.append(0)
      localReads.append(0)
      successors.append([])
    }
  }

  /// Whether the tab has been discovered with a value under a root.
  func has(_ value: Int, under root: Int) -> Bool {
    value / 64 < known[root].count && known[root][value / 64] >> UInt64(value % 64) & 1 == 1
  }

  /// Inserts a pair, and returns whether it is new.
  mutating func insert(_ value: Int, under root: Int) -> Bool {
    if has(value, under: root) { return false }
    if values[root].isEmpty { occupiedRoots += 1 }
    while known[root].count <= value / 64 {
      known[root].append(0)
      wordCount += 1
    }
    known[root][value / 64] |= 1 << UInt64(value % 64)
    count += 1
    values[root].append(value)
    return true
  }

  /// Records that a step leads from a root to another and keeps the tab, and returns whether that is new.
  mutating func insert(successor: Int, of root: Int) -> Bool {
    guard knownSuccessors.insert(Key(root: root, other: successor)).inserted else { return false }
    successors[root].append(successor)
    return true
  }

  /// The roots to which a root can become while the tab stays as it is.
  func successors(of root: Int) -> [Int] { successors[root] }

  /// The expanded values under a root, oldest first.
  func expandedValues(under root: Int) -> ArraySlice<Int> { values[root][..<expanded[root]] }

  /// The value with which the next world with a root is to be evaluated: the oldest that no local read has found, or
  /// the first; nil if there is none.
  ///
  /// One evaluation finds what a step does to each of its tabs.
  func valueToEvaluate(under root: Int) -> Int? {
    localReads[root] < values[root].count ? values[root][localReads[root]] : values[root].first
  }

  /// Records that a local read of an evaluation has found a value.
  mutating func noteLocalRead(of value: Int, under root: Int) {
    if localReads[root] < values[root].count, values[root][localReads[root]] == value {
      localReads[root] += 1
    }
  }

  /// Records that the oldest unexpanded value under a root is expanded now.
  mutating func expandNext(under root: Int) { expanded[root] += 1 }
}
