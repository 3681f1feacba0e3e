/// Takes random walks through a machine.
struct Walker<Machine: StateMachine>: Sendable {
  typealias State = Machine.State
  typealias Action = Machine.Action

  private struct Choice {
    let action: Action
    let state: State
    let kind: String
    let cost: Int
  }

  let machine: Machine
  let properties: [CheckProperty<Machine>]
  let simulation: Simulation<Machine>
  /// How often kinds were taken by the batches before.
  let taken: [String: Int]
  private let average: Int

  init(
    machine: Machine, properties: [CheckProperty<Machine>], simulation: Simulation<Machine>,
    taken: [String: Int]
  ) {
    self.machine = machine
    self.properties = properties
    self.simulation = simulation
    self.taken = taken
    average = taken.isEmpty ? 0 : taken.values.reduce(0, +) / taken.count
  }

  /// Walk number `number`; nil if the machine has no initial state within bounds.
  func walk(_ number: Int) -> Walk<Machine>? {
    var random = SeededGenerator(seed: simulation.seed, stream: UInt64(number))
    let starts = machine.initialStates.filter {
      machine.isWithinBounds($0) && machine.truncation(of: $0) == nil
    }
    if starts.isEmpty { return nil }
    let swarm = random.next()
    let isSwarm = simulation.isSwarm && !number.isMultiple(of: 4)
    var walk = Walk<Machine>(
      initial: starts[random.below(starts.count)], mattered: properties.map { _ in 0 })
    var state = walk.initial
    judge(state, &walk)
    while walk.length < simulation.length, walk.steps.count < 32 * simulation.length {
      let (choices, isStuck) = choices(from: state)
      judgeEnd(state, isStuck: isStuck, &walk)
      for kind in Set(choices.map(\.kind)) { walk.kinds[kind, default: .init()].enabled += 1 }
      let allowed = isSwarm ? choices.filter { Self.isOn($0.kind, in: swarm) } : choices
      guard let choice = pick(allowed.isEmpty ? choices : allowed, &random) else {
        walk.endedEarly = true
        break
      }
      walk.kinds[choice.kind, default: .init()].taken += 1
      walk.steps.append(.init(action: choice.action, state: choice.state, cost: choice.cost))
      walk.length += choice.cost
      if choice.cost > 0, simulation.isRefused(state, choice.action, choice.state) { walk.refused += 1 }
      if machine.truncation(of: choice.state) != nil {
        walk.endedEarly = true
        break
      }
      judge(state, choice.action, choice.state, &walk)
      state = choice.state
      judge(state, &walk)
    }
    return walk
  }

  /// Whether a swarm has a kind: half of them, by the bits of both.
  private static func isOn(_ kind: String, in swarm: UInt64) -> Bool {
    var mixer = SeededGenerator(seed: swarm, stream: StableHash.of(kind))
    return mixer.next() & 1 == 0
  }

  /// The steps within bounds, in the order of their descriptions, and whether none leads elsewhere.
  private func choices(from state: State) -> (choices: [Choice], isStuck: Bool) {
    var found: [(word: String, choice: Choice)] = []
    var isStuck = true
    machine.forEachStep(from: state) { action, next in
      guard machine.isWithinBounds(next) else { return }
      if next != state { isStuck = false }
      found.append(
        (
          action.description,
          Choice(
            action: action, state: next, kind: simulation.kind(action), cost: machine.cost(of: action))
        ))
    }
    // The order of emission must not show.
    found.sort { $0.word < $1.word }
    return (found.map(\.choice), isStuck)
  }

  private func pick(_ choices: [Choice], _ random: inout SeededGenerator) -> Choice? {
    if choices.isEmpty { return nil }
    let weights = choices.map { max(0, simulation.weight($0.kind)) * bonus($0.kind) }
    let total = weights.reduce(0, +)
    if total == 0 { return choices[random.below(choices.count)] }
    var drawn = random.below(total)
    for (choice, weight) in zip(choices, weights) {
      if drawn < weight { return choice }
      drawn -= weight
    }
    preconditionFailure("A number below the sum of the weights falls on one of them.")
  }

  /// 1 for a kind that was taken as often as others, up to 8 for one that was taken seldom.
  private func bonus(_ kind: String) -> Int {
    guard simulation.favoursRare, average > 0 else { return 1 }
    return min(8, max(1, average / (1 + (taken[kind] ?? 0))))
  }

  // MARK: Judging

  private func judge(_ state: State, _ walk: inout Walk<Machine>) {
    for (index, property) in properties.enumerated() {
      switch property.claim {
      case .state(let when, let holds):
        guard when(state) else { continue }
        walk.mattered[index] += 1
        if !holds(state) { fail(index, nil, nil, state, &walk) }
      case .sometimes(let hit):
        guard hit(state) else { continue }
        walk.mattered[index] += 1
        if !walk.hits.contains(where: { $0.property == index }) {
          walk.hits.append(.init(property: index, signature: "", stepCount: walk.steps.count))
        }
      default: continue
      }
    }
  }

  private func judge(_ before: State, _ action: Action, _ after: State, _ walk: inout Walk<Machine>) {
    for (index, property) in properties.enumerated() {
      guard case .step(let when, let holds) = property.claim, when(before, action, after) else { continue }
      walk.mattered[index] += 1
      if !holds(before, action, after) { fail(index, before, action, after, &walk) }
    }
  }

  private func judgeEnd(_ state: State, isStuck: Bool, _ walk: inout Walk<Machine>) {
    for (index, property) in properties.enumerated() {
      guard case .deadlockFree = property.claim, !machine.isFinal(state) else { continue }
      walk.mattered[index] += 1
      if isStuck { fail(index, nil, nil, state, &walk) }
    }
  }

  private func fail(
    _ property: Int, _ before: State?, _ action: Action?, _ after: State, _ walk: inout Walk<Machine>
  ) {
    let signature = simulation.signature(properties[property].name, before, action, after)
    let isKnown = walk.failures.contains { $0.property == property && $0.signature == signature }
    if !isKnown {
      walk.failures.append(.init(property: property, signature: signature, stepCount: walk.steps.count))
    }
  }
}
