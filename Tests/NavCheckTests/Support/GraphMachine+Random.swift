extension GraphMachine {
  /// A machine of a few states, with steps that cost nothing, duplicates, bounds, cuts and final states.
  ///
  /// In half of them steps lead to one of the next states, so that ways are long and there are many of one length.
  static func random(states: Int, edges: Int, using generator: inout SplitMix) -> GraphMachine {
    var machine = GraphMachine()
    let all = 0..<states
    let isDeep = Bool.random(using: &generator)
    machine.initialStates = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
      Int.random(in: all, using: &generator)
    }
    machine.edges = (0..<edges).map { _ in
      let from = Int.random(in: all, using: &generator)
      let next = (from + Int.random(in: 1...2, using: &generator)) % states
      return Edge(
        from: from,
        action: Letter(
          name: ["a", "b", "c"].randomElement(using: &generator) ?? "a",
          cost: Int.random(in: 0...1, using: &generator)
        ),
        to: isDeep ? next : Int.random(in: all, using: &generator)
      )
    }
    machine.outOfBounds = all.subset(oneIn: 12, using: &generator)
    if Bool.random(using: &generator) {
      for state in all.subset(oneIn: 8, using: &generator) {
        machine.truncations[state] = ["width", "length"].randomElement(using: &generator)
      }
    }
    machine.finals = all.subset(oneIn: 4, using: &generator)
    return machine
  }
}

extension Sequence where Element: Hashable {
  /// Each element with the same chance.
  func subset(oneIn chance: Int, using generator: inout SplitMix) -> Set<Element> {
    var subset: Set<Element> = []
    for element in self where Int.random(in: 0..<chance, using: &generator) == 0 { subset.insert(element) }
    return subset
  }
}
