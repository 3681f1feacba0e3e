/// Explores the states of a machine depth first, with an exact set of visited states.
///
/// The distance of a state from the start is known only at the end. Until then, a level holds the least cost at which
/// the state was reached. With a bound on the cost, a state that is reached at a lower cost is expanded again, so the
/// excluded states do not depend on the order.
struct DepthFirstSearch<Machine: StateMachine> {
  typealias State = Machine.State
  typealias Action = Machine.Action

  private struct Visit {
    let number: Int
    let cost: Int
  }

  private struct Exit: Hashable {
    let action: Action
    let target: Int
  }

  /// The number of states between two checks for a stop.
  private static var stride: Int { 256 }

  let machine: Machine
  private let budget: CheckBudget
  private let ending: SearchEnding?
  /// The greatest cost of states that are explored for now, or at all; `nil` for no limit.
  private var bound: Int?
  /// The greatest cost up to which every state was explored; `nil` if there is no such cost.
  private(set) var known: Int?
  /// Whether links are kept, or found by asking the machine again.
  private let keepsLinks: Bool
  private var stack: [Visit] = []
  /// The states that exceeded the bound on the cost when they were reached.
  private var tooFar: [Int] = []
  private var linkCount = 0
  private var bytesOfStates = 0
  /// The cost at which each state was gone through last.
  private var followed: [Int] = []

  private(set) var graph = StateGraph<State>()
  private(set) var evaluator: PropertyEvaluator<State, Action>
  private(set) var truncations: [String: Int] = [:]
  private(set) var pending = 0
  private(set) var distinctStates = 0
  private(set) var generatedStates = 0
  /// Why the caller wanted to stop.
  private(set) var interruption: String?
  /// The budget of states or memory that was spent.
  private(set) var exhausted: String?
  private(set) var nondeterminism: CheckNondeterminism?

  init(machine: Machine, budget: CheckBudget, properties: [CheckProperty<State, Action>], keepsLinks: Bool) {
    self.machine = machine
    self.budget = budget
    ending = SearchEnding(budget.stopRule, properties)
    bound = budget.depth
    self.keepsLinks = keepsLinks
    evaluator = PropertyEvaluator(properties)
  }

  /// Whether every state within the budget of depth was explored.
  var isThrough: Bool { exhausted == nil && interruption == nil }

  /// The greatest cost up to which a search that did not reach its end explored every path; `nil` if none is known.
  var completeCost: Int? {
    if pending == 0 { return nil }
    return isThrough ? budget.depth.flatMap { $0 < 0 ? nil : $0 } : known
  }

  /// The cost of the farthest distinct state, once the levels are known.
  var greatestCost: Int? {
    graph.states.indices.lazy.filter { graph.standings[$0] == .distinct }.map { graph.levels[$0].cost }.max()
  }

  /// Explores the machine, then determines the level of each state.
  ///
  /// - Parameters:
  ///   - step: The increase of the bound on the cost when no state within the bound is left, from 0 on; `nil` for no
  ///     bound.
  ///   - progress: A closure that is called from time to time.
  ///   - shouldStop: A closure that is called from time to time, and returns a reason to stop.
  mutating func explore(
    deepeningBy step: Int? = nil, progress: ((CheckProgress) -> Void)?, shouldStop: (() -> String?)?
  ) {
    if step != nil { bound = 0 }
    let initial = machine.initialStates
    generatedStates = initial.count
    // What lies on top of the stack comes first.
    for state in machine.ordered(initial).reversed() {
      graph.initial.insert(admit(state, at: 0))
    }
    search(progress: progress, shouldStop: shouldStop)
    if let step {
      if isThrough { known = bound }
      while isThrough, let reached = bound, pending > 0, reached < budget.depth ?? .max {
        deepen(from: reached, by: step)
        search(progress: progress, shouldStop: shouldStop)
        if isThrough { known = bound }
      }
    }
    stack = []
    findLevels()
    progress?(snapshot(at: greatestCost ?? 0))
    evaluator.keepNearest(by: graph.levels)
    if !keepsLinks { linkWays() }
  }

  private mutating func deepen(from reached: Int, by step: Int) {
    let (next, isTooGreat) = reached.addingReportingOverflow(step)
    bound = min(isTooGreat ? .max : next, budget.depth ?? .max)
    stack = tooFar.reversed().map { Visit(number: $0, cost: graph.levels[$0].cost) }
    tooFar = []
  }

  private mutating func search(progress: ((CheckProgress) -> Void)?, shouldStop: (() -> String?)?) {
    while let visit = stack.popLast() {
      let cost = graph.levels[visit.number].cost
      if let bound, cost > bound {
        if bound != budget.depth { tooFar.append(visit.number) }
        continue
      }
      if graph.standings[visit.number] == .distinct {
        if cost < followed[visit.number] { follow(visit.number) }
        continue
      }
      if let reason = spent {
        exhausted = reason
        return
      }
      if distinctStates.isMultiple(of: Self.stride) {
        if let reason = shouldStop?() {
          interruption = reason
          return
        }
        progress?(snapshot(at: cost))
      }
      expand(visit.number)
    }
  }

  private var spent: String? {
    // A state beyond the bound was skipped before this point.
    budget.isSpent(
      before: 0, states: distinctStates, bytes: bytesOfStates + graph.bytes(links: linkCount))
      ?? ending?.reason(before: nil) { evaluator.tally.nearest[$0] }
  }

