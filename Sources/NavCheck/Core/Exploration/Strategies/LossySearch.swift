/// Explores the states of a machine cheapest first, with an approximate set of visited states.
///
/// Discovered but unexplored states are stored in full. The order depends only on the content of states and steps,
/// since of two states with the same hash, only the first is explored.
struct LossySearch<Machine: StateMachine, Visited: LossySet> {
  typealias State = Machine.State
  typealias Action = Machine.Action

  private struct Waiting {
    let state: State
    let origin: LossyOrigin
  }

  private struct Exit: Hashable {
    let action: Action
    let target: State
  }

  /// The number of states between two checks for a stop.
  private static var stride: Int { 256 }

  let machine: Machine
  private let budget: CheckBudget
  private let ending: SearchEnding?
  private var visited: Visited
  private var queue: [Level: [Waiting]] = [:]
  /// The states in the queue, each with the level that counts.
  private var waiting: [State: Level] = [:]
  private var bytesOfWaiting = 0
  /// Of each explored state where it came from.
  private(set) var origins: [LossyOrigin] = []

  private(set) var judges: [LossyJudge<Machine>]
  private(set) var truncations: [String: Int] = [:]
  private(set) var generatedStates = 0
  private(set) var greatestCost: Int?
  private(set) var omission: CheckOmission
  private(set) var interruption: String?
  private(set) var exhausted: String?
  private(set) var contradiction: CheckContradiction?

  init(
    machine: Machine, budget: CheckBudget, properties: [CheckProperty<Machine>], visited: Visited,
    technique: CheckOmission.Technique
  ) {
    self.machine = machine
    self.budget = budget
    ending = SearchEnding(budget.stopRule, properties)
    self.visited = visited
    judges = properties.map { LossyJudge($0) }
    omission = CheckOmission(technique)
  }

  var distinctStates: Int { origins.count }

  /// The number of discovered but unexplored states.
  var pending: Int { waiting.count }

  mutating func explore(progress: ((CheckProgress) -> Void)?, shouldStop: (() -> String?)?) {
    search(progress: progress, shouldStop: shouldStop)
    omission.close(chance: visited.chance)
  }

  private mutating func search(progress: ((CheckProgress) -> Void)?, shouldStop: (() -> String?)?) {
    let initial = machine.initialStates
    generatedStates = initial.count
    for (choice, state) in machine.ordered(initial).enumerated() {
      if !isCut(state) { meet(state, from: LossyOrigin(initial: choice), at: .start) }
    }
    while let level = queue.keys.min() {
      // A state that was reached again at a lower level is no longer in this one.
      let due = (queue.removeValue(forKey: level) ?? []).filter { waiting[$0.state] == level }
      if due.isEmpty { continue }
      if let reason = budgetSpent(before: level) {
        exhausted = reason
        return
      }
      for next in due {
        if distinctStates.isMultiple(of: Self.stride) {
          if let reason = shouldStop?() {
            interruption = reason
            return
          }
          progress?(snapshot(at: level))
        }
        explore(next, at: level)
      }
      progress?(snapshot(at: level))
    }
  }

  private func budgetSpent(before level: Level) -> String? {
    let entry = MemoryLayout<Waiting>.stride + MemoryLayout<Level>.stride + MemoryLayout<State>.stride
    return budget.isSpent(
      before: level.cost, states: distinctStates,
      bytes: visited.bytes + bytesOfWaiting + pending * entry
        + distinctStates * MemoryLayout<LossyOrigin>.stride)
      ?? ending?.reason(before: level) { judges[$0].finding?.level }
  }

  private func snapshot(at level: Level) -> CheckProgress {
    CheckProgress(
      distinctStates: distinctStates, generatedStates: generatedStates, cost: level.cost, frontier: pending)
  }

  /// Whether a limit of the machine truncates a state; such states are also counted by their hashes.
  private mutating func isCut(_ state: State) -> Bool {
    guard let reason = machine.truncation(of: state) else { return false }
    let fingerprint = machine.fingerprint(of: state)
    let isKnown = visited.contains(fingerprint)
    if !isKnown { visited.insert(fingerprint) }
    if !isKnown || truncations[reason] == nil { truncations[reason, default: 0] += 1 }
    return true
  }

  /// Enqueues a state unless its hash was explored, or the state already waits.
  private mutating func meet(_ state: State, from origin: LossyOrigin, at level: Level) {
    if let known = waiting[state] {
      if known <= level { return }
    } else {
      if visited.contains(machine.fingerprint(of: state)) { return }
      if budget.memory != nil { bytesOfWaiting += machine.footprint(of: state) }
    }
    waiting[state] = level
    queue[level, default: []].append(Waiting(state: state, origin: origin))
  }

  private mutating func explore(_ next: Waiting, at level: Level) {
    let state = next.state
    waiting[state] = nil
    if budget.memory != nil { bytesOfWaiting -= machine.footprint(of: state) }
    let fingerprint = machine.fingerprint(of: state)
    // Another one that it passes for may have been explored while it waited.
    if visited.contains(fingerprint) { return }
    omission.add(chance: visited.chance)
    visited.insert(fingerprint)
    let record = origins.count
    origins.append(next.origin)
    greatestCost = level.cost
    let isInitial = next.origin.previous == nil
    for index in judges.indices {
      judges[index].judge(state, isInitial: isInitial, record: record, level: level)
    }

    var steps: [(action: Action, state: State)] = []
    machine.forEachStep(from: state) { steps.append(($0, $1)) }
    generatedStates += steps.count
    if contradiction == nil, record.isMultiple(of: CheckContradiction.doubt) {
      contradiction = CheckContradiction(machine, in: state, first: steps)
    }
    var exits: Set<Exit> = []
    var out = StepsOut()
    for (choice, step) in machine.ordered(steps).enumerated() {
      let arrival = level.next(cost: machine.checkedCost(of: step.action))
      guard exits.insert(Exit(action: step.action, target: step.state)).inserted else { continue }
      out.add(leaving: step.state != state)
      // A state that a limit of the machine cut off may be half made: nothing is said of the step into it.
      if isCut(step.state) { continue }
      meet(step.state, from: LossyOrigin(previous: record, choice: choice), at: arrival)
      for index in judges.indices { judges[index].judge(state, step, record: record, level: arrival) }
    }
    let isFinal = machine.isFinal(state)
    for index in judges.indices {
      judges[index].judgeEnd(state, isFinal: isFinal, steps: out, record: record, level: level)
    }
  }
}
