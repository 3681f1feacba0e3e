/// Explores the states of a machine cheapest first, with an approximate set of visited states.
///
/// Discovered but unexplored states are stored in full. The order depends only on the content of states and steps,
/// since of two states with the same hash, only the first is explored. For each explored state, the search stores its
/// predecessor, from which it reconstructs traces.
struct ApproximateSearch<Machine: StateMachine, Visited: ApproximateSet>: SearchResults {
  typealias State = Machine.State
  typealias Action = Machine.Action

  /// The predecessor of an explored state, in 8 bytes: its number, and the index of the step.
  private struct Origin {
    private let bits: UInt64

    private static var choiceBits: UInt64 { 24 }

    /// Creates the origin of the target of a step; without a predecessor, that of an initial state.
    init(previous: Int?, choice: Int) {
      let number = previous.map { $0 + 1 } ?? 0
      precondition(
        choice < 1 << Self.choiceBits && number < 1 << (64 - Self.choiceBits),
        "The search supports at most 2^24 steps from a state and 2^40 states.")
      bits = UInt64(number) << Self.choiceBits | UInt64(choice)
    }

    /// The explored state before, or `nil` for an initial state.
    var previous: Int? {
      let number = Int(bits >> Self.choiceBits)
      return number == 0 ? nil : number - 1
    }

    /// The index among the initial states, or among the steps, in their order.
    var choice: Int { Int(bits & (1 << Self.choiceBits - 1)) }
  }

  private struct Waiting {
    let state: State
    let origin: Origin
  }

  private struct Exit: Hashable {
    let action: Action
    let target: State
  }

  /// The number of states between two checks for a stop.
  private static var stride: Int { 256 }

  let machine: Machine
  let properties: [Property]
  let interrupt = SearchInterrupt(nil)
  private let budget: CheckBudget
  private let ending: SearchEnding?
  private var visited: Visited
  private var queue: [Level: [Waiting]] = [:]
  /// The states in the queue, each with the level that counts.
  private var waiting: [State: Level] = [:]
  private var bytesOfWaiting = 0
  private var origins: [Origin] = []
  private var evaluator: PropertyEvaluator<State, Action>
  /// The explored states with findings, by number; the findings of steps contain the index of the step as the target.
  private var found: [Int: State] = [:]
  private var truncations: [String: Int] = [:]
  private(set) var counts = SearchCounts(shortestLength: nil)
  private var omission: CheckOmission
  private var exhausted: String?
  private var nondeterminism: CheckNondeterminism?

  init(
    _ machine: Machine, _ properties: [Property], within budget: CheckBudget, visited: Visited,
    technique: CheckOmission.Technique
  ) {
    (self.machine, self.properties) = (machine, properties)
    self.budget = budget
    ending = SearchEnding(budget.stopRule, properties)
    self.visited = visited
    evaluator = PropertyEvaluator(properties)
    omission = CheckOmission(technique)
  }

  mutating func explore(progress: ((CheckProgress) -> Void)?, shouldStop: (() -> String?)?) {
    search(progress: progress, shouldStop: shouldStop)
    omission.close(chance: visited.omissionProbability)
  }

