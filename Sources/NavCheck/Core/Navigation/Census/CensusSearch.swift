import NavModel

/// Explores the worlds of a spec level by level, and counts what is left of them without each dimension.
struct CensusSearch {
  /// The number of worlds that the threads explore between two looks at the budget.
  private static let batch = 256

  let machine: NavStateMachine
  let subjects: CensusSubjects
  let budget: CheckBudget
  let jobs: Int
  /// Counts violations of a search that explores everything; nil if nothing ends it.
  let violations: ViolationHorizon?
  /// The number of worlds that are explored regardless of violations.
  let worldsFollowedAnyway: Int

  private(set) var graph: CensusGraph
  private(set) var remains = CensusRemains()
  private(set) var worlds = 0
  private(set) var worldsAtRest = 0
  private(set) var pictures: Set<UInt64> = []
  private(set) var fronts: Set<UInt64> = []
  private(set) var cuts: Set<String> = []
  private(set) var capacities: Set<String> = []
  private(set) var endsAfterViolations = false
  /// Whether the search has ended because one that ends after violations takes its place.
  private(set) var isReplaced = false
  private var numbers: [UInt64: Int] = [:]
  private var levels: [Level] = []
  private var waiting: [NavWorld?] = []
  private var queue: [Level: [Int]] = [:]
  private var erased: [NavDimension: (changed: Int, left: Set<UInt64>)] = [:]
  private var explored: Set<UInt64> = []
  /// The level of the first violating settled world.
  private var firstViolation: Level?
  private var bytes = 0
  private var entries = 0

  init(
    _ machine: NavStateMachine, within budget: CheckBudget, jobs: Int, watching violations: ViolationHorizon?,
    worldsFollowedAnyway: Int
  ) {
    (self.machine, self.budget, self.jobs) = (machine, budget, jobs)
    (self.violations, self.worldsFollowedAnyway) = (violations, worldsFollowedAnyway)
    subjects = CensusSubjects(machine.machine)
    graph = CensusGraph(places: machine.machine.program.places.count)
  }

  /// For each dimension, the number of different worlds that are left without it.
  ///
  /// Erasing is idempotent, so an erased world that was explored is one that the dimension leaves as it is.
  var left: [NavDimension: Int] {
    erased.mapValues { worlds - $0.changed + $0.left.count { !explored.contains($0) } }
  }

  /// Explores until nothing is left or the budget is spent.
  mutating func run(_ shouldStop: (() -> String?)?) {
    for world in machine.initialStates {
      admit(
        world.withoutTracking, world.fingerprint, machine.truncation(of: world), at: .start, isInitial: true)
    }
    while let level = queue.keys.min() {
      let due = (queue.removeValue(forKey: level) ?? []).filter { levels[$0] == level && waiting[$0] != nil }
      if let depth = budget.depth, level.cost > depth {
        cuts.insert("depth budget of \(depth)")
        return
      }
      isReplaced = SearchStop.isDue(
        before: level, explored: worlds, hasDiscovered: { numbers.count >= $0 }, of: worldsFollowedAnyway,
        nearest: firstViolation)
      if isReplaced { return }
      for start in stride(from: 0, to: due.count, by: Self.batch) {
        if let reason = shouldStop?() {
          cuts.insert(reason)
          return
        }
        explore(Array(due[start..<min(start + Self.batch, due.count)]), at: level)
      }
    }
  }

  private mutating func explore(_ due: [Int], at level: Level) {
    let batch = due.compactMap { waiting[$0] }
    let (machine, subjects, violations) = (machine, subjects, violations)
    let seen = concurrentMap(batch.count, jobs: jobs) {
      CensusWorld(batch[$0], machine, subjects, violations)
    }
    for (position, number) in due.enumerated() {
      waiting[number] = nil
      bytes -= batch[position].footprint
      add(seen[position], number, batch[position].fingerprint, at: level)
      for exit in seen[position].exits {
        let next = level.next(cost: exit.cost)
        if let target = admit(exit.target, exit.fingerprint, exit.truncation, at: next) {
          graph.addEdge(from: number, to: target, label: exit.label)
        }
      }
    }
  }

  private mutating func add(_ seen: CensusWorld, _ number: Int, _ fingerprint: UInt64, at level: Level) {
    worlds += 1
    if seen.node.isAtRest { worldsAtRest += 1 }
    if seen.isBroken { firstViolation = firstViolation ?? level }
    pictures.insert(seen.containers)
    fronts.insert(seen.fronts)
    explored.insert(fingerprint)
    for (dimension, left) in seen.erased {
      erased[dimension, default: (0, [])].changed += 1
      if erased[dimension, default: (0, [])].left.insert(left).inserted { entries += 1 }
    }
    var node = seen.node
    if node.isAtRest { node.remains = remains.bits(of: seen.erased.map(\.dimension)) }
    graph.explore(number, node, visible: seen.visible)
  }

  /// The number of a world; nil for one that is not explored.
  @discardableResult
  private mutating func admit(
    _ world: NavWorld, _ fingerprint: UInt64, _ truncation: String?, at level: Level, isInitial: Bool = false
  ) -> Int? {
    if let truncation {
      if truncation == machine.horizon { endsAfterViolations = true } else { capacities.insert(truncation) }
      return nil
    }
    if let known = numbers[fingerprint] {
      if waiting[known] != nil, level < levels[known] {
        levels[known] = level
        queue[level, default: []].append(known)
      }
      return known
    }
    if let reason = spent {
      cuts.insert(reason)
      return nil
    }
    let number = graph.addNode(isInitial: isInitial)
    numbers[fingerprint] = number
    levels.append(level)
    waiting.append(world)
    queue[level, default: []].append(number)
    bytes += world.footprint
    return number
  }

  /// The budget that is spent; then no more worlds are admitted, and the admitted ones are explored.
  private var spent: String? {
    if let most = budget.states, numbers.count >= most { return "state budget of \(most)" }
    if let most = budget.memory, bytes + 8 * graph.edgeCount + 128 * numbers.count + 24 * entries >= most {
      return "memory budget of \(most) bytes"
    }
    return nil
  }
}
