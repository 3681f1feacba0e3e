import NavCheck

/// A machine given by the list of its steps.
struct GraphMachine: StateMachine, CustomStringConvertible {
  struct Edge: Hashable, Sendable {
    let from: Int
    let action: Letter
    let to: Int
  }

  /// An action whose cost is part of it: "a" costs 1, "a0" nothing.
  struct Letter: Hashable, Sendable, CustomStringConvertible {
    let name: String
    var cost = 1
    var description: String { cost == 1 ? name : name + "0" }
  }

  var initialStates: [Int] = [0]
  var edges: [Edge] = []
  var outOfBounds: Set<Int> = []
  var truncations: [Int: String] = [:]
  var finals: Set<Int> = []

  func forEachStep(from state: Int, _ emit: (Letter, Int) -> Void) {
    for edge in edges where edge.from == state { emit(edge.action, edge.to) }
  }

  func isWithinBounds(_ state: Int) -> Bool { !outOfBounds.contains(state) }
  func truncation(of state: Int) -> String? { truncations[state] }
  func cost(of action: Letter) -> Int { action.cost }
  func isFinal(_ state: Int) -> Bool { finals.contains(state) }

  var description: String {
    let arrows = edges.map { "\($0.from)-\($0.action)->\($0.to)" }.joined(separator: " ")
    return """
      from \(initialStates): \(arrows)
      out of bounds \(outOfBounds.sorted()), cut \(truncations.keys.sorted()), final \(finals.sorted())
      """
  }
}

extension GraphMachine {
  /// Reads edges such as `"0 a 1"`; an action that ends with 0 costs nothing.
  init(_ edges: String...) {
    self.init(edges: edges)
  }

  init(edges: [String]) {
    self.edges = edges.map { text in
      let words = text.split(separator: " ").map(String.init)
      let isFree = words[1].hasSuffix("0")
      return Edge(
        from: Int(words[0]) ?? -1,
        action: Letter(name: isFree ? String(words[1].dropLast()) : words[1], cost: isFree ? 0 : 1),
        to: Int(words[2]) ?? -1
      )
    }
  }

  func with(_ change: (inout GraphMachine) -> Void) -> GraphMachine {
    var copy = self
    change(&copy)
    return copy
  }
}

extension CheckVerdict {
  var isIncomplete: Bool {
    if case .incomplete = self { return true }
    return false
  }
}
