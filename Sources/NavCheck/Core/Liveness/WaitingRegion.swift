/// The part of a graph in which a run still waits for a goal: states that are no goals, and the steps between them
/// that are no goals.
///
/// The steps are generated again, once for each state. A step that does not change the state is no edge and enables
/// no action. A step to a truncated state enables its action but is no edge, so every lasso that is found is one
/// whatever follows the truncated state.
struct WaitingRegion<Machine: StateMachine> {
  typealias State = Machine.State
  typealias Action = Machine.Action

  struct Edge {
    let to: Int
    let cost: Int
    /// The number of the set of conditions that the step serves.
    let conditions: Int
  }

  private struct Exit: Hashable {
    let action: Action
    let target: Int
  }

  let machine: Machine
  let graph: StateGraph<State>
  let goal: CheckOccurrence<State, Action>

  /// The states of the region, in the order of their numbers.
  private(set) var members: [Int] = []

  /// For each state of the graph the steps that stay in the region.
  private(set) var edges: [[Edge]]

  /// For each state of the graph the number of the set of conditions with an action that is enabled in it.
  private(set) var enabled: [Int]

  private(set) var table: ConditionTable<Action>

  /// The events that start a wait: states of the region, and steps into it.
  private(set) var triggers: [TraceTarget<Int, Action>] = []

  /// The number of times that a wait began, including waits that ended at once.
  private(set) var mattered = 0

  /// The number of states between two checks for a stop.
  private static var stride: Int { 16 }

  /// Creates the region of a graph; a nil trigger means that the wait begins at the start of a run.
  ///
  /// If the interrupt is raised, the region remains incomplete.
  init(
    machine: Machine,
    graph: StateGraph<State>,
    fairness: [FairnessCondition<Action>],
    trigger: CheckOccurrence<State, Action>?,
    goal: CheckOccurrence<State, Action>,
    unless interrupt: SearchInterrupt = SearchInterrupt(nil)
  ) {
    self.machine = machine
    self.graph = graph
    self.goal = goal
    table = ConditionTable(fairness)
    edges = Array(repeating: [], count: graph.states.count)
    enabled = Array(repeating: 0, count: graph.states.count)
    let isWaiting = graph.states.indices.map { number in
      graph.standings[number] == .distinct && !goal.isMet(in: graph.states[number])
    }
    for number in graph.states.indices where graph.standings[number] == .distinct {
      if number.isMultiple(of: Self.stride), interrupt.isRaised() { return }
      let state = graph.states[number]
      if trigger?.isMet(in: state) ?? graph.initial.contains(number) {
        mattered += 1
        if isWaiting[number] { triggers.append(.state(number)) }
      }
      if isWaiting[number] { members.append(number) }
      addSteps(from: number, isWaiting: isWaiting, trigger: trigger)
    }
  }

  private mutating func addSteps(
    from number: Int, isWaiting: [Bool], trigger: CheckOccurrence<State, Action>?
  ) {
    let state = graph.states[number]
    var steps: [(action: Action, state: State)] = []
    machine.forEachStep(from: state) { steps.append(($0, $1)) }
    var exits: Set<Exit> = []
    for step in steps {
      guard let target = graph.number(of: step.state), graph.standings[target] != .outOfBounds else {
        continue
      }
      guard exits.insert(Exit(action: step.action, target: target)).inserted else { continue }
      let conditions = target == number ? 0 : table.set(of: step.action)
      enabled[number] = table.union(enabled[number], conditions)
      guard graph.standings[target] == .distinct else { continue }
      let cost = machine.cost(of: step.action)
      let isMet = goal.isMet(by: step.action, before: state, after: step.state)
      if let trigger, trigger.isMet(by: step.action, before: state, after: step.state) {
        mattered += 1
        if isWaiting[target], !isMet {
          triggers.append(.step(from: number, action: step.action, to: target, cost: cost))
        }
      }
      if isWaiting[number], isWaiting[target], !isMet, target != number {
        edges[number].append(Edge(to: target, cost: cost, conditions: conditions))
      }
    }
  }
}