  private mutating func search(progress: ((CheckProgress) -> Void)?, shouldStop: (() -> String?)?) {
    let initial = machine.initialStates
    counts.generatedStates = initial.count
    for (choice, state) in machine.ordered(initial).enumerated() where !isTruncated(state) {
      enqueue(state, from: Origin(previous: nil, choice: choice), at: .start)
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
        if counts.distinctStates.isMultiple(of: Self.stride) {
          if let reason = shouldStop?() {
            counts.interruption = reason
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
      before: level.cost, states: counts.distinctStates,
      bytes: visited.bytes + bytesOfWaiting + waiting.count * entry
        + origins.count * MemoryLayout<Origin>.stride)
      ?? ending?.reason(before: level) { evaluator.tally.nearest[$0] }
  }

  private func snapshot(at level: Level) -> CheckProgress {
    CheckProgress(
      distinctStates: counts.distinctStates, generatedStates: counts.generatedStates, cost: level.cost,
      frontier: waiting.count)
  }

  /// Whether a limit of the machine truncates a state; such states are also counted by their hashes.
  private mutating func isTruncated(_ state: State) -> Bool {
    guard let reason = machine.truncation(of: state) else { return false }
    let fingerprint = machine.fingerprint(of: state)
    let isKnown = visited.contains(fingerprint)
    if !isKnown { visited.insert(fingerprint) }
    if !isKnown || truncations[reason] == nil { truncations[reason, default: 0] += 1 }
    return true
  }

  /// Enqueues a state unless its hash was explored, or the state already waits.
  private mutating func enqueue(_ state: State, from origin: Origin, at level: Level) {
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
    // Another state with this hash may have been explored since the state was enqueued.
    if visited.contains(fingerprint) { return }
    omission.add(chance: visited.omissionProbability)
    visited.insert(fingerprint)
    let number = origins.count
    origins.append(next.origin)
    counts.distinctStates += 1
    counts.greatestCost = level.cost
    let additions = evaluator.tally.additions
    evaluator.evaluate(state, id: number, at: level)
    countTriggers { $0?.isMet(in: state) ?? (next.origin.previous == nil) }
    var steps: [(action: Action, state: State)] = []
    machine.forEachStep(from: state) { steps.append(($0, $1)) }
    counts.generatedStates += steps.count
    if nondeterminism == nil, number.isMultiple(of: CheckNondeterminism.doubt) {
      nondeterminism = CheckNondeterminism(machine, in: state, first: steps)
    }
    var exits: Set<Exit> = []
    var out = StepsOut()
    for (choice, step) in machine.ordered(steps).enumerated() {
      let cost = machine.checkedCost(of: step.action)
      guard exits.insert(Exit(action: step.action, target: step.state)).inserted else { continue }
      out.add(leaving: step.state != state)
      // A truncated state may be half made, so no property is evaluated on the step to it.
      if isTruncated(step.state) { continue }
      let arrival = level.next(cost: cost)
      enqueue(step.state, from: Origin(previous: number, choice: choice), at: arrival)
      evaluator.evaluate(
        before: state, action: step.action, after: step.state, from: number, to: choice, cost: cost,
        at: arrival)
      countTriggers { $0?.isMet(by: step.action, before: state, after: step.state) ?? false }
    }
    evaluator.evaluateEnd(in: state, of: machine, steps: out, id: number, at: level)
    if evaluator.tally.additions != additions { found[number] = state }
  }

  /// Counts the triggers of liveness properties, which the search does not evaluate otherwise.
  private mutating func countTriggers(_ isTrigger: (CheckOccurrence<State, Action>?) -> Bool) {
    for (index, property) in properties.enumerated() {
      if case .response(let trigger, _) = property.claim, isTrigger(trigger) { evaluator.count(index) }
    }
  }
}

extension ApproximateSearch {
  var remainder: CheckRemainder {
    CheckRemainder(
      truncations, pending: waiting.count, for: counts.interruption ?? exhausted, horizon: machine.horizon,
      omission: omission)
  }

  func audit() -> CheckNondeterminism? { nondeterminism }

  func applications(of property: Int) -> Int { evaluator.tally.applications[property] }

  func finding(of property: Int) -> Finding {
    guard let end = evaluator.tally.findings[property].first else { return .none }
    let (number, choice): (Int, Int?) =
      switch end {
      case .state(let number): (number, nil)
      case .step(let number, _, let choice, _): (number, choice)
      }
    return trace(to: number, choice).map { .trace($0) } ?? .lost(found[number])
  }

  // Some of the states that these properties are about may be missing.
  func trap(of property: Int) -> Finding { .none }
  func lasso(of property: Int) -> Finding { .none }

  /// The trace to an explored state, and to the target of one of its steps; `nil` if the machine no longer has it.
  private func trace(to number: Int, _ last: Int?) -> Trace? {
    var choices: [Int] = []
    var next: Int? = number
    while let number = next {
      choices.append(origins[number].choice)
      next = origins[number].previous
    }
    let initial = machine.ordered(machine.initialStates)
    guard let first = choices.popLast(), initial.indices.contains(first) else { return nil }
    var steps: [Trace.Step] = []
    var current = initial[first]
    func take(_ choice: Int) -> Bool {
      var emitted: [(action: Action, state: State)] = []
      machine.forEachStep(from: current) { emitted.append(($0, $1)) }
      let ordered = machine.ordered(emitted)
      guard ordered.indices.contains(choice) else { return false }
      current = ordered[choice].state
      let action = ordered[choice].action
      steps.append(Trace.Step(action: action, state: current, cost: machine.cost(of: action)))
      return true
    }
    while let choice = choices.popLast() { if !take(choice) { return nil } }
    if current != found[number] { return nil }
    if let last, !take(last) { return nil }
    let trace = Trace(initial: initial[first], steps: steps)
    return trace.replays(on: machine) ? trace : nil
  }
}
