/// The pairs of root and tab in which a world may be stuck.
///
/// A world has a successor if its root alone, or the pair of its root and one of its tabs, has one. So no world with
/// a root is stuck if the root has a successor, or if some tab has one under the root for each of its looks.
struct RestingPlaces {
  private var leaves: [Bool] = []
  private var mayNotEnd: [Bool] = []
  /// For each root and tab, the number of looks of the tab that have a successor.
  private var leaving: [[Int]] = []
  private let tabs: Int

  init(tabs: Int) { self.tabs = tabs }

  mutating func makeRoom(for root: Int) {
    while leaves.count <= root {
      leaves.append(false)
      mayNotEnd.append(false)
      leaving.append(Array(repeating: 0, count: tabs))
    }
  }

  /// Records that a root has a successor by itself.
  mutating func leave(_ root: Int) { leaves[root] = true }

  /// Records that one more look of a tab has a successor under a root.
  mutating func leave(_ root: Int, by tab: Int) { leaving[root][tab] += 1 }

  /// Records that some world with this root is not final.
  mutating func forbidEnd(at root: Int) { mayNotEnd[root] = true }

  /// The number of roots that are not final.
  var count: Int { mayNotEnd.count { $0 } }

  /// Whether a world may be stuck in which a run may not end.
  func mayBeStuck(_ pairs: [TabPairs]) -> Bool {
    leaves.indices.contains { root in
      mayNotEnd[root] && !leaves[root]
        && !pairs.indices.contains { leaving[root][$0] == pairs[$0].looks[root].count }
    }
  }
}
