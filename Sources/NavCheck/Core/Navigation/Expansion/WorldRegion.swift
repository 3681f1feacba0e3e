import NavModel

/// A step, turned round: the world that it leads to, and the place of the world that it comes from.
package struct WorldWay: Hashable, Sendable {
  /// The partition of the world that it comes from, and the number of that world there.
  package var source: WorldPlace
  /// The bytes of the world that it leads to.
  package var target: [UInt8]

  package init(source: WorldPlace, target: [UInt8]) { (self.source, self.target) = (source, target) }
}

/// A partition, and the number of a world among all that were visited there, level by level.
package struct WorldPlace: Hashable, Sendable {
  package var partition: UInt32
  package var number: UInt32

  package init(partition: UInt32, number: UInt32) { (self.partition, self.number) = (partition, number) }
}

/// Newly discovered reachability of a world: the goals that can be reached from it.
package struct WorldNews: Hashable, Sendable {
  package var number: UInt32
  /// A bit for each goal.
  package var goals: [UInt8]

  package init(number: UInt32, goals: [UInt8]) { (self.number, self.goals) = (number, goals) }
}

/// All worlds of one partition, for computing which worlds can reach which goals.
///
/// Goals are bits: one for each `possible` property (``WorldExpander/possibilities``), and one after these for a
/// truncated step. The lowest bit of the first byte belongs to the first property. The visited worlds come first,
/// then the unvisited targets of steps.
package struct WorldRegion: Hashable, Sendable {
  /// The number of bytes for the bits of a world.
  let width: Int
  /// For each world, the bits of the properties that apply to it; no bits for an unvisited world.
  package private(set) var concerned: [UInt8] = []
  /// For each world where its part of ``sources`` begins, and where the last one ends.
  package private(set) var starts: [UInt32] = []
  /// Where the steps that lead to each world come from.
  package private(set) var sources: [WorldPlace] = []

  fileprivate init(width: Int) { self.width = width }

  /// A region with its parts; nil unless they fit together.
  package init?(width: Int, concerned: [UInt8], starts: [UInt32], sources: [WorldPlace], partitions: Int) {
    let isOrdered = starts.first == 0 && zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 }
    guard isOrdered, Int(starts[starts.count - 1]) == sources.count,
      concerned.count.isMultiple(of: width), concerned.count / width < starts.count,
      sources.allSatisfy({ $0.partition < partitions })
    else { return nil }
    self.init(width: width)
    (self.concerned, self.starts, self.sources) = (concerned, starts, sources)
  }

  /// The number of worlds.
  package var count: Int { starts.count - 1 }

  /// Merges newly discovered reachability, and returns it for the predecessors of these worlds.
  ///
  /// - Parameters:
  ///   - news: The reachability of worlds; each number is below ``count``.
  ///   - reached: For each world, the bits of the goals that are known to be reachable.
  ///   - partitions: The number of partitions.
  /// - Returns: The news for each partition; all lists are empty when the computation is complete.
  package func spread(_ news: [WorldNews], into reached: inout [UInt8], partitions: Int) -> [[WorldNews]] {
    var changes: [Int: [UInt8]] = [:]
    for item in news {
      let number = Int(item.number)
      for (byte, bits) in item.goals.enumerated() {
        let fresh = bits & ~reached[number * width + byte]
        if fresh == 0 { continue }
        reached[number * width + byte] |= fresh
        changes[number, default: Array(repeating: 0, count: width)][byte] |= fresh
      }
    }
    return told(changes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, partitions)
  }

  fileprivate func told(_ changes: [(Int, [UInt8])], _ partitions: Int) -> [[WorldNews]] {
    var told: [[WorldNews]] = Array(repeating: [], count: partitions)
    for (number, goals) in changes {
      for source in sources[Int(starts[number])..<Int(starts[number + 1])] {
        told[Int(source.partition)].append(WorldNews(number: source.number, goals: goals))
      }
    }
    return told
  }

  fileprivate mutating func add(concerned bits: [UInt8]) { concerned += bits }

  fileprivate mutating func add(_ places: [WorldPlace]) {
    if starts.isEmpty { starts = [0] }
    sources += places
    starts.append(UInt32(sources.count))
  }
}

extension WorldExpander {
  /// The number of bytes of a set of goals.
  package var bitBytes: Int { possibilities.count / 8 + 1 }

