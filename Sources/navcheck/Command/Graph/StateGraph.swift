import NavCheck
import NavModel

/// The graph of a machine's worlds and steps, with settled worlds highlighted.
struct StateGraph {
  let graph: NamedGraph

  /// Makes the graph; nil if there are more worlds than the limit.
  init?(_ machine: NavMachine, limit: Int) {
    var graph = NamedGraph()
    var numbers: [NavWorld: Int] = [:]
    var worlds: [NavWorld] = []
    func number(_ world: NavWorld) -> Int {
      if let known = numbers[world] { return known }
      numbers[world] = worlds.count
      worlds.append(world)
      return worlds.count - 1
    }
    for world in machine.initialWorlds { _ = number(world) }
    var next = 0
    while next < worlds.count {
      if worlds.count > limit { return nil }
      var seen: Set<NamedGraph.Edge> = []
      machine.forEachStep(from: worlds[next]) { step, after in
        let edge = NamedGraph.Edge(from: next, to: number(after), label: step.description)
        if seen.insert(edge).inserted { graph.edges.append(edge) }
      }
      next += 1
    }
    graph.nodes = worlds.map { StatePicture($0, machine).text }
    graph.marked = Set(worlds.indices.filter { machine.isQuiescent(worlds[$0]) })
    self.graph = graph
  }
}
