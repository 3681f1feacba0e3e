/// Takes random walks through a machine.
struct Walker<Machine: StateMachine>: Sendable {
  typealias State = Machine.State
  typealias Action = Machine.Action

  let machine: Machine
  let properties: [CheckProperty<State, Action>]
  private let predicates: CompiledProperties<State, Action>
  let simulation: Simulation<Machine>
  /// The number of times that the preceding batches took each kind.
  let taken: [String: Int]
  /// The swarms that have led to new states.
  let parents: [Swarm]
  private let average: Int
  /// The states in which a walk may begin.
  private let starts: [State]

  /// The results for states from preceding walks.
  private let memo: [State: CachedNode<Machine>]

  init(
    machine: Machine, properties: [CheckProperty<Machine.State, Machine.Action>],
    simulation: Simulation<Machine>,
    taken: [String: Int], parents: [Swarm], memo: [State: CachedNode<Machine>]
  ) {
    self.parents = parents
    self.memo = memo
    starts = machine.initialStates.filter {
      machine.isWithinBounds($0) && machine.truncation(of: $0) == nil
    }
    self.machine = machine
    self.properties = properties
    predicates = CompiledProperties(properties)
    self.simulation = simulation
    self.taken = taken
    average = taken.isEmpty ? 0 : taken.values.reduce(0, +) / taken.count
  }

  /// Walk number `number`; nil if the machine has no initial state within bounds.
  func walk(_ number: Int) -> Walk<Machine>? {
    var random = SeededGenerator(seed: simulation.seed, stream: UInt64(number))
    if starts.isEmpty { return nil }
    let swarm = swarm(number, &random)
    var walk = Walk<Machine>(
      initial: starts[random.below(starts.count)], swarm: swarm, mattered: properties.map { _ in 0 })
    var state = walk.initial
    var node = node(of: state, walk)
    walk.add(node.facts)
    while walk.length < simulation.length, walk.steps.count < 32 * simulation.length {
      walk.add(node.end)
      for kind in node.kinds { walk.kinds[kind, default: .init()].enabled += 1 }
      guard let index = pick(node.choices, swarm, &random) else {
        walk.endedEarly = true
        break
      }
      let choice = node.choices[index]
      walk.kinds[choice.kind, default: .init()].taken += 1
      walk.steps.append(.init(action: choice.action, state: choice.state, cost: choice.cost))
      walk.length += choice.cost
      if choice.isCut {
        walk.endedEarly = true
        break
      }
      let facts = node.stepFacts[index] ?? judge(state, choice.action, choice.state)
      if node.stepFacts[index] == nil {
        node.stepFacts[index] = facts
        walk.nodes[state] = node
      }
      walk.add(facts)
      if facts.isRefused { walk.refused += 1 }
      state = choice.state
      node = self.node(of: state, walk)
      if walk.nodes[state] == nil, memo[state] == nil { walk.nodes[state] = node }
      walk.add(node.facts)
    }
    return walk
  }

  /// The preferred kinds of a walk.
  ///
  /// Of every four walks, one prefers all kinds, one a random subset, one a subset that led to new states recently,
  /// and one a variation of such a subset. If there is no such subset, random subsets and all kinds take the place of
  /// the last two.
  private func swarm(_ number: Int, _ random: inout SeededGenerator) -> Swarm {
    guard simulation.isSwarm, !number.isMultiple(of: 4) else { return .everything }
    if number % 4 == 1 { return .random(&random) }
    if parents.isEmpty { return number % 4 == 2 || taken.isEmpty ? .random(&random) : .everything }
    let parent = parents[random.below(parents.count)]
    return number % 4 == 2 ? parent : parent.varied(&random)
  }

  // MARK: Choosing

  private func node(of state: State, _ walk: Walk<Machine>) -> CachedNode<Machine> {
    if let known = walk.nodes[state] ?? memo[state] { return known }
    var found: [(word: String, choice: CachedNode<Machine>.Choice)] = []
    var out = StepsOut()
    machine.forEachStep(from: state) { action, next in
      guard machine.isWithinBounds(next) else { return }
      out.add(leaving: next != state)
      found.append(
        (
          action.description,
          .init(
            action: action, state: next, kind: simulation.kind(action), cost: machine.cost(of: action),
            isCut: machine.truncation(of: next) != nil)
        ))
    }
    // The order of emission must not show.
    found.sort { $0.word < $1.word }
    return CachedNode(
      choices: found.map(\.choice), kinds: Set(found.map(\.choice.kind)), facts: judge(state),
      end: judgeEnd(state, steps: out))
  }

  /// The index of a choice; nil where there is none.
  private func pick(
    _ choices: [CachedNode<Machine>.Choice], _ swarm: Swarm, _ random: inout SeededGenerator
  ) -> Int? {
    var allowed = choices.indices.filter { simulation.weight(choices[$0].kind) > 0 }
    if allowed.isEmpty { allowed = Array(choices.indices) }
    let wanted = allowed.filter { swarm.has(choices[$0].kind) }
    if !wanted.isEmpty { allowed = wanted }
    if allowed.isEmpty { return nil }
    let weights = allowed.map { max(1, simulation.weight(choices[$0].kind)) * bonus(choices[$0].kind) }
    var drawn = random.below(weights.reduce(0, +))
    for (index, weight) in zip(allowed, weights) {
      if drawn < weight { return index }
      drawn -= weight
    }
    preconditionFailure("A random number below the sum of the weights selected no step.")
  }

  /// The factor of a kind's weight: 1 for a kind that was taken as often as others, up to 8 for a rare kind.
  private func bonus(_ kind: String) -> Int {
    guard simulation.favoursRare, average > 0 else { return 1 }
    return min(8, max(1, average / (1 + (taken[kind] ?? 0))))
  }

  // MARK: Judging

  private func judge(_ state: State) -> PropertyFacts {
    var facts = PropertyFacts()
    for predicate in predicates.states where predicate.applies(state) {
      facts.mattered.append(predicate.property)
      if let holds = predicate.holds {
        if !holds(state) { facts.failures.append(failure(of: predicate.property, nil, nil, state)) }
      } else {
        facts.hits.append(predicate.property)
      }
    }
    return facts
  }

  private func judge(_ before: State, _ action: Action, _ after: State) -> PropertyFacts {
    var facts = PropertyFacts()
    facts.isRefused = machine.cost(of: action) > 0 && simulation.isRefused(before, action, after)
    for predicate in predicates.steps where predicate.applies(before, action, after) {
      facts.mattered.append(predicate.property)
      if predicate.holds(before, action, after) { continue }
      facts.failures.append(failure(of: predicate.property, before, action, after))
    }
    return facts
  }

  private func judgeEnd(_ state: State, steps: StepsOut) -> PropertyFacts {
    var facts = PropertyFacts()
    for predicate in predicates.ends where !machine.isFinal(state) {
      facts.mattered.append(predicate.property)
      if steps.isDeadlock(predicate.mode), !machine.leavesScope(state) {
        facts.failures.append(failure(of: predicate.property, nil, nil, state))
      }
    }
    return facts
  }

  private func failure(
    of property: Int, _ before: State?, _ action: Action?, _ after: State
  ) -> (Int, String) {
    (property, simulation.signature(properties[property].name, before, action, after))
  }
}
