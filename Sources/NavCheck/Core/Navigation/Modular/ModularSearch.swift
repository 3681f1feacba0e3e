import NavModel

/// Explores pairs of the root of a world and one of its tabs, in place of worlds.
///
/// A world consists of a root and its tabs (``NavPart``). For each root, the search stores the values that
/// each tab may have. A step is taken for every combination of values of the tabs that it reads; nothing else can
/// affect it. The new root and the new values of these tabs are new pairs. Each other tab keeps its value, so all its
/// values under the old root are also values under the new root. The search ends when it finds no new pair.
///
/// The root of each reachable world, with each of its tabs, is among the pairs. Therefore a statement that is
/// true of all pairs is true of all worlds. Source: C. Flanagan and S. Qadeer, "Thread-Modular Model Checking" (SPIN
/// 2003).
///
/// One thread uses a search. The order of discovery is the same in each run.
final class ModularSearch {
  typealias Memory = AnswerMemo<NavStateMachine>

  let memory: Memory
  let tabs: Int
  let limits: ModularLimits
  /// A deliberate omission, for tests that must detect it.
  let omission: ModularOmission?
  private(set) var pairs: [TabPairs]
  var tally: ModularTally
  var resting: RestingPlaces
  /// The steps that exist whatever other tabs hold.
  var paths: SoloPaths
  /// For each query, the `possible` properties that it evaluates.
  let possibilities: [[Int]]
  /// Why the search was ended before nothing was new; nil where it was not.
  private(set) var cut: String?
  /// Whether the search has ended because a search with a horizon takes its place.
  private(set) var isPastViolation = false
  /// The roots at which steps lead across the horizon of the machine.
  var rootsAtHorizon: Set<Int> = []
  /// Why it was stopped from outside, if it was.
  private(set) var interruption: String?
  /// The number of explored combinations of values of several tabs.
  var combinations = 0
  /// The number of combinations for which missing results were evaluated.
  var learned = 0

  /// The number of distinct roots.
  private(set) var rootCount = 0

  var isReached: [Bool] = []
  private(set) var turns: [ModularTurn] = []
  private var next = 0
  /// For each root and query, the tabs that the query reads under the root for some values of other tabs, as bits.
  var readTabs: [[UInt64]] = []
  /// For each root and query, the number of explored combinations of several tabs, if there were any.
  var widths: [[Int: Int]] = []
  /// For each expanded root, whether the app has settled in it, if that matters.
  var restingRoots: [Int: Bool] = [:]
  /// The queries that are no longer evaluated.
  var left: Set<Int> = []
  /// The queries about events that the program limits by `at most`, and the machine does not.
  let limitedQueries: Set<Int>
  private var sizes: [[NavPart.Sizes]]

  // The combination that is being taken: for the tab of the turn and for each tab that was read, the values that it may have
  // as far as that was read; and the tabs that were read, as bits, and the first of them.
  var turn = ModularTurn(root: 0, tab: nil, value: 0, origin: nil)
  var chosen: [[Int]?]
  var readMask: UInt64 = 0
  /// The tabs that were read other than locally, as bits.
  var globalMask: UInt64 = 0
  /// The values of tabs by what local reads of them found, for each root, node and tab.
  var localGroups: [LocalGroups.Key: LocalGroups] = [:]
  /// The number of values in these groups.
  var groupedValues = 0
  /// The tab that was read first.
  var firstTab = 0

  /// Creates a search that has visited the initial worlds.
  ///
  /// - Parameters:
  ///   - checker: The machine and the properties.
  ///   - limitedEvents: The events that may occur more often on this machine than in the app.
  ///   - limits: The limits after which the search is given up.
  ///   - omission: A deliberate omission, for tests that must detect it.
  init(
    _ checker: Checker<NavStateMachine>, limitedEvents: Set<Int>,
    within limits: ModularLimits = ModularLimits(), omission: ModularOmission? = nil
  ) {
    self.limits = limits
    memory = Memory(of: checker.machine, checker.properties)
    tabs = checker.machine.scheme.inner
    self.omission = omission
    pairs = Array(repeating: TabPairs(), count: tabs)
    tally = ModularTally(memory)
    resting = RestingPlaces(tabs: tabs)
    let possible = Self.possibilities(of: memory)
    paths = SoloPaths(tabs: tabs, properties: possible)
    var possibilities: [[Int]] = Array(repeating: [], count: memory.queries.all.count)
    for property in possible { possibilities[memory.queries.asking[property][0]].append(property) }
    self.possibilities = possibilities
    limitedQueries = Self.queries(about: limitedEvents, in: memory)
    sizes = Array(repeating: [], count: tabs + 1)
    chosen = Array(repeating: nil, count: tabs)
    for world in checker.machine.initialStates { begin(at: world) }
  }

