/// The results of a search that stores a graph of its states and steps.
struct GraphResults<Machine: StateMachine>: SearchResults {
  let machine: Machine
  let properties: [Property]
  let fairness: [FairnessCondition<Machine.Action>]
  let graph: StateGraph<Machine.State>
  let evaluator: PropertyEvaluator<Machine.State, Machine.Action>
  let counts: SearchCounts
  let remainder: CheckRemainder
  let nondeterminism: CheckNondeterminism?
  let interrupt: SearchInterrupt

  private lazy var predecessors = graph.predecessors()
  /// Whether each state can reach, itself included, a state with an unexplored step.
  private lazy var reachesCut: [Bool] = ancestors(
    of: graph.states.indices.filter { graph.standings[$0] == .distinct && graph.hasCutStep($0) })
  /// The number of waits of the liveness properties.
  private var waits: [Int: Int] = [:]

  init(
    _ checker: Checker<Machine>, graph: StateGraph<Machine.State>,
    evaluator: PropertyEvaluator<Machine.State, Machine.Action>, counts: SearchCounts,
    remainder: CheckRemainder, nondeterminism: CheckNondeterminism?, unless shouldStop: (() -> String?)?
  ) {
    (machine, properties, fairness) = (checker.machine, checker.properties, checker.fairness)
    (self.graph, self.evaluator, self.counts) = (graph, evaluator, counts)
    (self.remainder, self.nondeterminism) = (remainder, nondeterminism)
    interrupt = SearchInterrupt(shouldStop)
  }

  func audit() -> CheckNondeterminism? { nondeterminism }

  func applications(of property: Int) -> Int { waits[property] ?? evaluator.tally.applications[property] }

  mutating func finding(of property: Int) -> Finding { trace(to: evaluator.tally.findings[property]) }

  mutating func trap(of property: Int) -> Finding {
    let reachesGoal = ancestors(of: evaluator.goals[property] ?? [])
    let reachesCut = reachesCut
    var traps = (evaluator.waiting[property] ?? []).filter { !reachesGoal[$0] && !reachesCut[$0] }
    if !traps.isEmpty {
      let leaving = graph.states.indices.filter { !reachesGoal[$0] && machine.leavesScope(graph.states[$0]) }
      let leavesScope = ancestors(of: leaving)
      traps.removeAll { leavesScope[$0] }
    }
    let nearest = traps.map { graph.levels[$0] }.min()
    return trace(to: traps.filter { graph.levels[$0] == nearest }.map { .state($0) })
  }

  mutating func lasso(of property: Int) -> Finding {
    guard case .response(let trigger, let goal) = properties[property].claim else { return .none }
    let region = WaitingRegion(
      machine: machine, graph: graph, fairness: fairness, trigger: trigger, goal: goal, unless: interrupt)
    waits[property] = region.mattered
    if let reason = interrupt.reason { return .undecided(reason) }
    let search = LassoSearch(region: region)
    return search.isEmpty ? .none : Finding(search.lasso { leastTrace(to: $0) })
  }

  private mutating func trace(to ends: [TraceTarget<Int, Machine.Action>]) -> Finding {
    ends.isEmpty ? .none : Finding(leastTrace(to: ends))
  }

  /// The least trace with one of the given ends.
  private mutating func leastTrace(to ends: [TraceTarget<Int, Machine.Action>]) -> Trace? {
    if ends.isEmpty { return nil }
    let ways = ShortestTrace<Machine>.Ways(
      starts: graph.initial, levels: graph.levels, predecessors: predecessors, allows: { _, _, _ in true })
    return ShortestTrace(machine: machine, graph: graph, ways: ways, ends: ends).trace()
  }

  /// For each state, whether one of the targets can be reached from it, including the targets themselves.
  private mutating func ancestors(of targets: [Int]) -> [Bool] {
    var isAncestor = Array(repeating: false, count: graph.states.count)
    var open = targets
    for target in targets { isAncestor[target] = true }
    while let state = open.popLast() {
      for link in predecessors[state] where !isAncestor[link.state] {
        isAncestor[link.state] = true
        open.append(link.state)
      }
    }
    return isAncestor
  }
}
