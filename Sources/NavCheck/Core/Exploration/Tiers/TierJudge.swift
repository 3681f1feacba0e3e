/// The results of an exploration that stored neither steps nor predecessors.
struct TierJudge<Machine: StateMachine, Word: PackedWord>: SearchResults {
  typealias Report = CheckReport<Machine.State, Machine.Action>

  private let source: MachineSource<Machine, Word>
  private let space: ExploredSpace<Word>
  private let tally: BlockTally<Word, Machine.Action>
  let remainder: CheckRemainder
  let interrupt: SearchInterrupt
  /// The states that lead to a step that was not followed; found once it matters.
  private var reachesCut: AncestorSearch<Word>?

  /// Explores and judges; `nil` where the source gave up or the search was stopped.
  static func report(
    _ source: MachineSource<Machine, Word>, within budget: CheckBudget, jobs: Int,
    progress: ((CheckProgress) -> Void)?, shouldStop: (() -> String?)?, stop: SearchStop? = nil
  ) -> Report? {
    let space = explore(
      source, within: budget, jobs: jobs, progress: progress, shouldStop: shouldStop, stop: stop)
    return report(source, space, stop, shouldStop)
  }

  /// The report on an exploration; `nil` if the source gave up or the search was stopped.
  static func report(
    _ source: MachineSource<Machine, Word>, _ space: ExploredSpace<Word>, _ stop: SearchStop? = nil,
    _ shouldStop: (() -> String?)? = nil
  ) -> Report? {
    defer {
      space.release()
      source.release()
    }
    if source.gaveUp || stop?.isReached ?? false { return nil }
    var verdicts = VerdictBuilder(TierJudge(source, space, SearchInterrupt(shouldStop)))
    defer { verdicts.results.release() }
    return verdicts.report()
  }

  // The loops are compiled for a word where its type is known, so both specialisations are named.
  private static func explore(
    _ source: BlockSource<Word>, within budget: CheckBudget, jobs: Int,
    progress: ((CheckProgress) -> Void)?, shouldStop: (() -> String?)?, stop: SearchStop?
  ) -> Exploration<Word> {
    var known: AnyObject?
    if let source = source as? BlockSource<UInt64> {
      known = Exploration<UInt64>(
        source, within: budget, jobs: jobs, progress: progress, shouldStop: shouldStop, stop: stop)
    } else if let source = source as? BlockSource<PackedPair> {
      known = Exploration<PackedPair>(
        source, within: budget, jobs: jobs, progress: progress, shouldStop: shouldStop, stop: stop)
    }
    if let known = known as? Exploration<Word> { return known }
    return Exploration(
      source, within: budget, jobs: jobs, progress: progress, shouldStop: shouldStop, stop: stop)
  }

  private init(
    _ source: MachineSource<Machine, Word>, _ space: ExploredSpace<Word>, _ interrupt: SearchInterrupt
  ) {
    self.interrupt = interrupt
    self.source = source
    self.space = space
    tally = source.tally()
    remainder = CheckRemainder(
      source.truncations, pending: space.pending, for: space.interruption ?? space.exhausted,
      horizon: source.machine.horizon)
  }

  var machine: Machine { source.machine }
  var properties: [Property] { source.properties }

  var counts: SearchCounts {
    SearchCounts(
      distinctStates: space.distinctStates, generatedStates: space.generatedStates,
      greatestCost: space.levels.last?.level.cost, interruption: space.interruption)
  }

  func audit() -> CheckContradiction? { source.contradiction(in: space) }

  func applications(of property: Int) -> Int { tally.mattered[property] }

  func finding(of property: Int) -> Finding {
    guard let level = tally.nearest[property] else { return .none }
    return Finding(
      WayBack.trace(
        to: tally.states[property], steps: tally.steps[property], at: level, of: space, source: source))
  }

  mutating func trap(of property: Int) -> Finding {
    if let (words, level) = nearestTrap(of: property) {
      return Finding(WayBack.trace(to: words, steps: [], at: level, of: space, source: source))
    }
    return interrupt.reason.map { .undecided($0) } ?? .none
  }

  func lasso(of property: Int) -> Finding {
    preconditionFailure("This engine does not evaluate liveness properties.")
  }

  func release() { reachesCut?.release() }