  /// The `possible` properties that one query evaluates on the whole world.
  private static func possibilities(of memory: Memory) -> [Int] {
    memory.properties.indices.filter { number in
      guard case .possible = memory.properties[number].claim else { return false }
      return memory.queries.asking[number].count == 1
    }
  }

  /// The queries about the steps of some events.
  private static func queries(about events: Set<Int>, in memory: Memory) -> Set<Int> {
    let groups = Set(events.compactMap { memory.machine.machine.stepQuery(ofEvent: $0) })
    return Set(
      memory.queries.all.indices.filter { number in
        if case .steps(let group) = memory.queries.all[number] { groups.contains(group) } else { false }
      })
  }

  /// The number of distinct pairs.
  var pairCount: Int { pairs.reduce(0) { $0 + $1.count } }

  /// An estimate of the memory of the search in bytes, the same in each run.
  var bytes: Int {
    let ofRoot = 64 + memory.queries.all.count * MemoryLayout<UInt64>.stride
    let ofTurns = turns.count * MemoryLayout<ModularTurn>.stride * 3 / 2
    let ofGroups = localGroups.count * 160 + groupedValues * 12
    return memory.bytes + isReached.count * 24 + rootCount * ofRoot + ofTurns + ofGroups + resting.bytes
      + paths.bytes + pairs.reduce(0) { $0 + $1.bytes }
  }

  /// The number of the current turn; nil before the first.
  var current: Int? { next == 0 ? nil : next - 1 }

  /// The turns that led to a turn, the initial one first, and the turn itself.
  func path(to turn: Int) -> [ModularTurn] {
    var path: [ModularTurn] = []
    var last: Int? = turn
    while let number = last {
      path.append(turns[number])
      last = turns[number].origin
    }
    return path.reversed()
  }

  /// Whether the search has visited the pairs of a world's root with each of its tabs.
  func contains(_ world: NavWorld) -> Bool {
    let ids = numbers(of: world)
    guard let root = ids[0], root < isReached.count, isReached[root] else { return false }
    return pairs.indices.allSatisfy { tab in
      ids[tab + 1].map { pairs[tab].has($0, under: root) } ?? false
    }
  }

  /// Returns the numbers of the parts of a world; nil for a part that has a new value.
  ///
  /// If the machine does not limit events, the world is taken as if none had occurred.
  func numbers(of world: NavWorld) -> [Int?] {
    let world = limitedQueries.isEmpty ? world : world.withoutEventCounts
    return zip(memory.machine.parts(of: world), memory.coding.parts).map { $1.number(of: $0) }
  }

  /// Whether a capacity of the program has ended the search.
  var reachedCapacity: Bool { interruption == nil && cut?.hasPrefix("bound ") ?? false }

  /// Searches until there is no new pair, or a limit is reached (``cut``).
  ///
  /// - Parameters:
  ///   - budget: The limits; the limit on states applies to pairs.
  ///   - violation: Properties of which a violation ends the search (``isPastViolation``), and the number of pairs
  ///     before which it does not; nil if none does.
  ///   - progress: A closure that is called before every 64th turn.
  ///   - onFinding: A closure that is called once for each property with a finding, at most 16 turns after the first one
  ///     and also if the search has ended early.
  ///   - shouldStop: A closure that is called before every 16th turn, and returns a reason to stop.
  /// - Complexity: The number of pairs times the queries that read the tab; a query with known values costs one
  ///   lookup.
  func run(
    within budget: CheckBudget = .unlimited, until violation: (of: Set<String>, pairs: Int)? = nil,
    progress: ((CheckProgress) -> Void)? = nil, onFinding: ((Int) -> Void)? = nil,
    shouldStop: (() -> String?)? = nil
  ) {
    var reported = 0
    func reportFindings() {
      while reported < tally.decided.count {
        onFinding?(tally.decided[reported])
        reported += 1
      }
    }
    while cut == nil, next < turns.count {
      if next % 16 == 0 {
        reportFindings()
        if let violation, pairCount >= violation.pairs, hasFound(anyOf: violation.of) {
          isPastViolation = true
          return
        }
        interruption = shouldStop?()
        cut =
          interruption
          ?? budget.isSpent(before: 0, states: pairCount, bytes: bytes)
        if cut == nil, memory.asked > limits.evaluations {
          cut = "more than \(limits.evaluations) evaluations"
        }
        if cut != nil { return }
        if next % 64 == 0 {
          progress?(
            CheckProgress(
              distinctStates: next, generatedStates: memory.asked, cost: 0, frontier: turns.count - next))
        }
      }
      next += 1
      take(turns[next - 1])
    }
    reportFindings()
    if cut == nil { cut = nondeterminism() }
  }

