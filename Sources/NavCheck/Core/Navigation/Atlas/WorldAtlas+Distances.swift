import NavModel

extension WorldAtlas {
  /// How far the worlds are from where a property fails.
  package struct Distances: Sendable {
    /// For each world, the inputs and the steps of a shortest path to the failure; nil if no path is known.
    package var lengths: [(inputs: Int, steps: Int)?]
    /// The worlds in which it fails.
    package var broken: Set<Int> = []
    /// The steps that break it: of a world, which of its steps.
    package var breaking: Set<[Int]> = []
    /// The worlds from which every run without further input ends in the failure.
    package var certain: Set<Int> = []
    /// Whether it is about runs: then it does not fail in ``broken`` and by ``breaking``, but is waited for from there
    /// on, and there is a run on which that is in vain.
    package var isAboutRuns = false
  }

  /// The distances to a violation.
  ///
  /// - Parameter name: The property.
  /// - Returns: Nil if the property is violated because a world is missing, so that no path leads to the violation.
  ///   Nil also for a property about all possible continuations, if the limit has truncated these.
  /// - Complexity: Time for evaluating all worlds and steps, plus the steps times the logarithm of the number of
  ///   worlds.
  package func distances(to name: String) -> Distances? {
    guard let property = check.properties.first(where: { $0.name == name }) else { return nil }
    var found = Distances(lengths: [])
    switch property.claim {
    case .state(let when, let faults):
      found.broken = Set(
        worlds.indices.filter { when(worlds[$0]) && !property.unsuppressed(faults(worlds[$0])).isEmpty })
      if property.builtIn?.comparesTheApp != true { found.certain = certain(found.broken) }
    case .step(let when, let faults):
      for (world, taken) in steps.enumerated() {
        for (index, step) in taken.enumerated() {
          guard let target = step.target else { continue }
          let (before, after) = (worlds[world], worlds[target])
          if when(before, step.taken, after),
            !property.unsuppressed(faults(before, step.taken, after)).isEmpty
          {
            found.breaking.insert([world, index])
          }
        }
      }
    case .deadlockFree(let stuck):
      found.broken = Set(
        worlds.indices.filter { index in
          let world = worlds[index]
          return !check.machine.isFinal(world) && steps[index].allSatisfy { $0.target == index }
            && !check.machine.leavesScope(world) && !property.unsuppressed([stuck(world)]).isEmpty
        })
    case .possible(let when, let goal, _):
      if isCut { return nil }
      let allowances = property.narrowAllowances
      let goals = worlds.indices.filter { goal(worlds[$0], allowances) }
      let reaching = lengths(to: goals.map { ($0, 0, 0) })
      let leaving = worlds.indices.filter { reaching[$0] == nil && check.machine.leavesScope(worlds[$0]) }
      let leaves = lengths(to: leaving.map { ($0, 0, 0) })
      found.broken = Set(
        worlds.indices.filter {
          reaching[$0] == nil && leaves[$0] == nil && when(worlds[$0], allowances)
        })
    case .response(let trigger, let goal, _):
      if isCut { return nil }
      found = waits(from: trigger, for: goal)
    case .sometimes, .reachable, .notApplicable: return nil
    }
    let sources =
      found.broken.map { ($0, 0, 0) }
      + found.breaking.map { ($0[0], steps[$0[0]][$0[1]].taken.event.cost, 1) }
    found.lengths = lengths(to: sources)
    return found
  }

  /// The worlds from which every run without further input ends in one of some worlds.
  private func certain(_ broken: Set<Int>) -> Set<Int> {
    func rests(_ index: Int) -> Bool {
      let world = worlds[index]
      return world.outcome != .running || check.machine.isQuiescent(world)
    }
    // Backwards over platform steps: what can come to rest in such a world, and what can come to rest in another, or leads
    // beyond what is known.
    var before: [[Int]] = Array(repeating: [], count: worlds.count)
    var beyond: [Int] = []
    for (world, taken) in steps.enumerated() where !rests(world) {
      for step in taken where !step.taken.event.isInput {
        if let target = step.target { before[target].append(world) } else { beyond.append(world) }
      }
    }
    func reaching(_ starts: [Int]) -> Set<Int> {
      var found = Set(starts)
      var pending = starts
      while let next = pending.popLast() {
        for earlier in before[next] where found.insert(earlier).inserted { pending.append(earlier) }
      }
      return found
    }
    let all = worlds.indices.filter(rests)
    return reaching(all.filter(broken.contains))
      .subtracting(reaching(all.filter { !broken.contains($0) } + beyond))
  }

  /// The shortest paths back from some worlds: fewest inputs, then fewest steps.
  private func lengths(to sources: [(world: Int, inputs: Int, steps: Int)]) -> [(inputs: Int, steps: Int)?] {
    var before: [[(world: Int, cost: Int)]] = Array(repeating: [], count: worlds.count)
    for (world, taken) in steps.enumerated() {
      for step in taken {
        if let target = step.target { before[target].append((world, step.taken.event.cost)) }
      }
    }
    var lengths: [(inputs: Int, steps: Int)?] = Array(repeating: nil, count: worlds.count)
    var waiting = StepQueue()
    for source in sources { waiting.add(source) }
    while let next = waiting.removeFirst() {
      if lengths[next.world] != nil { continue }
      lengths[next.world] = (next.inputs, next.steps)
      for earlier in before[next.world] where lengths[earlier.world] == nil {
        waiting.add((earlier.world, next.inputs + earlier.cost, next.steps + 1))
      }
    }
    return lengths
  }
}

/// A queue of worlds by their distance, the nearest first: a binary heap.
private struct StepQueue {
  typealias Entry = (world: Int, inputs: Int, steps: Int)

  private var entries: [Entry] = []

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    (entries[left].inputs, entries[left].steps, entries[left].world)
      < (entries[right].inputs, entries[right].steps, entries[right].world)
  }

  mutating func add(_ entry: Entry) {
    entries.append(entry)
    var index = entries.count - 1
    while index > 0, precedes(index, (index - 1) / 2) {
      entries.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func removeFirst() -> Entry? {
    guard let first = entries.first else { return nil }
    let last = entries.removeLast()
    if entries.isEmpty { return first }
    entries[0] = last
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < entries.count && precedes(child, least) {
        least = child
      }
      if least == index { return first }
      entries.swapAt(index, least)
      index = least
    }
  }
}
