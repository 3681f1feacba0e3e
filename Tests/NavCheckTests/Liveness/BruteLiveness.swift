import NavCheck

/// Answers questions of liveness by looking at every set of states of a small machine.
///
/// A run that goes on for ever without a goal stays, from some point on, in the set of states that it visits again
/// and again, and goes from each of them to each other one: so the sets of which that can be said are all there is.
struct BruteLiveness {
  typealias Edge = GraphMachine.Edge

  /// Each condition with what it owes and the names of its actions.
  struct Condition: Sendable {
    let strength: CheckFairness
    let letters: Set<String>
  }

  let machine: GraphMachine
  let distinct: Set<Int>
  let conditions: [Condition]
  let goals: Set<Int>
  let goalLetters: Set<String>

  /// The states in which a run waits.
  var waiting: Set<Int> { distinct.subtracting(goals) }

  /// The steps by which it goes on waiting.
  var edges: [Edge] {
    machine.edges.filter {
      waiting.contains($0.from) && waiting.contains($0.to) && $0.from != $0.to
        && !goalLetters.contains($0.action.name)
    }
  }

  /// The states from which a run can wait for ever, every condition being kept.
  var failing: Set<Int> {
    let states = waiting.sorted()
    var stays: Set<Int> = []
    for bits in 1..<(1 << states.count) {
      let set = Set(states.indices.filter { bits & (1 << $0) != 0 }.map { states[$0] })
      if isConnected(set), isFair(set, by: edges.filter { set.contains($0.from) && set.contains($0.to) }) {
        stays.formUnion(set)
      }
    }
    return waiting.filter { !closure(from: $0, along: edges).isDisjoint(with: stays) }
  }

  /// Whether a run that visits these states and takes these steps again and again keeps every condition.
  func isFair(_ states: Set<Int>, by taken: [Edge]) -> Bool {
    conditions.allSatisfy { condition in
      if taken.contains(where: { $0.from != $0.to && condition.letters.contains($0.action.name) }) {
        return true
      }
      let enabling = states.filter { isEnabled(condition, in: $0) }
      return condition.strength == .weak ? enabling != states : enabling.isEmpty
    }
  }

  private func isEnabled(_ condition: Condition, in state: Int) -> Bool {
    machine.edges.contains {
      $0.from == state && $0.to != state && condition.letters.contains($0.action.name)
        && !machine.outOfBounds.contains($0.to)
    }
  }

  private func isConnected(_ states: Set<Int>) -> Bool {
    let inner = edges.filter { states.contains($0.from) && states.contains($0.to) }
    return states.allSatisfy { closure(from: $0, along: inner) == states }
  }

  private func closure(from state: Int, along edges: [Edge]) -> Set<Int> {
    var found: Set<Int> = [state]
    var open = [state]
    while let next = open.popLast() {
      for edge in edges where edge.from == next && found.insert(edge.to).inserted { open.append(edge.to) }
    }
    return found
  }
}
