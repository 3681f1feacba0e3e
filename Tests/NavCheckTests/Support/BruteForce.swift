import NavCheck

/// Answers the checker's questions by looking at every run of a small machine, one after the other.
///
/// A shortest run to a state visits no state twice: without the loop it would have fewer steps and cost no more. So the
/// runs that repeat no state are all that can be reported, and there are finitely many.
struct BruteForce {
  typealias Trace = CheckTrace<Int, GraphMachine.Letter>
  typealias Verdict = CheckVerdict<Int, GraphMachine.Letter>
  typealias Edge = GraphMachine.Edge

  let machine: GraphMachine
  /// All runs from initial states that repeat no state and stay in scope.
  let runs: [Trace]
  let distinct: Set<Int>
  let cuts: [String: Int]
  /// The greatest cost up to which the budget leaves no state unexplored; nil if it leaves none at all.
  let completeCost: Int?

  init(_ machine: GraphMachine, within budget: CheckBudget) {
    self.machine = machine
    let starts = Set(machine.initialStates).filter { Self.isFollowed($0, in: machine) }
    let all = starts.flatMap { Self.runs(from: $0, of: machine) }
    let levels = Dictionary(grouping: all, by: \.final).mapValues { runs in
      runs.map { [$0.length, $0.stepCount] }.min { $0.lexicographicallyPrecedes($1) } ?? []
    }
    var explored: Set<Int> = []
    var stop: String?
    var complete: Int?
    for level in Set(levels.values).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      if let depth = budget.depth, level[0] > depth { stop = "depth budget of \(depth)" }
      if let states = budget.states, explored.count >= states { stop = stop ?? "state budget of \(states)" }
      if stop != nil {
        complete = min(level[0] - 1, budget.depth ?? .max)
        break
      }
      explored.formUnion(levels.filter { $0.value == level }.keys)
    }
    distinct = explored
    completeCost = complete.flatMap { $0 < 0 ? nil : $0 }
    runs = all.filter { explored.isSuperset(of: $0.states) }

    let seen = starts.union(machine.edges.filter { explored.contains($0.from) }.map(\.to))
      .union(machine.initialStates)
    var cuts: [String: Int] = [:]
    for state in seen where !machine.outOfBounds.contains(state) && !explored.contains(state) {
      cuts[machine.truncations[state] ?? stop ?? "nothing", default: 0] += 1
    }
    self.cuts = cuts
  }

  var generated: Int {
    machine.initialStates.count + machine.edges.filter { distinct.contains($0.from) }.count
  }

  var depth: Int {
    let costs = distinct.compactMap { state in runs.filter { $0.final == state }.map(\.length).min() }
    return costs.max().map { $0 + 1 } ?? 0
  }

  /// The run that ought to be reported, of those that end in one of the states.
  func best(to ends: Set<Int>) -> Trace? {
    runs.filter { ends.contains($0.final) }.min(by: Self.precedes)
  }

  /// The run that ought to be reported, of those that end with one of the steps.
  func best(endingWith edges: Set<Edge>) -> Trace? {
    runs.flatMap { run in
      edges.filter { $0.from == run.final }.map { run.appending($0) }
    }.min(by: Self.precedes)
  }

  /// The steps that are judged.
  var judged: Set<Edge> {
    Set(machine.edges).filter { distinct.contains($0.from) && Self.isFollowed($0.to, in: machine) }
  }

  private func inScope(from state: Int) -> [Edge] {
    machine.edges.filter { $0.from == state && !machine.outOfBounds.contains($0.to) }
  }

  /// The states from which nothing in `goals` can be reached, and no cut step either.
  func traps(for goals: Set<Int>) -> Set<Int> {
    distinct.filter { state in
      let future = Set(Self.runs(from: state, of: machine).map(\.final))
      if future.contains(where: { distinct.contains($0) && goals.contains($0) && isExplored(state, to: $0) })
      {
        return false
      }
      let near = Self.runs(from: state, of: machine).filter { distinct.isSuperset(of: $0.states) }
      return !near.contains { run in inScope(from: run.final).contains { !distinct.contains($0.to) } }
    }
  }

  private func isExplored(_ state: Int, to goal: Int) -> Bool {
    Self.runs(from: state, of: machine).contains { $0.final == goal && distinct.isSuperset(of: $0.states) }
  }

  var stuck: Set<Int> {
    distinct.filter { state in
      !machine.finals.contains(state) && inScope(from: state).allSatisfy { $0.to == state }
    }
  }

  private static func isFollowed(_ state: Int, in machine: GraphMachine) -> Bool {
    !machine.outOfBounds.contains(state) && machine.truncations[state] == nil
  }

  private static func runs(from state: Int, of machine: GraphMachine) -> [Trace] {
    func extend(_ run: Trace) -> [Trace] {
      let steps = Set(machine.edges).filter { edge in
        edge.from == run.final && isFollowed(edge.to, in: machine) && !run.states.contains(edge.to)
      }
      return [run] + steps.flatMap { extend(run.appending($0)) }
    }
    return extend(Trace(initial: state, steps: []))
  }

  private static func precedes(_ left: Trace, _ right: Trace) -> Bool {
    if left.length != right.length { return left.length < right.length }
    if left.stepCount != right.stepCount { return left.stepCount < right.stepCount }
    let words = [left, right].map { $0.steps.map(\.action.description) }
    if words[0] != words[1] { return words[0].lexicographicallyPrecedes(words[1]) }
    let states = [left, right].map { $0.states.map { String(describing: $0) } }
    return states[0].lexicographicallyPrecedes(states[1])
  }
}

extension CheckTrace where State == Int, Action == GraphMachine.Letter {
  func appending(_ edge: GraphMachine.Edge) -> CheckTrace {
    CheckTrace(
      initial: initial,
      steps: steps + [Step(action: edge.action, state: edge.to, cost: edge.action.cost)]
    )
  }
}
