extension WaitingRegion {
  /// The largest sets of states in which a run can stay for ever, every fairness condition being kept.
  ///
  /// A run may stop in a state where nothing is enabled that fairness speaks of: such a state is a set of its
  /// own. Takes time in proportion to the steps of the region, once more for each strong condition that takes
  /// states out of a set.
  func fairComponents() -> [[Int]] {
    var fair: [[Int]] = []
    var open: [[Int]] = [members]
    while let part = open.popLast() {
      for component in components(of: part) {
        switch judge(component) {
        case .fair: fair.append(component)
        case .unfair: continue
        case .fairWithout(let left): open.append(left)
        }
      }
    }
    return fair
  }

  private enum Judgement {
    case fair, unfair
    /// A run is fair only if it stays among the states that are left.
    case fairWithout(left: [Int])
  }

  private func judge(_ component: [Int]) -> Judgement {
    let inside = Set(component)
    var enabledSets: Set<Int> = []
    var takenSets: Set<Int> = []
    for state in component {
      enabledSets.insert(enabled[state])
      for edge in edges[state] where inside.contains(edge.to) { takenSets.insert(edge.conditions) }
    }
    let taken = takenSets.reduce(into: Set<Int>()) { $0.formUnion(table.sets[$1]) }
    let somewhere = enabledSets.reduce(into: Set<Int>()) { $0.formUnion(table.sets[$1]) }.subtracting(taken)
    let isBroken = somewhere.contains { condition in
      table.strengths[condition] == .weak && enabledSets.allSatisfy { table.sets[$0].contains(condition) }
    }
    if isBroken { return .unfair }
    let owed = somewhere.filter { table.strengths[$0] == .strong }
    if owed.isEmpty { return .fair }
    let left = component.filter { table.sets[enabled[$0]].isDisjoint(with: owed) }
    return left.isEmpty ? .unfair : .fairWithout(left: left)
  }

  /// The strongly connected components of a part of the region, by Tarjan's algorithm without recursion.
  private func components(of part: [Int]) -> [[Int]] {
    let inside = Set(part)
    var index: [Int: Int] = [:]
    var lowest: [Int: Int] = [:]
    var onStack: Set<Int> = []
    var stack: [Int] = []
    var found: [[Int]] = []
    for root in part where index[root] == nil {
      var calls: [(state: Int, next: Int)] = [(root, 0)]
      while let call = calls.last {
        let state = call.state
        if call.next == 0 {
          index[state] = index.count
          lowest[state] = index[state]
          stack.append(state)
          onStack.insert(state)
        }
        if call.next < edges[state].count {
          calls[calls.count - 1].next += 1
          let target = edges[state][call.next].to
          guard inside.contains(target) else { continue }
          if index[target] == nil {
            calls.append((target, 0))
          } else if onStack.contains(target) {
            lowest[state] = min(lowest[state, default: 0], index[target, default: 0])
          }
          continue
        }
        calls.removeLast()
        if let caller = calls.last?.state {
          lowest[caller] = min(lowest[caller, default: 0], lowest[state, default: 0])
        }
        guard lowest[state] == index[state] else { continue }
        var component: [Int] = []
        while let member = stack.popLast() {
          onStack.remove(member)
          component.append(member)
          if member == state { break }
        }
        found.append(component.sorted())
      }
    }
    return found
  }
}
