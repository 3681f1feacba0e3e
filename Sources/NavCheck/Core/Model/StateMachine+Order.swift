extension StateMachine {
  /// The states within bounds, in an order that depends on the states only.
  func ordered(_ states: [State]) -> [State] {
    let inside = states.filter(isWithinBounds).map { (state: $0, key: fingerprint(of: $0)) }
    return inside.sorted { $0.key < $1.key }.map(\.state)
  }

  /// The steps within bounds, by the descriptions of their actions, then by the fingerprints of where they lead.
  func ordered(_ steps: [(action: Action, state: State)]) -> [(action: Action, state: State)] {
    let inside = steps.filter { isWithinBounds($0.state) }
    if inside.count < 2 { return inside }
    let words = inside.map(\.action.description)
    return inside.indices.sorted { first, second in
      if words[first] != words[second] { return words[first] < words[second] }
      // Few actions lead to several states, so few fingerprints are computed.
      return fingerprint(of: inside[first].state) < fingerprint(of: inside[second].state)
    }.map { inside[$0] }
  }

  /// The cost of a step; a cost other than 0 or 1 is a precondition failure.
  func checkedCost(of action: Action) -> Int {
    let cost = cost(of: action)
    precondition(cost == 0 || cost == 1, "A step costs 0 or 1, but \(action) costs \(cost).")
    return cost
  }
}
