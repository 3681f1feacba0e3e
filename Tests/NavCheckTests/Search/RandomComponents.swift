import NavCheck

/// A component machine made of random tables.
struct RandomComponents: ComponentMachine, CustomStringConvertible {
  typealias State = [Int]
  typealias Action = GraphMachine.Letter

  struct Table: Sendable {
    let reads: [Int]
    let writes: [Int]
    let closedTo: [Int: Set<Int>]
    /// For what is read, what is written.
    var answers: [[Int]: [(GraphMachine.Letter, [Int])]] = [:]
  }

  let partCount: Int
  let initialStates: [[Int]]
  let tables: [Table]
  let hasLimits: Bool
  let outOfBounds: Set<[Int]>
  let truncations: Set<[Int]>
  let finals: Set<[Int]>

  func parts(of state: [Int]) -> [Int] { state }
  func state(of parts: [Int]) -> [Int] { parts }
  func isWithinBounds(_ state: [Int]) -> Bool { !outOfBounds.contains(state) }
  func truncation(of state: [Int]) -> String? { truncations.contains(state) ? "width" : nil }
  func cost(of action: GraphMachine.Letter) -> Int { action.cost }
  func isFinal(_ state: [Int]) -> Bool { finals.contains(state) }

  var rules: [ComponentRule<Int, GraphMachine.Letter>] {
    tables.map { table in
      ComponentRule(
        reads: table.reads, writes: table.writes,
        guards: table.closedTo.sorted { $0.key < $1.key }.map { part, values in
          ComponentRule.Guard(part) { !values.contains($0) }
        }
      ) { parts, emit in
        for (action, written) in table.answers[parts] ?? [] { emit(action, written) }
      }
    }
  }

  var description: String { "from \(initialStates), \(tables), limits \(hasLimits)" }

  static func random(using generator: inout SplitMix) -> RandomComponents {
    let count = Int.random(in: 1...4, using: &generator)
    let sizes = (0..<count).map { _ in Int.random(in: 1...6, using: &generator) }
    func states(oneIn chance: Int, _ generator: inout SplitMix) -> Set<[Int]> {
      var all: [[Int]] = [[]]
      for size in sizes { all = all.flatMap { state in (0..<size).map { state + [$0] } } }
      return all.subset(oneIn: chance, using: &generator)
    }
    func some(_ generator: inout SplitMix) -> [Int] {
      (0..<count).subset(oneIn: 2, using: &generator).sorted().shuffled(using: &generator)
    }
    let isFree = Int.random(in: 0..<3, using: &generator) == 0
    let tables = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
      let reads = some(&generator)
      let writes = some(&generator)
      var closed: [Int: Set<Int>] = [:]
      if Bool.random(using: &generator) {
        let part = Int.random(in: 0..<count, using: &generator)
        closed[part] = (0..<sizes[part]).subset(oneIn: 3, using: &generator)
      }
      var table = Table(reads: reads, writes: writes, closedTo: closed)
      var keys: [[Int]] = [[]]
      for part in reads { keys = keys.flatMap { key in (0..<sizes[part]).map { key + [$0] } } }
      for key in keys {
        table.answers[key] = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
          let letter = GraphMachine.Letter(
            name: ["a", "b", "c"].randomElement(using: &generator) ?? "a",
            cost: isFree ? Int.random(in: 0...1, using: &generator) : 1)
          return (letter, writes.map { Int.random(in: 0..<sizes[$0], using: &generator) })
        }
      }
      return table
    }
    let hasLimits = Bool.random(using: &generator)
    return RandomComponents(
      partCount: count,
      initialStates: (0..<Int.random(in: 1...2, using: &generator)).map { _ in
        sizes.map { Int.random(in: 0..<$0, using: &generator) }
      },
      tables: tables, hasLimits: hasLimits,
      outOfBounds: hasLimits ? states(oneIn: 12, &generator) : [],
      truncations: hasLimits ? states(oneIn: 16, &generator) : [],
      finals: states(oneIn: 4, &generator))
  }
}
