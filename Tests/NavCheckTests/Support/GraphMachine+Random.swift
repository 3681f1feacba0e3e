extension GraphMachine {
  /// A machine of a few states, with steps that cost nothing, duplicates, bounds, cuts and final states.
  static func random(states: Int, edges: Int, using generator: inout SplitMix) -> GraphMachine {
    var machine = GraphMachine()
    let all = 0..<states
    machine.initialStates = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
      Int.random(in: all, using: &generator)
    }
    machine.edges = (0..<edges).map { _ in
      Edge(
        from: Int.random(in: all, using: &generator),
        action: Letter(
          name: ["a", "b", "c"].randomElement(using: &generator) ?? "a",
          cost: Int.random(in: 0...1, using: &generator)
        ),
        to: Int.random(in: all, using: &generator)
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
