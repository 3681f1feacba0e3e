import NavModel

/// The steps from pairs, and the reachability that they prove.
///
/// A step that reads the root and at most one tab exists in every world that has both, whatever the other tabs contain.
/// So a path of these steps from a pair exists in each world with the pair. If every value of some tab under a root has
/// a path to a goal, or to a root with this property, then every world with the root has one.
///
/// A query that reads several tabs has a result for each combination of their values (``JointResults``), and a world has
/// one of these combinations. So if each result has a step to a pair with a path to a goal, the pair has one.
///
/// Inputs count only if the app has settled, so the result also holds for a patient user.
struct SoloPaths {
  /// A pair of one tab.
  struct Pair: Hashable, BitwiseCopyable {
    private let numbers: UInt64

    var root: Int { Int(numbers >> 32) }
    var value: Int { Int(numbers & 0xFFFF_FFFF) }

    init(root: Int, value: Int) { numbers = UInt64(root) << 32 | UInt64(value) }
  }

  /// A step from one pair of a tab to another.
  private struct Edge: BitwiseCopyable {
    let from: Pair
    let to: Pair
  }

  /// The reachability data of one `possible` property.
  private struct Possibility {
    /// The roots of pairs to which the property applies.
    var concerned: Set<Int> = []
    /// The roots that are goals, whatever the tabs hold, and the pairs of each tab that are.
    var goalRoots: Set<Int> = []
    var goals: [[Pair]]
  }

  private let tabs: Int
  /// For each root, the roots from which a step that reads no tab leads to it.
  private var rootOrigins: [[Int]] = []
  /// For each tab the steps from one of its pairs to another.
  private var edges: [[Edge]]
  /// For each tab, the results of queries that read this tab first, and then others.
  private var joint: [JointResults]
  private var possibilities: [Int: Possibility] = [:]

  /// No steps, for properties with some numbers.
  init(tabs: Int, properties: [Int]) {
    self.tabs = tabs
    edges = Array(repeating: [], count: tabs)
    joint = Array(repeating: JointResults(), count: tabs)
    for property in properties {
      possibilities[property] = Possibility(goals: Array(repeating: [], count: tabs))
    }
  }

  /// The number of steps that read no tab.
  private var rootStepCount = 0

  /// An estimate of the memory of the steps in bytes, with that which arrays and tables reserve.
  var bytes: Int {
    let stepCount = edges.reduce(rootStepCount) { $0 + $1.count }
    let goalCount = possibilities.values.reduce(0) { sum, possibility in
      sum + possibility.concerned.count + possibility.goalRoots.count
        + possibility.goals.reduce(0) { $0 + $1.count }
    }
    return rootOrigins.count * 24 + stepCount * MemoryLayout<Edge>.stride * 3 / 2 + goalCount * 16
      + joint.reduce(0) { $0 + $1.bytes }
  }

  /// Whether no property uses the steps.
  var isUnused: Bool { possibilities.isEmpty }

  mutating func makeRoom(for root: Int) {
    while rootOrigins.count <= root { rootOrigins.append([]) }
  }

  /// Records a step that reads no tab.
  mutating func add(from root: Int, to next: Int) {
    makeRoom(for: next)
    if next == root { return }
    rootOrigins[next].append(root)
    rootStepCount += 1
  }

  /// Records a step that reads one tab.
  mutating func add(from pair: Pair, to next: Pair, of tab: Int) {
    if next != pair { edges[tab].append(Edge(from: pair, to: next)) }
  }

  /// Records one result of a query that reads a tab first, and then others.
  ///
  /// - Parameters:
  ///   - ends: The targets of its steps; empty if it has none.
  ///   - query: The number of the query.
  ///   - pair: The pair of the tab that is read first.
  ///   - tab: That tab.
  mutating func add(result ends: [Pair], of query: Int, at pair: Pair, of tab: Int) {
    joint[tab].add(ends, of: query, at: pair)
  }

  /// Records that a property applies to some world with a root.
  mutating func concern(_ property: Int, at root: Int) { possibilities[property]?.concerned.insert(root) }

  /// Records a goal of a property: a pair, or (nil) a root, whatever its tabs contain.
  mutating func reachGoal(of property: Int, at root: Int, _ tab: Int?, _ value: Int) {
    if let tab {
      possibilities[property]?.goals[tab].append(Pair(root: root, value: value))
    } else {
      possibilities[property]?.goalRoots.insert(root)
    }
  }