  /// Turns the steps of worlds round.
  ///
  /// - Parameters:
  ///   - worlds: Worlds of one partition.
  ///   - place: The place of the first of them.
  /// - Returns: For each partition, the ways that lead to worlds there.
  /// - Throws: ``UnreadableWorld``.
  package func ways(_ worlds: [[UInt8]], from place: WorldPlace) throws(UnreadableWorld) -> [[WorldWay]] {
    var found: [[WorldWay]] = Array(repeating: [], count: partitions)
    var unused = WorldTally()
    for (number, bytes) in worlds.enumerated() {
      guard let world = try explorable(bytes, number, &unused) else { continue }
      let source = WorldPlace(partition: place.partition, number: place.number + UInt32(number))
      var targets: Set<[UInt8]> = []
      machine.forEachStep(from: world) { _, next in if next != world { targets.insert(next.encoded) } }
      for target in WorldList.sorted(targets) {
        found[WorldList.partition(of: target, among: partitions)].append(
          WorldWay(source: source, target: target))
      }
    }
    return found
  }

  /// Combines the worlds of a partition with the steps that lead to them.
  ///
  /// - Parameters:
  ///   - worlds: All visited worlds of the partition, level by level.
  ///   - ways: All steps that lead to worlds of the partition.
  /// - Returns: The region, the goals that worlds are themselves, and the news for each partition.
  /// - Throws: ``UnreadableWorld``.
  package func region(
    _ worlds: [[UInt8]], _ ways: [WorldWay]
  ) throws(UnreadableWorld) -> (region: WorldRegion, reached: [UInt8], news: [[WorldNews]]) {
    var region = WorldRegion(width: bitBytes)
    var reached: [UInt8] = []
    var numbers: [[UInt8]: Int] = [:]
    var unused = WorldTally()
    for (number, bytes) in worlds.enumerated() {
      numbers[bytes] = number
      let world = try explorable(bytes, number, &unused)
      var (goals, concerned) = world.map(possibilityBits) ?? (cutBit, noBits)
      if let world, goals == noBits, machine.leavesScope(world) { goals = cutBit }
      reached += goals
      region.add(concerned: concerned)
    }
    var links: [[WorldPlace]] = Array(repeating: [], count: worlds.count)
    for way in ways {
      if let number = numbers[way.target] {
        links[number].append(way.source)
      } else {
        // It was discovered and not explored, so its successors are unknown.
        numbers[way.target] = links.count
        links.append([way.source])
        reached += cutBit
      }
    }
    for places in links { region.add(places) }
    if links.isEmpty { region.add([]) }
    let known = links.indices.compactMap { number -> (Int, [UInt8])? in
      let bits = Array(reached[(number * bitBytes)..<((number + 1) * bitBytes)])
      return bits.allSatisfy { $0 == 0 } ? nil : (number, bits)
    }
    return (region, reached, region.told(known, partitions))
  }

  /// The nearest worlds of a partition to which a property applies and from which none of its goals can be reached.
  ///
  /// - Parameters:
  ///   - levels: The visited worlds of the partition, level by level, in the order of the region.
  ///   - region: The region.
  ///   - reached: The goals that can be reached from its worlds.
  /// - Returns: A tally with findings only.
  package func traps(
    _ levels: [(level: WorldLevel, worlds: [[UInt8]])], _ region: WorldRegion, _ reached: [UInt8]
  ) -> WorldTally {
    var tally = WorldTally()
    func has(_ bit: Int, _ number: Int, _ bits: [UInt8]) -> Bool {
      bits[number * region.width + bit / 8] >> (bit % 8) & 1 == 1
    }
    let cut = possibilities.count
    for (bit, name) in possibilities.enumerated() {
      var first = 0
      for (level, worlds) in levels {
        let lost = worlds.indices.filter { index in
          let number = first + index
          return has(bit, number, region.concerned) && !has(bit, number, reached)
            && !has(cut, number, reached)
        }
        tally.findings += lost.map {
          WorldTally.Finding(
            property: name, level: level, at: level, world: WorldList.hexadecimal(worlds[$0]), step: nil)
        }
        if !lost.isEmpty { break }
        first += worlds.count
      }
    }
    return tally
  }

  private var noBits: [UInt8] { Array(repeating: 0, count: bitBytes) }

  private var cutBit: [UInt8] {
    var bits = noBits
    bits[possibilities.count / 8] = 1 << (possibilities.count % 8)
    return bits
  }

  /// The `possible` properties of which a world is a goal, and those that apply to it.
  private func possibilityBits(_ world: NavWorld) -> (goals: [UInt8], concerned: [UInt8]) {
    var (goals, concerned) = (noBits, noBits)
    for (bit, predicate) in CompiledProperties(checker.properties).reachability.enumerated() {
      if predicate.isGoal(world) { goals[bit / 8] |= 1 << (bit % 8) }
      if predicate.applies(world) { concerned[bit / 8] |= 1 << (bit % 8) }
    }
    return (goals, concerned)
  }
}
