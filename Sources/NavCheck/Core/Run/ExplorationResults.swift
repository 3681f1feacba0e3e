/// The results of a ``BreadthFirstSearch``, which stores neither steps nor predecessors.
struct ExplorationResults<Source: MachineSource>: SearchResults {
  typealias Machine = Source.Machine
  typealias Word = Source.Word

  private let source: Source
  private let search: BreadthFirstSearch<Word>
  private let tally: PropertyTally<Word, Machine.Action>
  let remainder: CheckRemainder
  let interrupt: SearchInterrupt
  /// The states that lead to an unexplored step, once they are needed.
  private var reachesCut: BackwardReachability<Word>?
  /// The number of states to which `possible` properties apply.
  private var concerned: [Int: Int] = [:]

  /// Explores a source, and reports; nil if the source gave up or another search takes the place of this one.
  static func report(_ source: Source, _ options: SearchOptions) -> CheckReport<
    Machine.State, Machine.Action
  >? {
    let search = BreadthFirstSearch<Word>(source, options)
    search.explore()
    if source.gaveUp || search.isReplaced { return nil }
    var verdicts = VerdictBuilder(ExplorationResults(source, search))
    return verdicts.report()
  }

  init(_ source: Source, _ search: BreadthFirstSearch<Word>) {
    (self.source, self.search, tally) = (source, search, source.tally())
    interrupt = SearchInterrupt(search.options.shouldStop)
    remainder = CheckRemainder(
      source.truncations, pending: search.pending, for: search.interruption ?? search.exhausted,
      horizon: source.machine.horizon, scope: search.options.budget.scope)
  }

  var machine: Machine { source.machine }
  var properties: [Property] { source.properties }

  var counts: SearchCounts {
    SearchCounts(
      distinctStates: search.distinctStates, generatedStates: search.generatedStates,
      greatestCost: search.levels.last?.level.cost, completeCost: search.completeCost,
      interruption: search.interruption)
  }

  func audit() -> CheckNondeterminism? { StateAudit.nondeterminism(in: search, source) }

  func applications(of property: Int) -> Int { concerned[property] ?? tally.applications[property] }

  func finding(of property: Int) -> Finding {
    guard let level = tally.nearest[property] else { return .none }
    return Finding(TraceReconstruction.trace(to: tally.findings[property], at: level, in: search, source))
  }

  mutating func trap(of property: Int) -> Finding {
    if search.options.stop?.isReached ?? false { return .undecided(SearchStop.replaced) }
    if let (words, level) = nearestTrap(of: property) {
      return Finding(
        TraceReconstruction.trace(to: words.map { .state($0) }, at: level, in: search, source))
    }
    return interrupt.reason.map { .undecided($0) } ?? .none
  }

  func lasso(of property: Int) -> Finding {
    preconditionFailure("A search that stores no steps does not evaluate liveness properties.")
  }

  /// The nearest states from which neither a goal nor a truncated step can be reached.
  private mutating func nearestTrap(of property: Int) -> (words: [Word], level: Level)? {
    let count = search.bases[search.jobs]
    let applies = Buffer(repeating: false, count: count)
    let goals = Buffer(repeating: false, count: count)
    evaluate(property, applies.elements, goals.elements)
    let concerned = (0..<count).reduce(0) { $0 + (applies[$1] ? 1 : 0) }
    self.concerned[property] = concerned
    if concerned == 0 || interrupt.isRaised() { return nil }
    let reachesGoal = reachability(of: goals.elements)
    if interrupt.reason != nil || reachesGoal.count == search.distinctStates { return nil }
    var known = [reachesGoal]
    if nearest(of: applies.elements, beyond: known) == nil { return nil }
    if remainder.whyUnmet != nil {
      let reachesCut = reachesCut ?? cutReachability()
      self.reachesCut = reachesCut
      if interrupt.reason != nil { return nil }
      known.append(reachesCut)
    }
    let trap = nearest(of: applies.elements, beyond: known)
    if trap == nil { return nil }
    guard let leavesScope = scopeReachability(beyond: known) else {
      return interrupt.reason == nil ? trap : nil
    }
    return nearest(of: applies.elements, beyond: known + [leavesScope])
  }

  /// The states that reach a state with a step beyond the scope; nil if no state outside of other analyses has one.
  private func scopeReachability(beyond analyses: [BackwardReachability<Word>])
    -> BackwardReachability<Word>?
  {
    let leaves = Buffer(repeating: false, count: search.bases[search.jobs])
    var isFound = false
    search.forEachChunk { _, first, words in
      let known = analyses.map { $0.reachesTarget(words) }
      for place in 0..<words.count where known.allSatisfy({ !$0[place] }) && !interrupt.isRaised() {
        leaves[first + place] = source.machine.leavesScope(source.state(of: words[place]))
        if leaves[first + place] { isFound = true }
      }
    }
    return isFound && interrupt.reason == nil ? reachability(of: leaves.elements) : nil
  }

  /// The nearest of some states that reach no target of the analyses.
  private func nearest(
    of isWanted: Chunk<Bool>, beyond analyses: [BackwardReachability<Word>]
  ) -> (words: [Word], level: Level)? {
    var found: [Word] = []
    var nearest: Level?
    search.forEachChunk { level, first, words in
      if let nearest, nearest != level { return }
      if !(0..<words.count).contains(where: { isWanted[first + $0] }) { return }
      let known = analyses.map { $0.reachesTarget(words) }
      for place in 0..<words.count where isWanted[first + place] && known.allSatisfy({ !$0[place] }) {
        found.append(words[place])
        nearest = level
      }
    }
    return nearest.map { (found, $0) }
  }

  /// The states that reach a state with an unexplored step.
  private func cutReachability() -> BackwardReachability<Word> {
    let bases = search.bases
    let isCut = Buffer(repeating: false, count: bases[search.jobs])
    // The states that were discovered and not explored.
    let pending = VisitedShard<Word>()
    for (shard, states) in search.visited.shards.enumerated() {
      let explored = bases[shard + 1] - bases[shard]
      states.arena.forEachChunk(of: explored..<states.arena.count) { pending.insert($1) }
    }
    var successors = Successors<Word>()
    search.forEachChunk { _, first, words in
      successors.removeAll()
      source.follow(words, job: 0, into: &successors)
      for place in 0..<words.count {
        isCut[first + place] =
          successors.leadsToCut[place] || successors.containsTarget(of: place, where: pending.contains)
      }
    }
    return reachability(of: isCut.elements)
  }

  private func reachability(of targets: Chunk<Bool>) -> BackwardReachability<Word> {
    BackwardReachability(
      of: targets, in: search, within: search.options.budget.memoryForAnalysis, unless: interrupt)
  }

  /// Evaluates a `possible` property for each state, shard after shard, in rounds between which the caller can stop.
  private func evaluate(_ property: Int, _ applies: Chunk<Bool>, _ goals: Chunk<Bool>) {
    let (source, jobs) = (source, search.jobs)
    var chunks: [(first: Int, words: Chunk<Word>)] = []
    search.forEachChunk { chunks.append(($1, $2)) }
    let width = 16 * jobs
    for start in stride(from: 0, to: chunks.count, by: width) where !interrupt.isRaised() {
      let round = Array(chunks[start..<min(start + width, chunks.count)])
      WorkerThreads.run(min(jobs, round.count)) { job in
        for number in Swift.stride(from: job, to: round.count, by: min(jobs, round.count)) {
          let (first, words) = round[number]
          let range = first..<(first + words.count)
          source.evaluateReachability(
            of: property, words, job: job, applies: applies.slice(range), goals: goals.slice(range))
        }
      }
    }
  }
}
