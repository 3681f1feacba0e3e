/// The pairs of root and tab in which a world may be stuck.
///
/// A world has a successor if its root alone, or the pair of its root and one of its tabs, has one. So no world with
/// a root is stuck if the root has a successor, or if some tab has one under the root for each of its values. A pair
/// has a successor if a step exists that reads no other tab, or if each result of some query has steps.
struct RestingPlaces {
  private typealias Pair = SoloPaths.Pair

  /// A query at a pair.
  private struct Place: Hashable {
    let pair: SoloPaths.Pair
    let query: Int
  }

  private var leaves: [Bool] = []
  private var mayNotEnd: [Bool] = []
  /// For each tab, the pairs that have a successor by themselves, under roots that have none.
  private var leaving: [Set<Pair>]
  /// For each tab, and each query that reads this tab first and then others, whether all results at a pair have steps.
  private var joint: [[Place: Bool]]

  init(tabs: Int) {
    leaving = Array(repeating: [], count: tabs)
    joint = Array(repeating: [:], count: tabs)
  }

  /// An estimate of the memory in bytes, with that which tables reserve.
  var bytes: Int {
    2 * leaves.count + leaving.reduce(0) { $0 + $1.count * 2 * MemoryLayout<Pair>.stride }
      + joint.reduce(0) { $0 + $1.count * 2 * (MemoryLayout<Place>.stride + 1) }
  }

  mutating func makeRoom(for root: Int) {
    while leaves.count <= root {
      leaves.append(false)
      mayNotEnd.append(false)
    }
  }

  /// Records that a root has a successor by itself; this is known before its pairs are expanded.
  mutating func leave(_ root: Int) { leaves[root] = true }

  /// Records that a value of a tab has a successor under a root.
  mutating func leave(_ root: Int, with value: Int, of tab: Int) {
    if !leaves[root] { leaving[tab].insert(Pair(root: root, value: value)) }
  }

  /// Records whether one result of a query that reads a tab first, and then others, has steps.
  mutating func add(result hasSteps: Bool, of query: Int, at pair: SoloPaths.Pair, of tab: Int) {
    if leaves[pair.root] { return }
    let place = Place(pair: pair, query: query)
    joint[tab][place] = hasSteps && joint[tab][place] ?? true
  }

  /// Records that some world with this root is not final.
  mutating func forbidEnd(at root: Int) { mayNotEnd[root] = true }

  /// The number of roots that are not final.
  var count: Int { mayNotEnd.count { $0 } }

  /// Whether a world may be stuck in which a run may not end.
  func mayBeStuck(_ pairs: [TabPairs]) -> Bool {
    var leads = leaves
    for tab in pairs.indices {
      let all = leaving[tab].union(joint[tab].compactMap { $0.value ? $0.key.pair : nil })
      var counts: [Int: Int] = [:]
      for pair in all { counts[pair.root, default: 0] += 1 }
      for (root, count) in counts where count == pairs[tab].values[root].count { leads[root] = true }
    }
    return leads.indices.contains { mayNotEnd[$0] && !leads[$0] }
  }
}
