import NavModel

/// The steps of some worlds, turned round, and which worlds something must stay possible from.
package struct WorldWays: Hashable, Sendable {
  /// A world that a step leads to, with the number of the world that it comes from.
  package struct Way: Hashable, Sendable {
    package let from: Int
    package let to: [UInt8]
  }

  /// For each world, a bit for each property whose goal it is, and one behind these where a step was cut off; the lowest
  /// bit of the first byte is that of the first property.
  package fileprivate(set) var goals: [[UInt8]] = []
  /// For each world, a bit for each property that is about it.
  package fileprivate(set) var concerned: [[UInt8]] = []
  /// For each partition, the ways to its worlds, in the order of the worlds that they come from.
  package fileprivate(set) var ways: [[Way]]
}

extension WorldExpander {
  /// How many bytes a set of bits takes that has one for each of ``possibilities``, and one more.
  package var bitBytes: Int { possibilities.count / 8 + 1 }

  /// Turns the steps of worlds round, so that others can go back from goals.
  ///
  /// - Throws: ``UnreadableWorld``.
  package func ways(_ worlds: [[UInt8]]) throws(UnreadableWorld) -> WorldWays {
    var found = WorldWays(ways: Array(repeating: [], count: partitions))
    let claims = checker.properties.map(\.claim)
    let none = Array(repeating: UInt8(0), count: bitBytes)
    var unused = WorldTally()
    for (number, bytes) in worlds.enumerated() {
      var (goals, concerned) = (none, none)
      if let world = try explorable(bytes, number, &unused) {
        var bit = 0
        for case .possible(let when, let goal) in claims {
          if goal(world) { goals[bit / 8] |= 1 << (bit % 8) }
          if when(world) { concerned[bit / 8] |= 1 << (bit % 8) }
          bit += 1
        }
        var targets: Set<NavWorld> = []
        machine.forEachStep(from: world) { _, next in
          if next == world || !targets.insert(next).inserted { return }
          if machine.truncation(of: next) != nil {
            goals[bit / 8] |= 1 << (bit % 8)
            return
          }
          let way = WorldWays.Way(from: number, to: next.encoded)
          found.ways[WorldList.partition(of: way.to, among: partitions)].append(way)
        }
      }
      found.goals.append(goals)
      found.concerned.append(concerned)
    }
    for partition in found.ways.indices {
      found.ways[partition].sort {
        $0.from == $1.from ? $0.to.lexicographicallyPrecedes($1.to) : $0.from < $1.from
      }
    }
    return found
  }
}
