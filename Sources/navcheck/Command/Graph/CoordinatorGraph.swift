import NavModel

/// The graph of a program's coordinators with their screens, branches and the coordinators that they create.
struct CoordinatorGraph {
  let graph: NamedGraph

  init(_ program: NavProgram) {
    var graph = NamedGraph()
    for coordinator in program.coordinators {
      let screens = coordinator.places.filter {
        if case .screen = program.places[$0].kind { true } else { false }
      }
      let names = screens.map { program.places[$0].signature.name }
      graph.nodes.append(([coordinator.name] + names.map { "· \($0)" }).joined(separator: "\n"))
    }
    graph.marked = [0]
    for (index, coordinator) in program.coordinators.enumerated() {
      for place in coordinator.places {
        guard case .branch(let child, _) = program.places[place].kind else { continue }
        let kind = program.places[place].tabBar.map { program.places[$0].kind }
        let word = if case .split = kind { "column " } else { kind == nil ? "" : "tab " }
        graph.edges.append(
          NamedGraph.Edge(
            from: index, to: child, label: word + program.places[place].signature.name))
      }
      for child in program.coordinatorsMade(by: index) {
        graph.edges.append(NamedGraph.Edge(from: index, to: child, label: "new"))
      }
    }
    self.graph = graph
  }
}
