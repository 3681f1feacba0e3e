/// Finds a fair run that never reaches a goal: the path to its cycle, and the cycle.
///
/// The choice depends only on the content: the nearest trigger that can fail, the nearest state at which a run can
/// stay, and for the cycle the conditions in the order of their names, each satisfied by the least of the shortest
/// paths.
struct LassoSearch<Machine: StateMachine> {
  typealias State = Machine.State
  typealias Action = Machine.Action
  typealias Trace = CheckTrace<State, Action>

  private let region: WaitingRegion<Machine>
  private let predecessors: [[StateGraph<State>.Link]]
  private let components: [[Int]]

  init(region: WaitingRegion<Machine>) {
    self.region = region
    components = region.fairComponents()
    var predecessors = Array(repeating: [StateGraph<State>.Link](), count: region.edges.count)
    for source in region.members {
      for edge in region.edges[source] {
        predecessors[edge.to].append(StateGraph.Link(state: source, cost: edge.cost))
      }
    }
    self.predecessors = predecessors
  }

  /// Whether no run breaks the property.
  var isEmpty: Bool { triggers.isEmpty }

  /// A run that violates the property; `nil` if there is none, or if a nondeterministic machine no longer has it.
  ///
  /// - Parameter wayIn: Returns the least trace to one of several ends.
  /// - Returns: The path to the cycle, and the cycle.
  func lasso(wayIn: ([TraceTarget<Int, Action>]) -> Trace?) -> Trace? {
    guard let wayIn = wayIn(nearest(triggers)), let start = region.graph.number(of: wayIn.final),
      let wayToRest = path(from: start, to: components.joined().map { .state($0) }, within: nil),
      let stay = region.graph.number(of: wayToRest.final),
      let component = components.first(where: { $0.contains(stay) }),
      let circle = circle(from: stay, in: component)
    else { return nil }
    return Trace(
      initial: wayIn.initial,
      steps: wayIn.steps + wayToRest.steps + circle,
      lasso: .init(trigger: wayIn.stepCount, loopStart: wayIn.stepCount + wayToRest.stepCount)
    )
  }

  /// The triggers from which a run can miss the goal.
  private var triggers: [TraceTarget<Int, Action>] {
    let fails = states(leadingTo: Set(components.joined()))
    return region.triggers.filter { fails.contains(arrival(of: $0)) }
  }

  private func states(leadingTo targets: Set<Int>) -> Set<Int> {
    var found = targets
    var open = Array(targets)
    while let state = open.popLast() {
      for link in predecessors[state] where found.insert(link.state).inserted { open.append(link.state) }
    }
    return found
  }

  private func arrival(of end: TraceTarget<Int, Action>) -> Int {
    switch end {
    case .state(let state): state
    case .step(_, _, let to, _): to
    }
  }

  private func nearest(_ ends: [TraceTarget<Int, Action>]) -> [TraceTarget<Int, Action>] {
    let levels = ends.map { end in
      switch end {
      case .state(let state): region.graph.levels[state]
      case .step(let from, _, _, let cost): region.graph.levels[from].next(cost: cost)
      }
    }
    let least = levels.min()
    return zip(ends, levels).filter { $0.1 == least }.map(\.0)
  }

  /// The steps of a circle that keeps every condition; none where the run just stops.
  private func circle(from stay: Int, in component: [Int]) -> [Trace.Step]? {
    if region.enabled[stay] == 0 || component.count == 1 { return [] }
    let inside = Set(component)
    var steps: [Trace.Step] = []
    var visited: Set<Int> = [stay]
    var current = stay
    for condition in region.table.names.indices.sorted(by: { region.table.names[$0] < region.table.names[$1] }
    ) {
      guard let ends = ends(keeping: condition, in: component, inside: inside) else { continue }
      let isKept = ends.contains { end in
        switch end {
        case .state(let state): visited.contains(state)
        case .step(let from, let action, let to, _):
          isTaken(from: from, action: action, to: to, in: steps, from: stay)
        }
      }
      if isKept { continue }
      guard let way = path(from: current, to: ends, within: inside) else { return nil }
      steps += way.steps
      for state in way.states { visited.formUnion(region.graph.number(of: state).map { [$0] } ?? []) }
      current = region.graph.number(of: way.final) ?? current
    }
    if current == stay { return steps }
    return path(from: current, to: [.state(stay)], within: inside).map { steps + $0.steps }
  }