  /// The nearest states from which neither a goal nor a truncated step can be reached.
  private mutating func nearestTrap(of property: Int) -> (words: [Word], level: Level)? {
    // States that may be deadlocked need no other test.
    if tally.mattered[property] == 0 || interrupt.isRaised() { return nil }
    let (concerned, goals) = possibilities(of: property)
    let reachesGoal = AncestorSearch.ancestors(of: goals, in: space, source, unless: interrupt)
    defer { reachesGoal.release() }
    if interrupt.reason != nil || reachesGoal.count == space.distinctStates { return nil }
    let lost = nearest(of: concerned, beyond: [reachesGoal])
    if lost == nil || remainder.whyUnmet == nil { return lost }
    let reachesCut =
      reachesCut ?? AncestorSearch.ancestors(of: cutStates(), in: space, source, unless: interrupt)
    self.reachesCut = reachesCut
    if interrupt.reason != nil { return nil }
    return nearest(of: concerned, beyond: [reachesGoal, reachesCut])
  }

  /// The nearest of some states that none of the searches has come by.
  private func nearest(
    of isWanted: [Bool], beyond searches: [AncestorSearch<Word>]
  ) -> (words: [Word], level: Level)? {
    let (bases, arenas) = (space.bases, space.arenas)
    for level in space.levels {
      var found: [Word] = []
      for (shard, range) in level.ranges.enumerated() {
        unsafe arenas[shard].forEachPiece(of: range, size: LevelPieces<Word>.size) { first, words in
          let wanted = words.indices.filter { isWanted[bases[shard] + first + $0] }
          if wanted.isEmpty { return }
          let known = searches.map { unsafe $0.haveWay(UnsafeBufferPointer(words)) }
          for place in wanted where known.allSatisfy({ !$0[place] }) { unsafe found.append(words[place]) }
        }
      }
      if !found.isEmpty { return (found, level.level) }
    }
    return nil
  }

  /// For each state, share after share, whether a step of it was not followed.
  private func cutStates() -> [Bool] {
    let (bases, arenas) = (space.bases, space.arenas)
    var isCut = Array(repeating: false, count: bases[arenas.count])
    // What was found and not explored.
    let pending = VisitedShard<Word>()
    defer { pending.release() }
    for (shard, arena) in arenas.enumerated() {
      let explored = bases[shard + 1] - bases[shard]
      unsafe arena.forEachPiece(of: explored..<arena.count, size: .max) { _, words in
        unsafe pending.admit(UnsafeBufferPointer(words))
      }
    }
    for (shard, arena) in arenas.enumerated() {
      let range = 0..<(bases[shard + 1] - bases[shard])
      unsafe arena.forEachPiece(of: range, size: LevelPieces<Word>.size) { start, words in
        let output = unsafe source.follow(UnsafeBufferPointer(words), job: 0)
        for place in 0..<words.count {
          isCut[bases[shard] + start + place] =
            output.leadsToCut[place] || output.targets(of: place).contains(where: pending.contains)
        }
      }
    }
    return isCut
  }

  /// For each state, shard after shard, whether the property applies to it, and whether it is a goal.
  private func possibilities(of property: Int) -> (concerned: [Bool], goals: [Bool]) {
    let (bases, arenas, source) = (space.bases, space.arenas, source)
    let count = bases[arenas.count]
    var concerned = Array(repeating: false, count: count)
    var goals = concerned
    unsafe concerned.withUnsafeMutableBufferPointer { concerned in
      unsafe goals.withUnsafeMutableBufferPointer { goals in
        guard let first = concerned.baseAddress, let second = goals.baseAddress else { return }
        // Each shard has slots of its own, and no arena changes any more.
        nonisolated(unsafe) let (concerned, goals, frozen) = unsafe (first, second, arenas)
        WorkerThreads.run(arenas.count) { shard in
          let range = 0..<(bases[shard + 1] - bases[shard])
          unsafe frozen[shard].forEachPiece(of: range, size: LevelPieces<Word>.size) { start, words in
            unsafe source.possibilities(
              of: property, UnsafeBufferPointer(words), job: shard,
              concerned: concerned + bases[shard] + start,
              goals: goals + bases[shard] + start)
          }
        }
      }
    }
    return (concerned, goals)
  }
}