  /// Whether a goal is reachable from every world to which the property applies.
  ///
  /// - Parameters:
  ///   - property: The number of the property.
  ///   - pairs: All pairs, by tab.
  /// - Returns: False if pairs do not prove it.
  /// - Complexity: The number of pairs times the steps that lead to each.
  func isAlwaysPossible(_ property: Int, _ pairs: [TabPairs]) -> Bool {
    guard let possibility = possibilities[property] else { return false }
    var search = Search(paths: self, pairs: pairs)
    for root in possibility.goalRoots { search.reach(root: root) }
    for tab in 0..<tabs {
      for pair in possibility.goals[tab] { search.reach(pair, of: tab) }
    }
    search.run()
    return possibility.concerned.allSatisfy { search.isGood[$0] }
  }

  /// Goes back from goals.
  private struct Search {
    let paths: SoloPaths
    /// For each tab, the origins of its steps, grouped by target pair, and the position of each group.
    private var origins: [[Pair]] = []
    private var places: [[Pair: Range<Int>]] = []
    /// For each tab, those of the results none of whose steps is known to lead to a pair with a path to a goal.
    private var joint: [JointResults.Open]
    let pairs: [TabPairs]
    /// For each root, whether every world with it has a path to a goal.
    var isGood: [Bool]
    /// For each tab, the pairs with a path to a goal; for each root, the number of these pairs.
    private var good: [Set<Pair>]
    private var counts: [[Int]]
    private var open: [(pair: Pair, tab: Int)] = []
    private var openRoots: [Int] = []

    init(paths: SoloPaths, pairs: [TabPairs]) {
      self.paths = paths
      self.pairs = pairs
      let roots = pairs.map(\.values.count).max() ?? 0
      isGood = Array(repeating: false, count: roots)
      good = pairs.map { _ in [] }
      counts = pairs.map { _ in Array(repeating: 0, count: roots) }
      joint = paths.joint.map(\.open)
      for edges in paths.edges { add(edges) }
    }

    /// Sorts the steps of a tab by where they lead.
    private mutating func add(_ edges: [Edge]) {
      var ends: [Pair: Int] = [:]
      for edge in edges { ends[edge.to, default: 0] += 1 }
      var first = 0
      var ranges: [Pair: Range<Int>] = [:]
      ranges.reserveCapacity(ends.count)
      for (pair, count) in ends {
        ranges[pair] = first..<(first + count)
        ends[pair] = first
        first += count
      }
      var sorted = edges.map(\.from)
      for edge in edges {
        guard let place = ends[edge.to] else { continue }
        sorted[place] = edge.from
        ends[edge.to] = place + 1
      }
      origins.append(sorted)
      places.append(ranges)
    }

    mutating func reach(root: Int) {
      if isGood[root] { return }
      isGood[root] = true
      openRoots.append(root)
    }

    mutating func reach(_ pair: Pair, of tab: Int) {
      // Of a good root every pair is good, and its origins are found by the root.
      if isGood[pair.root] || !good[tab].insert(pair).inserted { return }
      open.append((pair, tab))
      counts[tab][pair.root] += 1
      if counts[tab][pair.root] == pairs[tab].values[pair.root].count { reach(root: pair.root) }
    }

    mutating func run() {
      while true {
        if let root = openRoots.popLast() {
          if root < paths.rootOrigins.count { for origin in paths.rootOrigins[root] { reach(root: origin) } }
          for tab in pairs.indices {
            for value in pairs[tab].values[root] {
              goBack(from: Pair(root: root, value: value), tab, alone: true)
            }
          }
        } else if let (pair, tab) = open.popLast() {
          goBack(from: pair, tab, alone: false)
        } else {
          return
        }
      }
    }

    /// Goes back from a pair; `alone` leaves out steps that read no tab, which were followed for the root as a whole.
    private mutating func goBack(from pair: Pair, _ tab: Int, alone: Bool) {
      for place in places[tab][pair] ?? 0..<0 { reach(origins[tab][place], of: tab) }
      for origin in joint[tab].close(by: pair) { reach(origin, of: tab) }
      if alone || pair.root >= paths.rootOrigins.count { return }
      for root in paths.rootOrigins[pair.root] where pairs[tab].has(pair.value, under: root) {
        reach(Pair(root: root, value: pair.value), of: tab)
      }
    }
  }
}