  private func isTaken(from: Int, action: Action, to: Int, in steps: [Trace.Step], from start: Int) -> Bool {
    var before = region.graph.states[start]
    for step in steps {
      if step.action == action, step.state == region.graph.states[to], before == region.graph.states[from] {
        return true
      }
      before = step.state
    }
    return false
  }

  /// The states or steps that a cycle must contain to satisfy a condition; `nil` if it needs none.
  private func ends(keeping condition: Int, in component: [Int], inside: Set<Int>) -> [TraceTarget<
    Int, Action
  >]? {
    let table = region.table
    let idle = component.filter { !table.sets[region.enabled[$0]].contains(condition) }
    if idle.count == component.count { return nil }
    var ends: [TraceTarget<Int, Action>] = table.strengths[condition] == .weak ? idle.map { .state($0) } : []
    for state in component {
      let serves = region.edges[state].contains {
        inside.contains($0.to) && table.sets[$0.conditions].contains(condition)
      }
      if serves { ends += steps(from: state, serving: condition, inside: inside) }
    }
    return ends
  }

  private func steps(from state: Int, serving condition: Int, inside: Set<Int>) -> [TraceTarget<Int, Action>]
  {
    var table = region.table
    var found: [TraceTarget<Int, Action>] = []
    let before = region.graph.states[state]
    region.machine.forEachStep(from: before) { action, after in
      guard let target = region.graph.number(of: after), target != state, inside.contains(target),
        table.sets[table.set(of: action)].contains(condition),
        !region.goal.isMet(by: action, before: before, after: after)
      else { return }
      found.append(.step(from: state, action: action, to: target, cost: region.machine.cost(of: action)))
    }
    return found
  }

  /// The least of the shortest paths in the region from a state to one of several ends.
  private func path(from start: Int, to ends: [TraceTarget<Int, Action>], within part: Set<Int>?) -> Trace? {
    let levels = levels(from: start, within: part)
    let distances = ends.map { end in
      switch end {
      case .state(let state): levels[state]
      case .step(let from, _, _, let cost):
        levels[from].isReached ? levels[from].next(cost: cost) : .unreached
      }
    }
    guard let least = distances.min(), least.isReached else { return nil }
    let nearest = zip(ends, distances).filter { $0.1 == least }.map(\.0)
    // The traces among which one is chosen have one length, a last step included: states go before steps.
    let states = nearest.filter { if case .state = $0 { true } else { false } }
    let goal = region.goal
    let ways = ShortestTrace<Machine>.Ways(
      starts: [start], levels: levels, predecessors: predecessors,
      allows: { !goal.isMet(by: $1, before: $0, after: $2) })
    return ShortestTrace(
      machine: region.machine, graph: region.graph, ways: ways,
      ends: states.isEmpty ? nearest : states
    ).trace()
  }

  private func levels(from start: Int, within part: Set<Int>?) -> [Level] {
    var levels = Array(repeating: Level.unreached, count: region.edges.count)
    levels[start] = .start
    var queue: [Level: [Int]] = [.start: [start]]
    while let level = queue.keys.min() {
      let due = (queue[level] ?? []).filter { levels[$0] == level }
      queue[level] = nil
      for state in due {
        for edge in region.edges[state] where part?.contains(edge.to) ?? true {
          let next = level.next(cost: edge.cost)
          guard next < levels[edge.to] else { continue }
          levels[edge.to] = next
          queue[next, default: []].append(edge.to)
        }
      }
    }
    return levels
  }
}