  private func snapshot(at cost: Int) -> CheckProgress {
    CheckProgress(
      distinctStates: distinctStates, generatedStates: generatedStates, cost: cost, frontier: pending)
  }

  /// The number of a state within bounds that was reached at a cost.
  private mutating func admit(_ state: State, at cost: Int) -> Int {
    if let known = graph.number(of: state) {
      meet(known, at: cost)
      return known
    }
    if budget.memory != nil { bytesOfStates += machine.footprint(of: state) }
    followed.append(.max)
    let level = Level(cost: cost, steps: 0)
    if let reason = machine.truncation(of: state) {
      truncations[reason, default: 0] += 1
      return graph.add(state, standing: .cut, level: level)
    }
    pending += 1
    let number = graph.add(state, standing: .pending, level: level)
    stack.append(Visit(number: number, cost: cost))
    return number
  }

  /// Pushes a discovered state if it must be expanded again, or earlier.
  private mutating func meet(_ number: Int, at cost: Int) {
    let isNearer = cost < graph.levels[number].cost
    if isNearer { graph.levels[number] = Level(cost: cost, steps: 0) }
    switch graph.standings[number] {
    case .pending: stack.append(Visit(number: number, cost: cost))
    case .distinct where isNearer && bound != nil: stack.append(Visit(number: number, cost: cost))
    case .distinct, .cut, .outOfBounds: return
    }
  }

  private mutating func expand(_ number: Int) {
    let state = graph.states[number]
    let cost = graph.levels[number].cost
    graph.markDistinct(number)
    followed[number] = cost
    pending -= 1
    distinctStates += 1
    // Levels are not known yet: every finding is kept until they are.
    evaluator.evaluate(state, id: number, at: .start)
    var steps: [(action: Action, state: State)] = []
    machine.forEachStep(from: state) { steps.append(($0, $1)) }
    generatedStates += steps.count
    if nondeterminism == nil, number.isMultiple(of: CheckNondeterminism.doubt) {
      nondeterminism = CheckNondeterminism(machine, in: state, first: steps)
    }
    var exits: Set<Exit> = []
    var links: [StateGraph<State>.Link] = []
    var out = StepsOut()
    for step in machine.ordered(steps).reversed() {
      let stepCost = machine.checkedCost(of: step.action)
      let target = admit(step.state, at: cost + stepCost)
      guard exits.insert(Exit(action: step.action, target: target)).inserted else { continue }
      out.add(leaving: target != number)
      if keepsLinks { links.append(StateGraph.Link(state: target, cost: stepCost)) }
      // A state that a limit of the machine cut off may be half made: nothing is said of the step into it.
      if graph.standings[target] == .cut { continue }
      evaluator.evaluate(
        before: state, action: step.action, after: step.state, from: number, to: target, cost: stepCost,
        at: .start)
    }
    graph.successors[number] = links
    linkCount += links.count
    evaluator.evaluateEnd(in: state, of: machine, steps: out, id: number, at: .start)
  }

  /// Propagates a lower cost of a state to its successors.
  private mutating func follow(_ number: Int) {
    let cost = graph.levels[number].cost
    followed[number] = cost
    for link in links(from: number) { meet(link.state, at: cost + link.cost) }
  }

  /// The steps of a distinct state, with duplicates where they are not kept, the last one first.
  private func links(from number: Int) -> [StateGraph<State>.Link] {
    if keepsLinks { return graph.successors[number] }
    var steps: [(action: Action, state: State)] = []
    machine.forEachStep(from: graph.states[number]) { steps.append(($0, $1)) }
    return machine.ordered(steps).reversed().compactMap { step in
      graph.number(of: step.state).map { StateGraph.Link(state: $0, cost: machine.cost(of: step.action)) }
    }
  }

  /// Determines the level of each state from the explored steps.
  private mutating func findLevels() {
    graph.levels = Array(repeating: .unreached, count: graph.states.count)
    var queue: [Level: [Int]] = [.start: Array(graph.initial)]
    for number in graph.initial { graph.levels[number] = .start }
    while let level = queue.keys.min() {
      for number in queue.removeValue(forKey: level) ?? []
      where graph.levels[number] == level && graph.standings[number] == .distinct {
        for link in links(from: number) {
          let next = level.next(cost: link.cost)
          guard next < graph.levels[link.state] else { continue }
          graph.levels[link.state] = next
          queue[next, default: []].append(link.state)
        }
      }
    }
  }

  /// Keeps only the links on shortest paths to findings.
  private mutating func linkWays() {
    let ends = evaluator.tally.findings.joined().map { end in
      switch end {
      case .state(let state): state
      case .step(let from, _, _, _): from
      }
    }
    guard let farthest = ends.map({ graph.levels[$0] }).max() else { return }
    var isOnTheWay = Set(ends)
    let nearer = graph.states.indices.filter {
      graph.standings[$0] == .distinct && graph.levels[$0] < farthest
    }
    for number in nearer.sorted(by: { graph.levels[$0] > graph.levels[$1] }) {
      let level = graph.levels[number]
      let ways = links(from: number).filter {
        isOnTheWay.contains($0.state) && level.next(cost: $0.cost) == graph.levels[$0.state]
      }
      if ways.isEmpty { continue }
      isOnTheWay.insert(number)
      graph.successors[number] = ways
    }
  }
}