  private func hasFound(anyOf names: Set<String>) -> Bool {
    memory.properties.indices.contains { number in
      tally.found[number] != nil && names.contains(memory.properties[number].name)
    }
  }

  private func begin(at world: NavWorld) {
    if let reason = memory.machine.truncation(of: world) { return end(reason) }
    let ids = memory.numbers(of: world)
    reach(ids[0])
    for tab in 0..<tabs { add(ids[tab + 1], of: tab, under: ids[0]) }
  }

  func end(_ reason: String) { if cut == nil { cut = reason } }

  // MARK: Pairs

  /// Makes room for a root that a step leads to, and has it expanded by itself before its pairs are.
  func reach(_ root: Int) {
    if root < isReached.count, isReached[root] { return }
    while isReached.count <= root {
      isReached.append(false)
      readTabs.append([])
      widths.append([:])
    }
    for tab in 0..<tabs { pairs[tab].makeRoom(for: root) }
    resting.makeRoom(for: root)
    paths.makeRoom(for: root)
    isReached[root] = true
    rootCount += 1
    readTabs[root] = Array(repeating: 0, count: memory.queries.all.count)
    turns.append(ModularTurn(root: root, tab: nil, value: 0, origin: current))
  }

  /// Adds a pair, and the pairs to which it leads while others act.
  func add(_ value: Int, of tab: Int, under root: Int) {
    guard pairs[tab].insert(value, under: root) else { return }
    var open = [(root, current)]
    while let (root, origin) = open.popLast() {
      if let reason = limit(exceededBy: root, and: value, of: tab) { return end(reason) }
      turns.append(ModularTurn(root: root, tab: tab, value: value, origin: origin))
      for other in pairs[tab].successors(of: root) where pairs[tab].insert(value, under: other) {
        open.append((other, turns.count - 1))
      }
    }
  }

  /// Records that a step leads from a root to another and keeps a tab that it does not read.
  func interfere(with tab: Int, from root: Int, to other: Int) {
    guard omission != .interference, pairs[tab].insert(successor: other, of: root) else { return }
    for value in pairs[tab].values[root] { add(value, of: tab, under: other) }
  }

  /// Records which values of tabs the local reads of an evaluation have found.
  func noteLocalReads(of ids: [Int], _ parts: UInt64) {
    for tab in 0..<tabs where parts >> UInt64(tab + 1) & 1 == 1 {
      pairs[tab].noteLocalRead(of: ids[tab + 1], under: ids[0])
    }
  }

  /// The capacity that a root and one tab exceed: every world that has both does.
  private func limit(exceededBy root: Int, and value: Int, of tab: Int) -> String? {
    memory.machine.machine.capacity(exceededBy: size(root, part: 0).adding(size(value, part: tab + 1)))
  }

  private func size(_ number: Int, part: Int) -> NavPart.Sizes {
    let values = memory.coding.parts[part].values
    while sizes[part].count < values.count {
      sizes[part].append(values[sizes[part].count].sizesBesideRest)
    }
    return sizes[part][number]
  }

  // MARK: Turns

  private func take(_ turn: ModularTurn) {
    self.turn = turn
    if let tab = turn.tab {
      pairs[tab].expandNext(under: turn.root)
      chosen[tab] = [turn.value]
    }
    for query in memory.queries.all.indices where cut == nil && !left.contains(query) {
      if let tab = turn.tab, readTabs[turn.root][query] >> UInt64(tab) & 1 == 0 { continue }
      follow(query, behind: nil, value: 0)
    }
    if let tab = turn.tab { chosen[tab] = nil }
  }
}
