/// Selects the trace to report among the shortest traces.
///
/// It has the least sequence of action descriptions and, among traces with this sequence, the least sequence of state
/// descriptions. It is rebuilt from levels and does not depend on which of the equally short steps was found first,
/// so the order of emission has no effect.
///
/// All given ends have the same level. Takes time in proportion to the states and steps of the graph.
///
/// The levels may be those of the exploration, or those of a separate search within a part of the graph.
struct ShortestTrace<Machine: StateMachine> {
  typealias State = Machine.State
  typealias Action = Machine.Action

  private struct Move {
    let from: Int
    let action: Action
    let word: String
    let to: Int
    let cost: Int
  }

  /// The paths to choose from: their initial states, the level of each state, and the steps that they may take.
  struct Ways {
    let starts: Set<Int>
    let levels: [Level]
    let predecessors: [[StateGraph<State>.Link]]
    let allows: (State, Action, State) -> Bool
  }

  private let machine: Machine
  private let graph: StateGraph<State>
  private let ways: Ways
  /// The ends that are states.
  private var goals: Set<Int> = []
  /// The ends that are steps.
  private var lastMoves: [Move] = []
  /// For every state, whether it is on a shortest path to an end.
  private var isOnTheWay: [Bool]
  /// The number of steps that lead to the last state that must be distinct.
  private var reach = 0

  init(
    machine: Machine,
    graph: StateGraph<State>,
    ways: Ways,
    ends: [TraceTarget<Int, Action>]
  ) {
    self.machine = machine
    self.graph = graph
    self.ways = ways
    isOnTheWay = Array(repeating: false, count: graph.states.count)
    for end in ends {
      switch end {
      case .state(let state):
        goals.insert(state)
      case .step(let from, let action, let to, let cost):
        goals.insert(from)
        lastMoves.append(
          Move(from: from, action: action, word: action.description, to: to, cost: cost)
        )
      }
    }
    for goal in goals {
      reach = ways.levels[goal].steps
      isOnTheWay[goal] = true
    }
    var open = Array(goals)
    while let state = open.popLast() {
      for link in ways.predecessors[state] where !isOnTheWay[link.state] {
        guard ways.levels[link.state].isReached,
          ways.levels[link.state].next(cost: link.cost) == ways.levels[state]
        else { continue }
        isOnTheWay[link.state] = true
        open.append(link.state)
      }
    }
  }

  /// The trace; `nil` if a nondeterministic machine no longer has it.
  func trace() -> CheckTrace<State, Action>? {
    let start = ways.starts.filter { isOnTheWay[$0] }
    let layers = movesWithLeastWord(from: start)
    return pick(from: start, along: withoutDeadEnds(layers))
  }

  /// For each step, all moves that begin the least action sequence; some of them lead to no end.
  private func movesWithLeastWord(from start: Set<Int>) -> [[Move]] {
    var layers: [[Move]] = []
    var current = start
    for _ in 0..<reach {
      let moves = least(current.flatMap(moves), by: \.word)
      current = Set(moves.map(\.to))
      layers.append(moves)
    }
    if !lastMoves.isEmpty {
      layers.append(least(lastMoves.filter { current.contains($0.from) }, by: \.word))
    }
    return layers
  }

  /// The moves along shortest paths.
  private func moves(from state: Int) -> [Move] {
    var moves: [Move] = []
    let level = ways.levels[state]
    let before = graph.states[state]
    machine.forEachStep(from: before) { action, next in
      guard let target = graph.number(of: next), isOnTheWay[target], ways.allows(before, action, next) else {
        return
      }
      let cost = machine.cost(of: action)
      guard level.next(cost: cost) == ways.levels[target] else { return }
      moves.append(Move(from: state, action: action, word: action.description, to: target, cost: cost))
    }
    return moves
  }

  /// The moves from which the whole action sequence can be completed.
  private func withoutDeadEnds(_ layers: [[Move]]) -> [[Move]] {
    var kept: [[Move]] = []
    var alive: Set<Int>?
    for moves in layers.reversed() {
      let open = moves.filter { alive?.contains($0.to) ?? true }
      alive = Set(open.map(\.from))
      kept.append(open)
    }
    return kept.reversed()
  }

  /// The run along these moves with the least state descriptions.
  private func pick(from start: Set<Int>, along layers: [[Move]]) -> CheckTrace<State, Action>? {
    let first = layers.first.map { moves in start.intersection(moves.map(\.from)) } ?? start
    var current = Set(least(Array(first)) { description(of: $0) })
    var chosen: [[Move]] = []
    for moves in layers {
      let open = least(moves.filter { current.contains($0.from) }) { description(of: $0.to) }
      current = Set(open.map(\.to))
      chosen.append(open)
    }
    // States that describe themselves alike are not told apart: any run through them reads the same.
    var steps: [CheckTrace<State, Action>.Step] = []
    var arrival = current.first
    for moves in chosen.reversed() {
      guard let move = moves.first(where: { $0.to == arrival }) else { break }
      steps.append(.init(action: move.action, state: graph.states[move.to], cost: move.cost))
      arrival = move.from
    }
    guard let arrival, steps.count == layers.count else { return nil }
    return CheckTrace(initial: graph.states[arrival], steps: steps.reversed())
  }

  private func description(of state: Int) -> String { String(describing: graph.states[state]) }

  /// The elements with the least key.
  private func least<Element>(_ elements: [Element], by key: (Element) -> String) -> [Element] {
    // Describing a state can take long, and mostly there is one only.
    if elements.count < 2 { return elements }
    let keys = elements.map(key)
    guard let minimum = keys.min() else { return [] }
    return zip(elements, keys).filter { $0.1 == minimum }.map(\.0)
  }
}
