/// Explores every state with a dictionary, level after level, on one thread, and stores a graph of states and steps.
///
/// Liveness properties are evaluated on the graph. The search is kept simple on purpose, since tests compare the others
/// with it.
struct ReferenceSearch<Machine: StateMachine> {
  typealias State = Machine.State
  typealias Action = Machine.Action

  private struct Exit: Hashable {
    let action: Action
    let target: Int
  }

  /// The number of states between two checks for a stop.
  private static var stride: Int { 16 }

  private let machine: Machine
  private let budget: CheckBudget
  private var queue: [Level: [Int]] = [:]
  private var pending = 0
  private var truncations: [String: Int] = [:]

  private(set) var graph = StateGraph<State>()
  private(set) var evaluator: PropertyEvaluator<State, Action>
  private var distinctStates = 0
  private var generatedStates = 0
  private var greatestCost: Int?
  private var bytesOfStates = 0
  private var linkCount = 0
  /// Why the caller wanted to stop.
  private var interruption: String?
  private var exhausted: String?
  /// The greatest cost up to which every path was explored when the search ended early.
  private var completeCost: Int?
  /// The first sign that the machine is no pure description.
  private(set) var nondeterminism: CheckNondeterminism?

  init(_ machine: Machine, _ properties: [CheckProperty<State, Action>], within budget: CheckBudget) {
    (self.machine, self.budget) = (machine, budget)
    evaluator = PropertyEvaluator(properties)
  }

  /// The counts so far.
  var counts: SearchCounts {
    SearchCounts(
      distinctStates: distinctStates, generatedStates: generatedStates, greatestCost: greatestCost,
      completeCost: completeCost, interruption: interruption)
  }

  /// The states that were not explored.
  var remainder: CheckRemainder {
    CheckRemainder(
      truncations, pending: pending, for: interruption ?? exhausted, horizon: machine.horizon,
      scope: budget.scope)
  }

  mutating func explore(
    progress: ((CheckProgress) -> Void)?, shouldStop: (() -> String?)?, stop: SearchStop? = nil
  ) {
    for state in machine.initialStates {
      generatedStates += 1
      if let number = admit(state, at: .start) { graph.initial.insert(number) }
    }
    while let level = queue.keys.min() {
      // A state that was found again at a lesser level has left this one.
      let due = (queue[level] ?? []).filter { graph.levels[$0] == level }
      queue[level] = nil
      if due.isEmpty { continue }
      if let reason = budgetSpent(before: level, stop) {
        exhausted = reason
        completeCost = budget.completeCost(endingAt: level.cost)
        return
      }
      for number in due {
        if distinctStates.isMultiple(of: Self.stride) {
          if let reason = shouldStop?() {
            interruption = reason
            completeCost = budget.completeCost(endingAt: level.cost)
            return
          }
          progress?(snapshot(at: level))
        }
        expand(number)
      }
      progress?(snapshot(at: level))
    }
  }

  private func budgetSpent(before level: Level, _ stop: SearchStop?) -> String? {
    budget.isSpent(
      before: level.cost, states: distinctStates, bytes: bytesOfStates + graph.bytes(links: linkCount))
      ?? stop?.reason(
        before: level, explored: distinctStates, hasDiscovered: { distinctStates + pending >= $0 }
      ) { evaluator.tally.nearest[$0] }
  }

  private func snapshot(at level: Level) -> CheckProgress {
    CheckProgress(
      distinctStates: distinctStates,
      generatedStates: generatedStates,
      cost: level.cost,
      frontier: pending
    )
  }

  /// The number of a state within bounds that was reached at a level; `nil` where it is out of bounds.
  private mutating func admit(_ state: State, at level: Level) -> Int? {
    if let known = graph.number(of: state) {
      switch graph.standings[known] {
      case .outOfBounds: return nil
      case .cut, .distinct: return known
      case .pending:
        if level < graph.levels[known] {
          graph.levels[known] = level
          queue[level, default: []].append(known)
        }
        return known
      }
    }
    if budget.memory != nil { bytesOfStates += machine.footprint(of: state) }
    guard machine.isWithinBounds(state) else {
      _ = graph.add(state, standing: .outOfBounds, level: level)
      return nil
    }
    if let reason = machine.truncation(of: state) {
      truncations[reason, default: 0] += 1
      return graph.add(state, standing: .cut, level: level)
    }
    let number = graph.add(state, standing: .pending, level: level)
    queue[level, default: []].append(number)
    pending += 1
    return number
  }

  private mutating func expand(_ number: Int) {
    let state = graph.states[number]
    let level = graph.levels[number]
    graph.markDistinct(number)
    pending -= 1
    distinctStates += 1
    greatestCost = level.cost
    evaluator.evaluate(state, id: number, at: level)

    var steps: [(action: Action, state: State)] = []
    machine.forEachStep(from: state) { steps.append(($0, $1)) }
    generatedStates += steps.count
    if nondeterminism == nil, number.isMultiple(of: CheckNondeterminism.doubt) {
      nondeterminism = CheckNondeterminism(machine, in: state, first: steps)
    }

    var exits: Set<Exit> = []
    var links: [StateGraph<State>.Link] = []
    for step in steps {
      let cost = machine.checkedCost(of: step.action)
      let next = level.next(cost: cost)
      guard let target = admit(step.state, at: next) else { continue }
      guard exits.insert(Exit(action: step.action, target: target)).inserted else { continue }
      links.append(StateGraph.Link(state: target, cost: cost))
      // A state that a limit of the machine cut off may be half made: nothing is said of the step into it.
      if graph.standings[target] == .cut { continue }
      evaluator.evaluate(
        before: state, action: step.action, after: step.state, from: number, to: target, cost: cost, at: next)
    }
    graph.successors[number] = links
    linkCount += links.count
    var out = StepsOut()
    for link in links { out.add(leaving: link.state != number) }
    evaluator.evaluateEnd(in: state, of: machine, steps: out, id: number, at: level)
  }
}
