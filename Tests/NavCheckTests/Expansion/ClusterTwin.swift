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
  private var known: [String: WorldLevel] = [:]
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
    gathered.tally.generated = launch.tally.generated
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
    var explored = 0
    for partition in news.indices {
      for worlds in batches(news[partition]) {
        let found = try expander.expand(worlds, at: level, known: known)
        explored += found.tally.worlds
        add(found.tally)
        wait(at: WorldLevel(inputs: level.inputs, steps: level.steps + 1), found.near)
        wait(at: WorldLevel(inputs: level.inputs + 1, steps: level.steps + 1), found.far)
      }
    }
    if explored > 0 { gathered.depth = level.inputs + 1 }
  }

  private func batches(_ worlds: Partition) -> [[[UInt8]]] {
    let worlds = WorldList.sorted(worlds)
    return stride(from: 0, to: worlds.count, by: batch).map {
      Array(worlds[$0..<min($0 + batch, worlds.count)])
    }
  }

  private mutating func add(_ tally: WorldTally) {
    gathered.tally.worlds += tally.worlds
    gathered.tally.generated += tally.generated
    gathered.tally.events.merge(tally.events, uniquingKeysWith: +)
    gathered.tally.mattered.merge(tally.mattered, uniquingKeysWith: +)
    gathered.tally.cuts.merge(tally.cuts, uniquingKeysWith: +)
    for finding in tally.findings { add(finding) }
  }

  private mutating func add(_ finding: WorldTally.Finding) {
    let nearest = known[finding.property]
    if let nearest, nearest < finding.level { return }
    if nearest != finding.level { gathered.tally.findings.removeAll { $0.property == finding.property } }
    known[finding.property] = finding.level
    gathered.tally.findings.append(finding)
  }

  /// Counts what was found and is not explored any more.
  private mutating func leaveOut(_ reason: String) throws {
    let left = unexplored
    for partition in left {
      for worlds in batches(partition) {
        let tally = try expander.count(worlds)
        gathered.unexplored = .init(
          reason: reason, worlds: (gathered.unexplored?.worlds ?? 0) + tally.worlds, isInterruption: false)
        gathered.tally.cuts.merge(tally.cuts, uniquingKeysWith: +)
      }
    }
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
    let names = expander.possibilities
    if !names.contains(where: { gathered.tally.mattered[$0] ?? 0 > 0 }) { return }
    var reached: [[UInt8]: [UInt8]] = [:]
    var concerned: [[UInt8]: [UInt8]] = [:]
    var sources: [[UInt8]: [[UInt8]]] = [:]
    for partition in visited.values.joined() {
      for worlds in batches(partition) {
        let found = try expander.ways(worlds)
        for (number, world) in worlds.enumerated() {
          reached[world] = found.goals[number]
          concerned[world] = found.concerned[number]
        }
        for way in found.ways.joined() { sources[way.to, default: []].append(worlds[way.from]) }
      }
    }
    // A step to a world that is not explored is a step that is cut off.
    let cut = names.count
    for world in unexplored.joined() {
      reached[world] = (0..<expander.bitBytes).map { $0 == cut / 8 ? 1 << (cut % 8) : 0 }
    }
    var open = Array(reached.keys)
    while let world = open.popLast() {
      for source in sources[world] ?? [] {
        let bits = zip(reached[source] ?? [], reached[world] ?? []).map { $0 | $1 }
        if reached.updateValue(bits, forKey: source) != bits { open.append(source) }
      }
    }
    func has(_ bit: Int, _ bits: [UInt8]?) -> Bool { bits.map { $0[bit / 8] >> (bit % 8) & 1 == 1 } ?? false }
    for (bit, name) in names.enumerated() {
      for (level, partitions) in visited {
        for world in partitions.joined() {
          let isLost = has(bit, concerned[world]) && !has(bit, reached[world]) && !has(cut, reached[world])
          if isLost {
            add(.init(property: name, level: level, world: WorldList.hexadecimal(world), step: nil))
          }
        }
      }
    }
  }

  /// Collects, level by level back to the launch, the worlds on shortest ways to what was found.
  private mutating func goBack() throws {
    var kept: [WorldLevel: Partition] = [:]
    for finding in gathered.tally.findings {
      let bytes = WorldList.bytes(finding.world) ?? []
      if let level = visited.first(where: { $0.value.contains { $0.contains(bytes) } })?.key {
        kept[level, default: []].insert(bytes)
      }
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
