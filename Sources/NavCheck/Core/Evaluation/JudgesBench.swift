/// The data that judges share after the exploration: the graph, the truncations, and the trace reconstruction.
struct JudgesBench<Machine: StateMachine> {
  let machine: Machine
  let graph: StateGraph<Machine.State>
  let fairness: [FairnessCondition<Machine.Action>]
  let remainder: CheckRemainder
  let interrupt: SearchInterrupt

  /// Whether each state can reach, itself included, a state with an unexplored step.
  private(set) lazy var reachesCut: [Bool] = ancestors(
    of: graph.states.indices.filter { graph.standings[$0] == .distinct && graph.hasCutStep($0) }
  )

  /// The first sign that the machine is no pure description.
  var contradiction: CheckContradiction?

  private lazy var predecessors = graph.predecessors()

  init(
    machine: Machine, graph: StateGraph<Machine.State>, fairness: [FairnessCondition<Machine.Action>],
    remainder: CheckRemainder, unless shouldStop: (() -> String?)?
  ) {
    self.machine = machine
    self.graph = graph
    self.fairness = fairness
    self.remainder = remainder
    interrupt = SearchInterrupt(shouldStop)
  }

  /// For each state, whether one of the targets can be reached from it, including the targets themselves.
  mutating func ancestors(of targets: [Int]) -> [Bool] {
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

  /// A trace, once the machine has confirmed each of its steps.
  mutating func checked(
    _ trace: CheckTrace<Machine.State, Machine.Action>?
  ) -> CheckTrace<Machine.State, Machine.Action>? {
    if let trace, trace.replays(on: machine) { return trace }
    contradiction = contradiction ?? .lost(trace?.final)
    return nil
  }

  /// The least trace with one of the given ends; `nil` if there are none.
  mutating func trace(
    to ends: [TraceEnd<Machine.Action>]
  ) -> CheckTrace<Machine.State, Machine.Action>? {
    if ends.isEmpty { return nil }
    let ways = ShortestTrace<Machine>.Ways(
      starts: graph.initial, levels: graph.levels, predecessors: predecessors, allows: { _, _, _ in true })
    return checked(ShortestTrace(machine: machine, graph: graph, ways: ways, ends: ends).trace())
  }
}
