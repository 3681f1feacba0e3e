/// Reconstructs the states on the shortest paths to findings from the levels alone.
///
/// From the last level to the first, it generates the steps of all states again and retains the states that lead to a
/// retained state. ``ShortestTrace`` then selects a trace from these states. Takes time in proportion to the steps up
/// to the level of the findings.
struct WayBack<Machine: StateMachine, Word: PackedWord> {
  typealias Step = BlockTally<Word, Machine.Action>.Step

  private let source: MachineSource<Machine, Word>
  private var graph = StateGraph<Machine.State>()
  private var predecessors: [[StateGraph<Machine.State>.Link]] = []
  private var numbers: [Word: Int] = [:]
  private var ends: [TraceEnd<Int, Machine.Action>] = []
  /// The states at each level that are on a shortest path.
  private var kept: [Level: VisitedShard<Word>] = [:]

  /// The least trace that ends in one of the states or with one of the steps, which all have the same level.
  static func trace(
    to states: [Word], steps: [Step], at level: Level, of space: ExploredSpace<Word>,
    source: MachineSource<Machine, Word>
  ) -> CheckTrace<Machine.State, Machine.Action>? {
    var way = WayBack(source: source)
    for word in Set(states) { way.ends.append(.state(way.keep(word, at: level))) }
    for step in steps { _ = way.keep(step.from, at: level.before(step.cost)) }
    way.follow(space.levels, in: space.arenas)
    // Only now, since a step may lead back to a state that a shortest way leads through.
    for step in steps {
      let from = way.number(step.from, at: level.before(step.cost))
      let to = way.number(step.to, at: level)
      way.ends.append(.step(from: from, action: step.action, to: to, cost: step.cost))
    }
    for shard in way.kept.values { shard.release() }
    let ways = ShortestTrace<Machine>.Ways(
      starts: way.graph.initial, levels: way.graph.levels, predecessors: way.predecessors,
      allows: { _, _, _ in true })
    return ShortestTrace(machine: source.machine, graph: way.graph, ways: ways, ends: way.ends).trace()
  }

  private init(source: MachineSource<Machine, Word>) { self.source = source }

  private mutating func follow(_ levels: [ExploredLevel], in arenas: [WordArena<Word>]) {
    for level in levels.sorted(by: { $0.level.steps > $1.level.steps }) {
      let near = kept[level.level.next(cost: 0)]
      let far = kept[level.level.next(cost: 1)]
      if near != nil || far != nil {
        for (shard, range) in level.ranges.enumerated() {
          unsafe arenas[shard].forEachPiece(of: range, size: LevelPieces<Word>.size) {
            _, words in
            let output = unsafe source.follow(UnsafeBufferPointer(words), job: 0)
            for place in 0..<words.count {
              unsafe link(words[place], output, place, near: near, far: far, at: level.level)
            }
          }
        }
      }
    }
    guard let start = kept[.start] else { return }
    for index in 0..<start.arena.count {
      if let number = numbers[start.arena[index]] { graph.initial.insert(number) }
    }
  }

  private mutating func link(
    _ word: Word, _ output: BlockOutput<Word>, _ place: Int, near: VisitedShard<Word>?,
    far: VisitedShard<Word>?, at level: Level
  ) {
    for cost in [0, 1] {
      guard let wanted = cost == 0 ? near : far else { continue }
      let list = cost == 0 ? output.free : output.paid
      let ends = cost == 0 ? output.freeEnds : output.paidEnds
      for index in (place == 0 ? 0 : ends[place - 1])..<ends[place] where wanted.contains(list[index]) {
        let from = keep(word, at: level)
        guard let to = numbers[list[index]] else {
          preconditionFailure("A state on a path of the reconstruction has no number.")
        }
        predecessors[to].append(StateGraph.Link(state: from, cost: cost))
      }
    }
  }

  private mutating func keep(_ word: Word, at level: Level) -> Int {
    let shard = kept[level] ?? VisitedShard()
    kept[level] = shard
    unsafe withUnsafePointer(to: word) {
      unsafe shard.admit(UnsafeBufferPointer(start: Optional($0), count: 1))
    }
    return number(word, at: level)
  }

  private mutating func number(_ word: Word, at level: Level) -> Int {
    if let known = numbers[word] { return known }
    let number = graph.add(source.state(of: word), standing: .distinct, level: level)
    numbers[word] = number
    predecessors.append([])
    return number
  }
}

extension Level {
  /// Where a step of the given cost that leads here begins.
  fileprivate func before(_ stepCost: Int) -> Level { Level(cost: cost - stepCost, steps: steps - 1) }
}
