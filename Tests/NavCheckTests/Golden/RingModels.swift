import NavCheck

extension Distributed {
  /// Dijkstra's self-stabilizing ring, in which every state is an initial one.
  static func tokenRing(nodes: Int, values: Int) -> ClosureMachine<[Int]> {
    var starts: [[Int]] = [[]]
    for _ in 0..<nodes { starts = starts.flatMap { start in (0..<values).map { start + [$0] } } }
    return ClosureMachine(initialStates: starts) { counters, emit in
      var next = counters
      if counters[0] == counters[nodes - 1] {
        next[0] = (counters[nodes - 1] + 1) % values
        emit("node 0", next)
      }
      for node in 1..<nodes where counters[node] != counters[node - 1] {
        next = counters
        next[node] = counters[node - 1]
        emit("node \(node)", next)
      }
    }
  }

  /// How many nodes may move.
  static func tokens(of counters: [Int]) -> Int {
    counters.indices.filter { node in
      node == 0 ? counters[0] == counters[counters.count - 1] : counters[node] != counters[node - 1]
    }.count
  }
}
