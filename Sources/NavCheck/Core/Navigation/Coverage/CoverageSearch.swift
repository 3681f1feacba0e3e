import NavModel

/// Explores a program and picks traces that cover it.
struct CoverageSearch {
  /// A world, and for pairs the input that came last.
  private struct Place: Hashable {
    let world: NavWorld
    let last: String?
  }

  private struct Edge {
    let step: NavStep
    let target: Int
    /// The goal that the step covers, by its number.
    var shows: Int?
  }

  private struct Node {
    let place: Place
    /// The preceding node on a shortest path, and the edge from there; nil for an initial node.
    let parent: (node: Int, edge: Int)?
    var edges: [Edge] = []
  }

  private let machine: NavMachine
  private let goal: TraceCoverage.Goal
  private let length: Int
  private var nodes: [Node] = []
  private var items: [String: Int] = [:]
  private var cut: String?

  init(machine: NavMachine, goal: TraceCoverage.Goal, length: Int) {
    self.machine = machine
    self.goal = goal
    self.length = length
  }

  /// Goes through all worlds, nearest first.
  mutating func explore(limit: Int?) {
    var numbers: [Place: Int] = [:]
    for world in machine.initialWorlds {
      let place = Place(world: world, last: nil)
      if numbers[place] != nil { continue }
      numbers[place] = nodes.count
      nodes.append(Node(place: place, parent: nil))
    }
    var index = 0
    while index < nodes.count {
      let place = nodes[index].place
      var steps: [(step: NavStep, world: NavWorld)] = []
      machine.forEachStep(from: place.world) { steps.append(($0, $1)) }
      // The order of emission must not show.
      for (step, world) in steps.sorted(by: { $0.step.description < $1.step.description }) {
        if let reason = machine.truncation(of: world) {
          cut = reason
          continue
        }
        let isInput = step.event.cost > 0
        let last = goal == .pairs ? (isInput ? NavigationCheck.kind(of: step) : place.last) : nil
        let next = Place(world: world, last: last)
        var number = numbers[next]
        if number == nil {
          if let limit, nodes.count >= limit {
            cut = "state budget of \(limit)"
            continue
          }
          number = nodes.count
          numbers[next] = nodes.count
          nodes.append(Node(place: next, parent: (index, nodes[index].edges.count)))
        }
        guard let target = number else { continue }
        nodes[index].edges.append(
          Edge(step: step, target: target, shows: item(of: step, from: index, to: target, isInput)))
      }
      index += 1
    }
  }

  /// The goal that a step covers, by its number.
  private mutating func item(of step: NavStep, from source: Int, to target: Int, _ isInput: Bool) -> Int? {
    let name: String
    switch goal {
    case .states: name = "\(target)"
    case .transitions: name = "\(source) \(step.description)"
    case .pairs:
      guard isInput, let last = nodes[source].place.last else { return nil }
      name = "\(last) → \(NavigationCheck.kind(of: step))"
    }
    if let known = items[name] { return known }
    items[name] = items.count
    return items.count - 1
  }

  /// Selects traces: each leads to the nearest uncovered goal, and continues along uncovered goals.
  func cover() -> TraceCoverage {
    var isShown = Array(repeating: false, count: items.count)
    var traces: [NavigationReport.Trace] = []
    for index in nodes.indices {
      for edge in nodes[index].edges.indices {
        guard let item = nodes[index].edges[edge].shows, !isShown[item] else { continue }
        var way = way(to: index) + [(index, edge)]
        while way.count < length, let next = newEdge(after: way[way.count - 1], isShown, way) {
          way.append(next)
        }
        for (node, edge) in way {
          if let item = nodes[node].edges[edge].shows { isShown[item] = true }
        }
        traces.append(trace(of: way))
      }
    }
    return TraceCoverage(
      traces: withoutBeginnings(traces), covered: isShown.count(where: { $0 }), cut: cut)
  }

  private func newEdge(
    after last: (node: Int, edge: Int), _ isShown: [Bool], _ way: [(node: Int, edge: Int)]
  ) -> (Int, Int)? {
    let node = nodes[last.node].edges[last.edge].target
    let taken = Set(way.compactMap { nodes[$0.node].edges[$0.edge].shows })
    let edge = nodes[node].edges.firstIndex { edge in
      edge.shows.map { !isShown[$0] && !taken.contains($0) } ?? false
    }
    return edge.map { (node, $0) }
  }

  private func way(to node: Int) -> [(node: Int, edge: Int)] {
    var way: [(node: Int, edge: Int)] = []
    var current = node
    while let parent = nodes[current].parent {
      way.append(parent)
      current = parent.node
    }
    return way.reversed()
  }

  private func trace(of way: [(node: Int, edge: Int)]) -> NavigationReport.Trace {
    NavigationReport.Trace(
      initial: nodes[way[0].node].place.world,
      steps: way.map { node, edge in
        let edge = nodes[node].edges[edge]
        return .init(action: edge.step, state: nodes[edge.target].place.world, cost: edge.step.event.cost)
      })
  }

  private func withoutBeginnings(_ traces: [NavigationReport.Trace]) -> [NavigationReport.Trace] {
    let words = traces.map { [String(describing: $0.initial)] + $0.steps.map(\.action.description) }
    var prefixes: Set<[String]> = []
    for word in words { for length in 1..<word.count { prefixes.insert(Array(word.prefix(length))) } }
    var seen: Set<[String]> = []
    return zip(traces, words).filter { !prefixes.contains($0.1) && seen.insert($0.1).inserted }.map(\.0)
  }
}
