import NavModel

@testable import NavCheck

/// What a cluster does, in one process: worlds are kept in partitions, and an expander is asked for all else.
///
/// It goes through the same motions as the drivers that `navcheck expand --driver` prints.
struct ClusterTwin {
  typealias Partition = Set<[UInt8]>

  private let expander: WorldExpander
  private let partitions: Int
  /// How many worlds are handed to the expander at once.
  private let batch: Int
  /// After how many worlds no further level is begun.
  private let limit: Int?
  private var visited: [WorldLevel: [Partition]] = [:]
  private var waiting: [WorldLevel: [Partition]] = [:]
  private var gathered = GatheredWorlds()

  init(_ check: NavigationCheck, partitions: Int, batch: Int = 7, limit: Int? = nil) {
    expander = WorldExpander(check, partitions: partitions)
    self.partitions = partitions
    self.batch = batch
    self.limit = limit
  }

  /// Explores, goes back, and asks for the report.
  mutating func run() throws -> NavigationReport {
    let launch = expander.launch()
    add(launch.tally)
    wait(at: WorldLevel(inputs: 0, steps: 0), launch.near)
    while let level = waiting.keys.min() {
      if let limit, gathered.tally.worlds >= limit {
        try leaveOut("state budget of \(limit)")
        break
      }
      try explore(level)
    }
    try findTraps()
    try goBack()
    return try expander.report(of: gathered)
  }

  // MARK: Levels

  private mutating func wait(at level: WorldLevel, _ lists: [[[UInt8]]]) {
    if lists.allSatisfy(\.isEmpty) { return }
    var partitions = waiting[level] ?? Array(repeating: [], count: partitions)
    for (partition, list) in lists.enumerated() { partitions[partition].formUnion(list) }
    waiting[level] = partitions
  }

  private mutating func explore(_ level: WorldLevel) throws {
    var news = waiting.removeValue(forKey: level) ?? []
    for old in visited.values {
      for partition in news.indices { news[partition].subtract(old[partition]) }
    }
    visited[level] = news
    for partition in news.indices {
      for worlds in batches(news[partition]) {
        let found = try expander.expand(worlds, at: level, known: gathered.known)
        add(found.tally)
        wait(at: WorldLevel(inputs: level.inputs, steps: level.steps + 1), found.near)
        wait(at: WorldLevel(inputs: level.inputs + 1, steps: level.steps + 1), found.far)
      }
    }
  }

  private func batches(_ worlds: Partition) -> [[[UInt8]]] {
    let worlds = WorldList.sorted(worlds)
    return stride(from: 0, to: worlds.count, by: batch).map {
      Array(worlds[$0..<min($0 + batch, worlds.count)])
    }
  }

  private mutating func add(_ tally: WorldTally) {
    gathered.add(tally, possibilities: expander.possibilities)
  }

  /// Counts what was found and is not explored any more.
  private mutating func leaveOut(_ reason: String) throws {
    let left = unexplored
    gathered.unexplored = .init(reason: reason, worlds: 0, isInterruption: false)
    for worlds in left.flatMap(batches) { add(try expander.count(worlds)) }
  }

  private var unexplored: [Partition] {
    (0..<partitions).map { partition in
      var left = waiting.values.reduce(into: Partition()) { $0.formUnion($1[partition]) }
      for old in visited.values { left.subtract(old[partition]) }
      return left
    }
  }

  // MARK: Back

  /// Finds, by going back from goals until nothing is added, the nearest worlds from which there is no way to one.
  private mutating func findTraps() throws {
    guard gathered.asksWhatIsPossible else { return }
    let levels = visited.keys.sorted()
    func worlds(_ partition: Int) -> [(level: WorldLevel, worlds: [[UInt8]])] {
      levels.map { ($0, WorldList.sorted(visited[$0]?[partition] ?? [])) }
    }
    var ways: [[WorldWay]] = Array(repeating: [], count: partitions)
    for partition in 0..<partitions {
      var first = 0
      for (_, worlds) in worlds(partition) {
        let place = WorldPlace(partition: UInt32(partition), number: UInt32(first))
        for (target, found) in try expander.ways(worlds, from: place).enumerated() { ways[target] += found }
        first += worlds.count
      }
    }
    var regions: [(region: WorldRegion, reached: [UInt8])] = []
    var news: [[WorldNews]] = Array(repeating: [], count: partitions)
    func tell(_ told: [[WorldNews]], _ news: inout [[WorldNews]]) {
      for (target, list) in told.enumerated() { news[target] += list }
    }
    for partition in 0..<partitions {
      let (region, reached, told) = try expander.region(worlds(partition).flatMap(\.worlds), ways[partition])
      regions.append((region, reached))
      tell(told, &news)
    }
    while !news.allSatisfy(\.isEmpty) {
      let heard = news
      news = Array(repeating: [], count: partitions)
      for partition in 0..<partitions {
        tell(
          regions[partition].region.spread(
            heard[partition], into: &regions[partition].reached, partitions: partitions),
          &news)
      }
    }
    for partition in 0..<partitions {
      add(expander.traps(worlds(partition), regions[partition].region, regions[partition].reached))
    }
  }

  /// Collects, level by level back to the launch, the worlds on shortest ways to what was found.
  private mutating func goBack() throws {
    var kept: [WorldLevel: Partition] = [:]
    for finding in gathered.tally.findings {
      if let world = WorldList.bytes(finding.world) { kept[finding.at, default: []].insert(world) }
    }
    for level in visited.keys.sorted(by: { $0.steps > $1.steps }) {
      let near = kept[WorldLevel(inputs: level.inputs, steps: level.steps + 1)] ?? []
      let far = kept[WorldLevel(inputs: level.inputs + 1, steps: level.steps + 1)] ?? []
      if near.isEmpty, far.isEmpty { continue }
      for partition in visited[level] ?? [] {
        for worlds in batches(partition) {
          kept[level, default: []].formUnion(try expander.leading(worlds, to: near, orByInputTo: far))
        }
      }
    }
    gathered.levels = kept.keys.sorted()
    gathered.worlds = gathered.levels.map { WorldList.sorted(kept[$0] ?? []) }
  }
}
