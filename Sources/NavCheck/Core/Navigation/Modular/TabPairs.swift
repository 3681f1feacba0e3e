/// The discovered pairs of a root and one tab: for each root, the values of the tab.
///
/// Roots and looks are known by their numbers.
struct TabPairs {
  /// The values of the tab under a root, in the order of discovery.
  private(set) var looks: [[Int]] = []
  /// For each root how many of these were expanded.
  private var expanded: [Int] = []
  /// For each root the roots to which it can become while the tab stays as it is, whatever that looks like.
  private var successors: [[Int]] = []
  /// For each root a bit for each look by its number, in words.
  private var known: [[UInt64]] = []
  /// How many pairs there are.
  private(set) var count = 0
  private var knownSuccessors: Set<Key> = []

  private struct Key: Hashable {
    let root: Int
    let other: Int
  }

  /// Makes room for a root.
  mutating func makeRoom(for root: Int) {
    while looks.count <= root {
      looks.append([])
      known.append([])
      expanded.append(0)
      successors.append([])
    }
  }

  /// Whether the tab was found with this value under a root.
  func has(_ look: Int, under root: Int) -> Bool {
    look / 64 < known[root].count && known[root][look / 64] >> UInt64(look % 64) & 1 == 1
  }

  /// Adds a pair; gives back whether it is new.
  mutating func insert(_ look: Int, under root: Int) -> Bool {
    if has(look, under: root) { return false }
    while known[root].count <= look / 64 { known[root].append(0) }
    known[root][look / 64] |= 1 << UInt64(look % 64)
    count += 1
    looks[root].append(look)
    return true
  }

  /// Notes that a root can become another while the tab stays as it is; gives back whether that is new.
  mutating func insert(successor: Int, of root: Int) -> Bool {
    guard knownSuccessors.insert(Key(root: root, other: successor)).inserted else { return false }
    successors[root].append(successor)
    return true
  }

  /// The roots to which a root can become while the tab stays as it is.
  func successors(of root: Int) -> [Int] { successors[root] }

  /// The looks under a root that were expanded, the oldest first.
  func expandedLooks(under root: Int) -> ArraySlice<Int> { looks[root][..<expanded[root]] }

  /// Notes that the oldest look under a root that was not expanded is.
  mutating func expandNext(under root: Int) { expanded[root] += 1 }
}
