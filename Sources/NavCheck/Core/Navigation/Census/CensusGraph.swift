/// The worlds and steps of a census, as numbers.
///
/// A step without an input that the census counts has the label 0. What is left without an input is what stays
/// reachable without its edges: the other steps do not depend on it, so this is the number of worlds of the spec
/// without it.
struct CensusGraph {
  /// A world of the graph.
  struct Node {
    var isExplored = false
    var isAtRest = false
    /// The numbers of screens and of layers that a bound excludes if it is one less than that of the scope.
    var screensAbove = 0
    var layersAbove = 0
    /// What has remained in a settled world, one bit for each dimension of ``CensusRemains``.
    var remains: UInt64 = 0
    /// The fingerprint of the world without the marks of taps, which nothing reads if no input may overtake.
    var untapped: UInt64 = 0
    /// The range of the world's edges.
    var edges = 0..<0
  }

  /// What is reachable.
  struct Reach: Equatable {
    var worlds = 0
    /// The places of visible screens, one bit each.
    var places: [UInt64]
  }

  /// The bit of a label for an input that is not the end of a gesture.
  static let inputBit: UInt16 = 0x8000

  private(set) var nodes: [Node] = []
  private(set) var initial: [Int] = []
  private var targets: [Int32] = []
  private var labels: [UInt16] = []
  private var places: [UInt64] = []
  private let placeWords: Int

  init(places: Int) { placeWords = places / 64 + 1 }

  /// The number of edges.
  var edgeCount: Int { targets.count }

  /// The labels that some edge has.
  var labelsInUse: Set<UInt16> { Set(labels.map { $0 & ~Self.inputBit }) }

  /// Whether a label is that of an input that is not the end of a gesture.
  static func isInput(_ label: UInt16) -> Bool { label & inputBit != 0 }

  /// Adds a world, and returns its number.
  mutating func addNode(isInitial: Bool) -> Int {
    nodes.append(Node())
    places += Array(repeating: 0, count: placeWords)
    if isInitial { initial.append(nodes.count - 1) }
    return nodes.count - 1
  }

  /// Sets what is known of an explored world; its edges are added next.
  mutating func explore(_ node: Int, _ known: Node, visible: [Int]) {
    nodes[node] = known
    nodes[node].isExplored = true
    nodes[node].edges = targets.count..<targets.count
    for place in visible where place >= 0 {
      places[node * placeWords + place / 64] |= 1 << UInt64(place % 64)
    }
  }

  /// Adds an edge from a world that was explored last.
  mutating func addEdge(from node: Int, to target: Int, label: UInt16) {
    targets.append(Int32(target))
    labels.append(label)
    nodes[node].edges = nodes[node].edges.lowerBound..<targets.count
  }

  /// Returns what is reachable by some edges, each with the worlds before and after it.
  ///
  /// - Parameters:
  ///   - mergesTaps: Whether worlds that differ only in marks of taps count once.
  ///   - isTaken: Whether an edge is taken.
  /// - Returns: The reachable worlds and the places of their screens.
  func reach(
    mergingTaps mergesTaps: Bool = false,
    by isTaken: (Node, _ label: UInt16, Node) -> Bool = { _, _, _ in true }
  ) -> Reach {
    var found = Reach(places: Array(repeating: 0, count: placeWords))
    var untapped: Set<UInt64> = []
    var isReached = Array(repeating: false, count: nodes.count)
    var pending: [Int] = []
    func add(_ node: Int) {
      guard !isReached[node], nodes[node].isExplored else { return }
      isReached[node] = true
      pending.append(node)
    }
    for node in initial { add(node) }
    while let node = pending.popLast() {
      if !mergesTaps || untapped.insert(nodes[node].untapped).inserted { found.worlds += 1 }
      for word in 0..<placeWords { found.places[word] |= places[node * placeWords + word] }
      for edge in nodes[node].edges {
        let target = Int(targets[edge])
        if isTaken(nodes[node], labels[edge], nodes[target]) { add(target) }
      }
    }
    return found
  }

  /// Returns the number of worlds if the edges with a label occur at most once in a run.
  ///
  /// A world before the edge and the same world after it count as two, since the count belongs to the world.
  func worlds(takingOnce label: UInt16) -> Int {
    var count = 0
    var isReached = Array(repeating: false, count: 2 * nodes.count)
    var pending: [Int] = []
    func add(_ pair: Int) {
      guard !isReached[pair], nodes[pair / 2].isExplored else { return }
      isReached[pair] = true
      pending.append(pair)
    }
    for node in initial { add(2 * node) }
    while let pair = pending.popLast() {
      count += 1
      for edge in nodes[pair / 2].edges {
        let target = 2 * Int(targets[edge])
        if labels[edge] & ~Self.inputBit != label {
          add(target + pair % 2)
        } else if pair % 2 == 0 {
          add(target + 1)
        }
      }
    }
    return count
  }
}
