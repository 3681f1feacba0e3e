/// Reconstructs the states on the shortest paths to findings from the levels alone.
///
/// From the last level to the first, it generates the steps of all states again and retains the states that lead to a
/// retained state. ``ShortestTrace`` then selects a trace from these states. Takes time in proportion to the steps up
/// to the level of the findings.
struct TraceReconstruction<Source: MachineSource> {
  typealias Word = Source.Word
  typealias State = Source.Machine.State
  typealias Action = Source.Machine.Action

  private let source: Source
  private var graph = StateGraph<State>()
  private var predecessors: [[StateGraph<State>.Link]] = []
  private var numbers: [Word: Int] = [:]
  private var ends: [TraceTarget<Int, Action>] = []
  /// The states at each level that are on a shortest path.
  private var retained: [Level: VisitedShard<Word>] = [:]

  /// The least trace with one of the given ends, which all have the same level; nil if the machine no longer has it.
  static func trace(
    to ends: [TraceTarget<Word, Action>], at level: Level, in search: BreadthFirstSearch<Word>,
    _ source: Source
  ) -> CheckTrace<State, Action>? {
    var paths = TraceReconstruction(source: source)
    for end in ends {
      switch end {
      case .state(let word): _ = paths.retain(word, at: level)
      case .step(let from, _, _, let cost): _ = paths.retain(from, at: level.before(cost))
      }
    }
    paths.follow(search)
    // Only now, since a step may lead back to a state that a shortest path visits.
    for end in ends {
      switch end {
      case .state(let word): paths.ends.append(.state(paths.number(word, at: level)))
      case .step(let from, let action, let to, let cost):
        let from = paths.number(from, at: level.before(cost))
        paths.ends.append(.step(from: from, action: action, to: paths.number(to, at: level), cost: cost))
      }
    }
    let ways = ShortestTrace<Source.Machine>.Ways(
      starts: paths.graph.initial, levels: paths.graph.levels, predecessors: paths.predecessors,
      allows: { _, _, _ in true })
    return ShortestTrace(machine: source.machine, graph: paths.graph, ways: ways, ends: paths.ends).trace()
  }

  private init(source: Source) { self.source = source }

  private mutating func follow(_ search: BreadthFirstSearch<Word>) {
    var successors = Successors<Word>()
    // Each step leads to a greater number of steps, so the levels with most steps come first.
    for level in search.levels.sorted(by: { $0.level.steps > $1.level.steps }) {
      let near = retained[level.level.next(cost: 0)]
      let far = retained[level.level.next(cost: 1)]
      if near == nil && far == nil { continue }
      for (shard, range) in level.ranges.enumerated() {
        search.visited.shards[shard].arena.forEachChunk(of: range, size: 256) { _, words in
          successors.removeAll()
          source.follow(words, job: 0, into: &successors)
          for place in 0..<words.count {
            if let near {
              for index in successors.freeRange(of: place) where near.contains(successors.free[index]) {
                link(words[place], at: level.level, to: successors.free[index], cost: 0)
              }
            }
            if let far {
              for index in successors.paidRange(of: place) where far.contains(successors.paid[index]) {
                link(words[place], at: level.level, to: successors.paid[index], cost: 1)
              }
            }
          }
        }
      }
    }
    guard let start = retained[.start] else { return }
    for index in 0..<start.arena.count {
      if let number = numbers[start.arena[index]] { graph.initial.insert(number) }
    }
  }

  private mutating func link(_ word: Word, at level: Level, to target: Word, cost: Int) {
    let from = retain(word, at: level)
    guard let to = numbers[target] else {
      preconditionFailure("A state on a path of the reconstruction has no number.")
    }
    predecessors[to].append(StateGraph.Link(state: from, cost: cost))
  }

  private mutating func retain(_ word: Word, at level: Level) -> Int {
    let states = retained[level] ?? VisitedShard()
    retained[level] = states
    states.insert(word)
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
  /// The level at which a step of the given cost that leads here begins.
  fileprivate func before(_ stepCost: Int) -> Level { Level(cost: cost - stepCost, steps: steps - 1) }
}
